import type { DescribedField } from '#base/core/field/described-field.ts'
import { framingOf, type MediaKind } from '#base/core/media/media-file.ts'
import type { CanvasText } from '../frame/canvas-contract.ts'
import type { Descriptions } from '../state/tree/draft-to-tree.ts'
import { isRecord, valueAt } from '../state/tree/nested-places.ts'
import { headOf, type WidgetProps } from '../state/tree/page-tree.ts'

/** Kinds of option that are typed where they are shown. */
const TYPED = ['text', 'long-text', 'rich-text'] as const

type Stored = Pick<WidgetProps, 'head' | 'options' | 'isReadable'>

/**
 * The text of an option as it is stored; `null` when its path leads to none that is typed in the page. Options of
 * a former version are not: they are brought into today's form beside the page first.
 */
export function textAt(
  stored: Stored,
  path: string,
  descriptions: Descriptions,
): CanvasText | null {
  const found = optionAt(stored, path, descriptions)
  const kind = TYPED.find((one) => one === found?.field.kind)
  if (!found || !kind) return null
  const { field, value } = found
  return { kind, label: field.label, value, max: field.max ?? null }
}

/** A picture that is replaced where it is shown. */
export interface PagePicture {
  /** Its medium, with its framing here if it has one (`framingOf`). */
  value: string
  accept: MediaKind | undefined
  /** Nobody has chosen it: a block began with it, or shows another one as long as it has none. */
  isExample: boolean
}

/** The picture of an option as it is stored; `null` when its path leads to none. */
export function pictureAt(
  stored: Stored,
  path: string,
  descriptions: Descriptions,
): PagePicture | null {
  const found = optionAt(stored, path, descriptions)
  if (found?.field.kind !== 'media') return null
  const { type } = headOf(stored)
  const beginnings = [...descriptions.values()].flatMap((one) =>
    [one, ...(one.variants ?? [])].map(({ starts }) => ({ type: one.type, options: starts })),
  )
  const { path: shown } = framingOf(found.value)
  const isExample = shown === '' || holds(beginnings, type, shown)
  return { value: found.value, accept: found.field.accept, isExample }
}

/** Whether a widget of that type has a picture, somewhere in a beginning. */
function holds(beginning: unknown, type: string, picture: string): boolean {
  if (Array.isArray(beginning)) return beginning.some((one) => holds(one, type, picture))
  if (!isRecord(beginning)) return false
  const { type: own, options } = beginning
  if (own === type && isRecord(options) && Object.values(options).includes(picture)) return true
  return Object.values(beginning).some((one) => holds(one, type, picture))
}

/** What is stored at a path, a text of some kind, and what describes it. */
function optionAt(
  stored: Stored,
  path: string,
  descriptions: Descriptions,
): { field: DescribedField; value: string } | null {
  const { type, version } = headOf(stored)
  const description = descriptions.get(type)
  if (!stored.isReadable || description?.version !== version) return null
  const keys = path.split('.')
  const options: unknown = JSON.parse(stored.options)
  const field = fieldAt(description.fields, keys)
  if (!field || field.isReadOnly || !isRecord(options)) return null
  const value = valueAt(options, keys) ?? field.default ?? ''
  if (typeof value !== 'string' || !isReached(options, keys)) return null
  return { field, value }
}

/** Whether what is stored leads to the holder of a value; a group may not be stored yet. */
function isReached(options: unknown, keys: readonly string[]): boolean {
  let at = options
  for (const key of keys.slice(0, -1)) {
    if (Array.isArray(at) && !Object.hasOwn(at, key)) return false
    if (typeof at !== 'object' || at === null) return false
    at = Object.hasOwn(at, key) ? Reflect.get(at, key) : {}
  }
  return isRecord(at)
}

function fieldAt(
  fields: readonly DescribedField[],
  [name, ...rest]: readonly string[],
): DescribedField | null {
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return field ?? null
  const inner = field.kind === 'list' ? rest.slice(1) : rest
  return inner.length > 0 ? fieldAt(field.members ?? [], inner) : null
}

/** Options with another text at a path that `textAt` knows. */
export function withText(options: string, path: string, value: string): string {
  const whole: unknown = JSON.parse(options)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let holder = whole as Record<string, unknown>
  for (const key of keys) {
    if (!Object.hasOwn(holder, key)) define(holder, key, {})
    holder = holder[key] as Record<string, unknown>
  }
  define(holder, last, value)
  return JSON.stringify(whole)
}

/** A stored name may be one that an object has by itself. */
const define = (holder: object, key: string, value: unknown): void =>
  void Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })

/**
 * The first text of a widget itself, not of an entry in it; `null` when it has none that is typed in the page, or
 * begins with a picture that has to be chosen.
 */
export function firstText(
  stored: Stored,
  descriptions: Descriptions,
): { path: string; label: string } | null {
  const fields = descriptions.get(headOf(stored).type)?.fields ?? []
  const field = fields.find(
    ({ name, kind }) => kind === 'media' || textAt(stored, name, descriptions) !== null,
  )
  return field && field.kind !== 'media' ? { path: field.name, label: field.label } : null
}
