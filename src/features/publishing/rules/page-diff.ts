import { z } from 'zod'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { fieldChange, optionChanges } from './option-changes.ts'
import { DRAFT_FIELDS, type DraftFields, type DraftWidget } from '#base/core/page/page-draft.ts'
import {
  type ChangeBudget,
  changeBudget,
  isSpent,
  shortened,
  take,
  comparedTexts,
} from '#base/core/change-budget.ts'
import { type DiffBudget, sequenceDiff } from '#base/kit/text/word-diff.ts'

/** One version of a page, with all its fields. */
export interface PageVersion {
  fields: DraftFields
  widgets: readonly DraftWidget[]
}

/** What became of one widget, or of the page itself. */
export const pageChange = z.object({
  kind: z.enum(['added', 'removed', 'moved', 'changed']),
  /** `null` for the page's own fields. */
  widgetId: z.number().nullable(),
  /** Its French title. */
  widget: z.string(),
  /** Its first words, to know it by. */
  words: z.string(),
  /** Zone, or the widget that it stands in, where it is now (or was). */
  place: z.string(),
  /** Option by option, for a widget that stands in both. */
  changes: z.array(fieldChange),
})
export type PageChange = z.infer<typeof pageChange>

/** How a widget's type describes itself. */
export interface DescribedType {
  title: string
  fields: readonly DescribedField[]
  nests: readonly string[]
}

/** `null` for a type that nobody knows. */
export type Describe = (type: string) => DescribedType | null

/** Two versions to compare, with the types of their widgets by name. */
export interface ComparedPages {
  before: PageVersion
  after: PageVersion
  types: Readonly<Record<string, DescribedType>>
}

/** `pageDiff` of what another thread can be given. */
export const comparedPages = ({ before, after, types }: ComparedPages): PageChange[] =>
  pageDiff(before, after, (type) => (Object.hasOwn(types, type) ? (types[type] ?? null) : null))

const FIELD_WORDS: Readonly<Record<keyof DraftFields, string>> = {
  title: 'Titre de la page',
  h1: 'Titre affiché',
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
 * then widgets that were added, removed, moved or changed, also inside of others. Beyond what one
 * comparison may tell, texts are shortened, then left out, and a last entry says so.
 */
export function pageDiff(
  before: PageVersion,
  after: PageVersion,
  describe: Describe,
): PageChange[] {
  const [former, present] = [before, after].map(({ widgets }) => standing(widgets, describe))
  const from = former ?? []
  const to = present ?? []
  const budget = changeBudget()
  const known = new Map(from.map((widget) => [widget.id, widget]))
  const types = new Map(to.map(({ id, type }) => [id, type]))
  const moved = movedIds(from, to, budget)
  const change = (kind: PageChange['kind'], widget: Standing): PageChange => {
    const made = changeOfPage(kind, widget, describe)
    take(budget, made)
    return made
  }
  const all = [
    ...fieldChanges(before.fields, after.fields, budget),
    ...to.flatMap((widget): PageChange[] => {
      if (isSpent(budget)) return []
      const old = known.get(widget.id)
      if (!old || old.type !== widget.type) return [change('added', widget)]
      const changes = optionChanges(
        describe(widget.type)?.fields ?? [],
        optionsOf(old),
        optionsOf(widget),
        budget,
      )
      return [
        ...(moved.has(widget.id) ? [change('moved', widget)] : []),
        ...(changes.length > 0 ? [{ ...change('changed', widget), changes }] : []),
      ]
    }),
    ...from
      .filter(({ id, type }) => types.get(id) !== type)
      .flatMap((widget) => (isSpent(budget) ? [] : change('removed', widget))),
  ]
  return isSpent(budget) ? [...all, THE_REST] : all
}

const OF_PAGE = { kind: 'changed', widgetId: null, words: '', place: '' } as const

/** In place of what is not told. */
const THE_REST: PageChange = {
  ...OF_PAGE,
  widget: 'Autres changements',
  changes: [
    {
      label: 'Suite',
      parts: [{ kind: 'same', text: 'Trop de textes ont changé pour être tous montrés ici.' }],
    },
  ],
}

function fieldChanges(before: DraftFields, after: DraftFields, budget: ChangeBudget): PageChange[] {
  const changes = DRAFT_FIELDS.filter((name) => before[name] !== after[name]).map((name) => ({
    label: FIELD_WORDS[name],
    parts: comparedTexts(before[name], after[name], budget),
  }))
  return changes.length > 0 ? [{ ...OF_PAGE, widget: 'Page', changes }] : []
}

const optionsOf = ({ options }: Standing): Record<string, unknown> =>
  typeof options === 'string' ? { options } : options

const changeOfPage = (
  kind: PageChange['kind'],
  widget: Standing,
  describe: Describe,
): PageChange => ({
  kind,
  widgetId: widget.id,
  widget: describe(widget.type)?.title ?? widget.type,
  words: firstWords(widget.options),
  place: widget.place,
  changes: [],
})

/** Ids of the widgets that stand elsewhere, or in another order among those that stayed. */
function movedIds(
  from: readonly Standing[],
  to: readonly Standing[],
  budget: DiffBudget,
): ReadonlySet<number> {
  const before = new Map(from.map((widget) => [widget.id, widget.place]))
  const after = new Map(to.map((widget) => [widget.id, widget.place]))
  const isInBoth = ({ id }: Standing) => before.has(id) && after.has(id)
  const key = ({ id, place }: Standing) => `${place}:${id}`
  const order = sequenceDiff(from.filter(isInBoth).map(key), to.filter(isInBoth).map(key), {
    budget,
  })
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
      .replace(/<[^<>]*>/g, ' ')
      .trim()
      .split(/\s+/)
    if (words.length < 2) return ''
    return shortened(words.slice(0, WORDS).join(' ')) + (words.length > WORDS ? '…' : '')
  }
  if (typeof options !== 'object' || options === null) return ''
  for (const value of Object.values(options)) {
    const words = firstWords(value)
    if (words !== '') return words
  }
  return ''
}
