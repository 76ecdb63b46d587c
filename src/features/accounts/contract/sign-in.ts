import { z } from 'zod'
import { MAX_PASSWORD } from '#base/core/account.ts'
import { call } from '#framework/api/call.ts'

/** Characters of an e-mail address. */
export const MAX_EMAIL = 254
/** Characters of a person's name. */
export const MAX_NAME = 100
/** Characters of a password that is compared at all. */
export const MAX_TYPED_PASSWORD = MAX_PASSWORD * 4
export const typedPassword = z.string().max(MAX_TYPED_PASSWORD)
/** Characters of a code of the second factor, as it is typed. */
export const MAX_CODE = 40
export const typedCode = z.string().max(MAX_CODE)

/** Signed in, or the code is to be given (within 10 minutes). */
const signInAnswer = z.object({ secondFactor: z.literal(true).optional() })
export type SignInAnswer = z.infer<typeof signInAnswer>

const confirmation = z.strictObject({ password: typedPassword, code: typedCode.optional() })
export type Confirmation = z.infer<typeof confirmation>

const right = 'sign-in'

/**
 * Coming in again over a screen, in one step or two, and confirming who one is. Whoever has no screen open comes
 * in by the door (`routes/door`), which also takes the links of mails.
 */
export const signIn = {
  byPassword: call({
    method: 'POST',
    path: '/auth/sign-in',
    right,
    withoutSite: true,
    body: z.strictObject({ email: z.string().max(MAX_EMAIL), password: typedPassword }),
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
}
