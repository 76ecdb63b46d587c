import type { FastifyInstance } from 'fastify'
import { isSiteIndexable } from '#features/sites/rules/legal.ts'
import { isServiceRoute } from '#base/platform/security/service-routes.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

/**
 * A site that is not indexable says so with every answer, media and documents included
 * (requirements P6). When the site can't be read, as while the database is down, nothing is said.
 */
export function hideUnlessIndexable(app: FastifyInstance, siteOf: SiteOf): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isServiceRoute(request.url)) return
    const reader = await siteOf(request).catch(() => null)
    if (reader && !isSiteIndexable(reader.site)) reply.header('x-robots-tag', 'noindex')
  })
}
