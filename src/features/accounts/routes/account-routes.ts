import type { AccountStores } from '../service/account-stores.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { confirmRoutes } from './confirm-routes.ts'
import { linkRoutes } from './link-routes.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { signInRoutes, type SignInRoutes } from './sign-in-routes.ts'
import { totpRoutes } from './totp-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Accounts: signing in, one's own account, and those of others. */
export function accountRoutes(route: DefineRoute<AccountStores>, deps: SignInRoutes): void {
  signInRoutes(route, deps)
  confirmRoutes(route, deps)
  linkRoutes(route, deps)
  ownAccountRoutes(route, deps)
  totpRoutes(route, deps)
  userRoutes(route, deps)
}
