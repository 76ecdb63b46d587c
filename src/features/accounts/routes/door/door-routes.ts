import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DOOR_NEXT } from '#base/core/account.ts'
import { sitePath } from '#base/core/address/site-path.ts'
import type { SessionPort } from '#base/core/session.ts'
import { seenText } from '#base/kit/text/seen-text.ts'
import { isStorageFault } from '#base/platform/db/storage-fault.ts'
import { answerError, RETRY_AFTER } from '#base/platform/http/errors.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import { QueueFull } from '#base/platform/http/semaphore.ts'
import { type Mode, NOBODY_ELSES } from '#base/platform/security/headers.ts'
import { isForged } from '#framework/api/forgery.ts'
import { newToken, readToken } from '#framework/forms/form-token.ts'
import { type ReadPost, readUrlEncoded } from '#framework/forms/read-post.ts'
import { cookieNamed, setCookie } from '../../service/account-cookies.ts'
import { callerOf, type Way } from '../../service/caller.ts'
import { doorDocument, type DoorFiles, doorPolicy, formBeginning, hidden } from './door-document.ts'
import {
  type Again,
  type DoorAnswer,
  type DoorDeps,
  type DoorPage,
  type DoorVisit,
  type FormBeginning,
  NOTHING,
  type Typed,
} from './door-page.ts'
import { forgottenPage, invitationPage, resetPage } from './password-pages.ts'
import { codePage, signInPage } from './sign-in-pages.ts'

interface DoorRoutes extends DoorDeps, Way {
  mode: Mode
  siteOf: SiteOf
  session: SessionPort
  doorFiles: DoorFiles
  /** Whether a document is asked for to fill a window, and not to be read or framed by another one. */
  isNavigation(request: FastifyRequest): boolean
  /** What addresses of the back office begin with, as a request was made. */
  baseOf(request: FastifyRequest): string
}

const PAGES: readonly DoorPage[] = [signInPage, codePage, forgottenPage, resetPage, invitationPage]

const URL_ENCODED = 'application/x-www-form-urlencoded'

/** Bytes of what is typed here: a password that is far too long is told so, and the rest is kept. */
const MAX_TYPED = 512 * 1024

/** Control with the token of a form. */
const TOKEN = 'porte'

/**
 * The door of the back office: plain pages whose forms post to themselves, with no more script than they can do
 * without. Their documents are nobody else's, as those behind the door; each form carries a token that is bound
 * to a cookie of its browser, so that nobody is signed in by a form of another page.
 */
export async function doorRoutes(app: FastifyInstance, deps: DoorRoutes): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser(URL_ENCODED)
    scope.addContentTypeParser<Buffer>(
      URL_ENCODED,
      { parseAs: 'buffer', bodyLimit: MAX_TYPED },
      (_request, body, done) => done(null, readUrlEncoded(body)),
    )
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(NOBODY_ELSES).header('cache-control', 'no-store')
      return deps.isNavigation(request) ? undefined : answerError(reply, 403)
    })
    for (const page of PAGES) {
      const url = `/admin${page.path}`
      scope.get(url, async (request, reply) => opened(deps, page, request, reply))
      scope.post<{ Body: ReadPost | undefined }>(
        url,
        {
          bodyLimit: MAX_TYPED,
          errorHandler: (error, request, reply) => {
            const again = unread(error)
            if (again === null) throw error
            return answered(deps, request, reply, (visit) => page.draw(deps, visit, NOTHING, again))
          },
        },
        async (request, reply) => posted(deps, page, request, reply),
      )
    }
  })
}

/** What could not be read, as a page says it; `null` for any other fault. */
const unread = ({ statusCode }: FastifyError): Again | null =>
  statusCode === 413 || statusCode === 415 ? { status: 413, notice: TOO_LARGE } : null

async function opened(
  deps: DoorRoutes,
  page: DoorPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return answered(deps, request, reply, async (visit) => {
    if (page.isForStrangers) {
      const { user, isView = false } = await deps.session(request.headers, visit.site.id)
      if (user !== null && !isView) return { kind: 'go', location: visit.next }
    }
    return page.draw(deps, visit, NOTHING)
  })
}

async function posted(
  deps: DoorRoutes,
  page: DoorPage,
  request: FastifyRequest<{ Body: ReadPost | undefined }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { values = {} } = request.body ?? {}
  const typed: Typed = (name) => seenText(values[name]?.[0] ?? '')
  return answered(deps, request, reply, async (visit) => {
    const notice = isForged(request) ? ELSEWHERE : tokenFault(deps, visit, typed(TOKEN))
    if (notice !== null) return page.draw(deps, visit, typed, { status: 403, notice })
    try {
      return await page.take(deps, visit, typed)
    } catch (cause) {
      const isBusy = cause instanceof QueueFull
      if (!isBusy && !isStorageFault(cause)) throw cause
      if (!isBusy) request.log.error({ err: cause }, 'La connexion a échoué.')
      const again = {
        status: 503,
        notice: isBusy ? BUSY : AWAY,
        wait: Number(RETRY_AFTER),
      } as const
      return page.draw(deps, visit, typed, again)
    }
  })
}

const ELSEWHERE =
  'Ce qui a été envoyé ne venait pas de cette page, et n’a pas été pris. Recommencez ici.'
const NO_COOKIE =
  'Votre navigateur n’a pas gardé le cookie de cette page : sans cookies, personne ne peut rester connecté. ' +
  'Autorisez-les pour cette adresse, puis recommencez.'
const STALE =
  'Cette page est restée ouverte trop longtemps. Recommencez : elle est de nouveau à jour.'
const TOO_LARGE =
  'Ce qui a été saisi est beaucoup trop long et n’a pas été lu. Recommencez plus court.'
const BUSY = 'Beaucoup de personnes se connectent en même temps. Réessayez dans quelques instants.'
const AWAY = 'La base de données ne répond pas pour le moment. Réessayez dans quelques instants.'

/** A form is of this site, of this browser, and of the last day. */
const formName = (browser: string): string => `door:${browser}`

function tokenFault(deps: DoorRoutes, { site, caller }: DoorVisit, token: string): string | null {
  const browser = cookieNamed(caller, 'door')
  if (browser === null) return NO_COOKIE
  const wanted = { siteId: site.id, form: formName(browser), now: deps.clock() }
  return readToken(deps.signer, token, wanted).state === 'good' ? null : STALE
}

/** A name that a browser goes by at the door. */
const isBrowserName = (value: string | null): value is string =>
  value !== null && /^[\w-]{22}$/.test(value)

async function answered(
  deps: DoorRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (visit: DoorVisit) => Promise<DoorAnswer>,
): Promise<FastifyReply> {
  const visit = await visitOf(deps, request)
  const answer = await work(visit)
  if (answer.cookies !== undefined) reply.header('set-cookie', answer.cookies)
  if (answer.kind === 'go') return reply.redirect(answer.location, 303)

  const { site, caller } = visit
  const known = cookieNamed(caller, 'door')
  const browser = isBrowserName(known) ? known : randomBytes(16).toString('base64url')
  if (browser !== known) reply.header('set-cookie', setCookie(caller, 'door', browser))
  const token = newToken(deps.signer, site.id, formName(browser), deps.clock())
  const form = (begins: FormBeginning = {}) => formBeginning(begins) + hidden(TOKEN, token)

  const nonce = randomBytes(16).toString('base64')
  const isStaff = caller.door === 'staff'
  const { settings, name } = site
  const frame = {
    files: deps.doorFiles,
    nonce,
    siteName: isStaff ? '' : settings.site_name || name,
    hasSite: !isStaff,
  }
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
  return reply
    .code(answer.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', doorPolicy(deps.mode, nonce))
    .send(doorDocument(frame, answer.title, answer.card(form)))
}

async function visitOf(deps: DoorRoutes, request: FastifyRequest): Promise<DoorVisit> {
  const { site } = await deps.siteOf(request)
  const base = deps.baseOf(request)
  const query = (name: string): string => {
    const given: unknown = Object(request.query)[name]
    return typeof given === 'string' ? given : ''
  }
  return {
    site,
    caller: callerOf(deps, request.headers),
    address: request.ip,
    base,
    next: sitePath(query(DOOR_NEXT).slice(0, MAX_NEXT), base),
    query,
  }
}

/** Longest address that is gone back to: no screen has a longer one. */
const MAX_NEXT = 2000
