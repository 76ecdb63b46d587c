import { z } from 'zod'
import { call } from '#framework/api/call.ts'
import { MAX_NAME, typedCode, typedPassword } from './sign-in.ts'

const ownAccount = z.object({
  email: z.string(),
  name: z.string(),
  /** Whether signing in asks for a code. */
  secondFactor: z.boolean(),
  /** Recovery codes that were not used yet; 0 without a second factor. */
  recoveryCodesLeft: z.number(),
})
export type OwnAccount = z.infer<typeof ownAccount>

const ownSession = z.object({
  id: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Instants, ISO 8601 in UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** `Firefox sur Windows`; empty when the browser did not say. */
  device: z.string(),
})

/** What the application is given; nothing is asked before it is confirmed. */
const totpSetup = z.object({
  /** `otpauth://…`, to be shown as a QR code or opened by the application. */
  uri: z.string(),
  /** The same secret to be typed, in groups of four. */
  secret: z.string(),
  /** Each is good once; shown now and never again. */
  recoveryCodes: z.array(z.string()),
})
export type TotpSetup = z.infer<typeof totpSetup>

const right = 'own-account'
const withPassword = z.strictObject({ password: typedPassword })

/** One's own account: name, password, sessions. */
export const ownAccountCalls = {
  read: call({
    method: 'GET',
    path: '/auth/account',
    right,
    answer: ownAccount,
    reads: ['account'],
  }),
  rename: call({
    method: 'PUT',
    path: '/auth/account',
    right,
    body: z.strictObject({ name: z.string().trim().min(1).max(MAX_NAME) }),
    changes: ['account'],
  }),
  changePassword: call({
    method: 'POST',
    path: '/auth/password',
    right,
    body: z.strictObject({ current: typedPassword, password: typedPassword }),
    changes: ['account'],
  }),
  sessions: call({
    method: 'GET',
    path: '/auth/sessions',
    right,
    answer: z.object({ data: z.array(ownSession), total: z.number() }),
    reads: ['account'],
  }),
  endSession: call({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    right,
    params: z.object({ id: z.string().max(100) }),
    changes: ['account'],
  }),
  endOthers: call({ method: 'DELETE', path: '/auth/sessions', right, changes: ['account'] }),
}

/** Browsers that give no code for a while: from the next sign-in on all of them do again. */
export const trustedDevices = {
  forget: call({ method: 'DELETE', path: '/auth/trusted-devices', right, changes: ['account'] }),
}

/** One's own second factor. What it asks is asked with the password, but for the first code. */
export const totp = {
  start: call({
    method: 'POST',
    path: '/auth/totp',
    right,
    body: withPassword,
    answer: totpSetup,
  }),
  confirm: call({
    method: 'POST',
    path: '/auth/totp/confirm',
    right,
    body: z.strictObject({ code: typedCode }),
    changes: ['account'],
  }),
  disable: call({
    method: 'POST',
    path: '/auth/totp/disable',
    right,
    asksAgain: true,
    body: withPassword,
    changes: ['account'],
  }),
  renewCodes: call({
    method: 'POST',
    path: '/auth/totp/recovery-codes',
    right,
    asksAgain: true,
    body: withPassword,
    answer: totpSetup.pick({ recoveryCodes: true }),
    changes: ['account'],
  }),
}
