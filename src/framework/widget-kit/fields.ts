import { z } from 'zod'
import type { DescribedField } from '#base/core/described-field.ts'

/** What the editor knows of one option; the schema alone decides what is valid. */
export interface Field<T> extends Omit<DescribedField, 'name' | 'default' | 'members'> {
  default: T
  schema: z.ZodType<T>
  /** Members of a group or of each entry of a list. */
  members?: Fields
}

// oxlint-disable-next-line no-explicit-any -- a record of fields of any value type; each keeps its own.
export type Fields = Record<string, Field<any>>

/** Values described by a set of fields. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }

type Say = Pick<DescribedField, 'label' | 'help' | 'when'>
type SayWritten = Say & Pick<DescribedField, 'example'>

const MAX_TEXT = 500
export const MAX_HTML = 200_000

/** One line of plain text. */
export const text = (say: SayWritten & { default?: string; max?: number }): Field<string> => ({
  ...say,
  kind: 'text',
  default: say.default ?? '',
  schema: z.string().max(say.max ?? MAX_TEXT),
})

/** Several lines of plain text. */
export const longText = (say: SayWritten & { default?: string }): Field<string> => ({
  ...say,
  kind: 'long-text',
  default: say.default ?? '',
  schema: z.string().max(5000),
})

/** HTML written by an editor; cleaned by the widget's loader before it is shown. */
export const richText = (say: Say & { default?: string }): Field<string> => ({
  ...say,
  kind: 'rich-text',
  default: say.default ?? '',
  schema: z.string().max(MAX_HTML),
})

/** A whole number between two bounds, both included. */
export const number = (
  say: Say & Pick<DescribedField, 'unit'> & { default: number; min: number; max: number },
): Field<number> => ({
  ...say,
  kind: 'number',
  schema: z.int().min(say.min).max(say.max),
})

/** Yes or no. */
export const yesNo = (say: Say & { default?: boolean }): Field<boolean> => ({
  ...say,
  kind: 'switch',
  default: say.default ?? false,
  schema: z.boolean(),
})

/** One of a few values, with their French labels. */
export const choice = <const C extends Record<string, string>>(
  say: Say & { choices: C; default: keyof C & string },
): Field<keyof C & string> => ({
  ...say,
  kind: 'choice',
  schema: z.enum(Object.keys(say.choices) as (keyof C & string)[]),
})

/** A list of motif codes (requirements G4). */
export const motifs = (say: Say): Field<string[]> => ({
  ...say,
  kind: 'motifs',
  default: [],
  schema: z.array(z.string().regex(/^[A-Z0-9_]{1,40}$/)).max(50),
})

/** A link in the stored syntax of `base/core/address/link.ts`. */
export const link = (say: Say & { default?: string }): Field<string> => ({
  ...say,
  kind: 'link',
  default: say.default ?? '',
  schema: z.string().max(2000),
})

/** A page by its id; 0 for none. */
export const page = (say: Say): Field<number> => ({
  ...say,
  kind: 'page',
  default: 0,
  schema: z.int().min(0),
})

/** A path of the site's media. */
export const media = (say: Say): Field<string> => ({
  ...say,
  kind: 'media',
  default: '',
  schema: z
    .string()
    .max(MAX_TEXT)
    .regex(/^(\/(?!\/)[^\\]*)?$/, 'un chemin de la médiathèque'),
})

/** A source menu by its id; 0 for none. */
export const menu = (say: Say & { default?: number }): Field<number> => ({
  ...say,
  kind: 'menu',
  default: say.default ?? 0,
  schema: z.int().min(0),
})

/** Options that belong together. */
export const group = <F extends Fields>(say: Say & { members: F }): Field<ValuesOf<F>> => ({
  ...say,
  kind: 'group',
  default: defaultsOf(say.members),
  schema: schemaOf(say.members),
})

/** Any number of entries of the same members. */
export const list = <F extends Fields>(
  say: Say & { members: F; max?: number },
): Field<ValuesOf<F>[]> => ({
  ...say,
  kind: 'list',
  default: [],
  schema: z.array(schemaOf(say.members)).max(say.max ?? 100),
})

/** A widget inside another one, as stored. */
export const nestedWidget = z.looseObject({
  id: z.int().positive(),
  type: z.string().max(60),
  version: z.int().positive(),
  options: z.record(z.string(), z.unknown()),
})
export type NestedWidget = z.infer<typeof nestedWidget>

/** Widgets inside a widget. */
export const widgets = (say: Say): Field<NestedWidget[]> => ({
  ...say,
  kind: 'widgets',
  default: [],
  schema: z.array(nestedWidget).max(100),
})

/** Options that the form folds together under a name. */
export const inGroup = <const F extends Fields>(name: string, fields: F): F =>
  eachOf(fields, { in: name })

/** Options whose words only a developer knows: the form folds them away, and shows them to nobody else. */
export const forDevelopers = <const F extends Fields>(fields: F): F =>
  eachOf(fields, { only: 'developer' })

function eachOf<F extends Fields>(fields: F, more: Pick<DescribedField, 'in' | 'only'>): F {
  const entries = Object.entries(fields).map(([name, field]) => [name, { ...field, ...more }])
  // The same names with the same kinds of field.
  return Object.fromEntries(entries) as F
}

/** Values that stand when nothing is stored. */
export function defaultsOf<F extends Fields>(fields: F): ValuesOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.default] as const)
  return Object.fromEntries(entries) as ValuesOf<F>
}

/** One schema for all fields: absent members take their default, unknown ones are kept. */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(fields)) {
    shape[name] = field.schema.default(field.default)
  }
  // The shape is built from the same fields as the type, which zod cannot see through the loop.
  return z.looseObject(shape) as unknown as z.ZodType<ValuesOf<F>>
}
