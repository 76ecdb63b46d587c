import type { FastifyInstance } from 'fastify'
import { paths } from '#base/core/address/urls.ts'
import { themeSheet } from '#features/sites/service/theme-sheet.ts'
import type { ClientAssets } from '../render/render-page.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

export interface ThemeRoutes {
  siteOf: SiteOf
  assets: Pick<ClientAssets, 'looks'>
}

/** `GET /theme-<hash>.css`: a site's design tokens and the forms of its look. An outdated hash gets today's tokens, unkept. */
export function themeRoutes(app: FastifyInstance, { siteOf, assets }: ThemeRoutes): void {
  app.get('/theme-:hash.css', async (request, reply) => {
    const { site } = await siteOf(request)
    const { css, hash } = themeSheet(assets.looks, site.theme)
    const isCurrent = request.url.split('?')[0] === paths.themeSheet(hash)
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(Buffer.from(css))
  })
}
