import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { ContentStore } from '#content/store.ts'
import type { Language, Site } from '#domain/site.ts'
import type { Editorial } from '#editorial/editorial.ts'
import type { ClientAssets } from '#site/render-page.ts'
import { answerErrors } from './errors.ts'
import { ajaxRoutes } from './routes/ajax.ts'
import { assetRoutes } from './routes/assets.ts'
import { healthRoutes } from './routes/health.ts'
import { mediaRoutes } from './routes/media.ts'
import { pageRoutes } from './routes/page.ts'
import { templateRoutes } from './routes/templates.ts'
import { themeRoutes } from './routes/theme.ts'
import { securityHeaders } from './security/headers.ts'
import type { SessionPort } from './session.ts'
import { siteReaders } from './site-reader.ts'
import type { TemplateFiles } from './template-files.ts'

/** Everything the server needs from outside; tests pass their own. */
export interface AppDeps {
  mode: 'production' | 'development' | 'test'
  store: ContentStore
  editorialOf(site: Site, language: Language): Editorial
  session: SessionPort
  templates: TemplateFiles
  assets: ClientAssets
  /** Folder of the built client files; `null` when something else serves them. */
  assetsDir: string | null
  /** Folder of `/media/…`. */
  mediaDir: string
  /** SVG text of an icon by its name. */
  icon(name: string): string | null
  /** Cleans an editor's HTML by the allow-list. */
  clean(html: string): string
  clock(): Date
  /** `PUBLIC_URL`, without trailing slash. */
  publicUrl: string | null
  trustProxy: boolean
  /** Milliseconds: a widget's loader, one provider call while a page waits, belief in a version. */
  limits: { widget: number; providerCall: number; recheck: number }
  logger: FastifyServerOptions['logger']
}

/** The five calls carry a JSON list in a path segment (requirements G4). */
const MAX_PARAM_LENGTH = 8192
const MAX_BODY = 64 * 1024

/** The whole stack, top to bottom. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: deps.logger ?? false,
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
