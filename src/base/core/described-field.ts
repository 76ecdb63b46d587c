/** The kinds of option that the back office can draw. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'motifs'
  | 'link'
  | 'page'
  | 'media'
  | 'icon'
  | 'menu'
  | 'list'
  | 'group'
  | 'widgets'

/**
 * One option of a widget as JSON, for the back office to draw its form: what `framework/widget-kit/fields.ts`
 * describes, without the schema, which stays on the server.
 */
export interface DescribedField {
  /** Name under which the value is stored. */
  name: string
  kind: FieldKind
  /** French, as the editor shows it. */
  label: string
  help?: string
  /** Value that stands when nothing is stored. */
  default: unknown
  /** Bounds of a number, both included. */
  min?: number
  max?: number
  /** Characters of a text, or entries of a list, at most. */
  maxLength?: number
  /** Values and French labels of a choice. */
  choices?: Readonly<Record<string, string>>
  /** Members of a group, or of each entry of a list. */
  members?: readonly DescribedField[]
}
