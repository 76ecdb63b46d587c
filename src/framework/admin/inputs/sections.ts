import type { DescribedField } from '#base/core/field/described-field.ts'

export type Values = Readonly<Record<string, unknown>>

/** Fields that a form folds together. */
export interface Section {
  name: string
  fields: DescribedField[]
}

const ADVANCED = 'Avancé'

/** What is stored; the default where nothing is. */
export const valueOf = (values: Values, { name, default: fallback }: DescribedField): unknown =>
  Object.hasOwn(values, name) ? values[name] : fallback

/** The fields that mean something with these values; others draw inner widgets and what is its screen's own. */
export const shownFields = (
  fields: readonly DescribedField[],
  values: Values,
): readonly DescribedField[] =>
  fields.filter(({ kind, when }) => {
    if (kind === 'widgets' || kind === 'own') return false
    const other = fields.find(({ name }) => name === when?.field)
    if (!when || !other) return true
    const value = valueOf(values, other)
    return 'is' in when ? isSame(value, when.is) : !isSame(value, when.isNot)
  })

/**
 * What is seen at once, and what is folded away, in the order of its fields, « Avancé » last; a group of options
 * folds itself.
 */
export function sectionsOf(fields: readonly DescribedField[]): {
  essential: DescribedField[]
  folded: Section[]
} {
  const essential: DescribedField[] = []
  const folded = new Map<string, Section>()
  for (const field of fields) {
    const name = field.only ? ADVANCED : (field.in ?? '')
    if (name === '') essential.push(field)
    else if (folded.has(name)) folded.get(name)?.fields.push(field)
    else folded.set(name, { name, fields: [field] })
  }
  const isLast = ({ name }: Section) => Number(name === ADVANCED)
  return { essential, folded: [...folded.values()].toSorted((a, b) => isLast(a) - isLast(b)) }
}

/** Fields of which a form shows a few: nothing of them is folded away. */
export const unfolded = (fields: readonly DescribedField[]): DescribedField[] =>
  fields.map((field) => ({ ...field, in: undefined }))

/** How many of these fields hold something else than their default. */
export const countSet = (fields: readonly DescribedField[], values: Values): number =>
  fields
    .map((field): number => {
      const value = valueOf(values, field)
      if (field.kind === 'group') {
        return countSet(field.members ?? [], recordOf(value))
      }
      return isSame(value, field.default) ? 0 : 1
    })
    .reduce((sum, count) => sum + count, 0)

const EMPTY: Values = {}

/** A value that has members; without any where it is none. */
export const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : EMPTY

/** Values come from JSON and go there. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
