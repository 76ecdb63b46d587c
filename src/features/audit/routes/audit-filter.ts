import type { AuditFilter } from '../contract/audit.ts'
import type { AuditQuery } from '../store/audit-store.ts'
import { parisDayStart } from '#base/kit/time/paris-instant.ts'

/** The query of a filter. */
export function auditQueryOf(filter: AuditFilter): AuditQuery {
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
