import type { Stores } from '#app/stores.ts'
import { fold } from '#base/kit/text/fold.ts'
import type { Site } from '#base/core/site.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { oneLine } from './action.ts'

/** Pages told at most. */
const MOST = 20

/** Letters of a name that is looked for at least: a shorter one stands in other words. */
const SHORTEST = 3

const FIELDS = {
  name: 'nom',
  title: 'titre',
  h1: 'grand titre',
  description: 'description',
} as const

/**
 * What of a copied site still names its template's firm or town, as lines to go through: settings that
 * titles are made of, then pages in whose titles the words stand.
 */
export async function stillTheTemplates(
  pages: Pick<Stores['pages'], 'records'>,
  site: Site,
  template: Site,
): Promise<string[]> {
  const words = wordsOf(template).filter((word) => !holds(site.name, word))
  const holding = (text: string): boolean => words.some((word) => holds(text, word))
  const settings = [
    ...(holding(site.constants.localite)
      ? [`Réglages, ville du cabinet : « ${oneLine(site.constants.localite)} »`]
      : []),
    ...site.offices
      .filter(({ town }) => holding(town))
      .map(({ name, town }) => `Réglages, bureau « ${oneLine(name)} » : « ${oneLine(town)} »`),
  ]
  const titles: string[] = []
  for (const lang of LANGUAGES) {
    for (const page of await pages.records(site.id, lang)) {
      const field = Object.keys(FIELDS)
        .filter((one): one is keyof typeof FIELDS => one in FIELDS)
        .find((one) => holding(page[one]))
      if (field !== undefined) {
        titles.push(`${page.path}, ${FIELDS[field]} : « ${oneLine(page[field])} »`)
      }
    }
  }
  const others = titles.length - MOST
  return [
    ...settings,
    ...titles.slice(0, MOST),
    ...(others > 0 ? [`et ${others} ${others === 1 ? 'autre page' : 'autres pages'}`] : []),
  ]
}

/** Names of the template's firm and of its towns, folded. */
const wordsOf = ({ name, settings, constants, offices }: Site): string[] => {
  const told = [name, settings.site_name, constants.nomcabinet, constants.localite]
  const words = [...told, ...offices.map(({ town }) => town)].map(fold)
  return [...new Set(words)].filter((word) => word.length >= SHORTEST)
}

/** Whether a text has a folded name as whole words. */
const holds = (text: string, word: string): boolean => ` ${fold(text)} `.includes(` ${word} `)
