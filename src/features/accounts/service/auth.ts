import { recoveryCodes } from './recovery-codes.ts'
import { betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { z } from 'zod'
import { cookiePrefix } from './account-cookies.ts'
import type { AccountParts } from './account-parts.ts'

/** Seconds after which one has to sign in again, whatever one did meanwhile. */
const SESSION_LENGTH = 7 * 24 * 3600

/** Seconds to give the second factor in. */
const SECOND_FACTOR_WAIT = 600

const DATED = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** What one instance is made of. */
interface AuthSettings extends AccountParts {
  /** The site is reached by https: cookies are sent by no other way. */
  isSecure: boolean
}

/**
 * better-auth over our tables. Nothing of it answers HTTP: our routes, which declare their rights,
 * call its functions. Attempts are limited by us before they come here, so its own limits, which
 * would count per process, are off.
 */
export const createAuth = ({ database, secret, isSecure, issuer, passwords }: AuthSettings) =>
  betterAuth({
    appName: issuer,
    // No link is made of it; it is only asked for.
    baseURL: 'http://localhost',
    secret,
    database,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      ...(passwords ? { password: passwords } : {}),
    },
    user: {
      modelName: 'account_user',
      fields: { emailVerified: 'email_verified', ...DATED },
    },
    session: {
      modelName: 'account_session',
      expiresIn: SESSION_LENGTH,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      fields: {
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
        ...DATED,
      },
    },
    account: {
      modelName: 'account_credential',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...DATED,
      },
    },
    verification: {
      modelName: 'account_verification',
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', ...DATED },
    },
    advanced: {
      cookiePrefix: cookiePrefix(isSecure),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
      ipAddress: { disableIpTracking: true },
      // A test compares the tables with the library's wishes; asking each time would cost.
      database: { validateSchema: false },
    },
    plugins: [
      twoFactor({
        issuer,
        twoFactorCookieMaxAge: SECOND_FACTOR_WAIT,
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: recoveryCodes },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'account_second_factor',
            fields: {
              backupCodes: 'backup_codes',
              userId: 'user_id',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      ownFunctions(),
    ],
  })

/** Two more functions for the server alone: whose second factor is awaited, and a session in place of another. */
const ownFunctions = () => ({
  id: 'own-functions' as const,
  endpoints: {
    freshSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (ctx): Promise<void> => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (user === null) return
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
      },
    ),
    awaitedUser: createAuthEndpoint.serverOnly(
      { method: 'GET', requireHeaders: true },
      async (ctx): Promise<{ userId: string } | null> => {
        const { name } = ctx.context.createAuthCookie('two_factor')
        const identifier = await ctx.getSignedCookie(name, ctx.context.secret)
        if (!identifier) return null
        const kept = await ctx.context.internalAdapter.findVerificationValue(identifier)
        return kept && kept.expiresAt > new Date() ? { userId: kept.value } : null
      },
    ),
  },
})

export type Auth = ReturnType<typeof createAuth>
