import { resolveLink, withScriptName } from '#base/core/address/link.ts'
import { memoize, weakMemoize, roomFor } from '#base/kit/memoize.ts'
import type { Addresses } from '#base/core/page/site-reader.ts'

const room = roomFor(4_000_000)

/** Characters that a memoized function takes beside its answers. */
const A_MEMO = 100

/** Resolves stored links; a site's addresses stay the same until its content changes. */
export const hrefIn = (
  addresses: Addresses,
  scriptName: string,
): ((link: string) => string | null) => hrefsOf(addresses)(scriptName)

const hrefsOf = weakMemoize(({ paths, off }: Addresses) =>
  memoize(
    (scriptName: string) =>
      memoize(
        (link: string) =>
          off.has(link.replace(/[?#].*$/s, ''))
            ? null
            : resolveLink(link, (id) => paths.get(id) ?? null, scriptName),
        { room, sizeOf: (href) => href?.length ?? 0 },
      ),
    { room, sizeOf: () => A_MEMO },
  ),
)

/** Links of a text keep the development front path (requirements A5). */
export const underScript = (html: string, scriptName: string): string =>
  scriptName === '/'
    ? html
    : html.replace(
        / href="(\/[^"]*)"/g,
        (_link, path: string) => ` href="${withScriptName(path, scriptName)}"`,
      )
