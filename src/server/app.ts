import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { answerErrors } from './errors.ts'
import { ajaxRoutes } from './routes/ajax.ts'
import { assetRoutes } from './routes/assets.ts'
import { healthRoutes } from './routes/health.ts'
import { mediaRoutes } from './routes/media.ts'
import { pageRoutes } from './routes/page.ts'
import { templateRoutes } from './routes/templates.ts'
import { themeRoutes } from './routes/theme.ts'
import { securityHeaders } from './security/headers.ts'
import { siteReaders } from './site-reader.ts'

/** The five calls carry a JSON list in a path segment (requirements G4). */
const MAX_PARAM_LENGTH = 8192
const MAX_BODY = 64 * 1024

/** The whole stack, top to bottom. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    disableRequestLogging: true,
    trustProxy: deps.trustProxy,
    bodyLimit: MAX_BODY,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreDuplicateSlashes: false },
    forceCloseConnections: 'idle',
  })
  const readers = siteReaders(deps.store, {
    recheck: deps.limits.recheck,
    now: () => performance.now(),
  })
  const headers = securityHeaders(deps.mode)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  await app.register(formbody, { bodyLimit: MAX_BODY })
  answerErrors(app)

  healthRoutes(app, deps)
  await assetRoutes(app, deps)
  await mediaRoutes(app, deps)
  themeRoutes(app, readers)
  templateRoutes(app, deps.templates)
  ajaxRoutes(app, {
    siteOf: async (host) => (await readers(host)).site,
    editorialOf: (site) => deps.editorialOf(site, 'fr'),
    sessionOf: (request) => deps.session(request.headers),
  })
  pageRoutes(app, { ...deps, readers })
  return app
}
