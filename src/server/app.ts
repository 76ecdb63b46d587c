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
import { describeMedia } from './described-media.ts'
import { withArticleChoices } from './chosen-articles.ts'
import {
  answerError,
  answerErrors,
  answerRefused,
  answerUnreadable,
  answerUnrouted,
} from './errors.ts'
import { type MediaMotifs, mediaMotifs } from './media-motifs.ts'
import { routableUrl } from './provider-media/asked-media.ts'
import { refuseUnderAjax } from './routes/ajax-errors.ts'
import { boundJson } from './security/bound-json.ts'
import { httpServer } from './http-server.ts'
import { requestHost } from './request-host.ts'
import { siteOfRequest } from './request-site.ts'
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
import { refuseUnderAdmin } from './admin/unknown-routes.ts'
import { sharedDraftRoutes } from './admin/drafts/preview-routes.ts'
import { pageAnswer, type PageDeps } from './page-answer.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { pageAnswerer, pageRoutes, type AnswerPage } from './routes/page.ts'
import { pagePostRoutes } from './routes/page-posts.ts'
import { robotsRoute } from './routes/robots.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { securityTxtRoute } from './routes/security-txt.ts'
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
import { DRAIN_LIMIT, endConnectionsOnClose } from './operations/drain.ts'
import { NO_FIGURES } from './operations/http-metrics.ts'
import { requestObserver, SLOW_AFTER } from './operations/observe-requests.ts'
import { tellSite, warning } from './operations/logger.ts'
import { requestIds } from './operations/request-ids.ts'
import { BODY_LIMITS, boundBodies } from './security/bodies-under-way.ts'
import { CONNECTION_LIMITS } from './security/connection-limits.ts'
import { securityHeaders, STRICT_TRANSPORT } from './security/headers.ts'
import { trustedProxies, type Trusts } from './security/proxy-trust.ts'
import { RequestRefused } from './security/refused.ts'
import { refuseServiceWorker } from './security/service-workers.ts'
import { pathOfTarget, requestFault } from './security/request-guard.ts'
import { secureTransport } from './security/secure-transport.ts'
import { NO_LIMITS, trafficOf } from './security/traffic-limits.ts'
import { createTurns, TURN_LIMITS } from './security/turns.ts'
import { seesDevelopmentPath } from './session.ts'
import { siteReaders } from './site-reader.ts'

export const MAX_BODY = 64 * 1024

const DATABASE_SILENT =
  'La base de données ne répond pas : les pages sont servies telles qu’elles étaient connues.'

/** The whole stack, top to bottom. */
export async function createApp(given: AppDeps): Promise<FastifyInstance> {
  const motifs = mediaMotifs()
  const deps = withPictures(withArticleChoices(withSandbox(given)), motifs)
  const headers = securityHeaders(deps.mode)
  const { stylesheet } = deps.assets
  const trusts = trustedProxies(deps.trustProxy)
  const isSecure = secureTransport(deps)
  const connections = { ...CONNECTION_LIMITS, ...deps.connectionLimits }
  const { figures = NO_FIGURES, traffic = NO_LIMITS } = deps
  const dress = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header('x-request-id', request.id)
    if (isSecure(request.raw)) reply.headers(STRICT_TRANSPORT)
  }
  const observe = requestObserver({
    figures,
    now: () => performance.now(),
    slowAfter: deps.slowAfter ?? SLOW_AFTER,
  })
  const readers = siteReaders(deps.store, {
    recheck: deps.limits.recheck,
    now: () => performance.now(),
    providerSegment: deps.providerSegment,
    told: (isSilent, cause) =>
      isSilent
        ? deps.logger.warn({ err: cause }, DATABASE_SILENT)
        : deps.logger.warn('La base de données répond de nouveau.'),
  })
  const siteOf = siteOfRequest(readers)
  const nameSite = (request: FastifyRequest): void =>
    tellSite(request.log, () => readers.known(requestHost(request)))
  const pageDeps = {
    ...deps,
    siteOf,
    signer: createSigner(deps.secret),
    listeningOrigin: () => listeningOrigin(app.server),
  }
  const cache = deps.pageCache
    ? createPageCache(deps.pageCache, {
        ...deps,
        readers,
        make: (request) => pageAnswer(pageDeps, request),
        isSecure,
        warn: warning(deps.logger),
        timed: figures.kept,
        report: (hit) => deps.logger.info(hit, 'Page gardée.'),
      })
    : null
  const answerPage = pageAnswerer(pageDeps, pageAnswer, cache)
  const turns = createTurns(TURN_LIMITS)
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts,
    genReqId: requestIds(trusts),
    serverFactory: httpServer({
      limits: connections,
      trusts,
      refuse: answerUnrouted(headers, stylesheet),
      cache,
    }),
    bodyLimit: MAX_BODY,
    rewriteUrl: (request) => routableUrl(pathOfTarget(request.url ?? '/')),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBeforeRouting({ dress, trusts, observe, nameSite, answerPage }),
    clientErrorHandler: answerUnreadable(headers, stylesheet, figures.unreadable),
  })
  figures.connectionsOf(() => openConnections(app.server))

  endConnectionsOnClose(app, deps.drainLimit ?? DRAIN_LIMIT)
  app.addHook('onRequest', (request, reply, done) => {
    const fault = requestFault(request.raw, trusts)
    if (fault !== null) {
      observe(request, reply)
      dress(request, reply)
    }
    done(fault ?? undefined)
  })
  app.addHook('onRequest', (request, reply, done) => {
    nameSite(request)
    observe(request, reply)
    dress(request, reply)
    refuseServiceWorker(request.headers)
    const { method, url, ip } = request
    const kinds = trafficOf(method, url)
    for (const kind of kinds) traffic.take(kind, ip)
    if (kinds.length > 0) turns.wait(ip, done)
    else done()
  })
  boundBodies(app, { ...BODY_LIMITS, ...deps.bodyLimits })
  hideUnlessIndexable(app, siteOf)
  refuseUndeclared(app)
  if (cache !== null) app.addHook('preClose', () => cache.close())
  await app.register(formbody, { bodyLimit: MAX_BODY })
  boundJson(app)
  answerErrors(app, stylesheet)

  healthRoutes(app, deps)
  metricsRoutes(app, deps)
  await assetRoutes(app, deps)
  await mediaRoutes(app, { ...deps, siteOf, motifs })
  illustrationRoutes(app, siteOf)
  themeRoutes(app, siteOf)
  siteIconRoutes(app, siteOf)
  sitemapRoutes(app, pageDeps)
  robotsRoute(app, pageDeps)
  securityTxtRoute(app, pageDeps)
  articleFeedRoutes(app, pageDeps)
  llmsRoute(app, pageDeps)
  sharingRoutes(app, pageDeps)
  documentRoutes(app, pageDeps)
  agendaRoutes(app, { ...deps, siteOf })
  await newsletterRoutes(app, pageDeps)
  templateRoutes(app, { ...deps, siteOf })
  ajaxRoutes(app, {
    siteOf: async (request) => (await siteOf(request)).site,
    editorialOf: (site, language) => deps.editorialOf(site, language, (_key, read) => read()),
    searchOf: async (request) => {
      const warn = (message: string, cause?: unknown) => request.log.warn({ err: cause }, message)
      return siteSearch({ ...deps, warn }, await siteOf(request))
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
  await pageRoutes(app, answerPage)
  return app
}

/** Who is asking, on the site of the request's host. */
const sessionOf = async (
  { siteOf, session }: Pick<PageDeps, 'siteOf' | 'session'>,
  request: FastifyRequest,
) => session(request.headers, (await siteOf(request)).site.id)

/** Once the server listens; whoever only injects requests indexes by himself. */
function keepSearchInStep(app: FastifyInstance, deps: IndexDeps): void {
  const loop = indexLoop(deps)
  app.addHook('onListen', async () => loop.start())
  app.addHook('preClose', () => loop.close())
}

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })

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
      describeMedia(() => factsOf(site))(
        motifs.noting(site)(deps.editorialOf(site, language, remember)),
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
  ({ dress, trusts, observe, nameSite, answerPage }: BeforeRouting): Refuser =>
  (error, request, reply) => {
    observe(request, reply)
    dress(request, reply)
    const fault = requestFault(request.raw, trusts)
    if (refuseUnderAjax(fault ?? error, request, reply)) return
    if (refuseUnderAdmin(fault ?? error, request, reply)) return
    if (fault !== null) {
      answerRefused(reply, fault)
      return
    }
    nameSite(request)
    answerPage(request, reply).catch((cause: unknown) => {
      if (cause instanceof RequestRefused) return answerRefused(reply, cause)
      request.log.error({ err: cause }, 'La requête a échoué.')
      return answerError(reply, 500)
    })
  }

interface BeforeRouting {
  /** Gives a reply the headers of every answer. */
  dress(request: FastifyRequest, reply: FastifyReply): void
  trusts: Trusts
  observe(request: FastifyRequest, reply: FastifyReply): void
  /** Has what is logged of a request name its site. */
  nameSite(request: FastifyRequest): void
  answerPage: AnswerPage
}

type Refuser = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void
