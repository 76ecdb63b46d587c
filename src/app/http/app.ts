import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Stores } from '#app/stores.ts'
import type { Limits } from './limits.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { refuseUndeclared } from '#framework/api/admin-route.ts'
import { answerBeforeRouting } from './before-routing.ts'
import { isAdminHost } from '#base/platform/http/admin-host.ts'
import {
  answerError,
  answerErrors,
  answerUnreadable,
  answerUnrouted,
} from '#base/platform/http/errors.ts'
import { httpServer, openConnections } from '#base/platform/http/http-server.ts'
import { listeningOriginOf } from '#base/platform/http/site-origin.ts'
import { endConnectionsOnClose } from '#features/operations/service/drain.ts'
import type { HttpFigures } from '#features/operations/service/http-metrics.ts'
import { tellDatabase, tellSite, warning } from '#features/operations/service/logger.ts'
import { requestIds } from '#features/operations/service/observe-requests.ts'
import { createPageCache, type PageCacheDeps } from '#app/page-cache/page-cache.ts'
import { beginAnswer, hideUnlessIndexable, type NameSite, requestHooks } from './request-hooks.ts'
import { createDoors, guardDoors } from './admin-doors.ts'
import { addRoutes, type RouteParts } from './route-list.ts'
import { MAX_PARAM_LENGTH } from '#app/website/routes/ajax.ts'
import { type AnswerPage, pageAnswerer } from '#app/website/routes/page.ts'
import { withSandboxTemplates } from '#app/website/sandbox-templates.ts'
import type { IndexDeps } from '#app/website/indexing/index-site.ts'
import { keepSearchInStep } from '#app/website/indexing/index-loop.ts'
import { boundBodies } from '#base/platform/security/bodies-under-way.ts'
import { boundJson } from '#base/platform/security/bound-json.ts'
import { type Mode, securityHeaders } from '#base/platform/security/headers.ts'
import { type ProxyTrust, trustedProxies } from '#base/platform/security/proxy-trust.ts'
import type { TrafficLimits } from '#base/platform/security/traffic-limits.ts'
import { secureTransport } from '#base/platform/http/secure-transport.ts'
import { siteReaders } from '#app/website/site-reader.ts'
import { answerPage as pageAnswer } from '#app/website/answer-page.ts'

export const MAX_BODY = 64 * 1024

/** What a server asks for itself; tests pass their own. */
interface ServerParts {
  stores: Stores
  mode: Mode
  limits: Limits
  /** `{provider}` of the five calls for a site whose own setting is empty. */
  providerSegment: string
  /** Signs tokens, receipts and links, and hides addresses. */
  secret: string
  /** The proxies whose forwarding headers are believed. */
  trustProxy: ProxyTrust
  /** Counts requests for `/metrics`. */
  figures: HttpFigures
  /** Requests of one network. */
  traffic: TrafficLimits
  /** How pages are kept; `null`: none is. */
  pageCache: PageCacheDeps | null
  logger: FastifyBaseLogger
}

/** What a server makes of them. */
type Made = 'siteOf' | 'signer' | 'listeningOrigin' | 'answerPage' | 'doors'

/** Everything that the server and its routes need from outside. */
export type AppParts = Omit<RouteParts & IndexDeps & ServerParts, Made>

/** The whole stack, top to bottom. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { mode, logger, limits, figures, traffic } = parts
  // Outside production, examples find the templates they name.
  const isProduction = mode === 'production'
  const templates = isProduction ? parts.templates : withSandboxTemplates(parts.templates)
  const deps = { ...parts, templates }
  const stylesheets = [deps.assets.stylesheet, deps.assets.errorSheet]
  const headers = securityHeaders(mode)
  const trusts = trustedProxies(deps.trustProxy)
  const isSecure = secureTransport(deps)
  const readers = siteReaders(deps.stores, {
    recheck: limits.recheck,
    now: () => performance.now(),
    providerSegment: deps.providerSegment,
    told: tellDatabase(logger),
  })
  const { adminHost, session } = deps
  const doors = createDoors({ adminHost, trusts, readers })
  const { siteOf } = doors
  const pageDeps = {
    ...deps,
    siteOf,
    doors,
    signer: createSigner(deps.secret),
    listeningOrigin: listeningOriginOf(() => app.server),
  }
  const cache = deps.pageCache
    ? createPageCache(deps.pageCache, {
        ...deps,
        readers,
        make: pageAnswer(pageDeps),
        isSecure,
        warn: warning(logger),
        timed: figures.kept,
        report: (hit) => logger.info(hit, 'Page gardée.'),
      })
    : null
  const pages = pageAnswerer(pageDeps, pageAnswer(pageDeps), cache)
  // Whoever looks for a page in vain does so after the hooks.
  const answerPage: AnswerPage = async (request, reply) =>
    isAdminHost(adminHost, request) ? answerError(reply, 404) : pages(request, reply)
  const begin = beginAnswer({ mode, isSecure, figures, slowAfter: limits.slow })
  const nameSite: NameSite = (request) => tellSite(request.log, () => doors.known(request))
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts,
    genReqId: requestIds(trusts),
    serverFactory: httpServer({
      limits: limits.connections,
      trusts,
      refuse: answerUnrouted(headers, stylesheets),
      cache: cache && {
        answer: (raw, response) => !isAdminHost(adminHost, raw) && cache.answer(raw, response),
      },
    }),
    bodyLimit: MAX_BODY,
    rewriteUrl: doors.routed,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBeforeRouting({ trusts, begin, nameSite, answerPage }),
    clientErrorHandler: answerUnreadable(headers, stylesheets, figures.unreadable),
  })
  figures.connectionsOf(() => openConnections(app.server))

  endConnectionsOnClose(app, limits.drain)
  requestHooks(app, { trusts, begin, nameSite, traffic })
  if (adminHost !== null) guardDoors(app, { adminHost, doors, session })
  boundBodies(app, limits.bodies)
  hideUnlessIndexable(app, siteOf)
  refuseUndeclared(app)
  if (cache !== null) app.addHook('preClose', () => cache.close())
  keepSearchInStep(app, { ...pageDeps, visitedAt: readers.visitedAt })
  await app.register(formbody, { bodyLimit: MAX_BODY })
  boundJson(app)
  answerErrors(app, stylesheets)
  await addRoutes(app, { ...pageDeps, answerPage })
  return app
}
