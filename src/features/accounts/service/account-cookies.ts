import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Caller } from '#base/core/caller.ts'

/** Cookies that are ours, not better-auth's. */
type OwnCookie = 'device' | 'door' | 'trust' | 'view'

type AccountCookie = 'session_token' | 'two_factor' | 'dont_remember'

/** The prefix makes browsers refuse the cookie from any other host, or by http. */
export const cookiePrefix = (isSecure: boolean): string => (isSecure ? '__Host-vitrine' : 'vitrine')

/** What a browser sent as a cookie of ours; `null` without it. The first of a name counts. */
export function cookieNamed(
  { cookie, isSecure }: Pick<Caller, 'cookie' | 'isSecure'>,
  name: OwnCookie,
): string | null {
  const beginning = `${cookiePrefix(isSecure)}.${name}=`
  const found = cookie
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(beginning))
  return found === undefined ? null : found.slice(beginning.length)
}

/** A cookie of ours, to be set: no script reads it, no other host and no other site gets it. */
export function setCookie(
  { isSecure }: Pick<Caller, 'isSecure'>,
  name: OwnCookie,
  value: string,
  maxAge?: number,
): string {
  const lasts = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  const secure = isSecure ? '; Secure' : ''
  return `${cookiePrefix(isSecure)}.${name}=${value}${lasts}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Cookies that make a browser forget its session. */
export function endedCookies({ isSecure }: Pick<Caller, 'isSecure'>): string[] {
  const secure = isSecure ? '; Secure' : ''
  return (['session_token', 'two_factor', 'dont_remember'] satisfies AccountCookie[]).map(
    (name) =>
      `${cookiePrefix(isSecure)}.${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`,
  )
}

/**
 * Whether a browser sent a cookie that was signed with the secret, as better-auth signs: the value, a
 * point and its HMAC-SHA-256 in base64, percent-encoded. As there, the first of a name counts.
 */
export function isSigned(
  secret: string,
  { cookie, isSecure }: Pick<Caller, 'cookie' | 'isSecure'>,
  name: AccountCookie,
): boolean {
  const wanted = `${cookiePrefix(isSecure)}.${name}`
  for (const pair of cookie.split(';')) {
    const end = pair.indexOf('=')
    if (end === -1 || pair.slice(0, end).trim() !== wanted) continue
    const value = decoded(unquoted(pair.slice(end + 1).trim()))
    const point = value.lastIndexOf('.')
    if (point < 1) return false
    const given = Buffer.from(value.slice(point + 1))
    const due = createHmac('sha256', secret).update(value.slice(0, point)).digest('base64')
    return given.length === due.length && timingSafeEqual(given, Buffer.from(due))
  }
  return false
}

const unquoted = (value: string): string => (value.startsWith('"') ? value.slice(1, -1) : value)

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
