import { kindLabels } from '#base/core/search/search-labels.ts'
import { type Search, searchQuery } from '#base/core/search/search.ts'
import { withScriptName } from '#base/core/address/link.ts'
import { cultureOf } from '#base/kit/language.ts'

/** Seconds for which suggestions may be kept; what is found is the same for everybody. */
export const SUGGESTIONS_FRESH = 60

/** What may be meant by the words typed so far, for the field's list. */
export async function suggestionsFor(
  search: Search,
  params: URLSearchParams,
  scriptName: string,
): Promise<object> {
  const lang = params.get('lang') === 'en' ? 'en' : 'fr'
  const raw = params.get('query') ?? ''
  const { items, count } = await search.suggest({ query: searchQuery(raw), lang })
  const labels = kindLabels[cultureOf(lang)]
  return {
    suggestions: items.map(({ kind, path, title, lang: written }) => ({
      href: withScriptName(path, scriptName),
      kind: labels[kind],
      lang: written,
      title,
    })),
    count,
  }
}
