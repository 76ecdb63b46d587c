import { z } from 'zod'
import type { DescribedField } from './described-field.ts'
import { tooLong } from '../../kit/text/too-long.ts'
import { describeFields, type Fields, MAX_HTML, type ValuesOf } from './fields.ts'
import { MOTIF_CODE } from '../article/motifs.ts'
import { FORMATS } from './field-formats.ts'
import { nestedWidget } from './nested-widget.ts'

/** How objects of such members are read. */
type ObjectOf = (fields: readonly DescribedField[], refusal: string) => z.ZodType

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
      fields.map((field) => [field.name, schemaOfField(field, schemaOf).default(field.default)]),
    ),
    refusal,
  )

/**
 * How stored values of fields are read: what was saved before a text or a list was made shorter, or before
 * something was required, stays what it is. Any other fault, a number out of bounds too, is refused (requirements H1),
 * and HTML that is longer than any field ever held: cleaning it would hold the server for seconds.
 */
export const storedSchemaOf = (
  fields: readonly DescribedField[],
  refusal = 'Des options sont attendues.',
): z.ZodType<Record<string, unknown>> =>
  z.looseObject(
    Object.fromEntries(
      fields.map((field) => [field.name, storedSchemaOfField(field).default(field.default)]),
    ),
    refusal,
  )

function storedSchemaOfField(field: DescribedField): z.ZodType {
  if (field.kind === 'number') return schemaOfField(field, storedSchemaOf)
  const { min: _, max: __, required: ___, unique: ____, ...ofAnyLength } = field
  const bound = field.kind === 'rich-text' ? { max: MAX_HTML } : {}
  return schemaOfField({ ...ofAnyLength, ...bound }, storedSchemaOf)
}

/**
 * What a value is valid whose objects are whole: a member that is absent is refused, an unknown one
 * dropped. Whoever saves is asked for what is required; what was stored without it is read.
 */
export function wholeSchemaOf(field: DescribedField, isSaved = false): z.ZodType {
  const schema = schemaOfField(field, (fields, refusal) => {
    const whole = z.object(
      Object.fromEntries(fields.map((member) => [member.name, wholeSchemaOf(member, isSaved)])),
      refusal,
    )
    return isSaved ? whole.superRefine(inOrder(fields)) : whole
  })
  const { required } = field
  if (!isSaved) return schema
  const asked = required === undefined ? schema : schema.refine((value) => value !== '', required)
  return field.kind === 'text' ? z.preprocess(trimmed, asked) : asked
}

/** Tells of days that come before the one that they follow. */
const inOrder =
  (fields: readonly DescribedField[]) =>
  (values: Record<string, unknown>, context: z.RefinementCtx): void => {
    for (const { name, label, notBefore } of fields) {
      const first = fields.find((field) => field.name === notBefore)
      const [day, before] = [values[name], values[first?.name ?? '']]
      if (first && typeof day === 'string' && day !== '' && day < String(before)) {
        const message = `« ${label} » vient avant « ${first.label} ».`
        context.addIssue({ code: 'custom', path: [name], message })
      }
    }
  }

/** A line is saved without the spaces around it. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** What may be saved of fields; what is not given is not asked for. */
export const savedSchemaOf = (fields: readonly DescribedField[]): z.ZodType =>
  z
    .looseObject(
      Object.fromEntries(
        fields.map((field) => [field.name, wholeSchemaOf(field, true).optional()]),
      ),
    )
    .superRefine(inOrder(fields))

/** What may be saved of each field. */
export const savedMembersOf = <F extends Fields>(fields: F) =>
  // Made of the same fields as the type.
  Object.fromEntries(
    describeFields(fields).map((field) => [field.name, wholeSchemaOf(field, true)]),
  ) as { [K in keyof F]: z.ZodType<ValuesOf<F>[K]> }

/** The same for a call that saves some of them. */
export const savedShapeOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(savedMembersOf(fields)).map(([name, schema]) => [name, schema.optional()]),
  ) as { [K in keyof F]: z.ZodOptional<z.ZodType<ValuesOf<F>[K]>> }

/** What a call takes that saves fields, all of them and no others. */
export const savedObjectOf = <F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> =>
  // Made of the same fields as the type.
  z
    .strictObject(savedMembersOf(fields))
    .superRefine(inOrder(describeFields(fields))) as unknown as z.ZodType<ValuesOf<F>>

/** The same of a whole object with the type of its fields. */
export const wholeObjectOf = <F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> =>
  // Made of the same fields as the type.
  wholeSchemaOf({
    name: '',
    kind: 'group',
    label: '',
    default: {},
    members: describeFields(fields),
  }) as z.ZodType<ValuesOf<F>>

/** Why values are refused, in French, by the dotted name of the field. */
export function faultsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

function schemaOfField(field: DescribedField, objectOf: ObjectOf): z.ZodType {
  const { kind, min = -Infinity, max = Infinity, choices = {}, members = [] } = field
  const refusal = `« ${field.label} » attend ${expected(field)}.`
  const text = z
    .string(refusal)
    .min(min, field.required ?? refusal)
    .max(max, {
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
    case 'secret':
    case 'flag':
      return field.format ? text.refine(FORMATS[field.format].accepts, refusal) : text
    case 'day':
      return z.union([z.literal(''), z.iso.date(refusal)], refusal)
    case 'instant':
      return z.union([z.literal(''), z.iso.datetime(refusal)], refusal)
    case 'duration':
      return z.union([z.literal(''), z.iso.duration(refusal)], refusal)
    case 'lines':
      return z
        .array(z.string(refusal).min(min, refusal).max(500, refusal), refusal)
        .max(max, refusal)
    case 'media':
      return text.regex(/^(\/(?!\/)[^\\]*)?$/, refusal)
    case 'number':
    case 'page':
    case 'menu':
    case 'block':
    case 'person':
      return z.int(refusal).min(min, refusal).max(max, refusal)
    case 'switch':
      return z.boolean(refusal)
    case 'choice':
      return field.isOpen ? text : z.enum(Object.keys(choices), field.required ?? refusal)
    case 'motif':
      return z.string(refusal).regex(MOTIF_CODE, refusal)
    case 'motifs':
      return z.array(z.string(refusal).regex(MOTIF_CODE, refusal), refusal).max(max, refusal)
    case 'offices':
      return z
        .array(z.string(refusal).refine(FORMATS['office-key'].accepts, refusal), refusal)
        .max(max, refusal)
    case 'list': {
      const entries = z.array(objectOf(members, refusal), refusal).max(max, refusal)
      return field.unique === undefined ? entries : entries.superRefine(differIn(field))
    }
    case 'group':
      return objectOf(members, refusal)
    case 'widgets': {
      const inner = z.array(nestedWidget).max(max)
      return z.custom((value) => inner.safeParse(value).success, refusal)
    }
    case 'own':
      return z.unknown()
  }
}

/** That no two entries have the same member; told at the later one. */
const differIn =
  ({ unique = '', members = [] }: DescribedField) =>
  (entries: unknown[], context: z.RefinementCtx): void => {
    const known = new Set<unknown>()
    for (const [index, entry] of entries.entries()) {
      const value = new Map(Object.entries(entry ?? {})).get(unique)
      const label = members.find(({ name }) => name === unique)?.label ?? unique
      const message = `« ${label} » est déjà « ${String(value)} » plus haut : deux éléments ne peuvent avoir la même valeur.`
      if (known.has(value)) context.addIssue({ code: 'custom', path: [index, unique], message })
      known.add(value)
    }
  }

/** What a field takes, in words that go on after « attend ». */
function expected({ kind, format, min, max, choices = {}, isOpen }: DescribedField): string {
  switch (kind) {
    case 'number':
      return `un nombre entier${between(min, max)}`
    case 'page':
      return 'une page du site'
    case 'menu':
      return 'un menu du site'
    case 'block':
      return 'un bloc partagé du site'
    case 'person':
      return 'une personne de l’équipe'
    case 'offices':
      return `des bureaux du cabinet${atMost(max)}`
    case 'switch':
      return 'oui ou non'
    case 'choice':
      return isOpen
        ? 'une des valeurs proposées'
        : `une de ces valeurs : ${Object.values(choices).join(', ')}`
    case 'motif':
      return 'un thème'
    case 'motifs':
      return `des codes de thèmes${atMost(max)}`
    case 'media':
      return 'un fichier de la médiathèque'
    case 'list':
      return `une liste d’éléments${atMost(max)}`
    case 'lines':
      return `des lignes de texte${atMost(max)}`
    case 'day':
      return 'un jour du calendrier, écrit aaaa-mm-jj'
    case 'instant':
      return 'un jour et une heure'
    case 'duration':
      return 'des minutes et des secondes, comme 1:05'
    case 'group':
      return 'un groupe d’options'
    case 'widgets':
      return `des blocs${atMost(max)}`
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
