import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { listening, rawRequest } from './raw-request.ts'

const TOKEN = 'un-jeton-de-mesure-assez-long'

describe('without METRICS_TOKEN', () => {
  let site: TestApp
  let behindProxy: TestApp
  let port: number
  beforeAll(async () => {
    site = await createTestApp()
    behindProxy = await createTestApp({ stores: site.stores, trustProxy: true })
    port = await listening(site.app)
  })
  afterAll(async () => {
    await behindProxy.close()
    await site.close()
  })

  test.each(['localhost', `127.0.0.1:9`, '[::1]:3000', 'LocalHost:3000'])(
    'a direct call of this machine to %s is answered, and kept by nobody',
    async (host) => {
      const { status, head, body } = await rawRequest(port, '/metrics', {
        headers: [`Host: ${host}`],
      })
      expect(status).toBe(200)
      expect(body).toContain('figures 1')
      expect(head).toMatch(/^content-type: text\/plain/im)
      expect(head).toMatch(/^cache-control: no-store/im)
    },
  )

  test.each([
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Host: localhost',
    'X-Forwarded-Proto: https',
    'Forwarded: for=127.0.0.1',
    'Via: 1.1 proxy',
    'X-Real-IP: 127.0.0.1',
    'CF-Connecting-IP: 127.0.0.1',
    'Host: www.lhermine-dauval.example',
    'Host: localhost.evil.example',
    'Host: 127.0.0.1.evil.example',
    'Host: evil.example:3000',
  ])('a call with « %s » sees the 404 page', async (header) => {
    const { status, body } = await rawRequest(port, '/metrics', { headers: [header] })
    expect(status).toBe(404)
    expect(body).not.toContain('figures')
  })

  test.each(['203.0.113.7', '10.0.0.8', '192.168.1.4', '::ffff:203.0.113.7', '2001:db8::1'])(
    'a call from %s sees the 404 page',
    async (remoteAddress) => {
      const { status, body } = await site.get('/metrics', {
        remoteAddress,
        headers: { host: 'localhost' },
      })
      expect(status).toBe(404)
      expect(body).not.toContain('figures')
    },
  )

  test('behind a trusted proxy, the caller is not who the headers say', async () => {
    const { status } = await behindProxy.get('/metrics', {
      remoteAddress: '203.0.113.7',
      headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
    })
    expect(status).toBe(404)
  })

  test('what a stranger sees is what any unknown path shows', async () => {
    const from = { remoteAddress: '203.0.113.7' }
    const [metrics, unknown] = await Promise.all([
      site.get('/metrics', from),
      site.get('/metrids', from),
    ])
    expect(metrics.status).toBe(unknown.status)
    expect(Object.keys(metrics.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
    const [said, expected] = [metrics, unknown].map(({ html }) => html.one('h1').text)
    expect(said).toBe(expected)
  })
})

describe('with METRICS_TOKEN', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ metricsToken: TOKEN })
  })
  afterAll(() => site.close())

  const asking = (authorization?: string, more = {}) =>
    site.get('/metrics', {
      headers: { ...(authorization === undefined ? {} : { authorization }), ...more },
      remoteAddress: '203.0.113.7',
    })

  test('whoever brings it is answered, from anywhere and through proxies', async () => {
    const { status, body, headers } = await asking(`Bearer ${TOKEN}`, {
      'x-forwarded-for': '203.0.113.9',
      host: 'www.lhermine-dauval.example',
    })
    expect(status).toBe(200)
    expect(body).toBe('figures 1\n')
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Bearer ${TOKEN} x`,
    TOKEN,
    `Basic ${TOKEN}`,
  ])('« %s » is refused', async (authorization) => {
    const { status, body, headers } = await asking(authorization)
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toMatch(/^Bearer/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(new RegExp(`figures|${TOKEN}`))
  })

  test('this machine brings it too', async () => {
    const { status } = await site.get('/metrics')
    expect(status).toBe(401)
  })
})
