import type { AccountStores } from '../service/account-stores.ts'
import type { Serve } from '#framework/api/serve.ts'
import { confirmRoutes } from './confirm-routes.ts'
import type { InvitationRoutes } from './invitation-routes.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { signInRoutes, type SignInRoutes } from './sign-in-routes.ts'
import { totpRoutes } from './totp-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Accounts: signing in, one's own account, and those of others. */
export function accountRoutes(
  serve: Serve<AccountStores>,
  deps: SignInRoutes & InvitationRoutes,
): void {
  signInRoutes(serve, deps)
  confirmRoutes(serve, deps)
  ownAccountRoutes(serve, deps)
  totpRoutes(serve, deps)
  userRoutes(serve, deps)
}
