import type { ReactNode } from 'react'
import type { EditAttributes } from './marks.ts'

/** Values of a template's variables: plain data, see `features/templates/engine/template-values.ts`. */
type TemplateValues = object

/**
 * In the editor, what of the values themselves is edited: an element that shows nothing else gets these
 * attributes, and is drawn also while it is empty.
 */
export type TemplateMarks = ReadonlyMap<string, EditAttributes>

/** A compiled template: drawing it does no parsing. */
export interface Template {
  readonly name: string
  /** Draws the template; the same values give the same elements, on the server and in the browser. */
  render(values: TemplateValues, marks?: TemplateMarks): ReactNode
  /** The text holds the word `hasOwnCss`: the page needs the stylesheet of the same base name. */
  readonly hasOwnCss: boolean
  /** The text holds the word `hasOwnJs`: the page needs the script of the same base name. */
  readonly hasOwnJs: boolean
}
