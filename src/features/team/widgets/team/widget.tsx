import { addressedTo, type FirmPerson } from '#base/core/person.ts'
import { motifLabel } from '#base/core/article/motifs.ts'
import { placed } from '#framework/widget-kit/marks.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget, type WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options, type TeamOptions } from './options.ts'
import { TeamView } from './view.tsx'

/** People by name, role and a few words: typed here, or of the firm's team with their portraits. */
export const widget = defineWidget({
  type: 'team',
  title: 'Équipe',
  sentence: 'Les personnes du cabinet, avec portrait et coordonnées.',
  keywords: 'collaborateurs associés portraits photos',
  options,
  root: 'section',
  async load(values, context) {
    const type = typography(context.culture)
    const { arrangement } = values
    const titles = { arrangement, title: type.text(values.title), text: type.text(values.text) }
    if (values.from === 'typed') {
      const members = placed(values.members)
        .filter(({ name }) => name.trim())
        .map((member) => ({ ...member, text: type.text(member.text) }))
      if (members.length === 0) return { state: 'empty' }
      return { state: 'ready', model: { ...titles, members, persons: [] } }
    }
    const persons = await shownPersons(values, context)
    if (persons.length === 0) return { state: 'empty' }
    const page = values.write_page > 0 ? context.href(`page:${values.write_page}`) : null
    const facts = values.show_places ? await factsIn(context) : () => []
    const written = persons.map((one) => ({
      ...one,
      text: type.text(one.text),
      registration: type.text(one.registration),
      // What is not shown is not told to machines either.
      email: page === null ? one.email : '',
      facts: facts(one),
      write: page === null ? '' : addressedTo(page, one),
    }))
    return {
      state: 'ready',
      model: { ...titles, members: [], persons: written },
      head: { persons: written },
    }
  },
  draws: ({ from, persons }) => {
    if (from === 'typed') return []
    return from === 'chosen'
      ? persons.map(({ person }) => ({ kind: 'person', id: person }))
      : [{ kind: 'person', id: 'all' }]
  },
  View: TeamView,
  examples,
})

/** Field, office and languages of somebody, in that order, as far as they are known. */
async function factsIn({
  editorial,
  site,
  warn,
  widgetId,
}: Pick<WidgetContext, 'editorial' | 'site' | 'warn' | 'widgetId'>) {
  const names = await editorial.subscribedMotifs().catch((cause: unknown) => {
    warn(`Widget ${widgetId} : les noms des domaines manquent.`, cause)
    return {} as Readonly<Record<string, string>>
  })
  return ({ motifs, offices, languages }: FirmPerson): string[] => {
    const fields = motifs.flatMap((code) =>
      names[code] === undefined ? [] : [motifLabel(names[code], code)],
    )
    const places = site.offices.filter(({ key }) => offices.includes(key)).map(({ name }) => name)
    return [fields.join(', '), places.join(', '), languages].filter(Boolean)
  }
}

/** Those of the team that are asked for: in the team's order, or in that of their choice. */
async function shownPersons(
  { from, persons, team: { offices } }: TeamOptions,
  context: Pick<WidgetContext, 'team'>,
): Promise<FirmPerson[]> {
  const everybody = await context.team()
  switch (from) {
    case 'offices':
      return everybody.filter((one) => one.offices.some((key) => offices.includes(key)))
    case 'chosen':
      return [...new Set(persons.map(({ person }) => person))].flatMap(
        (id) => everybody.find((one) => one.id === id) ?? [],
      )
    default:
      return [...everybody]
  }
}
