import { PASSWORD_RULE } from '#domain/attempt-limit.ts'
import { networkOf } from '#leads/network.ts'
import { SIGN_IN_WORDS } from '../../accounts/sign-in-words.ts'
import type { PageDeps } from '../../page-answer.ts'
import { AdminError } from '../admin-error.ts'
import type { AdminCall } from '../admin-route.ts'

type Asked = Pick<AdminCall<unknown, unknown, unknown>, 'user' | 'request' | 'reply'>

/**
 * Whoever is signed in types their password again before what matters most. It counts as an attempt
 * to sign in does: a session left open is no way to guess.
 * @throws {AdminError}
 */
export async function typedPassword(
  { accounts, store, signer, clock }: PageDeps,
  { user, request, reply }: Asked,
  password: string,
): Promise<void> {
  const { attempts } = store.accounts
  const key = `password ${signer.mark('sign-in', `${user.email} ${networkOf(request.ip)}`)}`
  const wait = await attempts.count(key, clock(), PASSWORD_RULE)
  if (wait !== null) {
    reply.header('retry-after', wait)
    throw new AdminError(429, SIGN_IN_WORDS['fr-FR'].wait(wait), { retryAfter: wait })
  }
  if (!(await (await accounts()).isPassword(user.id, password))) {
    const message = 'Ce n’est pas votre mot de passe actuel.'
    throw new AdminError(422, message, { faults: { current: message } })
  }
  await attempts.forget(key)
}
