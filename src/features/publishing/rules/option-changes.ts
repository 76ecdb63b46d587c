import { z } from 'zod'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import {
  type ChangeBudget,
  changeBudget,
  isSpent,
  shortenedParts,
  comparedTexts,
} from '#base/core/change-budget.ts'
import { type DiffPart, sequenceDiff } from '#base/kit/text/word-diff.ts'

/** What became of one option, under its French labels, outermost first. */
export const fieldChange = z.object({
  label: z.string(),
  parts: z.array(
    z.object({ kind: z.enum(['same', 'gone', 'new']), text: z.string() }),
  ) satisfies z.ZodType<DiffPart[]>,
})
export type FieldChange = z.infer<typeof fieldChange>

type Values = Readonly<Record<string, unknown>>

/**
 * What became of a widget's options, option by option, in the words of its fields; widgets inside
 * are told by themselves. What no field describes is told under « Autres réglages ».
 */
export function optionChanges(
  fields: readonly DescribedField[],
  before: Values,
  after: Values,
  budget: ChangeBudget = changeBudget(),
): FieldChange[] {
  const described = fields.flatMap((field) =>
    fieldChanges(field, valueOf(before, field), valueOf(after, field), budget),
  )
  const names = new Set(fields.map(({ name }) => name))
  const rest = (values: Values) =>
    JSON.stringify(Object.entries(values).filter(([name]) => !names.has(name)))
  const [former, present] = [rest(before), rest(after)]
  return former === present || isSpent(budget)
    ? described
    : [...described, { label: 'Autres réglages', parts: comparedTexts(former, present, budget) }]
}

/** What is stored; the default where nothing is. */
const valueOf = (values: Values, { name, default: fallback }: DescribedField): unknown =>
  Object.hasOwn(values, name) ? values[name] : fallback

function fieldChanges(
  field: DescribedField,
  before: unknown,
  after: unknown,
  budget: ChangeBudget,
): FieldChange[] {
  if (field.kind === 'widgets' || isSpent(budget)) return []
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (field.kind === 'group') {
    const members = field.members ?? []
    return under(field.label, optionChanges(members, asValues(before), asValues(after), budget))
  }
  if (field.kind === 'list') return under(field.label, listChanges(field, before, after, budget))
  const [from, to] = [said(field, before), said(field, after)]
  if (from !== to && byWords(field)) {
    return [{ label: field.label, parts: comparedTexts(from, to, budget) }]
  }
  const parts: DiffPart[] =
    from === to
      ? [{ kind: 'same', text: 'La mise en forme a changé, les mots sont les mêmes.' }]
      : [
          { kind: 'gone', text: from },
          { kind: 'new', text: to },
        ]
  return [{ label: field.label, parts: shortenedParts(parts, budget) }]
}

/** Entries that stayed the same stand for themselves; those between are told in pairs. */
function listChanges(
  field: DescribedField,
  before: unknown,
  after: unknown,
  budget: ChangeBudget,
): FieldChange[] {
  const members = field.members ?? []
  const changes: FieldChange[] = []
  let place = 0
  let waiting: unknown[] = []
  const flush = () => {
    for (const entry of waiting) changes.push(...whole(`${place + 1}`, 'gone', entry))
    waiting = []
  }
  for (const { kind, value } of sequenceDiff(asList(before), asList(after), {
    keyOf: JSON.stringify,
    budget,
  })) {
    if (isSpent(budget)) return changes
    if (kind === 'gone') {
      waiting.push(value)
      continue
    }
    if (kind === 'new' && waiting.length > 0) {
      const old = waiting.shift()
      const within = optionChanges(members, asValues(old), asValues(value), budget)
      changes.push(...under(`${place + 1}`, within))
    } else {
      flush()
      if (kind === 'new') changes.push(...whole(`${place + 1}`, 'new', value))
    }
    place += 1
  }
  flush()
  return changes

  /** An entry that came or went, as one text. */
  function whole(label: string, kind: 'gone' | 'new', entry: unknown): FieldChange[] {
    if (isSpent(budget)) return []
    const values = asValues(entry)
    const texts = members.map((member) => said(member, valueOf(values, member)))
    const text = texts.filter(Boolean).join(' · ') || 'entrée vide'
    return [{ label, parts: shortenedParts([{ kind, text }], budget) }]
  }
}

const under = (label: string, changes: readonly FieldChange[]): FieldChange[] =>
  changes.map((change) => ({ ...change, label: `${label}, ${change.label}` }))

const byWords = ({ kind }: DescribedField): boolean =>
  kind === 'text' || kind === 'long-text' || kind === 'rich-text' || kind === 'motifs'

/** What a value names by its number. */
const NUMBERED: Partial<Record<DescribedField['kind'], string>> = {
  page: 'page',
  menu: 'menu',
  block: 'bloc partagé',
  person: 'personne',
}

/** A value as its editor reads it. */
function said({ kind, choices }: DescribedField, value: unknown): string {
  if (kind === 'rich-text' && typeof value === 'string') {
    return htmlToText(value.replaceAll('&nbsp;', '\u00A0'))
  }
  if (kind === 'switch') return value === true ? 'oui' : 'non'
  if (kind === 'choice' && typeof value === 'string') return choices?.[value] ?? value
  if (kind === 'person' && value === 0) return 'personne'
  const noun = NUMBERED[kind]
  if (noun !== undefined) return value === 0 ? 'aucun' : `${noun} ${String(value)}`
  if (kind === 'widgets') return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) {
    return value.join(', ')
  }
  return value === undefined ? '' : JSON.stringify(value)
}

const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
