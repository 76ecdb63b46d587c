import type { FastifyInstance } from 'fastify'
import { MOTIF_NAMES } from '#domain/motif-name.ts'
import { paths } from '#domain/urls.ts'
import { motifIllustration } from '#site/motif-illustration.ts'
import { MEDIA_POLICY, OPEN_RESOURCE } from '../security/headers.ts'
import type { SiteOf } from '../request-site.ts'

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
