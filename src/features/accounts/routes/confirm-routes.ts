import { CODE_RULE } from '../rules/attempt-limit.ts'
import { type Confirmation, signIn, type SignInAnswer } from '../contract/sign-in.ts'
import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import { callerOf, type Way } from '../service/caller.ts'
import { cleanCode, isRecoveryCode } from '../service/recovery-codes.ts'
import { isFirstUse, type SignInDeps } from '../service/sign-in.ts'
import { tellOfRecoveryCode } from '../service/links/recovery-notice.ts'
import { SIGN_IN_WORDS } from '../service/sign-in-messages.ts'
import type { AccountHolder } from '../store/account-holders.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import type { Serve } from '#framework/api/serve.ts'
import { writeToken } from '#framework/api/write-token.ts'
import { about } from './own-account-routes.ts'
import { typedPassword } from './typed-password.ts'

const words = SIGN_IN_WORDS['fr-FR']

type Call = AdminCall<unknown, unknown, Confirmation>

type ConfirmRoutes = SignInDeps & Way

/**
 * Whoever is signed in proves that it is still them: the password, then the code where a second factor
 * is set. For a while nothing more is asked in this session, which is told the token of its writing
 * calls. A super-admin who looks at the site as somebody else gives their own.
 */
export function confirmRoutes(serve: Serve, deps: ConfirmRoutes): void {
  serve(signIn.confirm, async (call): Promise<SignInAnswer> => {
    const { siteId, session, body, reply } = call
    const person = session.impersonator ?? session.user
    const { sessionId } = session
    if (person === null || sessionId === undefined) {
      throw new Refused('signed-out', 'Votre session est terminée : connectez-vous pour continuer.')
    }
    await typedPassword(deps, { ...call, user: person }, body.password)
    const holder = await deps.stores.accounts.find(siteId, { id: person.id })
    if (holder?.secondFactor === true) {
      if (body.code === undefined) return { secondFactor: true }
      await typedCode(deps, call, holder, body.code)
    }
    await deps.stores.atomically(async (stores) => {
      await stores.accounts.confirm(sessionId, deps.clock().toISOString())
      await stores.audit.add(siteId, person, about(person, 'account.confirm'))
    })
    reply.header(WRITE_TOKEN_HEADER, writeToken(deps.signer, session))
    return {}
  })
}

/** Counts as a code of the sign-in does. @throws {Refused} */
async function typedCode(
  deps: ConfirmRoutes,
  { siteId, request, reply }: Call,
  holder: AccountHolder,
  typed: string,
): Promise<void> {
  const { id } = holder
  const { attempts } = deps.stores.accounts
  const key = `code ${id}`
  const wait = await attempts.count(key, deps.clock(), CODE_RULE)
  if (wait !== null) {
    reply.header('retry-after', wait)
    throw new Refused('too-many', words.wait(wait), { retryAfter: wait })
  }
  const code = cleanCode(typed)
  const caller = callerOf(deps, request.headers)
  const isTheirs =
    (await isFirstUse(deps, id, code)) &&
    (await (await deps.accounts()).isSecondFactor(caller, code))
  if (!isTheirs) {
    throw new Refused('invalid', words.wrongCode, { faults: { code: words.wrongCode } })
  }
  await attempts.forget(key)
  if (isRecoveryCode(code)) {
    await tellOfRecoveryCode(deps, { siteId, userAgent: caller.userAgent }, holder)
  }
}
