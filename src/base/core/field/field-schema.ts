import { z } from 'zod'
import type { DescribedField } from './described-field.ts'
import { tooLong } from '../../kit/text/too-long.ts'
import { FORMATS } from './field-formats.ts'

/** A widget inside another one, as stored. */
export const nestedWidget = z.looseObject({
  id: z.int().positive(),
  type: z.string().max(60),
  version: z.int().positive(),
  options: z.record(z.string(), z.unknown()),
})
export type NestedWidget = z.infer<typeof nestedWidget>

/**
 * What values are valid, made of what is said of their fields, on the server and in the browser alike:
 * absent members take their default, unknown ones are kept.
 */
export const schemaOf = (
  fields: readonly DescribedField[],
  refusal = 'Des options sont attendues.',
): z.ZodType<Record<string, unknown>> =>
  z.looseObject(
    Object.fromEntries(
      fields.map((field) => [field.name, schemaOfField(field).default(field.default)]),
    ),
    refusal,
  )

/** Why values are refused, in French, by the dotted name of the field. */
export function faultsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

function schemaOfField(field: DescribedField): z.ZodType {
  const { kind, min = -Infinity, max = Infinity, choices = {}, members = [] } = field
  const refusal = `« ${field.label} » attend ${expected(field)}.`
  const text = z.string(refusal).max(max, {
    // A list has a length too.
    error: ({ input }) =>
      typeof input === 'string' ? `« ${field.label} » : ${tooLong(input, max)}` : refusal,
  })
  switch (kind) {
    case 'text':
    case 'long-text':
    case 'rich-text':
    case 'link':
    case 'icon':
      return field.format ? text.refine(FORMATS[field.format].accepts, refusal) : text
    case 'media':
      return text.regex(/^(\/(?!\/)[^\\]*)?$/, refusal)
    case 'number':
    case 'page':
    case 'menu':
      return z.int(refusal).min(min, refusal).max(max, refusal)
    case 'switch':
      return z.boolean(refusal)
    case 'choice':
      return z.enum(Object.keys(choices), refusal)
    case 'motifs':
      return z
        .array(z.string(refusal).regex(/^[A-Z0-9_]{1,40}$/, refusal), refusal)
        .max(max, refusal)
    case 'list':
      return z.array(schemaOf(members, refusal), refusal).max(max, refusal)
    case 'group':
      return schemaOf(members, refusal)
    case 'widgets': {
      const inner = z.array(nestedWidget).max(max)
      return z.custom((value) => inner.safeParse(value).success, refusal)
    }
  }
}

/** What a field takes, in words that go on after « attend ». */
function expected({ kind, format, min, max, choices = {} }: DescribedField): string {
  switch (kind) {
    case 'number':
      return `un nombre entier${between(min, max)}`
    case 'page':
      return 'une page du site'
    case 'menu':
      return 'un menu du site'
    case 'switch':
      return 'oui ou non'
    case 'choice':
      return `une de ces valeurs : ${Object.values(choices).join(', ')}`
    case 'motifs':
      return `des codes de thèmes${atMost(max)}`
    case 'media':
      return 'un fichier de la médiathèque'
    case 'list':
      return `une liste d’éléments${atMost(max)}`
    case 'group':
      return 'un groupe d’options'
    case 'widgets':
      return `des widgets${atMost(max)}`
    default:
      return format ? FORMATS[format].expected : `un texte${atMost(max, ' caractères')}`
  }
}

const atMost = (max: number | undefined, unit = ''): string =>
  max === undefined ? '' : `, ${max.toLocaleString('fr-FR')}${unit} au plus`

function between(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return atMost(max)
  return max === undefined ? `, ${min} au moins` : ` de ${min} à ${max}`
}
