import { z } from 'zod'
import { call, FILE } from '#framework/api/call.ts'
import { listOf, listQuery } from '#framework/api/list-query.ts'

/** Which entries are asked for: who, what, when, about what. Days are days in Paris. */
const auditFilter = z.strictObject({
  userId: z.string().max(100).optional(),
  /** The beginning of an action: `page.`. */
  action: z
    .string()
    .regex(/^[a-z.-]{1,60}$/)
    .optional(),
  subject: z.string().max(200).optional(),
  title: z.string().max(200).optional(),
  /** First and last day. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
})
export type AuditFilter = z.infer<typeof auditFilter>

const auditQuery = listQuery(auditFilter, ['id'])

const person = z.object({ id: z.string(), name: z.string() })

const entry = z.object({
  id: z.number(),
  at: z.string(),
  actor: person,
  action: z.string(),
  subject: z.string(),
  title: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type LoggedEntry = z.infer<typeof entry>

/** Who did what, newest first: as a list and as a file. */
export const audit = {
  list: call({
    method: 'GET',
    path: '/audit',
    right: 'audit.read',
    query: auditQuery,
    answer: listOf(entry),
    reads: ['audit'],
  }),
  people: call({
    method: 'GET',
    path: '/audit/people',
    right: 'audit.read',
    answer: z.object({ data: z.array(person) }),
  }),
  export: call({
    method: 'GET',
    path: '/audit/export',
    right: 'audit.read',
    asksAgain: true,
    query: auditQuery
      .pick({ filter: true })
      .extend({ format: z.enum(['csv', 'json']).default('csv') }),
    answer: FILE,
  }),
}
