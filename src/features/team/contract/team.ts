import { z } from 'zod'
import { call } from '#framework/api/call.ts'
import { choices } from '#framework/api/choice-calls.ts'
import type { PersonFields } from '../rules/person-fields.ts'

/** Characters of one text of a person at most: what is longer is no draft of one either. */
const MOST = 5000

const line = z.string().max(MOST)

/** Somebody as their editor opens them. */
export const shownPersonFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  photo: z.string(),
  text: z.string(),
  offices: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
  motifs: z.array(z.string()),
  languages: z.string(),
  role_en: z.string(),
  text_en: z.string(),
  languages_en: z.string(),
  registration: z.string(),
  link: z.string(),
}) satisfies z.ZodType<PersonFields>

/** The same as it is sent; what may not be published is kept, and told. */
export const writtenPerson = z.strictObject({
  fields: z.strictObject({
    firstName: line,
    lastName: line,
    role: line,
    photo: line,
    text: line,
    offices: z.array(z.string().max(40)).max(50),
    email: line,
    phone: line,
    motifs: z.array(z.string().max(40)).max(50).default([]),
    languages: line.default(''),
    role_en: line.default(''),
    text_en: line.default(''),
    languages_en: line.default(''),
    registration: line,
    link: line,
  }) satisfies z.ZodType<PersonFields>,
})

/** The team as a whole; what is written of somebody is a document. */
export const team = {
  list: choices.persons,
  /** In which order they stand wherever the whole team is shown; who is not named keeps their place behind. */
  order: call({
    method: 'PUT',
    path: '/team-order',
    right: 'team.publish',
    body: z.strictObject({ ids: z.array(z.int().positive()).max(10_000) }),
    bodyLimit: 128 * 1024,
    changes: ['team'],
  }),
}
