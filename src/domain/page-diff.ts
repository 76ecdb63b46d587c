import type { DescribedField } from './described-field.ts'
import { type FieldChange, optionChanges } from './option-changes.ts'
import { DRAFT_FIELDS, type DraftFields, type DraftWidget } from './page-draft.ts'
import { sequenceDiff, wordDiff } from './word-diff.ts'

/** One version of a page, with all its fields. */
export interface PageVersion {
  fields: DraftFields
  widgets: readonly DraftWidget[]
}

/** What became of one widget, or of the page itself. */
export interface PageChange {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  /** `null` for the page's own fields. */
  widgetId: number | null
  /** Its French title. */
  widget: string
  /** Its first words, to know it by. */
  words: string
  /** Zone, or the widget that it stands in, where it is now (or was). */
  place: string
  /** Option by option, for a widget that stands in both. */
  changes: FieldChange[]
}

/** How a widget's type describes itself; `null` for a type that nobody knows. */
export type Describe = (
  type: string,
) => { title: string; fields: readonly DescribedField[]; nests: readonly string[] } | null

const FIELD_WORDS: Readonly<Record<keyof DraftFields, string>> = {
  title: 'Titre de la page',
  h1: 'Titre affiché (h1)',
  description: 'Description',
  keywords: 'Mots-clés',
}

const ZONE_WORDS: Readonly<Record<string, string>> = {
  hero: 'Grand en-tête',
  top: 'Haut de page',
  content: 'Contenu',
  aside: 'Colonne de côté',
  bottom: 'Bas de page',
}

/** A widget, be it on the page or inside another one. */
interface Standing extends Pick<DraftWidget, 'id' | 'type' | 'options'> {
  place: string
}

/**
 * What a reader of the history wants to know of two versions, in the order of the page: fields,
 * then widgets that were added, removed, moved or changed, also inside of others.
 */
export function pageDiff(
  before: PageVersion,
  after: PageVersion,
  describe: Describe,
): PageChange[] {
  const [former, present] = [before, after].map(({ widgets }) => standing(widgets, describe))
  const from = former ?? []
  const to = present ?? []
  const known = new Map(from.map((widget) => [widget.id, widget]))
  const there = new Set(to.map(({ id }) => id))
  const moved = movedIds(from, to)
  return [
    ...fieldChanges(before.fields, after.fields),
    ...to.flatMap((widget): PageChange[] => {
      const old = known.get(widget.id)
      if (!old || old.type !== widget.type) return [change('added', widget, describe)]
      const changes = optionChanges(
        describe(widget.type)?.fields ?? [],
        optionsOf(old),
        optionsOf(widget),
      )
      return [
        ...(moved.has(widget.id) ? [change('moved', widget, describe)] : []),
        ...(changes.length > 0 ? [{ ...change('changed', widget, describe), changes }] : []),
      ]
    }),
    ...from
      .filter(({ id, type }) => !there.has(id) || to.find((one) => one.id === id)?.type !== type)
      .map((widget) => change('removed', widget, describe)),
  ]
}

function fieldChanges(before: DraftFields, after: DraftFields): PageChange[] {
  const changes = DRAFT_FIELDS.filter((name) => before[name] !== after[name]).map((name) => ({
    label: FIELD_WORDS[name],
    parts: wordDiff(before[name], after[name]),
  }))
  const page = { kind: 'changed', widgetId: null, widget: 'Page', words: '', place: '' } as const
  return changes.length > 0 ? [{ ...page, changes }] : []
}

const optionsOf = ({ options }: Standing): Record<string, unknown> =>
  typeof options === 'string' ? { options } : options

const change = (kind: PageChange['kind'], widget: Standing, describe: Describe): PageChange => ({
  kind,
  widgetId: widget.id,
  widget: describe(widget.type)?.title ?? widget.type,
  words: firstWords(widget.options),
  place: widget.place,
  changes: [],
})

/** Ids of the widgets that stand elsewhere, or in another order among those that stayed. */
function movedIds(from: readonly Standing[], to: readonly Standing[]): ReadonlySet<number> {
  const before = new Map(from.map((widget) => [widget.id, widget.place]))
  const after = new Map(to.map((widget) => [widget.id, widget.place]))
  const isInBoth = ({ id }: Standing) => before.has(id) && after.has(id)
  const key = ({ id, place }: Standing) => `${place}:${id}`
  const order = sequenceDiff(from.filter(isInBoth).map(key), to.filter(isInBoth).map(key))
  const shifted = order.filter(({ kind }) => kind === 'new')
  return new Set(shifted.map(({ value }) => Number(value.slice(value.lastIndexOf(':') + 1))))
}

/** Every widget of a version, those inside others right behind them. */
function standing(widgets: readonly DraftWidget[], describe: Describe): Standing[] {
  return widgets.flatMap((widget) => within(widget, ZONE_WORDS[widget.zone] ?? widget.zone))
  function within(widget: Pick<DraftWidget, 'id' | 'type' | 'options'>, place: string): Standing[] {
    const described = describe(widget.type)
    const inner = (described?.nests ?? []).flatMap((path) =>
      widgetsAt(widget.options, path.split('.')),
    )
    const inside = `dans « ${described?.title ?? widget.type} »`
    return [{ ...widget, place }, ...inner.flatMap((one) => within(one, inside))]
  }
}

/** Widgets under a path of names; lists on the way are walked through. */
function widgetsAt(
  value: unknown,
  path: readonly string[],
): Pick<DraftWidget, 'id' | 'type' | 'options'>[] {
  if (Array.isArray(value)) {
    return path.length > 0
      ? value.flatMap((entry) => widgetsAt(entry, path))
      : value.filter(isWidget)
  }
  const [name = '', ...rest] = path
  if (path.length === 0 || typeof value !== 'object' || value === null) return []
  return Object.hasOwn(value, name) ? widgetsAt(Reflect.get(value, name), rest) : []
}

const isWidget = (value: unknown): value is Pick<DraftWidget, 'id' | 'type' | 'options'> =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'type' in value &&
  typeof value.type === 'string' &&
  'options' in value &&
  typeof value.options === 'object' &&
  value.options !== null

const WORDS = 8

/** The first text of a widget's options, to know it by. */
function firstWords(options: unknown): string {
  if (typeof options === 'string') {
    const words = options
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/)
    if (words.length < 2) return ''
    return words.slice(0, WORDS).join(' ') + (words.length > WORDS ? '…' : '')
  }
  if (typeof options !== 'object' || options === null) return ''
  for (const value of Object.values(options)) {
    const words = firstWords(value)
    if (words !== '') return words
  }
  return ''
}
