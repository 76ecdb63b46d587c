import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '#base/platform/security/headers.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { sampled } from './exhaustive.ts'

let site: TestApp
/** Seen by a super-administrator. */
let back: TestApp
/** Whose pages can't be read. */
let failing: TestApp

beforeAll(async () => {
  site = await createTestApp()
  back = await createTestApp({ stores: site.stores, session: sessionOf('super-admin') })
  const broken = { ...site.stores.pages, findByPath: () => Promise.reject(new Error('cassé')) }
  failing = await createTestApp({ stores: { ...site.stores, pages: broken } })
})
afterAll(async () => {
  await failing.close()
  await back.close()
  await site.close()
})

const EVERY = securityHeaders('production')
const PAGE = EVERY['content-security-policy']
/** Routes that may widen a header, and to what. */
const OPEN = /^\/(?:media|illustrations|partage)\//
const ADMIN = /^\/admin(?:\/|$)/
/** The document of the back office: no page of the site has a hold of its window, or frames it. */
const OWN_WINDOW: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'noopener-allow-popups',
  'x-frame-options': 'DENY',
}
/** Who is signed in to the back office gets pages on which scripts of the product run alone, and their threads. */
const NONCE = /'nonce-[\w+/=]{24}'; worker-src 'self'/
const isPages = (policy: string): boolean => policy.startsWith(PAGE)

const API = /^\/admin\/api(?:\/|$)/
const COOP = 'cross-origin-opener-policy'

interface Sent {
  status: number
  headers: Record<string, unknown>
}

function expectHeaders({ status, headers }: Sent, url: string): void {
  const what = `${url} (${status})`
  const isDocument = ADMIN.test(url) && !API.test(url) && headers[COOP] !== EVERY[COOP]
  for (const [name, value] of Object.entries(EVERY)) {
    if (name === 'content-security-policy') {
      const policy = String(headers[name])
      if (ADMIN.test(url) || OPEN.test(url))
        expect(policy, what).toMatch(/default-src '(?:none|self)'/)
      else expect(policy.replace(NONCE, "'self'"), what).toSatisfy(isPages)
    } else if (isDocument && name in OWN_WINDOW) {
      expect(headers[name], what).toBe(OWN_WINDOW[name])
    } else if (name === 'cross-origin-resource-policy' && OPEN.test(url)) {
      expect(headers[name], what).toMatch(/^(?:same|cross)-origin$/)
    } else if (url.startsWith('/apercu/') && name === 'referrer-policy') {
      // A secret link is told to nobody.
      expect(headers[name], what).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/)
    } else {
      expect(headers[name], `${name} of ${what}`).toBe(value)
    }
  }
  expect(headers['x-request-id'], what).toMatch(/^[\w-]+$/)
  expect(headers, what).not.toHaveProperty('x-powered-by')
  expect(headers, what).not.toHaveProperty('server')
}

/** Every route of the app with some value in each of its parameters. */
async function routesOf({ app }: TestApp): Promise<{ method: string; url: string }[]> {
  await app.ready()
  const tree = app.printRoutes({ commonPrefix: false })
  const found: { method: string; url: string }[] = []
  const path: string[] = []
  for (const line of tree.split('\n')) {
    const [, indent = '', text = '', methods = ''] =
      /^([│ ]*)[├└]── (\S*) ?(?:\(([A-Z, ]+)\))?/.exec(line) ?? []
    if (text === '' && methods === '') continue
    path.length = indent.length / 4
    path.push(text)
    const url = path
      .join('')
      .replaceAll(/:\w+(?:\([^)]*\))?/g, 'x')
      .replaceAll('*', 'x')
    for (const method of methods.split(', ').filter(Boolean)) found.push({ method, url })
  }
  return found
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

test(
  'every route, whoever asks, whatever it answers',
  { ...sampled(false), timeout: 120_000 },
  async () => {
    const routes = await routesOf(site)
    expect(routes.length).toBeGreaterThan(150)
    const urls = routes.map(({ url }) => url)
    for (const some of [
      '/healthz',
      '/admin/api/media',
      '/ajax/context',
      '/sitemap.xml',
      '/metrics',
    ]) {
      expect(urls).toContain(some)
    }
    const seen = new Set<number>()
    for (const app of [site, back]) {
      for (const { method, url } of routes) {
        const known = METHODS.find((one) => one === method)
        if (known === undefined) continue
        const answer = await app.get(url, {
          method: known,
          headers: { 'sec-fetch-site': 'same-origin' },
        })
        seen.add(answer.status)
        expectHeaders(answer, url)
      }
    }
    for (const status of [200, 401, 404, 405]) expect([...seen]).toContain(status)
  },
)

describe('every way to fail', () => {
  test.each([
    ['/inconnu', {}, 404],
    ['/%zz', {}, 404],
    ['/ajax/%zz', { method: 'POST' }, 400],
    ['/ajax/autre/motifs/subscribed', { method: 'POST' }, 404],
    ['/ajax/context', { method: 'DELETE' }, 405],
    ['/media/absent.jpg', {}, 404],
    ['/media/../x', {}, 404],
    ['/media/provider/absent.jpg', {}, 200],
    ['/media/provider/absent.pdf', {}, 404],
    ['/media/provider/x.jpg?size=zzz', {}, 400],
    ['/assets/absent.js', {}, 404],
    ['/documents/absent.pdf', {}, 404],
    ['/partage/fr-1-0123456789abcdef.png', {}, 404],
    ['/contact/', {}, 301],
    ['/contact', { method: 'DELETE' }, 405],
    ['/contact', { method: 'POST', payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415],
    ['/admin/api/media', {}, 401],
    ['/metrics', { remoteAddress: '203.0.113.7' }, 404],
    ['/contact', { headers: { host: 'a b' } }, 400],
  ] as const)('%s %j', async (url, options, status) => {
    const answer = await site.get(url, options)
    expect(answer.status).toBe(status)
    expectHeaders(answer, url)
  })

  test('a fault of ours', async () => {
    const answer = await failing.get('/contact')
    expect(answer.status).toBe(500)
    expectHeaders(answer, '/contact')
  })

  test('a malformed address while the pages can’t be read', async () => {
    const broken = { ...site.stores.layouts, find: () => Promise.reject(new Error('cassé')) }
    const app = await createTestApp({ stores: { ...site.stores, layouts: broken } })
    const answer = await app.get('/%zz')
    expect(answer.status).toBe(500)
    expectHeaders(answer, '/%zz')
    await app.close()
  })
})

describe('https alone', () => {
  const STRICT = 'max-age=31536000'
  const strict = async (
    app: TestApp,
    headers: Record<string, string>,
    remoteAddress = '10.0.0.1',
  ) => (await app.get('/healthz', { headers, remoteAddress })).headers['strict-transport-security']

  test('is asked for on the public host, which begins with https', async () => {
    expect(await strict(site, { host: 'www.lhermine-dauval.example' })).toBe(STRICT)
    expect(await strict(site, { host: 'WWW.lhermine-dauval.example' })).toBe(STRICT)
    expect(await strict(site, { host: 'localhost:3000' })).toBeUndefined()
    expect(await strict(site, { host: 'autre.example' })).toBeUndefined()
  })

  test('is asked for when a believed proxy says so, and by nobody else', async () => {
    const parts = { stores: site.stores, publicUrl: null }
    const proxied = await createTestApp({ ...parts, trustProxy: ['10.0.0.0/8'] })
    const direct = await createTestApp({ ...parts, trustProxy: false })
    const https = { host: 'autre.example', 'x-forwarded-proto': 'https' }
    expect(await strict(proxied, https)).toBe(STRICT)
    expect(await strict(proxied, { ...https, 'x-forwarded-proto': 'http' })).toBeUndefined()
    // What the client said stands before what the proxy said.
    expect(await strict(proxied, { ...https, 'x-forwarded-proto': 'https, http' })).toBeUndefined()
    expect(await strict(proxied, https, '203.0.113.7')).toBeUndefined()
    expect(await strict(direct, https)).toBeUndefined()
    await proxied.close()
    await direct.close()
  })

  test('is asked for on a refusal and on a malformed address too', async () => {
    const host = 'www.lhermine-dauval.example'
    for (const url of ['/inconnu', '/%zz']) {
      const { headers } = await site.get(url, { headers: { host } })
      expect(headers['strict-transport-security'], url).toBe(STRICT)
    }
  })
})
