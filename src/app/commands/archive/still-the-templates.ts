import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { holdsOwn, ownWordsOf } from '#features/archive/rules/own-words.ts'
import { oneLine } from './action.ts'

/** Pages told at most. */
const MOST = 20

/**
 * What of a copied site is still its template's, as lines to go through: pages that speak of the template's firm
 * alone and wait off line, then those whose names hold its words.
 */
export async function stillTheTemplates(
  pages: Pick<Stores['pages'], 'records'>,
  site: Site,
  template: Site,
): Promise<string[]> {
  const own = ownWordsOf(template)
  const words = {
    ...own,
    folded: own.folded.filter((word) => !holdsOwn({ folded: [word], proper: [] }, site.name)),
  }
  const ids = new Set(template.settings.own_pages.map(({ page }) => page))
  const told: string[] = []
  for (const lang of LANGUAGES) {
    for (const { id, path, name, is_active } of await pages.records(site.id, lang)) {
      if (ids.has(id) && !is_active) told.push(`${path}, hors ligne : « ${oneLine(name)} »`)
      else if (is_active && holdsOwn(words, name)) told.push(`${path}, nom : « ${oneLine(name)} »`)
    }
  }
  const others = told.length - MOST
  return [
    ...told.slice(0, MOST),
    ...(others > 0 ? [`et ${others} ${others === 1 ? 'autre page' : 'autres pages'}`] : []),
  ]
}
