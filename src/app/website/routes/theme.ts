import type { FastifyInstance } from 'fastify'
import { paths } from '#base/core/address/urls.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { withThemeContent } from '#features/sites/rules/theme-content.ts'
import { themeSheet, type ThemeRules } from '#features/sites/service/theme-sheet.ts'
import { draftOfSheet } from '../drafts/draft-sheet.ts'
import { MOTIF_NAMES } from '#base/core/article/motif-name.ts'
import { motifIllustration } from '#features/articles/rules/motif-illustration.ts'
import { MEDIA_POLICY, OPEN_RESOURCE } from '#base/platform/security/headers.ts'

export interface ThemeRoutes {
  siteOf: SiteOf
  signer: Signer
  assets: ThemeRules
}

/**
 * `GET /theme-<hash>.css`: a site's design tokens and the forms of its look. An outdated hash gets today's tokens, unkept.
 * With `?draft=` it is the sheet of a draft, as the page that is drawn in it asks for it; anything else there says nothing.
 */
export function themeRoutes(app: FastifyInstance, { siteOf, signer, assets }: ThemeRoutes): void {
  app.get<{ Querystring: { draft?: unknown } }>('/theme-:hash.css', async (request, reply) => {
    const { site } = await siteOf(request)
    const draft = draftOfSheet(signer, site.id, request.query.draft)
    const theme = draft === null ? site.theme : withThemeContent(site.theme, draft)
    const { css, hash } = themeSheet(assets, theme)
    const isCurrent = request.url.split('?')[0] === paths.themeSheet(hash)
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', cachingOf(draft !== null, isCurrent))
      .send(Buffer.from(css))
  })
}

function cachingOf(isDraft: boolean, isCurrent: boolean): string {
  if (isDraft) return 'private, no-store'
  return isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache'
}

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
