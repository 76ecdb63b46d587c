import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import { agendaRoutes } from '#features/agenda/routes/agenda.ts'
import { ajaxRoutes } from '#app/website/routes/ajax.ts'
import { articleFeedRoutes } from '#features/articles/routes/article-feeds.ts'
import { assetRoutes } from '#app/website/routes/assets.ts'
import { documentRoutes } from '#features/documents/routes/documents.ts'
import { healthRoutes } from '#features/operations/routes/health.ts'
import { illustrationRoutes, themeRoutes } from '#app/website/routes/theme.ts'
import { llmsRoute } from '#features/seo/routes/llms.ts'
import { mediaRoutes } from '#app/website/routes/media.ts'
import { openPictures } from '#app/website/open-picture.ts'
import { metricsRoutes } from '#features/operations/routes/metrics.ts'
import { newsletterRoutes } from '#features/newsletter/routes/newsletter.ts'
import { isNavigation } from '#app/back-office/navigation.ts'
import { doorRoutes } from '#features/accounts/routes/door/door-routes.ts'
import { adminDocumentRoutes } from './admin-document.ts'
import { adminRoutes } from './admin-routes.ts'
import { type ViewRoutes, viewRoutes } from './view-routes.ts'
import { type CanvasRoutes, canvasRoutes } from '#app/website/routes/canvas-routes.ts'
import { sharedDraftRoutes, viewedDraftRoutes } from '#app/website/routes/drafts-preview-routes.ts'
import { pageRoutes, type AnswerPage } from '#app/website/routes/page.ts'
import { pagePostRoutes } from '#app/website/routes/page-posts.ts'
import { robotsRoute } from '#features/seo/routes/robots.ts'
import { sandboxRoutes } from '#app/website/routes/sandbox.ts'
import { securityTxtRoute } from '#app/website/routes/security-txt.ts'
import { sharingRoutes } from '#features/seo/routes/sharing.ts'
import { signOutRoutes } from '#features/accounts/routes/sign-out.ts'
import { siteIconRoutes } from '#features/brand/routes/site-icons.ts'
import { sitemapRoutes } from '#features/seo/routes/sitemap.ts'
import { templateRoutes } from '#features/templates/routes/templates.ts'
import { type SiteSearchDeps, siteSearch } from '#features/search/service/site-search.ts'
import type { Gateway } from '#features/articles/service/gateway.ts'
import { seesDevelopmentPath, type SessionPort } from '#base/core/session.ts'

type PartsOf<Routes extends (app: never, parts: never) => unknown> = Parameters<Routes>[1]

/** What all routes need: each file of them names its own part. */
export type RouteParts = PartsOf<typeof healthRoutes> &
  PartsOf<typeof metricsRoutes> &
  PartsOf<typeof assetRoutes> &
  PartsOf<typeof mediaRoutes> &
  PartsOf<typeof sitemapRoutes> &
  PartsOf<typeof articleFeedRoutes> &
  Omit<PartsOf<typeof sharingRoutes>, 'openPicture'> &
  PartsOf<typeof documentRoutes> &
  PartsOf<typeof newsletterRoutes> &
  PartsOf<typeof adminRoutes> &
  PartsOf<typeof sharedDraftRoutes> &
  CanvasRoutes &
  PartsOf<typeof adminDocumentRoutes> &
  PartsOf<typeof pagePostRoutes> &
  ViewRoutes &
  Omit<SiteSearchDeps, 'warn'> &
  Pick<Gateway, 'editorialOf' | 'handedOn'> & { siteOf: SiteOf; answerPage: AnswerPage }

/** Every route; `GET /*` takes what no other does. */
export async function addRoutes(app: FastifyInstance, deps: RouteParts): Promise<void> {
  const { siteOf } = deps
  healthRoutes(app, deps)
  metricsRoutes(app, deps)
  await assetRoutes(app, deps)
  await mediaRoutes(app, deps)
  illustrationRoutes(app, siteOf)
  themeRoutes(app, deps)
  siteIconRoutes(app, deps)
  sitemapRoutes(app, deps)
  robotsRoute(app, deps)
  securityTxtRoute(app, deps)
  articleFeedRoutes(app, deps)
  llmsRoute(app, deps)
  sharingRoutes(app, { ...deps, openPicture: openPictures(deps) })
  documentRoutes(app, deps)
  agendaRoutes(app, deps)
  await newsletterRoutes(app, deps)
  templateRoutes(app, deps)
  ajaxRoutes(app, {
    siteOf: async (request) => (await siteOf(request)).site,
    editorialOf: deps.editorialOf,
    handedOn: deps.handedOn,
    searchOf: async (request) => {
      const warn = (message: string, cause?: unknown) => request.log.warn({ err: cause }, message)
      return siteSearch({ ...deps, warn }, await siteOf(request))
    },
    sessionOf: (request) => sessionOf(deps, request),
    seesDevelopmentPath: async (request) =>
      seesDevelopmentPath(deps.mode, await sessionOf(deps, request)),
  })
  sandboxRoutes(app, deps)
  await adminRoutes(app, deps)
  sharedDraftRoutes(app, deps)
  if (deps.adminHost !== null) viewedDraftRoutes(app, deps)
  viewRoutes(app, deps)
  await doorRoutes(app, {
    ...deps,
    doorFiles: deps.admin.door,
    isNavigation: (request) => isNavigation(deps, request),
    baseOf: (request) => deps.doors.base(request),
  })
  canvasRoutes(app, deps)
  await adminDocumentRoutes(app, deps)
  await signOutRoutes(app, deps)
  await pagePostRoutes(app, deps)
  await pageRoutes(app, deps.answerPage)
}

/** Who is asking, on the site of the request's host. */
const sessionOf = async (
  { siteOf, session }: { siteOf: SiteOf; session: SessionPort },
  request: FastifyRequest,
) => session(request.headers, (await siteOf(request)).site.id)
