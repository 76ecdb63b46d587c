import { randomBytes } from 'node:crypto'
import type { AccountWriter, LinkKind } from './accounts.ts'
import type { Auth } from './auth.ts'
import { cookiesOf, headersOf, refusable } from './auth-adapter.ts'

/** The name under which a link's token is kept. */
const linkName = (token: string): string => `link:${token}`

type SecondFactorWriter = Pick<
  AccountWriter,
  'startSecondFactor' | 'confirmSecondFactor' | 'stopSecondFactor' | 'renewRecoveryCodes'
>

/** A token as we make them. */
const TOKEN = /^[\w-]{43}$/

/** What is written on a transaction, by an instance made over it. */
export function accountCommands(authFor: (isSecure: boolean) => Auth): AccountWriter {
  // What sets no cookie is the same by either way.
  const auth = authFor(false)
  return {
    async createUser({ email, name }) {
      const { internalAdapter } = await auth.$context
      const user = await internalAdapter.createUser(
        { email, name, emailVerified: false },
        { method: 'email' },
      )
      return user.id
    },

    async setPassword(userId, hash) {
      const { internalAdapter } = await auth.$context
      if (await internalAdapter.findCredentialAccount(userId)) {
        await internalAdapter.updatePassword(userId, hash)
      } else {
        const credential = { userId, providerId: 'credential', accountId: userId, password: hash }
        await internalAdapter.createAccount(credential)
      }
    },

    async freshSession(caller, userId) {
      const made = await authFor(caller.isSecure).api.freshSession({
        body: { userId },
        headers: headersOf(caller),
        returnHeaders: true,
      })
      return cookiesOf(made)
    },

    async createLink(kind, userId, until) {
      const { internalAdapter } = await auth.$context
      const token = randomBytes(32).toString('base64url')
      await internalAdapter.createVerificationValue({
        identifier: linkName(token),
        value: `${kind}:${userId}`,
        expiresAt: until,
      })
      return token
    },

    async useLink(token) {
      if (!TOKEN.test(token)) return null
      const { internalAdapter } = await auth.$context
      const kept = await internalAdapter.consumeVerificationValue(linkName(token))
      return kept && ownerOf(kept.value)
    },

    ...secondFactorCommands(authFor),
  }
}

/** Those that a second factor is set up with. */
function secondFactorCommands(authFor: (isSecure: boolean) => Auth): SecondFactorWriter {
  return {
    async startSecondFactor(caller, password, issuer) {
      const tried = await refusable(
        authFor(caller.isSecure).api.enableTwoFactor({
          body: { password, method: 'totp', issuer },
          headers: headersOf(caller),
        }),
      )
      if ('refusal' in tried) {
        return { fault: tried.refusal === 'TOTP_ALREADY_ENABLED' ? 'on' : 'wrong' }
      }
      const { answer } = tried
      if (!('totpURI' in answer)) throw new Error('No secret was made for the second factor.')
      // Some applications show a « + » as it stands: a space of the issuer is a %20.
      const uri = answer.totpURI.replaceAll('+', '%20')
      const secret = new URL(uri).searchParams.get('secret') ?? ''
      return { uri, secret, recoveryCodes: answer.backupCodes }
    },

    async confirmSecondFactor(caller, code) {
      const tried = await refusable<{ headers: Headers }>(
        authFor(caller.isSecure).api.verifyTOTP({
          body: { code },
          headers: headersOf(caller),
          returnHeaders: true,
        }),
      )
      return 'answer' in tried ? { cookies: cookiesOf(tried.answer) } : null
    },

    async stopSecondFactor(caller, password) {
      const tried = await refusable<{ headers: Headers }>(
        authFor(caller.isSecure).api.disableTwoFactor({
          body: { password },
          headers: headersOf(caller),
          returnHeaders: true,
        }),
      )
      return 'answer' in tried ? { cookies: cookiesOf(tried.answer) } : null
    },

    async renewRecoveryCodes(caller, password) {
      const tried = await refusable(
        authFor(caller.isSecure).api.generateBackupCodes({
          body: { password },
          headers: headersOf(caller),
        }),
      )
      return 'answer' in tried ? tried.answer.backupCodes : null
    },
  }
}

/** The owner of a link that nobody has used yet. */
export async function linkOwner(
  auth: Auth,
  token: string,
): Promise<{ kind: LinkKind; userId: string } | null> {
  if (!TOKEN.test(token)) return null
  const { internalAdapter } = await auth.$context
  const kept = await internalAdapter.findVerificationValue(linkName(token))
  return kept && kept.expiresAt > new Date() ? ownerOf(kept.value) : null
}

function ownerOf(value: string): { kind: LinkKind; userId: string } | null {
  const [, kind, userId] = /^(invitation|reset):(.+)$/.exec(value) ?? []
  if (userId === undefined) return null
  return { kind: kind === 'invitation' ? 'invitation' : 'reset', userId }
}
