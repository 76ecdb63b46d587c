import { z } from 'zod'
import type { AuditQuery } from '../store/audit-store.ts'
import { parisDayStart } from '#base/kit/time/paris-day.ts'

/** Which entries are asked for: who, what, when, about what. Days are days in Paris. */
export const auditFilter = z.strictObject({
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

/** The query of a filter. */
export function auditQueryOf(filter: z.infer<typeof auditFilter>): AuditQuery {
  const { from, until, userId, action, subject, title } = filter
  return {
    ...(userId === undefined ? {} : { userId }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subject }),
    ...(title === undefined ? {} : { title }),
    ...(from === undefined ? {} : { from: parisDayStart(from) }),
    ...(until === undefined ? {} : { until: parisDayStart(until, 1) }),
  }
}
