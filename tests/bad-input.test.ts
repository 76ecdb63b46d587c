import {
  assert as check,
  asyncProperty,
  constantFrom,
  array,
  oneof,
  string,
  tuple,
} from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { listening, type RawAnswer, rawRequest } from './raw-request.ts'
import { eachOf } from './exhaustive.ts'

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

let site: TestApp
let port: number

beforeAll(async () => {
  site = await createTestApp()
  port = await listening(site.app)
})
afterAll(() => site.close())

const STACK = /\bat (?:async )?[\w.<>]+ \(|node:internal|node_modules|\/src\/|FST_ERR|ERR_[A-Z]{3,}/
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'"

/** No answer to a visitor's mistake is a fault of ours, shows our insides or drops its policy. */
function expectDecent(answer: RawAnswer, what = ''): void {
  expect(answer.status, what).toBeGreaterThanOrEqual(200)
  expect(answer.status, what).toBeLessThan(500)
  expect(answer.body, what).not.toMatch(STACK)
  expect(answer.head, what).toMatch(/^content-security-policy: /im)
}

describe('the path', () => {
  eachOf(4, [
    '/%00',
    '/contact%00',
    '/%00/../etc/passwd',
    '/..',
    '/../',
    '/../../../../etc/passwd',
    '/contact/../le-cabinet',
    '/./contact',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cwindows',
    '/..;/contact',
    '//',
    '//contact',
    '/\\evil.example',
    '/%5Cevil.example',
    '/contact%0d%0aSet-Cookie:a=b',
    '/contact%0aX:y/',
    '/%E2%80%A8/',
    '/%F0%9F%98%80',
    '/%C0%AF',
    '/caf%C3%A9/',
    '/<script>alert(1)</script>',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/"onmouseover="alert(1)',
    '/__proto__',
    '/constructor/prototype',
    '/*',
    '/?',
    '/#',
    '/contact;jsessionid=1',
    '/dev.php/../contact',
    '/dev.php%2f..',
  ])('%j is answered within the app', async (target) => {
    const answer = await rawRequest(port, target)
    expectDecent(answer)
    expect(answer.head).not.toMatch(/^set-cookie|^x:/im)
    expect(answer.head).not.toMatch(/^location: (?:\/\/|https?:)/im)
    expect(answer.body).not.toMatch(/<script>alert|root:.*:0:0/)
    expect(answer.head.split('\r\n')[0]).not.toContain(' 400')
  })

  eachOf(4, [
    '/%',
    '/%zz',
    '/contact%',
    '/%E0%A4%A',
    '/%ff',
    '/%c3%28',
    '/a/%/b',
    '/media/%zz',
    '/templates/bs4/%',
  ])('the wrong percent encoding of %j is the 404 page', async (target) => {
    const answer = await rawRequest(port, target)
    expectDecent(answer)
    expect(answer.status).toBe(404)
    expect(answer.head).toContain(POLICY)
    expect(answer.body).toContain('<h1 class="heading-title">Page introuvable</h1>')
  })

  test('an overlong path is not found, or refused', async () => {
    for (const length of [300, 3000, 8000, 12_000]) {
      const one = await rawRequest(port, `/${'a'.repeat(length)}`)
      expectDecent(one, String(length))
      expect([404, 414]).toContain(one.status)
      const many = await rawRequest(port, `/${'a/'.repeat(length / 2)}b`)
      expectDecent(many, String(length))
      expect(many.status).toBe(404)
    }
  })

  test('a path beyond what the server reads at all is refused by it, without a stack', async () => {
    const answer = await rawRequest(port, `/${'a'.repeat(100_000)}`)
    expectDecent(answer)
    expect(answer.status).toBe(414)
  })

  test.each(['/theme-', '/templates/bs4/card/', '/uploads/', '/media/', '/assets/', '/ajax/'])(
    'an overlong segment under %s is refused decently',
    async (start) => {
      expectDecent(await rawRequest(port, `${start}${'a'.repeat(10_000)}.css`))
    },
  )

  test('a request whose target is no path', async () => {
    for (const target of ['*', 'contact', 'http://evil.example/', 'evil.example:443', '?x']) {
      const answer = await rawRequest(port, target)
      expect(answer.status, target).toBeLessThan(500)
      expect(answer.body, target).not.toMatch(STACK)
      expect(answer.head, target).not.toMatch(/^location: .*evil/im)
    }
  })

  test('bytes that are no text are answered', async () => {
    expectDecent(await rawRequest(port, '/caf\u00e9'))
    expectDecent(await rawRequest(port, '/contact/?\u00e9=\u00ff'))
  })
})

describe('the query', () => {
  test.each([
    ['title', '../../etc/passwd'],
    ['title', 'a'.repeat(10_240)],
    ['title', 'a%00b'],
    ['title', '%E0%A4%A'],
    ['title', '%3Cscript%3E'],
    ['article', '%'],
    ['article', '[%22AEF%22]|..%2f..'],
    ['article', `[${'%22AEF%22,'.repeat(500)}%22AEF%22]|a`],
    ['page', '9'.repeat(5000)],
    ['page', '-1e999'],
    ['mo', '['.repeat(5000)],
    ['mo', '%5B%22' + 'A'.repeat(9000) + '%22%5D'],
    ['mo', '{"__proto__":1}'],
    ['AAAASS', '999999999'],
    ['id_client', '%00'],
    ['__proto__', 'x'],
    ['constructor', 'x'],
    ['hasOwnProperty', 'x'],
    ['', ''],
  ])('%s=%s', async (name, value) => {
    for (const path of ['/', ALL_NEWS, '/en/news', '/contact']) {
      const answer = await rawRequest(port, `${path}?${name}=${value}`)
      expectDecent(answer, path)
      expect(answer.body).not.toMatch(/<script>(?!\{)/)
    }
  })

  test('thousands of parameters, repeated or not', async () => {
    const repeated = await rawRequest(port, `${ALL_NEWS}?${'page=2&'.repeat(1500)}`)
    expect(repeated.status).toBe(200)
    const distinct = Array.from({ length: 1500 }, (_, n) => `p${n}=${n}`).join('&')
    expect((await rawRequest(port, `/?${distinct}`)).status).toBe(200)
  })

  test('a huge « mo » of 10,000 codes is ignored', async () => {
    const codes = JSON.stringify(Array.from({ length: 10_000 }, (_, n) => `A${n}`))
    const { status, html } = await site.get(`${ALL_NEWS}?mo=${encodeURIComponent(codes)}`)
    expect(status).toBe(200)
    expect(html.all('.feed-item').length).toBeGreaterThan(1)
  })
})

describe('method, headers and body', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])(
    'a page refuses %s with 405 or as a method it does not know',
    async (method) => {
      const answer = await rawRequest(port, '/contact', { method, headers: ['Content-Length: 0'] })
      expect([400, 404, 405, 501]).toContain(answer.status)
      expect(answer.body).not.toMatch(STACK)
      if (answer.status === 405) expect(answer.head).toMatch(/^allow: GET, HEAD/im)
    },
  )

  test('405 names what is allowed', async () => {
    const { status, headers, html } = await site.get('/contact', { method: 'DELETE' })
    expect(status).toBe(405)
    expect(headers['allow']).toBe('GET, HEAD')
    expect(html.one('h1').text).toBe('Méthode refusée')
    expect(html.attrs('link[rel="stylesheet"]', 'href')).toEqual([
      '/assets/site.css',
      '/assets/error-page.css',
    ])
  })

  test.each([
    ['Host: '],
    ['Host: evil.example:99999'],
    ['Host: [::1'],
    ['Host: a b'],
    ['Host: <script>alert(1)</script>'],
    [`Host: ${'a'.repeat(5000)}`],
    ['Host: localhost\u00e9'],
    ['X-Forwarded-Host: evil.example'],
    ['X-Forwarded-Proto: javascript'],
    ['Accept-Language: ../../etc'],
    ['Cookie: =;=;"'],
    ['Range: bytes=0-0,-1'],
    ['If-None-Match: "x"'],
  ])('the header « %s » changes nothing', async (header) => {
    const answer = await rawRequest(port, '/contact', { headers: [header] })
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).not.toMatch(STACK)
    expect(answer.body).not.toMatch(/evil\.example|alert\(1\)/)
  })

  test('a body that is not what it says is refused with 4xx', async () => {
    const send = (type: string, body: string, target = '/contact') =>
      rawRequest(port, target, {
        method: 'POST',
        headers: [`Content-Type: ${type}`, `Content-Length: ${body.length}`],
        body,
      })
    for (const target of ['/contact', '/ajax/testa/motifs/subscribed']) {
      for (const [type, body] of [
        ['application/json', '{'],
        ['application/json', '{"__proto__":{"a":1}}'],
        ['application/xml', '<a/>'],
        ['text/plain', 'a'],
        ['multipart/form-data', 'x'],
        ['nonsense', 'x'],
        ['', 'x'],
        ['application/x-www-form-urlencoded', 'a'.repeat(70_000)],
      ] as const) {
        const answer = await send(type, body, target)
        expect(answer.status, `${target} ${type}`).toBeLessThan(500)
        expect(answer.body).not.toMatch(STACK)
      }
    }
  })
})

describe('every route', () => {
  const ROUTES = [
    '/healthz',
    '/readyz',
    '/favicon.svg',
    '/favicon.ico',
    '/assets/x',
    '/media/x',
    '/theme-x.css',
    '/templates/bs4/card/x.html',
    '/uploads/x/card/x.html',
    '/ajax',
    '/ajax/',
    '/ajax/context',
    '/ajax/testa/motifs/subscribed',
    '/ajax/testa/article/slug/x',
  ]

  test.each(ROUTES)('%s answers any method without a fault', async (route) => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'] as const) {
      const { status, body } = await site.get(route, { method })
      expect(status, method).toBeLessThan(500)
      expect(body).not.toMatch(STACK)
    }
  })

  const ORDINARY_PIECES = 'contact en news ajax testa media templates bs4 uploads blog'.split(' ')
  const HOSTILE_PIECES = `.. . %2e%2e %00 % %ff \\ dev.php __proto__ ${'a'.repeat(300)}`.split(' ')

  test('no address made of hostile pieces brings a fault', async () => {
    const piece = oneof(
      string({ maxLength: 12 }),
      string({ unit: 'binary', maxLength: 6 }),
      constantFrom(...ORDINARY_PIECES, ...HOSTILE_PIECES),
    )
    const parameter = tuple(
      oneof(
        constantFrom('mo', 'page', 'title', 'article', 'id_client', '_'),
        string({ maxLength: 5 }),
      ),
      oneof(
        string({ maxLength: 20 }),
        constantFrom('["AEF"]', '["AEF"]|a-b', '[]', '2', '-1', '%00', '%5B%22AEF%22%5D', '{}'),
      ),
    )
    const target = tuple(array(piece, { maxLength: 5 }), array(parameter, { maxLength: 4 }))
    await check(
      asyncProperty(target, async ([pieces, parameters]) => {
        const query = parameters.map(([name, value]) => `${name}=${value}`).join('&')
        const url = `/${pieces.join('/')}${query && `?${query}`}`.replaceAll(/[\r\n \t]/g, '')
        const answer = await rawRequest(port, url)
        expectDecent(answer, url)
        expect(answer.head).not.toMatch(/^location: (?:\/\/|https?:)/im)
      }),
      { numRuns: 100 },
    )
  })
})
