import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { scriptNames } from '#base/core/address/action-link.ts'
import type { Search } from '#base/core/search/search.ts'
import type { Site } from '#base/core/site.ts'
import type { Language } from '#base/kit/language.ts'
import { USER_AGENT } from '#base/platform/outgoing/outgoing.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import {
  toWireArticle,
  toWireList,
  toWireMotifs,
  toWireSlug,
} from '#features/articles/rules/wire.ts'
import type { Session } from '#base/core/session.ts'
import { bearerToken, isSameToken } from '#base/platform/security/bearer-token.ts'
import type { Audience, Gateway } from '#features/articles/service/gateway.ts'
import { SUGGESTIONS_FRESH, suggestionsFor } from '#features/search/routes/suggest.ts'
import { answerRefusal, refusal } from '#features/articles/routes/ajax-errors.ts'
import { callInput, readInput } from '#features/articles/routes/ajax-input.ts'

/** What the calls need from outside. */
export interface AjaxDeps extends Pick<Gateway, 'editorialOf' | 'handedOn'> {
  siteOf(request: FastifyRequest): Promise<Site>
  /** The search of the site of a host name. */
  searchOf(request: FastifyRequest): Promise<Search>
  sessionOf(request: FastifyRequest): Promise<Pick<Session, 'impersonating'>>
  /** Whether the development front path answers this request (requirements A5). */
  seesDevelopmentPath(request: FastifyRequest): Promise<boolean>
}

/** Bytes of a request body (requirements G4). */
const MAX_BODY = 64 * 1024

/** The five calls carry a JSON list in a path segment, in characters (requirements G4). */
export const MAX_PARAM_LENGTH = 8192

/**
 * `POST /ajax/{provider}/…`, the five calls (requirements G), and
 * `GET /ajax/context`, what a page may not embed since it belongs to one visitor (requirements A6),
 * and `GET /ajax/search/suggest`.
 * Everything under `/ajax` answers JSON that is never kept but for suggestions, refusals included; see
 * `refuseUnderAjax` for those that come before any route. Pages of the development front path ask
 * under it (requirements B8).
 */
export function ajaxRoutes(app: FastifyInstance, deps: AjaxDeps): void {
  routesUnder(scriptNames.site, app, deps, async () => true)
  routesUnder(scriptNames.development, app, deps, deps.seesDevelopmentPath)
}

function routesUnder(
  scriptName: string,
  app: FastifyInstance,
  deps: AjaxDeps,
  answers: (request: FastifyRequest) => Promise<boolean>,
): void {
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (!(await answers(request))) throw refusal('not_found')
      })
      scope.setErrorHandler(answerRefusal)
      scope.setNotFoundHandler((request, reply) =>
        answerRefusal(refusal('not_found'), request, reply),
      )
      readBodies(scope)
      contextRoute(scope, deps)
      suggestRoute(scope, deps, scriptName)
      fiveCalls(scope, deps)
      // Else what no call takes would be asked of a page, or posted to one.
      const unknown = { onRequest: refuseUnknown, handler: refuseUnknown }
      scope.route({ method: ['GET', 'HEAD'], url: '', ...unknown })
      scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', ...unknown })
    },
    { prefix: `${scriptName}ajax` },
  )
}

/** @throws {AjaxRefusal} before a body is read */
async function refuseUnknown({ raw }: FastifyRequest): Promise<never> {
  const [path = ''] = (raw.url ?? '').split('?', 1)
  const isTooLong = path.split('/').some(({ length }) => length > MAX_PARAM_LENGTH)
  throw refusal(isTooLong ? 'url_too_long' : 'not_found')
}

function fiveCalls(scope: FastifyInstance, deps: AjaxDeps): void {
  scope.decorateRequest(CALLER, null)

  /** Of its own site's provider only, and before the body is read. */
  async function guard(
    request: FastifyRequest<{ Params: { provider: string } }>,
    reply: FastifyReply,
  ) {
    const site = await deps.siteOf(request)
    const { provider_segment, beTesta } = site.settings
    if (request.params.provider !== provider_segment || beTesta !== 'installed') {
      throw refusal('not_found')
    }
    allowOnly(['POST'], request, reply)
    request.setDecorator(CALLER, { site, audience: audienceOf(request, site) })
  }

  function call<Input>(
    path: string,
    input: z.ZodType<Input>,
    answer: (editorial: ArticleGateway, input: Input, request: FastifyRequest) => Promise<object>,
  ): void {
    scope.all<{ Params: { provider: string } }>(
      `/:provider${path}`,
      { onRequest: guard },
      async (request) => {
        const values = readInput(input, request.params)
        return answer(editorialFor(deps, request), values, request)
      },
    )
  }

  call('/motifs/subscribed', z.object({}), async (editorial) =>
    toWireMotifs(await editorial.subscribedMotifs()),
  )
  call(
    '/article/motifs/:motifs/nbperpage/:count/idpage/:page/size/:size',
    callInput.list,
    async (editorial, { motifs, count, page, size }, request) =>
      toWireList(
        await editorial.listByMotifs({ motifs, perPage: count, page, size }),
        listForm(request),
      ),
  )
  call(
    '/article/motif/:motifs/limit/:count/offset/:offset/size/:size',
    callInput.offset,
    async (editorial, { motifs, count, offset, size }, request) =>
      toWireList(
        await editorial.listByOffset({ motifs, limit: count, offset, size }),
        listForm(request),
      ),
  )
  call('/article/slug/:slug', callInput.slug, async (editorial, { slug }) =>
    toWireSlug(await editorial.articleId(slug)),
  )
  call('/article/id/:id/xsl/:xsl/size/:size', callInput.article, async (editorial, query) =>
    toWireArticle(await editorial.article(query)),
  )
}

/**
 * Whether a caller brings the token of a site, which reserves some of its themes (decision 063). Of a site
 * that has none a token opens nothing: what a reader sends out of habit is not read.
 * @throws {AjaxRefusal} 401 for another one
 */
function audienceOf(request: FastifyRequest, { settings }: Site): Audience {
  const brought = bearerToken(request)
  if (brought === null || settings.reader_token === '') return 'anybody'
  if (!isSameToken(brought, settings.reader_token)) throw refusal('bad_token')
  return 'token'
}

/** The articles that the caller may have. @throws {AjaxRefusal} */
function editorialFor(
  { editorialOf, handedOn }: AjaxDeps,
  request: FastifyRequest,
): ArticleGateway {
  const { site, audience } = request.getDecorator<Caller>(CALLER)
  const language = languageAsked(request)
  const isReader = audience === 'token' || request.headers['user-agent'] === USER_AGENT
  if (!isReader) return editorialOf(site, language)
  const editorial = handedOn(site, language, audience)
  if (editorial === null) throw refusal('not_handed_on')
  return editorial
}

/** The site that is asked, and as whom. */
interface Caller {
  site: Site
  audience: Audience
}

/** Where the guard leaves them for the handler. */
const CALLER = Symbol('site and caller of the call')

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1] ?? '')

/** An array only when asked for (requirements G3). */
const listForm = (request: FastifyRequest): { withoutIdInKey: boolean } => ({
  withoutIdInKey: queryOf(request).get('withoutIdInKey') === 'true',
})

/** French unless the call says otherwise, as `paths` of `base/core/address/urls.ts` writes it. */
const languageAsked = (request: FastifyRequest): Language =>
  queryOf(request).get('lang') === 'en' ? 'en' : 'fr'

function contextRoute(scope: FastifyInstance, deps: AjaxDeps): void {
  scope.all('/context', async (request, reply) => {
    allowOnly(['GET', 'HEAD'], request, reply)
    const { impersonating } = await deps.sessionOf(request)
    return { ip: request.ip, isIpClientImpersonate: impersonating }
  })
}

/** `GET /ajax/search/suggest?query=…&lang=…`: what the header's field suggests. */
function suggestRoute(scope: FastifyInstance, deps: AjaxDeps, scriptName: string): void {
  scope.all('/search/suggest', async (request, reply) => {
    allowOnly(['GET', 'HEAD'], request, reply)
    const search = await deps.searchOf(request)
    const answer = await suggestionsFor(search, queryOf(request), scriptName)
    reply.header('cache-control', `public, max-age=${SUGGESTIONS_FRESH}`)
    return answer
  })
}

function allowOnly(methods: string[], request: FastifyRequest, reply: FastifyReply): void {
  if (methods.includes(request.method)) return
  reply.header('allow', methods.join(', '))
  throw refusal('method_not_allowed')
}

/**
 * Empty, urlencoded and JSON bodies are accepted (requirements G2). No call reads what is in them:
 * a body only has to be of its kind and within bounds.
 */
function readBodies(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: MAX_BODY } as const
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, async () => null)
  scope.addContentTypeParser(
    'application/json',
    options,
    async (_request: FastifyRequest, body: string) => {
      if (body.trim() !== '' && !isJson(body)) throw refusal('bad_json')
      return null
    },
  )
  scope.addContentTypeParser('*', options, async (_request: FastifyRequest, body: string) => {
    if (body !== '') throw refusal('unsupported_body')
    return null
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
