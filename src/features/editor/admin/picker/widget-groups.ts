import { normalForm } from '#base/kit/text/normal-form.ts'
import type { Surface } from '../state/surface.ts'
import type { WidgetDescription, WidgetGroup } from '#base/core/widget-preview.ts'

/** What an editor looks for, in this order. */
const TITLES: Readonly<Record<WidgetGroup, string>> = {
  texts: 'Textes et titres',
  media: 'Images et médias',
  news: 'Actualités et fiches',
  contact: 'Contact et formulaires',
  layout: 'Mise en page et navigation',
  others: 'Autres',
  developer: 'Pour les développeurs',
}

export interface GroupedWidgets {
  title: string
  widgets: WidgetDescription[]
}

/** The widgets that somebody may add there, of which something holds each word that is searched, by group. */
export function widgetGroups(
  all: Iterable<WidgetDescription>,
  search: string,
  {
    own,
    isOwnAlone,
    without,
    isDeveloper,
  }: Pick<Surface, 'own' | 'isOwnAlone' | 'without'> & { isDeveloper: boolean },
): GroupedWidgets[] {
  const wanted = folded(search).split(/\s+/)
  const offered = [...all].flatMap((one) => [
    one,
    ...(one.variants ?? []).map((variant) => ({ ...one, ...variant })),
  ])
  const found = offered.filter(({ title, type, sentence, keywords, group }) => {
    const said = folded(`${title} ${type} ${sentence} ${keywords}`)
    const isOffered = type !== without && (group !== 'developer' || isDeveloper)
    return isOffered && wanted.every((word) => said.includes(word))
  })
  const groups = Object.entries(TITLES).map(([name, title]) => ({
    title,
    widgets: found.filter(({ group }) => group === name),
  }))
  const first = { title: 'Pour cette partie', widgets: found.filter(({ type }) => type === own) }
  return [first, ...(isOwnAlone ? [] : groups)].filter(({ widgets }) => widgets.length > 0)
}

/** Without accents and capitals: « vidéo » is found by « video ». */
const folded = (text: string): string =>
  normalForm(text, 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
