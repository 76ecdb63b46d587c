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

/** Media never run anything, whatever was uploaded (requirements F3). */
export const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Headers of every answer: the one table. */
export const securityHeaders = (mode: 'production' | 'development' | 'test') => ({
  'content-security-policy': mode === 'development' ? DEVELOPMENT_POLICY : CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
})
