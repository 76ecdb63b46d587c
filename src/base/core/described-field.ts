import { z } from 'zod'

/** The kinds of option that the back office can draw. */
const FIELD_KINDS = [
  'text',
  'long-text',
  'rich-text',
  'number',
  'switch',
  'choice',
  'motifs',
  'link',
  'page',
  'media',
  'icon',
  'menu',
  'list',
  'group',
  'widgets',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/**
 * One option of a widget as JSON, for the back office to draw its form: what `framework/widget-kit/fields.ts`
 * describes, without the schema, which stays on the server.
 */
export const describedField = z.object({
  /** Name under which the value is stored. */
  name: z.string(),
  kind: z.enum(FIELD_KINDS),
  /** French, as the editor shows it. */
  label: z.string(),
  help: z.string().optional(),
  /** Value that stands when nothing is stored. */
  default: z.unknown(),
  /** Bounds of a number, both included. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Characters of a text, or entries of a list, at most. */
  maxLength: z.number().optional(),
  /** Values and French labels of a choice. */
  choices: z.record(z.string(), z.string()).optional(),
  /** Members of a group, or of each entry of a list. */
  get members() {
    return z.array(describedField).optional()
  },
})
export type DescribedField = z.infer<typeof describedField>
