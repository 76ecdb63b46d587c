import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OWN_ACCOUNT_PATH, SIGN_OUT_PATH } from '#domain/sign-in-form.ts'
import { callerOf } from '../accounts/caller.ts'
import { stopImpersonating } from '../accounts/impersonation.ts'
import { signOut } from '../accounts/sign-out.ts'
import { isForged } from '../admin/forgery.ts'
import { answerError } from '../errors.ts'
import type { PageDeps } from '../page-answer.ts'
import type { Session } from '../session.ts'

/** The buttons below secure pages: plain forms, whose bodies say nothing. */
export async function signOutRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const post = (
    path: string,
    next: string,
    work: (siteId: number, session: Session, request: FastifyRequest) => Promise<string[]>,
  ) =>
    app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      if (isForged(request)) return answerError(reply, 403)
      const { site } = await deps.siteOf(request)
      const session = await deps.session(request.headers, site.id)
      const cookies = await work(site.id, session, request)
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      return reply.header('cache-control', 'no-store').redirect(next, 303)
    })

  post(SIGN_OUT_PATH, '/', (siteId, session, request) =>
    signOut(deps, { siteId, caller: callerOf(deps, request.headers) }, session),
  )
  post(OWN_ACCOUNT_PATH, '/admin', async (siteId, session) => {
    await stopImpersonating(deps, siteId, session)
    return []
  })
}
