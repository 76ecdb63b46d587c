import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '#features/operations/service/logger.ts'
import { LIMITS } from '#app/http/limits.ts'
import { createMetrics } from '#features/operations/service/metrics.ts'
import { templateFiles } from '#features/templates/service/template-files.ts'
import { createTestApp, sessionOf, type TestApp, type TestParts } from './app.ts'
import { openForm, sendForm } from './form-visit.ts'
import { rawConnection } from './raw-connection.ts'
import { listening, rawRequest } from './raw-request.ts'
import { newPage } from './scratch-page.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** An app whose log is read, each answer with its line. */
async function loggedApp(parts: TestParts = {}) {
  const lines: string[] = []
  const app = await createTestApp({
    stores: site.stores,
    limits: { slow: -1 },
    logger: createLogger('trace', { write: (line: string) => void lines.push(line) }),
    ...parts,
  })
  return {
    app,
    text: () => lines.join(''),
    answers: () =>
      lines
        .map((line): Record<string, unknown> => JSON.parse(line))
        .filter(({ msg }) => msg === 'Réponse.'),
  }
}

describe('the log', () => {
  /** Stands in whatever a visitor sends. */
  const MARK = 'marqueur'

  test('holds nothing of a visitor', async () => {
    const failed = Object.assign(new Error(`refusé : ${MARK}@exemple.fr`), {
      detail: `Key (email)=(${MARK}@exemple.fr) already exists.`,
    })
    const failing = { ...site.stores.leads, receive: () => Promise.reject(failed) }
    const broken = await loggedApp({ stores: { ...site.stores, leads: failing }, trustProxy: true })
    const { app, text, answers } = await loggedApp({ trustProxy: true })
    const form = { type: 'lead-form', options: { form: 'contact' } }
    const { path } = await newPage(site, [form])
    const typed = {
      nom: `Zoé ${MARK}`,
      email: `${MARK}@exemple.fr`,
      telephone: '06 98 76 54 32',
      message: `Bonjour ${MARK}`,
    }
    for (const target of [app, broken.app]) {
      const visit = await openForm(target, path)
      expect(visit.token).not.toBe('')
      const headers = {
        'x-forwarded-for': '203.0.113.99',
        'user-agent': MARK,
        referer: `https://${MARK}.example/`,
        cookie: `vitrine.session_token=${MARK}`,
        authorization: `Bearer ${MARK}`,
      }
      expect((await sendForm(target, visit, typed, { headers })).status).toBeGreaterThan(200)
      await target.get(`/recherche?query=${MARK}`, { headers })
      await target.get(`/${MARK}@exemple.fr`, { headers })
      await target.get(`/apercu/${MARK}`, { headers })
      await target.get(`/inconnu?email=${MARK}%40exemple.fr`, { headers })
      await target.get('/admin/api/auth/sign-in', {
        method: 'POST',
        headers,
        payload: { email: `${MARK}@exemple.fr`, password: MARK },
      })
    }
    const port = await listening(app.app)
    const raw = await rawConnection(port)
    raw.send(`GET /${MARK} HTTP/1.1\r\nX: ${MARK}\nbroken`)
    await raw.closed()
    expect(answers().length).toBeGreaterThan(6)
    expect(broken.text()).toContain('refusé : …')
    for (const log of [text(), broken.text()]) {
      expect(log).not.toContain(MARK)
      expect(log).not.toContain('203.0.113.99')
      expect(log).not.toMatch(/54 ?32/)
      expect(log).not.toMatch(/remoteAddress|"ip"|user-agent/)
    }
    await broken.app.close()
    await app.close()
  })

  test('tells of one answer in a hundred, and of every fault and slow one', async () => {
    const failing = {
      ...site.stores.pages,
      findByPath: () => Promise.reject(new Error('cassé')),
    }
    const { app, answers } = await loggedApp({
      limits: { slow: 60_000 },
      stores: { ...site.stores, pages: failing },
    })
    for (let asked = 0; asked < 150; asked += 1) await app.get('/healthz')
    expect(answers().map(({ path }) => path)).toEqual(['/healthz', '/healthz'])
    expect((await app.get('/contact')).status).toBe(500)
    expect(answers().at(-1)).toMatchObject({ path: '/contact', method: 'GET', status: 500 })
    await app.close()
    const slow = await loggedApp({ limits: { slow: 0 } })
    for (let asked = 0; asked < 5; asked += 1) await slow.app.get('/healthz')
    expect(slow.answers()).toHaveLength(5)
    expect(slow.answers()[0]?.['ms']).toBeGreaterThan(0)
    await slow.app.close()
  })

  test('takes for slow what took more than 200 ms', async () => {
    let time = 0
    let takes = 0
    vi.spyOn(performance, 'now').mockImplementation(() => time)
    onTestFinished(() => void vi.restoreAllMocks())
    const metrics = {
      async text() {
        time += takes
        return { contentType: 'text/plain', body: '' }
      },
    }
    const { app, answers } = await loggedApp({ metrics, limits: { slow: LIMITS.slow } })
    onTestFinished(() => app.close())
    // The first one is the one of a hundred.
    for (takes of [0, 200, 201]) await app.get('/metrics', { headers: { host: 'localhost' } })
    expect(answers().map(({ ms }) => ms)).toEqual([0, 201])
  })
})

describe('names of requests', () => {
  const GIVEN = 'proxy-0123456789'

  test('are answered, written into the log, and differ', async () => {
    const { app, answers } = await loggedApp()
    const [one, two] = [await app.get('/healthz'), await app.get('/inconnu')]
    const ids = [one, two].map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(2)
    expect(answers().map(({ reqId }) => reqId)).toEqual(ids)
    await app.close()
  })

  test.each([
    [['10.0.0.0/8'], '10.0.0.1', GIVEN, true],
    [['10.0.0.0/8'], '203.0.113.7', GIVEN, false],
    [false, '10.0.0.1', GIVEN, false],
    [['10.0.0.0/8'], '10.0.0.1', 'a b"c', false],
    [['10.0.0.0/8'], '10.0.0.1', 'x'.repeat(200), false],
  ])('trusting %j, from %s, « %s » is taken: %s', async (trustProxy, remoteAddress, id, taken) => {
    const app = await createTestApp({ stores: site.stores, trustProxy })
    const { headers } = await app.get('/healthz', {
      remoteAddress,
      headers: { 'x-request-id': id },
    })
    if (taken) expect(headers['x-request-id']).toBe(id)
    else expect(headers['x-request-id']).toMatch(/^[\w-]{8,20}-\w+$/)
    await app.close()
  })
})

describe('/readyz', () => {
  test('is ready', async () => {
    const { status, body } = await site.get('/readyz')
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { status: 'ok', database: 'ok', template: 'ok' },
    ])
  })

  test.each([
    ['fails', () => Promise.reject(new Error('absente'))],
    ['does not answer', () => new Promise<never>(() => {})],
    ['holds no site', async () => null],
  ])('is not while the database %s, and says so once', async (_what, findByHost) => {
    const app = await createTestApp({
      limits: { ready: 50 },
      stores: { ...site.stores, sites: { ...site.stores.sites, findByHost } },
    })
    for (let asked = 0; asked < 2; asked += 1) {
      const answer = await Promise.race([app.get('/readyz'), sleep(5000, null)])
      expect(answer?.status).toBe(503)
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ status: 'error', database: 'error' })
    }
    expect(app.warnings.filter((line) => line.includes('pas prêt'))).toHaveLength(1)
    await app.close()
  })

  test('is not while a template can’t be read', async () => {
    const app = await createTestApp({
      stores: site.stores,
      templates: {
        ...templateFiles(site.dataDir, () => {}),
        load: () => Promise.reject(new Error('absent')),
      },
    })
    const { status, body } = await app.get('/readyz')
    expect(status).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ database: 'ok', template: 'error' })
    await app.close()
  })

  test('is not once the server is to stop, while pages go on', async () => {
    let isDraining = false
    const app = await createTestApp({ stores: site.stores, isDraining: () => isDraining })
    expect((await app.get('/readyz')).status).toBe(200)
    isDraining = true
    const { status, body } = await app.get('/readyz')
    expect([status, JSON.parse(body)]).toEqual([503, { status: 'draining' }])
    expect((await app.get('/contact')).status).toBe(200)
    expect((await app.get('/healthz')).status).toBe(200)
    await app.close()
  })
})

test('/metrics counts requests by what they were for and how they ended', async () => {
  const { metrics, figures } = createMetrics(
    () => new Date(),
    async () => new Map(),
  )
  const app = await createTestApp({ stores: site.stores, metrics, figures })
  const port = await listening(app.app)
  const asked: [string, string?][] = [
    ['/contact'],
    ['/inconnu'],
    ['/%zz'],
    ['/ajax/context'],
    ['/admin/api/media'],
    ['/media/absent.jpg'],
    ['/sitemap.xml'],
    ['/contact', 'POST'],
  ]
  for (const [url, method = 'GET'] of asked) await rawRequest(port, url, { method })
  const unread = await rawConnection(port)
  unread.send('nonsense\r\n\r\n')
  await unread.closed()
  const { body } = await rawRequest(port, '/metrics')
  const counted = [...body.matchAll(/^vitrine_http_requests_total\{(.*)\} (\d+)$/gm)].map(
    ([, labels, count]) => `${labels?.replaceAll('"', '')} ${count}`,
  )
  expect(counted.toSorted()).toEqual([
    'route=admin,status=401 1',
    'route=ajax,status=200 1',
    'route=file,status=200 1',
    'route=form,status=405 1',
    'route=media,status=404 1',
    'route=page,status=200 1',
    'route=page,status=404 2',
    'route=unreadable,status=400 1',
  ])
  expect(body).toMatch(/^vitrine_http_request_seconds_bucket\{le="0.2",route="page"\} \d/m)
  expect(body).toMatch(/^vitrine_http_requests_under_way 1$/m)
  expect(body).toMatch(/^vitrine_http_connections 1$/m)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(body).toMatch(/^process_resident_memory_bytes /m)
  await app.close()
})

test('a page that is drawn says how long it took; nothing else does', async () => {
  const { headers } = await site.get('/contact')
  expect(headers['server-timing']).toMatch(/^site;dur=[\d.]+, render;dur=[\d.]+, total;dur=[\d.]+$/)
  expect((await site.get('/healthz')).headers['server-timing']).toBeUndefined()
  const admin = await createTestApp({ stores: site.stores, session: sessionOf('editor') })
  expect((await admin.get('/admin/api/pages')).headers['server-timing']).toBeUndefined()
  await admin.close()
})

describe('a server that closes', () => {
  /** A server one of whose pages waits for the test. */
  async function waitingApp(drain: number) {
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const app = await createTestApp({
      limits: { drain },
      stores: {
        ...site.stores,
        pages: {
          ...site.stores.pages,
          async findByPath(siteId, path) {
            if (path === '/contact') {
              asked.resolve()
              await answer.promise
            }
            return site.stores.pages.findByPath(siteId, path)
          },
        },
      },
    })
    return { app, port: await listening(app.app), asked: asked.promise, answer: answer.resolve }
  }

  test('lets a request under way end, takes no more, and ends its connections', async () => {
    const { app, port, asked, answer } = await waitingApp(20_000)
    const slow = await rawConnection(port)
    slow.send('GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const idle = await rawConnection(port)
    idle.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await asked
    while (idle.statuses().length === 0) await sleep(5)
    const closed = app.close()
    await idle.closed()
    await expect(rawRequest(port, '/healthz')).rejects.toThrow(/ECONNREFUSED/)
    // What comes on a connection that is still busy is answered too.
    slow.send('GET /le-cabinet HTTP/1.1\r\nHost: localhost\r\n\r\n')
    answer()
    const text = await slow.closed()
    expect(slow.statuses()[0]).toBe(200)
    expect(slow.statuses()).not.toContain(503)
    expect(text).toMatch(/^connection: close/im)
    await closed
  })

  test('ends the connection of a kept page too', async () => {
    const outcomes: string[] = []
    const app = await createTestApp({
      stores: site.stores,
      pageCache: {
        maxBytes: 1024 ** 2,
        watchSites: () => ({ close: async () => {} }),
        events: new EventEmitter(),
        figures: { counted: (outcome) => void outcomes.push(outcome), sizeOf: () => {} },
      },
    })
    const port = await listening(app.app)
    await app.get('/le-cabinet')
    await app.get('/le-cabinet')
    expect(outcomes).toEqual(['miss', 'hit'])
    const late = await rawConnection(port)
    late.send('GET /le-cabinet HTTP/1.1\r\nHost: localhost\r\n')
    await sleep(50)
    const closed = app.close()
    await sleep(10)
    late.send('\r\n')
    expect(await late.closed()).toMatch(/^connection: close/im)
    expect(late.statuses()).toEqual([200])
    await closed
  })

  test('cuts what does not end in time', async () => {
    const { app, port, asked, answer } = await waitingApp(100)
    const slow = await rawConnection(port)
    slow.send('GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await asked
    const closed = app.close()
    expect(await slow.closed()).toBe('')
    await closed
    expect(app.warnings.join()).toContain('leurs connexions sont coupées')
    answer()
  })
})
