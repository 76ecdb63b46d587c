import { z } from 'zod'
import { ACCOUNT_ROLES, MAX_PASSWORD } from '#base/core/account.ts'
import { call } from '#framework/api/call.ts'

const address = z.string().max(254)
/** Characters of a person's name. */
export const MAX_NAME = 100
const token = z.string().max(100)
export const typedPassword = z.string().max(MAX_PASSWORD * 4)
/** Characters of a code of the second factor, as it is typed. */
export const MAX_CODE = 40
export const typedCode = z.string().max(MAX_CODE)

/** Signed in, or the code is to be given (within 10 minutes). */
const signInAnswer = z.object({ secondFactor: z.literal(true).optional() })
export type SignInAnswer = z.infer<typeof signInAnswer>

/** Whom the link of a mail is for; 422 when it is over. */
const linkAnswer = z.object({
  kind: z.enum(['invitation', 'reset']),
  email: z.string(),
  name: z.string(),
  /** On this site: a client goes on to the site, everybody else to the back office. */
  role: z.enum(ACCOUNT_ROLES),
})
export type LinkAnswer = z.infer<typeof linkAnswer>

const confirmation = z.strictObject({ password: typedPassword, code: typedCode.optional() })
export type Confirmation = z.infer<typeof confirmation>

const chosenPassword = z.strictObject({
  token,
  password: typedPassword,
  name: z.string().trim().min(1).max(MAX_NAME).optional(),
})
export type ChosenPassword = z.infer<typeof chosenPassword>

const right = 'sign-in'

/** Staff and clients choose their passwords by the same calls. */
const byAnybody = { withoutSite: true, forClients: true } as const

/** Coming in, in one step or two, and what mails with links lead to. */
export const signIn = {
  byPassword: call({
    method: 'POST',
    path: '/auth/sign-in',
    right,
    withoutSite: true,
    body: z.strictObject({ email: address, password: typedPassword }),
    answer: signInAnswer,
  }),
  byCode: call({
    method: 'POST',
    path: '/auth/second-factor',
    right,
    withoutSite: true,
    body: z.strictObject({ code: typedCode }),
    answer: signInAnswer,
  }),
  /** Whoever is signed in proves that it is still them. */
  confirm: call({
    method: 'POST',
    path: '/auth/confirm',
    right,
    body: confirmation,
    answer: signInAnswer,
  }),
  forgot: call({
    method: 'POST',
    path: '/auth/forgot',
    right,
    ...byAnybody,
    body: z.strictObject({ email: address }),
  }),
  checkLink: call({
    method: 'POST',
    path: '/auth/check-link',
    right,
    ...byAnybody,
    body: z.strictObject({ token }),
    answer: linkAnswer,
  }),
  reset: call({
    method: 'POST',
    path: '/auth/reset',
    right,
    ...byAnybody,
    body: chosenPassword,
  }),
  acceptInvitation: call({
    method: 'POST',
    path: '/auth/accept-invitation',
    right,
    ...byAnybody,
    body: chosenPassword,
  }),
}
