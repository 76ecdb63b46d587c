import { z } from 'zod'
import { MEDIA_KINDS } from '../media/media-file.ts'
import { FORMATS, type FormatName } from './field-formats.ts'

/** The kinds of field that the back office can draw. */
const FIELD_KINDS = [
  'text',
  'long-text',
  'rich-text',
  'lines',
  'day',
  'instant',
  'duration',
  'secret',
  'number',
  'switch',
  'flag',
  'choice',
  'motif',
  'motifs',
  'link',
  'page',
  'media',
  'icon',
  'menu',
  'block',
  'person',
  'offices',
  'list',
  'group',
  'widgets',
  'own',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** When a field means something: while another one beside it has, or has not, a value. */
const condition = z.union([
  z.strictObject({ field: z.string(), is: z.unknown() }),
  z.strictObject({ field: z.string(), isNot: z.unknown() }),
])

/**
 * A field as JSON, of a widget's options or of a site's settings: what its form is drawn with, and its
 * values are checked by (`field-schema.ts`), on the server as in the browser.
 */
export const describedField = z.object({
  /** Name under which the value is stored. */
  name: z.string(),
  kind: z.enum(FIELD_KINDS),
  /** French, as the editor shows it. */
  label: z.string(),
  help: z.string().optional(),
  /** What a value looks like, shown while there is none. */
  example: z.string().optional(),
  /** What a number counts: « signes », « px ». */
  unit: z.string().optional(),
  /** Group of the form that it is folded into; without one it is seen at once. */
  in: z.string().optional(),
  /** Folded into « Avancé », which other roles don't see. */
  only: z.literal('developer').optional(),
  /** What is said where whoever saves leaves it empty; what is stored may be empty all the same. */
  required: z.string().optional(),
  /** Written by the program alone. */
  isReadOnly: z.literal(true).optional(),
  /** When it is shown; what is hidden keeps its value. */
  when: condition.optional(),
  /** Value that stands when nothing is stored. */
  default: z.unknown(),
  /** Bounds of a number, both included; of the characters of a text; at most so many entries of a list, or lines. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** The link beside it whose words it is: nothing shows them without that one. */
  textOf: z.string().optional(),
  /** The day beside it that comes first: who saves an earlier one is told. */
  notBefore: z.string().optional(),
  /** A rule that a text keeps. */
  format: z.enum(Object.keys(FORMATS) as FormatName[]).optional(),
  /** Which media may be chosen; all unless said. */
  accept: z.enum(MEDIA_KINDS).optional(),
  /** Values and French labels of a choice. */
  choices: z.record(z.string(), z.string()).optional(),
  /** Any short text may be stored; `choices` are what is offered. */
  isOpen: z.literal(true).optional(),
  /** Member that no two entries of a list have the same. */
  unique: z.string().optional(),
  /** Switch of an entry that is told beside its name. */
  tells: z.string().optional(),
  /** Members of a group, or of each entry of a list. */
  get members() {
    return z.array(describedField).optional()
  },
})
export type DescribedField = z.infer<typeof describedField>
