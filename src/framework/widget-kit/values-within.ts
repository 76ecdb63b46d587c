import { defaultsOf, type Field, type Fields } from '#base/core/field/fields.ts'

/** The value of one option, wherever it stands. */
export interface ValueWithin {
  name: string
  field: Field<unknown>
  value: unknown
  /** Options beside it: the alternative text of an image, for one. */
  beside: Readonly<Record<string, unknown>>
}

/** Every option with what is stored, or its default; those of groups and of the entries of lists included. */
export function valuesWithin(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): ValueWithin[] {
  const beside: Readonly<Record<string, unknown>> = { ...defaultsOf(fields), ...stored }
  return Object.entries(fields).flatMap(([name, field]): ValueWithin[] => {
    const value = beside[name]
    const { members } = field
    if (!members) return [{ name, field, value, beside }]
    const held: unknown[] = field.kind === 'group' ? [value] : Array.isArray(value) ? value : []
    return held.flatMap((entry) => valuesWithin(members, objectOf(entry)))
  })
}

/** Whether a widget may hold values of some kinds, at any depth. */
export const holdsKind = (fields: Fields, ...kinds: Field<unknown>['kind'][]): boolean =>
  Object.values(fields).some(
    ({ kind, members = {} }) => kinds.includes(kind) || holdsKind(members, ...kinds),
  )

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
