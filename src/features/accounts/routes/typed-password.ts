import type { AccountsOnDemand } from '../service/accounts-on-demand.ts'
import type { AccountWork } from '../service/account-stores.ts'
import { PASSWORD_RULE } from '../rules/attempt-limit.ts'
import { SIGN_IN_WORDS } from '../service/sign-in-messages.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'

type PasswordCall = Pick<AdminCall<unknown, unknown, unknown>, 'user' | 'reply'>

export interface TypedPasswordDeps {
  accounts: AccountsOnDemand
  stores: AccountWork
  clock(): Date
}

/**
 * Whoever is signed in types their password again before what matters most. It counts as an attempt
 * to sign in does: a session left open is no way to guess.
 * @throws {Refused}
 */
export async function typedPassword(
  { accounts, stores, clock }: TypedPasswordDeps,
  { user, reply }: PasswordCall,
  password: string,
): Promise<void> {
  const { attempts } = stores.accounts
  // Nobody but who is signed in counts here, from whatever network.
  const key = `again ${user.id}`
  const wait = await attempts.count(key, clock(), PASSWORD_RULE)
  if (wait !== null) {
    reply.header('retry-after', wait)
    throw new Refused('too-many', SIGN_IN_WORDS['fr-FR'].wait(wait), { retryAfter: wait })
  }
  if (!(await (await accounts()).isPassword(user.id, password))) {
    const message = 'Ce n’est pas votre mot de passe actuel.'
    throw new Refused('invalid', message, { faults: { current: message } })
  }
  await attempts.forget(key)
}
