import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { type Finding, findingsOf } from './finding.ts'

/** How many own articles a site has. */
export async function checkLibrary(
  stores: Pick<Stores, 'articles'>,
  site: Pick<Site, 'id' | 'name' | 'hosts'>,
  clock: () => Date,
): Promise<Finding> {
  const { ok, todo } = findingsOf('articles du site', site)
  const motifs = (await stores.articles.motifs(site.id)).map(({ code }) => code)
  const count = async (lang: 'fr' | 'en') => {
    const query = { motifs, lang, limit: 1, offset: 0, now: clock().toISOString() }
    return (await stores.articles.list(site.id, query)).countArticle
  }
  const [french, english] = await Promise.all([count('fr'), count('en')])
  return french + english === 0
    ? todo(`aucun article publié`, 'publiez-en, ou choisissez un fournisseur')
    : ok(`${french} en français, ${english} en anglais`)
}
