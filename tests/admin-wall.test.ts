import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { mayDo } from '#framework/api/rights.ts'
import { writeToken } from '#framework/api/write-token.ts'
import { type Session, VISITOR } from '#base/core/session.ts'
import { NAVIGATION, tokenOf } from './admin-browser.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { eachOf } from './exhaustive.ts'

let site: TestApp
let session: Session

beforeAll(async () => {
  site = await createTestApp({ session: async () => session })
})
beforeEach(async () => {
  session = await sessionOf('super-admin', { sessionId: 'one' })()
})
afterAll(() => site.close())

const send = async (options: InjectOptions) => {
  const { statusCode, headers, body } = await site.app.inject(options)
  return { status: statusCode, headers, body }
}

/** Every route of the interface that changes something. */
const writes = () =>
  site.app.adminRoutes.flatMap(({ methods, ...route }) =>
    methods
      .filter((method) => method !== 'GET' && method !== 'HEAD')
      .map((method) => ({ ...route, method })),
  )

const filled = (url: string): string => url.replace(/:[A-Za-z]+/g, '1')

const write = (route: { method: string; url: string }, token: string, more: InjectOptions = {}) =>
  send({
    method: route.method as 'POST',
    url: filled(route.url),
    payload: {},
    headers: { [WRITE_TOKEN_HEADER]: token },
    ...more,
  })

describe('M6 the document of the back office', () => {
  const ask = (headers: Record<string, string>, host = 'localhost') =>
    site.app.inject({ url: '/admin', headers: { host, ...headers } })
  /** What `asBrowser` would add is taken away. */
  const NONE = { 'sec-fetch-dest': undefined, 'sec-fetch-mode': undefined }

  test.each([
    ['fetch', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['fetch without CORS', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['an object', { 'sec-fetch-dest': 'object', 'sec-fetch-mode': 'navigate' }],
    ['an embed', { 'sec-fetch-dest': 'embed', 'sec-fetch-mode': 'navigate' }],
    ['a script', { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors' }],
    ['a worker', { 'sec-fetch-dest': 'worker', 'sec-fetch-mode': 'same-origin' }],
    ['a page fetched ahead', { ...NAVIGATION, 'sec-purpose': 'prefetch' }],
    ['a page drawn ahead', { ...NAVIGATION, 'sec-purpose': 'prefetch;prerender' }],
    ['nothing said, on this machine', NONE],
  ])('is not given to %s', async (_who, headers) => {
    for (const url of ['/admin', '/admin/users', '/admin/x/y?z']) {
      const answer = await site.app.inject({ url, headers: { host: 'localhost', ...headers } })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).not.toContain('<script')
      expect(tokenOf(answer.body)).toBe('')
    }
  })

  test('is given to a window, which nobody has a hold of or frames', async () => {
    const { statusCode, headers, body } = await ask(NAVIGATION)
    expect(statusCode).toBe(200)
    expect(tokenOf(body)).not.toBe('')
    expect(headers['cross-origin-opener-policy']).toBe('noopener-allow-popups')
    expect(headers['x-frame-options']).toBe('DENY')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain('frame-src localhost/admin/api/ localhost/admin/canvas/;')
  })

  test('is given without a word by plain http to another machine alone', async () => {
    const plain = await createTestApp({ session: async () => session, publicUrl: null })
    const over = await createTestApp({
      session: async () => session,
      publicUrl: null,
      trustProxy: true,
    })
    const silent = async (app: TestApp, host: string, headers: Record<string, string> = {}) =>
      (await app.app.inject({ url: '/admin', headers: { host, ...headers, ...NONE } })).statusCode
    expect(await silent(plain, 'vitrine.intranet')).toBe(200)
    for (const own of ['localhost:3000', 'a.localhost', '127.0.0.1:3000', '[::1]:3000']) {
      expect(await silent(plain, own), own).toBe(403)
    }
    expect(await silent(over, 'vitrine.intranet', { 'x-forwarded-proto': 'https' })).toBe(403)
    await plain.close()
    await over.close()
  })
})

describe('M6 a writing call', () => {
  test('of any route is refused without the token of an /admin document', async () => {
    const wrong: string[] = []
    expect(writes().length).toBeGreaterThan(60)
    const forged = createSigner('another secret').sign('admin write', 'session one')
    for (const route of writes()) {
      for (const token of ['', 'x', forged]) {
        const { status, body } = await write(route, token)
        if (status !== 403 || !body.includes('"writeToken":"missing"')) {
          wrong.push(`${route.method} ${route.url} « ${token.slice(0, 9)} » → ${status}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('is refused with the token of another session, but for proving who one is', async () => {
    const { signer } = { signer: createSigner('a secret of tests alone') }
    for (const other of [VISITOR, { ...session, sessionId: 'two' }]) {
      const token = writeToken(signer, other)
      const wrong: string[] = []
      for (const route of writes()) {
        const { body } = await write(route, token)
        const isStale = body.includes('"writeToken":"stale"')
        if (isStale === (route.right === 'sign-in')) wrong.push(`${route.method} ${route.url}`)
      }
      expect(wrong).toEqual([])
    }
  })

  test('with the right token goes on', async () => {
    const token = tokenOf((await site.app.inject({ url: '/admin', headers: NAVIGATION })).body)
    const { status } = await write({ method: 'POST', url: '/admin/api/leads/1/notes' }, token)
    expect(status).toBe(422)
  })
})

describe('M6 asked again', () => {
  test('what matters most, and that alone, asks whoever has not given their password for a while', async () => {
    session = { ...session, isConfirmed: false }
    const asked: string[] = []
    for (const { methods, url, right, asksAgain } of site.app.adminRoutes) {
      for (const method of methods) {
        if (method === 'HEAD') continue
        const { status, body } = await send({
          method: method as 'GET',
          url: filled(url),
          ...(method === 'GET' ? {} : { payload: {} }),
        })
        const isAsked = status === 403 && body.includes('"reauthenticate":true')
        expect(isAsked, `${method} ${url} (${right})`).toBe(asksAgain)
        if (isAsked) asked.push(`${method} ${url.replace('/admin/api', '')}`)
      }
    }
    expect(asked.toSorted()).toEqual(
      expect.arrayContaining([
        'DELETE /users/:id',
        'GET /audit/export',
        'GET /leads-export',
        'GET /persons/export',
        'POST /auth/totp/disable',
        'POST /auth/totp/recovery-codes',
        'POST /users',
        'POST /users/:id/disable',
        'POST /users/:id/impersonate',
        'POST /users/:id/invite',
        'POST /users/:id/remove-second-factor',
        'POST /users/:id/reset-link',
        'POST /settings/host-proposals/decisions',
        'PUT /settings/address',
        'PUT /settings/hosts',
        'PUT /settings/provider',
        'PUT /users/:id',
      ]),
    )
    // Nobody's account is changed, and nothing is taken away whole, without it.
    for (const { methods, url, right, asksAgain } of site.app.adminRoutes) {
      const isWrite = methods.some((method) => method !== 'GET' && method !== 'HEAD')
      const matters = (isWrite && /^(?:users\.|hosts\.)/.test(right)) || url.endsWith('export')
      if (matters) expect(asksAgain, url).toBe(true)
    }
  })

  test('a role that may not is told so, and not asked', async () => {
    session = { ...(await sessionOf('writer')()), isConfirmed: false }
    expect(mayDo('writer', 'leads.export')).toBe(false)
    const { body } = await send({ url: '/admin/api/leads-export' })
    expect(body).toMatch(/Votre rôle ne permet pas/)
  })
})

describe('M12 the admin API', () => {
  const FORMS = [
    ['application/x-www-form-urlencoded', 'email=a%40b.test&password=x'],
    ['text/plain', '{"email":"a@b.test","password":"x"}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
    ['application/xml', '<a/>'],
    ['application/octet-stream', 'x'],
  ] as const

  eachOf(3, FORMS)('refuses %s on every route', async (type, payload) => {
    const wrong: string[] = []
    for (const route of writes()) {
      const isUpload = /^\/admin\/api\/media(?:\/:id\/content)?$/.test(route.url)
      if (isUpload && type.startsWith('multipart')) continue
      const { status, headers, body } = await send({
        method: route.method as 'POST',
        url: filled(route.url),
        headers: { 'content-type': type },
        payload,
      })
      const isJson = String(headers['content-type']).startsWith('application/json')
      if (status !== 415 || !isJson || !body.includes('JSON')) {
        wrong.push(`${route.method} ${route.url} → ${status} ${body.slice(0, 80)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  eachOf(3, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers an unknown address in JSON: %s',
    async (method) => {
      for (const url of [
        '/admin/api',
        '/admin/api/',
        '/admin/api/nope',
        '/admin/api/leads/1/x/y',
        '/admin/api/%zz',
      ]) {
        for (const who of [VISITOR, session]) {
          session = who
          const { status, headers, body } = await send({
            method,
            url,
            headers: { [WRITE_TOKEN_HEADER]: '' },
          })
          expect([status, url]).toEqual([url.includes('%zz') ? 400 : 404, url])
          expect(String(headers['content-type'])).toMatch(/^application\/json/)
          expect(JSON.parse(body)).toMatchObject({ message: expect.any(String) })
          expect(headers['cache-control']).toBe('no-store')
        }
      }
    },
  )

  test('names the methods of an address that has others', async () => {
    const { status, headers, body } = await send({ url: '/admin/api/leads/1/notes' })
    expect([status, headers['allow']]).toEqual([405, 'POST'])
    expect(JSON.parse(body).message).toMatch(/méthode/)
    const patched = await send({ method: 'PATCH', url: '/admin/api/users/1?x=1' })
    expect([patched.status, patched.headers['allow']]).toEqual([405, 'DELETE, GET, HEAD, PUT'])
  })
})
