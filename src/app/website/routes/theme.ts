import type { FastifyInstance } from 'fastify'
import { paths } from '#base/core/address/urls.ts'
import { themeSheet } from '#features/sites/service/theme-sheet.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

/** `GET /theme-<hash>.css`: a site's design tokens. An outdated hash gets today's tokens, unkept. */
export function themeRoutes(app: FastifyInstance, siteOf: SiteOf): void {
  app.get('/theme-:hash.css', async (request, reply) => {
    const { site } = await siteOf(request)
    const { css, hash } = themeSheet(site.theme)
    const isCurrent = request.url.split('?')[0] === paths.themeSheet(hash)
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(Buffer.from(css))
  })
}
