import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountWork } from '../service/account-stores.ts'
import { OWN_ACCOUNT_PATH, SIGN_OUT_PATH } from '../rules/sign-in-form.ts'
import { callerOf, type Way } from '../service/caller.ts'
import { stopImpersonating } from '../service/impersonation.ts'
import { endedView } from '../service/site-view.ts'
import { signOut } from '../service/sign-out.ts'
import { isForged } from '#framework/api/forgery.ts'
import { answerError } from '#base/platform/http/errors.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { Session, SessionPort } from '#base/core/session.ts'

interface SignOutRoutes extends Way {
  stores: AccountWork
  siteOf: SiteOf
  session: SessionPort
}

/** The buttons below secure pages: plain forms, whose bodies say nothing. */
export async function signOutRoutes(app: FastifyInstance, deps: SignOutRoutes): Promise<void> {
  const post = (
    path: string,
    next: string,
    work: (siteId: number, session: Session, request: FastifyRequest) => Promise<string[]>,
  ) =>
    app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      if (isForged(request)) return answerError(reply, 403)
      const { site } = await deps.siteOf(request)
      const session = await deps.session(request.headers, site.id)
      // A view ends by itself: the session that it came from goes on.
      const ended = session.isView ? [endedView(callerOf(deps, request.headers))] : []
      const cookies = [...ended, ...(await work(site.id, session, request))]
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      return reply.header('cache-control', 'no-store').redirect(session.isView ? '/' : next, 303)
    })

  post(SIGN_OUT_PATH, '/', async (siteId, session, request) =>
    session.isView
      ? []
      : signOut(deps, { siteId, caller: callerOf(deps, request.headers) }, session),
  )
  post(OWN_ACCOUNT_PATH, '/admin', async (siteId, session) => {
    await stopImpersonating(deps, siteId, session)
    return []
  })
}
