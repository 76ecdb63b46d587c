import type { TemplateMarks } from '#framework/widget-kit/template.ts'
import type { Path } from './template-node.ts'

/** The stack of contexts of the Mustache manual: the innermost value and what is around it. */
export interface Context {
  readonly value: unknown
  readonly around: Context | null
  /** Of the outermost context, in the editor. */
  readonly marks?: TemplateMarks | undefined
}

/** Own fields of plain objects only, so that `constructor`, `__proto__` or `length` give nothing. */
function hasField(value: unknown, name: string): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, name)
  )
}

/** A function is never called: it counts as absent (no lambdas, requirements F4). */
const withoutFunction = (value: unknown): unknown =>
  typeof value === 'function' ? undefined : value

function lookupName(context: Context, name: string): unknown {
  for (let at: Context | null = context; at !== null; at = at.around) {
    if (hasField(at.value, name)) return at.value[name]
  }
  return undefined
}

/**
 * Value of a variable by the rules of the manual: the first name is looked up through the
 * stack, the others only in what the one before gave.
 */
export function lookup(context: Context, path: Path): unknown {
  const first = path[0]
  if (first === undefined) return withoutFunction(context.value)
  let value = lookupName(context, first)
  for (let index = 1; index < path.length; index += 1) {
    const name = path[index] ?? ''
    value = hasField(value, name) ? value[name] : undefined
  }
  return withoutFunction(value)
}

/**
 * A field of the values themselves, whatever sections stand around: HTML is only read there,
 * so that a nested value of the same name can't pass for sanitised.
 */
export function lookupOutermost(context: Context, name: string): unknown {
  let outermost = context
  while (outermost.around !== null) outermost = outermost.around
  return lookup(outermost, [name])
}

/** In the editor, the attributes of an element that shows that value, unless a nested one has its name. */
export function markOf(context: Context, [name = '', ...deeper]: Path) {
  let at = context
  while (at.around !== null) {
    if (hasField(at.value, name)) return undefined
    at = at.around
  }
  return deeper.length === 0 ? at.marks?.get(name) : undefined
}

/** What a variable prints: texts, numbers and booleans; objects and absent values print nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : ''
}

/** Whether a section is left out: absent, false, zero, empty text or empty list. */
export function isFalsy(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0)
}

/**
 * Runs `draw` as a section of the manual does: once per item of a list, once with any other
 * true value as context, else not at all; an inverted section once when the others don't.
 */
export function forSection(
  context: Context,
  section: { readonly path: Path; readonly inverted: boolean },
  draw: (inner: Context) => void,
): void {
  const value = lookup(context, section.path)
  if (section.inverted) {
    if (isFalsy(value)) draw(context)
  } else if (Array.isArray(value)) {
    for (const item of value) draw({ value: item, around: context })
  } else if (!isFalsy(value)) {
    draw({ value, around: context })
  }
}
