import type { ReferringArticle } from '../../rules/article-body.ts'
import { EditorialContractBroken } from '#base/core/article/article-gateway.ts'
import { sanitiseWith } from '../../rules/sanitise.ts'
import { providerAddresses } from './provider-addresses.ts'

/** Longest article, in bytes of UTF-8, and most tags in it: cleaning costs so much for each. */
export const MAX_ARTICLE = 256 * 1024
const MAX_TAGS = 12_000

/** Most elements open at once: what opens within them costs the more, the more they are. */
const MAX_OPEN = 500

/**
 * The HTML of a provider's article, cleaned at the border: by the allow-list,
 * with its addresses made the site's (see `providerAddresses`). `mediaBases` are the provider's
 * media address and its own. The worst text that it takes on costs less than 200 ms.
 * @throws {EditorialContractBroken} when the text is too long, or too deep to be one
 */
export function cleanProviderArticle(
  html: string,
  article: ReferringArticle,
  provider: { mediaBases: readonly string[] },
): string {
  const bytes = Buffer.byteLength(html)
  if (bytes > MAX_ARTICLE) {
    throw new EditorialContractBroken(
      `Le texte de l’article pèse ${bytes} octets, plus que les ${MAX_ARTICLE} acceptés.`,
    )
  }
  const tags = tagCount(html)
  if (tags > MAX_TAGS) {
    throw new EditorialContractBroken(
      `Le texte de l’article compte ${tags} balises, plus que les ${MAX_TAGS} acceptées.`,
    )
  }
  return sanitiseWith(html, {
    addresses: providerAddresses(article, provider.mediaBases),
    watchDepth(depth) {
      if (depth > MAX_OPEN) {
        throw new EditorialContractBroken(
          `Le texte de l’article laisse plus de ${MAX_OPEN} balises ouvertes.`,
        )
      }
    },
  })
}

function tagCount(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count += 1
  return count
}
