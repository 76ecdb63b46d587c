import { z } from 'zod'
import { ACCOUNT_ROLES } from '#base/core/account.ts'
import { call } from './call.ts'
import { RIGHT_NAMES } from './rights.ts'

/** Who is signed in, what they may do, and the site they work on. */
const context = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  role: z.enum(['visitor', ...ACCOUNT_ROLES]),
  impersonating: z.boolean(),
  rights: z.array(z.enum(RIGHT_NAMES)),
  site: z.object({ id: z.number(), name: z.string(), theme: z.unknown() }),
})
export type AdminContext = z.infer<typeof context>

/** What the frame of the back office asks; the last two are answered by `features/accounts`. */
export const session = {
  context: call({ method: 'GET', path: '/context', right: 'own-account', answer: context }),
  signOut: call({
    method: 'POST',
    path: '/auth/sign-out',
    right: 'sign-in',
    withoutSite: true,
  }),
  stopImpersonating: call({
    method: 'POST',
    path: '/auth/stop-impersonating',
    right: 'sign-in',
  }),
}
