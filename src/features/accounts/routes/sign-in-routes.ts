import type { FastifyReply } from 'fastify'
import { session } from '#framework/api/session-calls.ts'
import { signIn, type SignInAnswer } from '../contract/sign-in.ts'
import { callerOf, type Way } from '../service/caller.ts'
import {
  signInByCode,
  signInByPassword,
  type SignInDeps,
  type SignInEnd,
} from '../service/sign-in.ts'
import { signOut } from '../service/sign-out.ts'
import { SIGN_IN_WORDS } from '../service/sign-in-messages.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'

const words = SIGN_IN_WORDS['fr-FR']

export type SignInRoutes = SignInDeps & Way

/** Coming in, in one step or two, and going. */
export function signInRoutes(serve: Serve, deps: SignInRoutes): void {
  const asked = ({ siteId, request }: AdminCall<unknown, unknown, unknown>) => ({
    siteId,
    caller: callerOf(deps, request.headers),
    address: request.ip,
  })

  serve(signIn.byPassword, async (call) =>
    answered(call.reply, await signInByPassword(deps, asked(call), call.body), words.wrong),
  )

  serve(signIn.byCode, async (call) =>
    answered(
      call.reply,
      await signInByCode(deps, asked(call), { code: call.body.code, trusts: false }),
      words.wrongCode,
    ),
  )

  serve(session.signOut, async (call) => {
    call.reply.header('set-cookie', await signOut(deps, asked(call), call.session))
  })
}

function answered(reply: FastifyReply, end: SignInEnd, wrong: string): SignInAnswer {
  switch (end.kind) {
    case 'wrong':
      throw new Refused('signed-out', wrong)
    case 'over':
      throw new Refused('signed-out', words.over, { over: true })
    case 'wait':
      reply.header('retry-after', end.seconds)
      throw new Refused('too-many', words.wait(end.seconds), { retryAfter: end.seconds })
    case 'second-factor':
    case 'signed-in':
      reply.header('set-cookie', end.cookies)
      return end.kind === 'second-factor' ? { secondFactor: true } : {}
  }
}
