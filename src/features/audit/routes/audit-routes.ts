import { z } from 'zod'
import type { AuditStore } from '../store/audit-store.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { listQuery } from '#framework/api/list-query.ts'
import { auditFile } from './audit-export.ts'
import { auditFilter, auditQueryOf } from './audit-filter.ts'

const exportQuery = listQuery(auditFilter, ['id'])
  .pick({ filter: true })
  .extend({
    format: z.enum(['csv', 'json']).default('csv'),
  })

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** Who did what, newest first: as a list and as a file. */
export function auditRoutes(
  route: DefineRoute,
  { stores, clock }: { stores: { audit: AuditStore }; clock(): Date },
): void {
  route({
    method: 'GET',
    path: '/audit',
    right: 'audit.read',
    query: listQuery(auditFilter, ['id']),
    async handle({ siteId, query: { page, perPage, filter } }) {
      const { entries, total } = await stores.audit.list(siteId, {
        ...auditQueryOf(filter),
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: entries, total }
    },
  })

  route({
    method: 'GET',
    path: '/audit/people',
    right: 'audit.read',
    handle: async ({ siteId }) => ({ data: await stores.audit.people(siteId) }),
  })

  route({
    method: 'GET',
    path: '/audit/export',
    right: 'audit.read',
    asksAgain: true,
    query: exportQuery,
    async handle({ siteId, query: { filter, format }, reply }) {
      const day = clock().toISOString().slice(0, 10)
      return reply
        .type(TYPES[format])
        .header('content-disposition', `attachment; filename="journal-${day}.${format}"`)
        .send(auditFile(stores.audit, siteId, auditQueryOf(filter), format))
    },
  })
}
