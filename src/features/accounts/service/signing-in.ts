import type { Caller } from '#base/core/caller.ts'
import type { Accounts, SignedIn } from './accounts.ts'
import type { Auth } from './auth.ts'
import { cookiesOf, headersOf, refusable } from './auth-adapter.ts'
import { isRecoveryCode } from './recovery-codes.ts'

/** Signing in, step by step. `authFor` knows the names of the cookies by the way of the caller. */
export const signingIn = (
  authFor: (caller: Caller) => Auth,
): Pick<
  Accounts,
  'sessionOf' | 'signIn' | 'awaitedUser' | 'giveSecondFactor' | 'isSecondFactor'
> => {
  const awaited = async (caller: Caller): Promise<string | null> => {
    const found = await authFor(caller).api.awaitedUser({ headers: headersOf(caller) })
    return found?.userId ?? null
  }
  return {
    async sessionOf(caller) {
      const found = await authFor(caller).api.getSession({ headers: headersOf(caller) })
      return found && { id: found.session.id, userId: found.user.id }
    },

    async signIn(caller, email, password) {
      const auth = authFor(caller)
      const headers = headersOf({ ...caller, cookie: '' })
      const tried = await refusable(
        auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
      )
      if ('refusal' in tried) return NOBODY
      const { answer } = tried
      const cookies = cookiesOf(answer)
      if ('user' in answer.response) {
        return { outcome: 'signed-in', cookies, userId: answer.response.user.id }
      }
      // The session that was begun and ended again is nothing for the browser.
      const half = cookies.filter((cookie) => /^[^=]*\.two_factor=/.test(cookie))
      return { outcome: 'second-factor', cookies: half, userId: '' }
    },

    awaitedUser: awaited,

    async giveSecondFactor(caller, code) {
      const { api } = authFor(caller)
      const given = { body: { code }, headers: headersOf(caller), returnHeaders: true } as const
      const userId = await awaited(caller)
      if (userId === null) return { ...NOBODY, outcome: 'over' }
      const tried = await refusable<{ headers: Headers }>(
        isRecoveryCode(code) ? api.verifyBackupCode(given) : api.verifyTOTP(given),
      )
      if ('answer' in tried) {
        return { outcome: 'signed-in', cookies: cookiesOf(tried.answer), userId }
      }
      return { ...NOBODY, outcome: WRONG.has(tried.refusal) ? 'wrong' : 'over' }
    },

    async isSecondFactor(caller, code) {
      const { api } = authFor(caller)
      const headers = headersOf(caller)
      if ((await api.getSession({ headers })) === null) return false
      const tried = await refusable<unknown>(
        isRecoveryCode(code)
          ? api.verifyBackupCode({ body: { code, disableSession: true }, headers })
          : api.verifyTOTP({ body: { code }, headers }),
      )
      return 'answer' in tried
    },
  }
}

const NOBODY: SignedIn = { outcome: 'wrong', cookies: [], userId: '' }

/** Refusals after which another code may be given. */
const WRONG: ReadonlySet<string> = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE'])
