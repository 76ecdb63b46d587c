import type { ReactNode } from 'react'

/** Values of a template's variables: plain data, see `features/templates/engine/template-values.ts`. */
type TemplateValues = object

/** A compiled template: drawing it does no parsing. */
export interface Template {
  readonly name: string
  /** Draws the template; the same values give the same elements, on the server and in the browser. */
  render(values: TemplateValues): ReactNode
  /** The text holds the word `hasOwnCss`: the page needs the stylesheet of the same base name. */
  readonly hasOwnCss: boolean
  /** The text holds the word `hasOwnJs`: the page needs the script of the same base name. */
  readonly hasOwnJs: boolean
}
