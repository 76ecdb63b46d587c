import type { DescribedField } from './described-field.ts'
import { MAX_MOTIFS } from '../article/motifs.ts'
import type { NestedWidget } from './nested-widget.ts'

/** A field of a widget's options or of a site's settings, as data: form, schema, type and default are made of it. */
export interface Field<T> extends Omit<DescribedField, 'name' | 'default' | 'members'> {
  default: T
  /** Members of a group or of each entry of a list. */
  members?: Fields
}

// oxlint-disable-next-line no-explicit-any -- a record of fields of any value type; each keeps its own.
export type Fields = Record<string, Field<any>>

/** Values described by a set of fields. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }

type Say = Pick<DescribedField, 'label' | 'help' | 'when'>
type SayWritten = Say & Pick<DescribedField, 'example' | 'required' | 'isReadOnly'>

export const MAX_HTML = 200_000

/** Offices that one thing may name. */
const MAX_OFFICES = 50

/** One line of plain text. */
export const text = (
  say: SayWritten &
    Pick<DescribedField, 'min' | 'max' | 'format' | 'textOf'> & { default?: string },
): Field<string> => ({ max: 500, default: '', ...say, kind: 'text' })

/** Several lines of plain text. */
export const longText = (say: SayWritten & { default?: string; max?: number }): Field<string> => ({
  max: 5000,
  default: '',
  ...say,
  kind: 'long-text',
})

/** HTML written by an editor; cleaned by the widget's loader before it is shown. */
export const richText = (say: Say & { default?: string }): Field<string> => ({
  max: MAX_HTML,
  default: '',
  ...say,
  kind: 'rich-text',
})

/** A list of lines of text. */
export const lines = (say: Say & { min?: number; max?: number }): Field<string[]> => ({
  max: 50,
  default: [],
  ...say,
  kind: 'lines',
})

/** A day, `yyyy-mm-dd`, or none. */
export const day = (say: Say & Pick<DescribedField, 'required' | 'notBefore'>): Field<string> => ({
  default: '',
  ...say,
  kind: 'day',
})

/** An instant, ISO 8601, or none. */
export const instant = (say: Say): Field<string> => ({ default: '', ...say, kind: 'instant' })

/** Minutes and seconds, ISO 8601, or none. */
export const duration = (say: Say): Field<string> => ({ default: '', ...say, kind: 'duration' })

/** A key or a token: whether there is one is told, never which. */
export const secret = (say: Say & Pick<DescribedField, 'format'>): Field<string> => ({
  max: 500,
  default: '',
  ...say,
  kind: 'secret',
})

/** A whole number between two bounds, both included. */
export const number = (
  say: Say & Pick<DescribedField, 'unit'> & { default: number; min: number; max: number },
): Field<number> => ({ ...say, kind: 'number' })

/** Yes or no. */
export const yesNo = (say: Say & { default?: boolean }): Field<boolean> => ({
  default: false,
  ...say,
  kind: 'switch',
})

/** On with `1`, off with anything else (requirements L1), so that no short word is refused. */
export const flag = (say: Say & { default?: '0' | '1' }): Field<string> => ({
  max: 20,
  default: '1',
  ...say,
  kind: 'flag',
})

/** One of a few values, with their French labels. */
export const choice = <const C extends Record<string, string>>(
  say: Say & Pick<DescribedField, 'required'> & { choices: C; default: keyof C & string },
): Field<keyof C & string> => ({ ...say, kind: 'choice' })

/** Any short text, of which a few are offered with their French labels. */
export const openChoice = (
  say: Say & { choices: Record<string, string>; default: string; max?: number },
): Field<string> => ({ max: 500, ...say, kind: 'choice', isOpen: true })

/** The code of one motif. */
export const motif = (say: Say): Field<string> => ({ default: '', ...say, kind: 'motif' })

/** A list of motif codes (requirements G4). */
export const motifs = (say: Say & Pick<DescribedField, 'required'>): Field<string[]> => ({
  max: MAX_MOTIFS,
  default: [],
  ...say,
  kind: 'motifs',
})

/** A link in the stored syntax of `base/core/address/link.ts`. */
export const link = (say: Say & { default?: string }): Field<string> => ({
  max: 2000,
  default: '',
  ...say,
  kind: 'link',
})

/** A page by its id; 0 for none. */
export const page = (say: Say & { max?: number }): Field<number> => ({
  min: 0,
  default: 0,
  ...say,
  kind: 'page',
})

/** A Bootstrap icon by its name; empty for none. */
export const icon = (say: Say & { default?: string }): Field<string> => ({
  default: '',
  ...say,
  kind: 'icon',
  format: 'icon-name',
})

/** A path of the site's media. */
export const media = (say: Say & Pick<DescribedField, 'accept'>): Field<string> => ({
  max: 500,
  default: '',
  ...say,
  kind: 'media',
})

/** A source menu by its id; 0 for none. */
export const menu = (say: Say & { default?: number }): Field<number> => ({
  min: 0,
  default: 0,
  ...say,
  kind: 'menu',
})

/** A shared block by its number; 0 for none. */
export const block = (say: Say): Field<number> => ({ min: 0, default: 0, ...say, kind: 'block' })
/** Somebody of the firm's team by their number; 0 for nobody. */
export const person = (say: Say): Field<number> => ({ min: 0, default: 0, ...say, kind: 'person' })

/** Offices of the firm by their keys. */
export const offices = (say: Say): Field<string[]> => ({
  max: MAX_OFFICES,
  default: [],
  ...say,
  kind: 'offices',
})

/** Options that belong together. */
export const group = <F extends Fields>(say: Say & { members: F }): Field<ValuesOf<F>> => ({
  ...say,
  kind: 'group',
  default: defaultsOf(say.members),
})

/** Any number of entries of the same members. */
export const list = <F extends Fields>(
  say: Say & Pick<DescribedField, 'unique' | 'tells'> & { members: F; max?: number },
): Field<ValuesOf<F>[]> => ({ max: 100, default: [], ...say, kind: 'list' })

/** Widgets inside a widget. */
export const widgets = (say: Say): Field<NestedWidget[]> => ({
  max: 100,
  default: [],
  ...say,
  kind: 'widgets',
})

/** What a screen of its own draws, and the schema of its subject checks. */
export const own = <T>(say: Say & { default: T }): Field<T> & { kind: 'own' } => ({
  ...say,
  kind: 'own',
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

/** The same as JSON: what the back office gets, and the schema is made of. */
export const describeFields = (fields: Fields): DescribedField[] =>
  Object.entries(fields).map(([name, { members, ...said }]) => ({
    name,
    ...said,
    ...(members === undefined ? {} : { members: describeFields(members) }),
  }))
