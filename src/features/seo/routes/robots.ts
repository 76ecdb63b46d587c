import type { FastifyInstance } from 'fastify'
import { isSiteIndexable } from '#features/sites/rules/legal.ts'
import { sendText } from '#base/platform/http/conditions.ts'
import { type OriginDeps, originOf } from '#base/platform/http/site-origin.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

/**
 * `GET /robots.txt`. What must not be found says `noindex`, and a crawler that may not come never
 * reads it (requirements P5): a site that is not indexable therefore forbids nothing, and neither are
 * `/dev.php` (a 404 to visitors), sign-ins, lists beyond their end or articles of others forbidden.
 * `/ajax/` alone is: it answers what pages already hold, as JSON that no one should find.
 */
export function robotsRoute(app: FastifyInstance, deps: OriginDeps & { siteOf: SiteOf }): void {
  app.get('/robots.txt', async (request, reply) => {
    const reader = await deps.siteOf(request)
    const lines = isSiteIndexable(reader.site)
      ? ['User-agent: *', 'Disallow: /ajax/', '', `Sitemap: ${originOf(deps, reader)}/sitemap.xml`]
      : ['User-agent: *', 'Disallow:']
    return sendText(request, reply, {
      type: 'text/plain; charset=utf-8',
      body: `${lines.join('\n')}\n`,
    })
  })
}
