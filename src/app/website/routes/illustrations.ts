import type { FastifyInstance } from 'fastify'
import { MOTIF_NAMES } from '#base/core/article/motif-name.ts'
import { paths } from '#base/core/address/urls.ts'
import { motifIllustration } from '#features/articles/rules/motif-illustration.ts'
import { MEDIA_POLICY, OPEN_RESOURCE } from '#base/platform/security/headers.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

const DAY = 24 * 3600

/** `GET /illustrations/<motif>.svg`: the picture of a motif, in the colours of the site. */
export function illustrationRoutes(app: FastifyInstance, siteOf: SiteOf): void {
  for (const name of MOTIF_NAMES) {
    app.get(paths.illustration(name), async (request, reply) => {
      const { site } = await siteOf(request)
      return reply
        .type('image/svg+xml')
        .headers(OPEN_RESOURCE)
        .header('content-security-policy', MEDIA_POLICY)
        .header('cache-control', `public, max-age=${DAY}`)
        .send(Buffer.from(motifIllustration(site.theme, name)))
    })
  }
}
