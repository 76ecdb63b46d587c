import type { Server } from 'node:http'
import formbody from '@fastify/formbody'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { createSigner } from '#leads/signed.ts'
import { memoOfObject } from '#domain/memo.ts'
import type { Site } from '#domain/site.ts'
import type { AppDeps } from './app-deps.ts'
import { describedMedia } from './described-media.ts'
import { withArticleChoices } from './chosen-articles.ts'
import { answerError, answerErrors, answerUnreadable } from './errors.ts'
import { type MediaMotifs, mediaMotifs } from './media-motifs.ts'
import { routableUrl } from './provider-media/asked-media.ts'
import { refuseUnderAjax } from './routes/ajax-errors.ts'
import { requestHost } from './request-host.ts'
import { agendaRoutes } from './routes/agenda.ts'
import { ajaxRoutes, MAX_PARAM_LENGTH } from './routes/ajax.ts'
import { articleFeedRoutes } from './routes/article-feeds.ts'
import { assetRoutes } from './routes/assets.ts'
import { documentRoutes } from './routes/documents.ts'
import { healthRoutes } from './routes/health.ts'
import { illustrationRoutes } from './routes/illustrations.ts'
import { llmsRoute } from './routes/llms.ts'
import { mediaRoutes } from './routes/media.ts'
import { metricsRoutes } from './routes/metrics.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { adminDocumentRoutes } from './admin/admin-document.ts'
import { refuseUndeclared } from './admin/admin-route.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { sharedDraftRoutes } from './admin/drafts/preview-routes.ts'
import type { PageDeps } from './page-answer.ts'
import { pageAnswerer, pageRoutes, type AnswerPage } from './routes/page.ts'
import { pagePostRoutes } from './routes/page-posts.ts'
import { robotsRoute } from './routes/robots.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { sharingRoutes } from './routes/sharing.ts'
import { signOutRoutes } from './routes/sign-out.ts'
import { siteIconRoutes } from './routes/site-icons.ts'
import { sitemapRoutes } from './routes/sitemap.ts'
import { templateRoutes } from './routes/templates.ts'
import { themeRoutes } from './routes/theme.ts'
import { withSandboxTemplates } from './sandbox-templates.ts'
import { indexLoop } from './search/index-loop.ts'
import type { IndexDeps } from './search/index-site.ts'
import { siteSearch } from './search/site-search.ts'
import { hideUnlessIndexable } from './hide-site.ts'
import { securityHeaders } from './security/headers.ts'
import { seesDevelopmentPath } from './session.ts'
import { siteReaders } from './site-reader.ts'

const MAX_BODY = 64 * 1024

/** The whole stack, top to bottom. */
export async function createApp(given: AppDeps): Promise<FastifyInstance> {
  const motifs = mediaMotifs()
  const deps = withPictures(withArticleChoices(withSandbox(given)), motifs)
  const headers = securityHeaders(deps.mode)
  const readers = siteReaders(deps.store, {
    recheck: deps.limits.recheck,
    now: () => performance.now(),
    providerSegment: deps.providerSegment,
  })
  const pageDeps = {
    ...deps,
    readers,
    signer: createSigner(deps.secret),
    listeningOrigin: () => listeningOrigin(app.server),
  }
  const answerPage = pageAnswerer(pageDeps)
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy,
    bodyLimit: MAX_BODY,
    requestTimeout: 30_000,
    rewriteUrl: (request) => routableUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
    frameworkErrors: answerBeforeRouting(headers, answerPage),
    clientErrorHandler: answerUnreadable(headers),
  })

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  hideUnlessIndexable(app, readers)
  refuseUndeclared(app)
  endConnectionsOnClose(app)
  await app.register(formbody, { bodyLimit: MAX_BODY })
  answerErrors(app)

  healthRoutes(app, deps)
  metricsRoutes(app, deps)
  await assetRoutes(app, deps)
  await mediaRoutes(app, { ...deps, readers, motifs })
  illustrationRoutes(app, readers)
  themeRoutes(app, readers)
  siteIconRoutes(app, readers)
  sitemapRoutes(app, pageDeps)
  robotsRoute(app, pageDeps)
  articleFeedRoutes(app, pageDeps)
  llmsRoute(app, pageDeps)
  sharingRoutes(app, pageDeps)
  documentRoutes(app, pageDeps)
  agendaRoutes(app, { ...deps, readers })
  await newsletterRoutes(app, pageDeps)
  templateRoutes(app, deps.templates)
  ajaxRoutes(app, {
    siteOf: async (host) => (await readers(host)).site,
    editorialOf: (site, language) => deps.editorialOf(site, language, (_key, read) => read()),
    searchOf: async (request) => {
      const warn = (message: string, cause?: unknown) => request.log.warn({ err: cause }, message)
      return siteSearch({ ...deps, warn }, await readers(requestHost(request)))
    },
    sessionOf: (request) => sessionOf(pageDeps, request),
    seesDevelopmentPath: async (request) =>
      seesDevelopmentPath(deps.mode, await sessionOf(pageDeps, request)),
  })
  keepSearchInStep(app, pageDeps)
  sandboxRoutes(app, pageDeps)
  await adminRoutes(app, { ...pageDeps, plainSources: given.articleSources })
  sharedDraftRoutes(app, pageDeps)
  await adminDocumentRoutes(app, pageDeps)
  await signOutRoutes(app, pageDeps)
  await pagePostRoutes(app, pageDeps)
  pageRoutes(app, answerPage)
  return app
}

/** Who is asking, on the site of the request's host. */
const sessionOf = async (
  { readers, session }: Pick<PageDeps, 'readers' | 'session'>,
  request: FastifyRequest,
) => session(request.headers, (await readers(requestHost(request))).site.id)

/** Once the server listens; whoever only injects requests indexes by himself. */
function keepSearchInStep(app: FastifyInstance, deps: IndexDeps): void {
  const loop = indexLoop(deps)
  app.addHook('onListen', async () => loop.start())
  app.addHook('preClose', () => loop.close())
}

/** A server that closes waits for its connections: what it still answers is the last on each. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/** Outside production, examples find the templates they name. */
const withSandbox = (deps: AppDeps): AppDeps =>
  deps.mode === 'production' ? deps : { ...deps, templates: withSandboxTemplates(deps.templates) }

/** Articles come with what the library says of their pictures, which in turn tell their motifs. */
function withPictures(deps: AppDeps, motifs: MediaMotifs): AppDeps {
  // A site that was read anew is another object.
  const factsOf = memoOfObject((site: Site) => deps.store.media.facts(site.id))
  return {
    ...deps,
    editorialOf: (site, language, remember) =>
      describedMedia(motifs.noting(site, deps.editorialOf(site, language, remember)), () =>
        factsOf(site),
      ),
  }
}

/** `http://localhost:3000` for a server on loopback; empty for one that listens nowhere. */
function listeningOrigin(server: Server): string {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') return ''
  const { address, family, port } = bound
  const host = LOOPBACK.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/**
 * What the framework refuses before it looks for a route, a broken `%` for one: JSON under `/ajax`,
 * else the page of that address, which is the 404 page.
 */
const answerBeforeRouting =
  (headers: Record<string, string>, answerPage: AnswerPage): Refuser =>
  (error, request, reply) => {
    reply.headers(headers)
    if (refuseUnderAjax(error, request, reply)) return
    answerPage(request, reply).catch((cause: unknown) => {
      request.log.error({ err: cause }, 'La requête a échoué.')
      answerError(reply, 500)
    })
  }

type Refuser = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void
