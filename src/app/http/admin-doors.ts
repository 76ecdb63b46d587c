import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NotifiedReaders } from '#app/website/site-reader.ts'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import { NOSCRIPT_SHEET, PLACEHOLDER_IMAGE } from '#base/core/address/urls.ts'
import type { SessionPort } from '#base/core/session.ts'
import { VIEW_PATH } from '#base/core/address/site-view.ts'
import {
  type AdminHost,
  adminPath,
  adminTarget,
  fileAddress,
  isAdminHost,
} from '#base/platform/http/admin-host.ts'
import { answerError } from '#base/platform/http/errors.ts'
import { requestHost } from '#base/platform/http/request-host.ts'
import { siteOfRequest, type SiteOf } from '#base/platform/http/request-site.ts'
import type { Trusts } from '#base/platform/security/proxy-trust.ts'
import { pathOfTarget, requestFault } from '#base/platform/security/request-guard.ts'
import { isServiceRoute } from '#base/platform/security/service-routes.ts'
import { OWN_ACCOUNT_PATH, SIGN_OUT_PATH } from '#features/accounts/rules/sign-in-form.ts'
import { routableUrl } from '#features/articles/service/media/media-request.ts'
import { ADMIN_API, notHere, signedOut } from '#framework/api/admin-route.ts'
import { sendFault } from '#framework/api/refusals.ts'
import { Refused } from '#base/kit/refused.ts'

interface Parts {
  adminHost: AdminHost | null
  trusts: Trusts
  readers: NotifiedReaders
}

/** Which site a request is meant for, and what is asked of it: the one place that looks at host and path. */
export interface Doors {
  siteOf: SiteOf
  /** The address that is routed: that of the site's own host, also where the path names the site. */
  routed(raw: IncomingMessage & { originalUrl?: string }): string
  /** The site that a request names on the back office's own host; `null` for none that there is. */
  chosen(request: Pick<FastifyRequest, 'raw'>): number | null
  /** The site that a request is about, as far as it is known without asking. */
  known(request: Pick<FastifyRequest, 'raw'>): number | null
  /** Whether a request named a site, be it one that there is not. */
  namesSite(request: Pick<FastifyRequest, 'raw'>): boolean
  /** What addresses of the back office begin with, as a request was made: `/admin`, with the site that it named. */
  base(request: Pick<FastifyRequest, 'raw'>): string
  /** Whether what was named is there; else the request names none. */
  look(request: Pick<FastifyRequest, 'raw'>): Promise<void>
}

export function createDoors({ adminHost, trusts, readers }: Parts): Doors {
  const named = new WeakMap<IncomingMessage, { siteId: number; isThere: boolean }>()
  const chosen = (raw: IncomingMessage): number | null => {
    const one = named.get(raw)
    return one?.isThere ? one.siteId : null
  }
  return {
    siteOf: siteOfRequest(readers, chosen),
    chosen: ({ raw }) => chosen(raw),
    known: ({ raw }) =>
      isAdminHost(adminHost, raw) ? chosen(raw) : readers.known(requestHost(raw)),
    namesSite: ({ raw }) => named.has(raw),
    base({ raw }) {
      const one = named.get(raw)
      return one === undefined ? '/admin' : adminPath({ id: one.siteId })
    },

    routed(raw) {
      const url = pathOfTarget(raw.url ?? '/')
      // What strangers forward is taken away before anybody asks for the host.
      if (adminHost === null || requestFault(raw, trusts) !== null) return routableUrl(url)
      if (!isAdminHost(adminHost, raw)) return routableUrl(url)
      const target = adminTarget(url)
      if (target.siteId !== null) {
        named.set(raw, { siteId: target.siteId, isThere: true })
        raw.originalUrl = target.url
      }
      return routableUrl(target.url)
    },

    async look({ raw }) {
      const one = named.get(raw)
      if (one !== undefined) one.isThere = await readers.isThere(one.siteId)
    },
  }
}

interface Guarded {
  adminHost: AdminHost
  doors: Doors
  session: SessionPort
}

/**
 * With a back office that has a host of its own, each request is let through to what its host has: the
 * screens, their interface and what they show there; on the hosts of sites everything else, and of the back
 * office what clients choose their passwords with. By the route that was found, not by the address.
 */
export function guardDoors(app: FastifyInstance, { adminHost, ...parts }: Guarded): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isServiceRoute(request.url)) return undefined
    return isAdminHost(adminHost, request.raw)
      ? guardAdminHost({ adminHost, ...parts }, request, reply)
      : guardSiteHost({ adminHost, ...parts }, request, reply)
  })
}

type Guard = (
  parts: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined>

const isUnder = (path: string, route: string): boolean =>
  route === path || route.startsWith(`${path}/`)

/** Built for all sites alike. */
const isShared = (route: string): boolean =>
  ['/admin/assets', '/assets'].some((path) => isUnder(path, route)) ||
  route === PLACEHOLDER_IMAGE ||
  route === NOSCRIPT_SHEET

/** What pages of a site show, and what their feeds ask. */
const isOfASite = (route: string): boolean =>
  ['/media', '/illustrations', '/templates', '/uploads', '/ajax'].some((path) =>
    isUnder(path, route),
  ) || route === '/theme-:hash.css'

/** No script of a firm has this origin, be it as a file. */
const isScript = ({ params }: FastifyRequest): boolean =>
  String(Object(params)['*'] ?? '').endsWith('.js')

const guardAdminHost: Guard = async ({ adminHost, doors, session }, request, reply) => {
  const { url: route = '', config } = request.routeOptions
  await doors.look(request)
  if (isShared(route)) return undefined
  if (isUnder(ADMIN_API, route)) {
    const isChosen = doors.chosen(request) !== null
    if (config.isUnknown || config.withoutSite) return undefined
    // What asks for no right is refused to nobody by itself: it would tell which sites there are.
    if (isChosen && config.right !== 'sign-in') return undefined
    const { site } = await doors.siteOf(request)
    const { user } = await session(request.headers, site.id)
    if (user === null) return sendFault(request, reply, signedOut())
    return isChosen ? undefined : sendFault(request, reply, notHere())
  }
  if (isUnder('/admin', route)) return undefined
  if (isOfASite(route) && !isScript(request)) {
    if (doors.chosen(request) !== null) return undefined
    const { referer } = request.headers
    const address = fileAddress(adminHost, referer, pathOfTarget(request.originalUrl))
    if (address === null) return answerError(reply, 404)
    return reply.header('cache-control', 'no-store').redirect(address, 307)
  }
  if (request.url === '/') return reply.header('cache-control', 'no-store').redirect('/admin', 302)
  return answerError(reply, 404)
}

/** Pages of the door on which a client chooses a password, on the site's own host. */
const CLIENT_PAGES: ReadonlySet<string> = new Set(
  Object.values(ACCOUNT_PATHS).map((path) => `/admin${path}`),
)

const guardSiteHost: Guard = async ({ adminHost, doors, session }, request, reply) => {
  const { url: route = '' } = request.routeOptions
  if (isUnder(ADMIN_API, route)) return sendFault(request, reply, elsewhere(adminHost))
  if (isUnder('/admin', route) && !isShared(route) && !CLIENT_PAGES.has(route)) {
    const { site } = await doors.siteOf(request)
    const address = adminHost.origin + adminPath(site) + request.url.slice('/admin'.length)
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  }
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  // The calls of feeds are posted by their protocol, and write nothing; the last ones end the view.
  if (isUnder('/ajax', route) || isUnder('/dev.php/ajax', route)) return undefined
  if ([VIEW_PATH, SIGN_OUT_PATH, OWN_ACCOUNT_PATH].includes(route)) return undefined
  const { site } = await doors.siteOf(request)
  const { isView = false } = await session(request.headers, site.id)
  if (!isView) return undefined
  return answerError(reply, 403, READ_ONLY)
}

const elsewhere = ({ origin }: AdminHost) =>
  new Refused('forbidden', `Le back-office a sa propre adresse : ${origin}/admin.`)

const READ_ONLY = {
  title: 'Visite en lecture seule',
  advice:
    'Vous voyez ce site depuis le back-office : rien ne peut y être envoyé. Pour essayer un formulaire, ' +
    'terminez la visite (en bas de chaque page), ou ouvrez le site dans une fenêtre privée.',
}
