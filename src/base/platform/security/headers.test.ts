import { expect, test } from 'vitest'
import { pagePolicy, securityHeaders } from './headers.ts'

test.each(['production', 'development', 'test'] as const)(
  'a page without frames has the policy of every answer (%s)',
  (mode) => {
    expect(pagePolicy(mode, [])).toBe(securityHeaders(mode)['content-security-policy'])
    expect(pagePolicy(mode, [])).not.toContain('frame-src')
  },
)

test('a page with a player and a map lets in these two hosts and no other', () => {
  const policy = pagePolicy('production', [
    'https://www.openstreetmap.org',
    'https://player.vimeo.com',
    'https://player.vimeo.com',
  ])
  expect(policy).toBe(
    `${pagePolicy('production', [])}; ` +
      'frame-src https://player.vimeo.com https://www.openstreetmap.org',
  )
})

test('the table, to the letter', () => {
  expect(securityHeaders('production')).toEqual({
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  })
})
