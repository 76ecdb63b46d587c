import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { isNavigation } from '#app/back-office/navigation.ts'
import { escapeHtml } from '#base/kit/html/escape-html.ts'
import { adminPath } from '#base/platform/http/admin-host.ts'
import { answerError, smallPage } from '#base/platform/http/errors.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import { type OriginDeps, viewOriginOf } from '#base/platform/http/site-origin.ts'
import type { RateLimits } from '#base/platform/db/tables/rate-limits.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { Session, SessionPort } from '#base/core/session.ts'
import { sitePath } from '#base/core/address/site-path.ts'
import { VIEW_PATH, VIEW_SCREEN } from '#base/core/address/site-view.ts'
import { NOBODY_ELSES } from '#base/platform/security/headers.ts'
import type { AccountStore } from '#features/accounts/store/account-store.ts'
import { callerOf, type Way } from '#features/accounts/service/caller.ts'
import { takeValue, viewValue } from '#features/accounts/service/site-view.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Doors } from './admin-doors.ts'

export interface ViewRoutes extends Way, OriginDeps {
  stores: { accounts: AccountStore; rateLimits: RateLimits }
  siteOf: SiteOf
  doors: Pick<Doors, 'chosen'>
  session: SessionPort
  signer: Signer
  clock(): Date
}

/** Longest path that is looked at: no page has a longer one. */
const MAX_PATH = 2000

const asked = z.object({
  [VIEW_SCREEN.path]: z
    .string()
    .max(MAX_PATH)
    .transform((path) => sitePath(path))
    .catch('/'),
  [VIEW_SCREEN.as]: z.string().max(100).catch(''),
})

/**
 * Looking at a site from the back office's own host (docs/decisions/031): a document there sends the browser
 * to the site with a value that is good once, in a form, so that no address, history or log ever has it. It is
 * made for navigations that the back office itself began.
 */
export function viewRoutes(app: FastifyInstance, deps: ViewRoutes): void {
  const { adminHost } = deps
  if (adminHost === null) return

  app.get(`/admin${VIEW_SCREEN.screen}`, async (request, reply) => {
    reply.headers(NOBODY_ELSES).header('cache-control', 'no-store')
    if (!isNavigation(deps, request)) return answerError(reply, 403)
    if (deps.doors.chosen(request) === null) return reply.redirect('/admin', 302)
    const { site } = await deps.siteOf(request)
    const session = await deps.session(request.headers, site.id)
    const back = adminPath(site)
    const from = request.headers['sec-fetch-site'] ?? 'none'
    if (!['same-origin', 'none'].includes(from)) return reply.redirect(back, 302)
    if (session.sessionId === undefined || !mayDo(session.role, 'own-account')) {
      return reply.redirect(back, 302)
    }
    const origin = viewOriginOf(deps, site)
    if (origin === null) return answerError(reply, 404, { ...NO_ADDRESS, back })
    const { [VIEW_SCREEN.path]: path, [VIEW_SCREEN.as]: as } = asked.parse(request.query)
    if (as !== '' && !(await mayLookAs(deps, site.id, session, as))) {
      return answerError(reply, 403, { ...NOT_AS, back })
    }
    const value = viewValue(deps, { sessionId: session.sessionId, siteId: site.id, as, path })
    return sendOn(reply, origin, value)
  })

  app.post(VIEW_PATH, async (request, reply) => {
    // The redirect goes on under it, too: no page is told where the browser comes from.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (request.headers.origin !== adminHost.origin) return answerError(reply, 403, OVER)
    const { site } = await deps.siteOf(request)
    const { value } = z.object({ value: z.string().catch('') }).parse(Object(request.body))
    const taken = await takeValue(deps, site.id, callerOf(deps, request.headers), value)
    if (taken === null) return answerError(reply, 403, OVER)
    const [cookie = ''] = taken.cookie.split(';', 1)
    const { isView = false } = await deps.session({ ...request.headers, cookie }, site.id)
    if (!isView) return answerError(reply, 403, OVER)
    return reply.header('set-cookie', taken.cookie).redirect(taken.path, 303)
  })
}

/** Whether a super-admin's session looks at the site as this user: that is asked for, and noted, beforehand. */
async function mayLookAs(
  { stores }: ViewRoutes,
  siteId: number,
  { role, sessionId = '' }: Session,
  as: string,
): Promise<boolean> {
  if (!mayDo(role, 'users.impersonate')) return false
  const known = await stores.accounts.bySession(siteId, sessionId)
  return known?.viewing?.id === as
}

/** A form that sends itself: what it holds stands in no address. */
function sendOn(reply: FastifyReply, origin: string, value: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy =
    `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; ` +
    `form-action ${origin}; base-uri 'none'; frame-ancestors 'none'`
  const body =
    `<form method="post" action="${escapeHtml(origin + VIEW_PATH)}">` +
    `<input type="hidden" name="value" value="${escapeHtml(value)}">` +
    '<button class="btn btn-primary" type="submit">Continuer</button></form>' +
    `<script nonce="${nonce}">document.forms[0].submit()</script>`
  const words = { title: 'Ouverture du site', advice: 'Un instant…' }
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      // The site learns from which host a browser comes, to trust no other, and nothing more.
      .header('referrer-policy', 'strict-origin')
      .send(smallPage(words, reply.server.errorStylesheets, body))
  )
}

const OVER = {
  title: 'Ce lien ne vaut plus',
  advice:
    'Il ne sert qu’une fois, pendant une minute. Retournez au back-office et choisissez de nouveau « Voir le site ».',
}

const NO_ADDRESS = {
  title: 'Ce site n’a pas encore d’adresse',
  advice: 'Il pourra être vu dès qu’un nom de domaine y mène : « Réglages », « Noms d’hôte ».',
}

const NOT_AS = {
  title: 'Demande refusée',
  advice: 'Choisissez de nouveau, dans « Comptes », la personne comme qui voir le site.',
}
