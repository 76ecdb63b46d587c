import type { AuditStore, AuditQuery } from '../store/audit-store.ts'
import type { Serve } from '#framework/api/serve.ts'
import { audit, type AuditFilter } from '../contract/audit.ts'
import { auditFile } from './audit-export.ts'
import { parisDayStart } from '#base/kit/time/paris-instant.ts'

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** Who did what, newest first: as a list and as a file. */
export function auditRoutes(
  serve: Serve,
  { stores, clock }: { stores: { audit: AuditStore }; clock(): Date },
): void {
  serve(audit.list, async ({ siteId, query: { page, perPage, filter } }) => {
    const { entries, total } = await stores.audit.list(siteId, {
      ...auditQueryOf(filter),
      limit: perPage,
      offset: (page - 1) * perPage,
    })
    return { data: entries, total }
  })

  serve(audit.people, async ({ siteId }) => ({ data: await stores.audit.people(siteId) }))

  serve(audit.export, async ({ siteId, query: { filter, format }, reply }) => {
    const day = clock().toISOString().slice(0, 10)
    return reply
      .type(TYPES[format])
      .header('content-disposition', `attachment; filename="journal-${day}.${format}"`)
      .send(auditFile(stores.audit, siteId, auditQueryOf(filter), format))
  })
}

/** The query of a filter. */
function auditQueryOf(filter: AuditFilter): AuditQuery {
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
