import { normalForm } from '#base/kit/text/normal-form.ts'
import type { Surface } from '../state/tree/surface.ts'
import type { WidgetDescription, WidgetGroup } from '#base/core/field/widget-preview.ts'

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

interface Offer extends Pick<Surface, 'own' | 'isOwnAlone' | 'without'> {
  isDeveloper: boolean
  /** The site's shared blocks, each as a widget that shows it. */
  shared: readonly WidgetDescription[]
}

/** The widgets that somebody may add there, of which something holds each word that is searched, by group. */
export function widgetGroups(
  all: Iterable<WidgetDescription>,
  search: string,
  { own, isOwnAlone, without, isDeveloper, shared }: Offer,
): GroupedWidgets[] {
  const isWanted = finder(search)
  const offered = [...all].flatMap((one) => [
    one,
    ...(one.variants ?? []).map((variant) => ({ ...one, ...variant })),
  ])
  const isFound = (widget: WidgetDescription): boolean => {
    const { title, type, sentence, keywords, group } = widget
    const isOffered = type !== without && (group !== 'developer' || isDeveloper)
    return isOffered && isWanted(`${title} ${type} ${sentence} ${keywords}`)
  }
  const found = offered.filter(isFound)
  const groups = Object.entries(TITLES).map(([name, title]) => ({
    title,
    widgets: found.filter(({ group }) => group === name),
  }))
  const first = { title: 'Pour cette partie', widgets: found.filter(({ type }) => type === own) }
  const last = { title: 'Blocs partagés', widgets: shared.filter(isFound) }
  return [first, ...(isOwnAlone ? [] : [...groups, last])].filter(
    ({ widgets }) => widgets.length > 0,
  )
}

/** Whether a text holds every word that is searched, in any order. */
export function finder(search: string): (text: string) => boolean {
  const wanted = folded(search).split(/\s+/)
  return (text) => {
    const said = folded(text)
    return wanted.every((word) => said.includes(word))
  }
}

/** Without accents and capitals: « vidéo » is found by « video ». */
const folded = (text: string): string =>
  normalForm(text, 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
