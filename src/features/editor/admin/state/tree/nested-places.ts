import type { DescribedField } from '#base/core/field/described-field.ts'

/** Keys that lead to a value inside of options. */
export type Path = readonly (string | number)[]

/** Where a widget's options hold other widgets, or would. */
export interface NestedPlace {
  path: Path
  /** `undefined` when nothing is stored there. */
  value: unknown
}

/** A stored widget inside another one; members that nobody knows stay. */
export interface StoredNested {
  id: number
  type: string
  version: number
  options: Record<string, unknown>
}

/** The places of inner widgets in options, in the order of the fields. */
export function nestedPlaces(
  options: Readonly<Record<string, unknown>>,
  fields: readonly DescribedField[],
  before: Path = [],
): NestedPlace[] {
  return fields.flatMap(({ name, kind, members = [] }): NestedPlace[] => {
    const path = [...before, name]
    const value = Object.hasOwn(options, name) ? options[name] : undefined
    if (kind === 'widgets') return [{ path, value }]
    if (kind === 'group' && isRecord(value)) return nestedPlaces(value, members, path)
    if (kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((entry: unknown, index) =>
      isRecord(entry) ? nestedPlaces(entry, members, [...path, index]) : [],
    )
  })
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a stored value is a list of widgets, each complete. */
export const isNestedList = (value: unknown): value is StoredNested[] =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      isRecord(entry) &&
      Number.isSafeInteger(entry['id']) &&
      Number(entry['id']) > 0 &&
      typeof entry['type'] === 'string' &&
      Number.isSafeInteger(entry['version']) &&
      isRecord(entry['options']),
  )

/** Puts a value where a path leads; nothing happens when the way is not there. */
export function setAt(options: Record<string, unknown>, path: Path, value: unknown): void {
  const last = path.at(-1)
  const holder = last === undefined ? undefined : valueAt(options, path.slice(0, -1))
  if (typeof holder === 'object' && holder !== null && last !== undefined) {
    Object.defineProperty(holder, last, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    })
  }
}

/** What stands where a path leads, `undefined` when nothing does. */
export function valueAt(options: Readonly<Record<string, unknown>>, path: Path): unknown {
  let value: unknown = options
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}
