import { FRAME_ORIGINS, type FrameOrigin } from '#base/core/address/frame-origins.ts'

export type Mode = 'production' | 'development' | 'test'

/**
 * Strict from the first day and without nonce, since pages are cached; only development relaxes
 * it for Vite.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Vite injects styles and its client script, and talks over a web socket. */
const DEVELOPMENT_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws:",
].join('; ')

const policyOf = (mode: Mode): string =>
  mode === 'development' ? DEVELOPMENT_POLICY : CONTENT_SECURITY_POLICY

/**
 * The policy of a page: the strict one to the letter, unless the page has players or a map to open;
 * then exactly their hosts may stand in its frames.
 * @param nonce of a page on which a firm's own scripts don't run
 */
export function pagePolicy(
  mode: Mode,
  frames: readonly FrameOrigin[],
  nonce: string | null = null,
): string {
  const hosts = FRAME_ORIGINS.filter((origin) => frames.includes(origin))
  const policy = nonce === null ? policyOf(mode) : guardedPolicy(mode, nonce)
  return hosts.length > 0 ? `${policy}; frame-src ${hosts.join(' ')}` : policy
}

/**
 * Of a page that is no visitor's: scripts that carry its nonce, and what they import, run alone. A
 * path would not do, since a path in a policy is not looked at behind a redirect. Threads carry no
 * nonce, and only a script that runs begins one. In development Vite's own scripts carry none.
 */
const guardedPolicy = (mode: Mode, nonce: string): string =>
  mode === 'development'
    ? DEVELOPMENT_POLICY
    : CONTENT_SECURITY_POLICY.replace(
        "script-src 'self'",
        `script-src 'nonce-${nonce}'; worker-src 'self'`,
      )

/** Media never run anything, whatever was uploaded (requirements F3). */
export const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A PDF runs nothing either; a sandbox would keep browsers from showing it. */
export const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'"

/**
 * Headers of every answer: the one table. A route may widen one of them (`MEDIA_POLICY`,
 * `OPEN_RESOURCE`); none goes without. Over https `STRICT_TRANSPORT` is added.
 */
export const securityHeaders = (mode: Mode) => ({
  'content-security-policy': policyOf(mode),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
})

/**
 * Of a document of the back office: no other window has a hold of it, be it of the same origin: a page on which a firm's scripts run is
 * one. Browsers that don't know the value take it for none at all, which no other answer of ours has,
 * so that they part the two as well (docs/decisions/022).
 */
export const NOBODY_ELSES = {
  'cross-origin-opener-policy': 'noopener-allow-popups',
  'x-frame-options': 'DENY',
} as const

/** What other sites and readers of feeds may show: pictures and icons. */
export const OPEN_RESOURCE = { 'cross-origin-resource-policy': 'cross-origin' } as const

/** What only this site itself may show, where others of its kind are open. */
export const OWN_RESOURCE = { 'cross-origin-resource-policy': 'same-origin' } as const

/**
 * A year of https alone (RFC 6797). Neither `includeSubDomains` nor `preload`: the firm's other hosts
 * (mail, files) are not ours to close.
 */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' } as const
