import { z } from 'zod'
import { savedObjectOf } from '#base/core/field/field-schema.ts'
import { personName } from '#base/core/person.ts'
import { withoutInvisible } from '#base/kit/text/without-invisible.ts'
import { PERSON_FIELDS, type PersonFields } from './person-fields.ts'

const line = z.string().default('')

const personFields = z.object({
  firstName: line,
  lastName: line,
  role: line,
  photo: line,
  text: line,
  offices: z.array(z.string()).default([]),
  email: line,
  phone: line,
  motifs: z.array(z.string()).default([]),
  languages: line,
  role_en: line,
  text_en: line,
  languages_en: line,
  registration: line,
  link: line,
}) satisfies z.ZodType<PersonFields>

/** Somebody as a document. */
export interface PersonContent {
  fields: PersonFields
}

/**
 * The same as a draft keeps it, and as it is stored, by an earlier version too: what may not be published is
 * read as well.
 */
export const storedPerson: z.ZodType<PersonContent> = z.object({ fields: personFields })

const publishable = savedObjectOf(PERSON_FIELDS)

/** Somebody of whom only the name is known: the first word of it is the first name. */
export function namedPerson(name: string): PersonFields {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return personFields.parse({ firstName, lastName: rest.join(' ') })
}

/** As somebody would have typed it, without signs that turn or break what stands around them. */
export const cleanPerson = (content: PersonFields): PersonFields => ({
  ...content,
  ...Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, withoutInvisible(value)]] : [],
    ),
  ),
})

/** Why somebody can't be published as they stand, by the name of the field. */
export function personFaults(content: PersonFields): Record<string, string> {
  const { error } = publishable.safeParse(content)
  const faults = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )
  return personName(content) === ''
    ? { lastName: 'Écrivez le nom de cette personne.', ...faults }
    : faults
}
