import type { Fields } from '#base/core/field/fields.ts'

/** Attributes of an element for the editor; none on the site. */
export type EditAttributes = Readonly<Record<`data-${string}`, string>>

/** In the editor, which option an element shows. On the site nothing: the HTML stays what it is. */
export interface Marks {
  /** Whether the widget's own options are edited where they are shown. */
  readonly editing: boolean
  /** Of the element that shows an option: `title`, `facts.0.value`. A list counts what is stored (`placed`). */
  mark(path: string): EditAttributes
  /** Of the element that holds the widgets of that option: `columns.1.widgets`. */
  slot(path: string): EditAttributes
  /** Of an element that shows what is edited elsewhere: `firm.phone`, `office.centre`, `page.h1`. */
  from(fact: string): EditAttributes
  /** Whether a text has an element: in the editor also an empty one, so that it can be written. */
  shows(text: string): boolean
}

const NONE: EditAttributes = {}

/** On the site, and of what the editor shows without editing it. */
export const NO_MARKS: Marks = {
  editing: false,
  mark: () => NONE,
  slot: () => NONE,
  from: () => NONE,
  shows: (text) => text !== '',
}

/** In the editor, of a widget with these fields. */
export const marksOf = (fields: Fields): Marks => ({
  editing: true,
  mark: (path) => ({ 'data-edit': path, 'data-edit-label': labelAt(fields, path.split('.')) }),
  slot: (path) => ({ 'data-slot': path }),
  from: (fact) => ({ 'data-from': fact }),
  shows: () => true,
})

/** French label of the field at a path, which places in lists are part of. */
function labelAt(fields: Fields, [name = '', ...rest]: readonly string[]): string {
  const field = fields[name]
  if (field === undefined || rest.length === 0) return field?.label ?? ''
  return labelAt(field.members ?? {}, field.kind === 'list' ? rest.slice(1) : rest)
}

/** Entries with their place in the stored list, which they keep when others are left out. */
export const placed = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, index }))
