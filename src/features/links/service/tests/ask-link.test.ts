import { expect, test } from 'vitest'
import { createOutgoing } from '#base/platform/outgoing/create-outgoing.ts'
import { AMPLE, localClient, over, webServer } from '#base/platform/outgoing/loopback.ts'
import { OutgoingFailed, type OutgoingRequest } from '#base/platform/outgoing/outgoing.ts'
import { fakeOutgoing } from '../../../../../tests/fake-outgoing.ts'
import { askLink, LINK_AGENT } from '../ask-link.ts'

const ADDRESS = 'https://exemple.fr/aide'
const ANSWERS = { kind: 'answers' }
const UNSURE = { kind: 'unsure' }
const fails = (reason: string) => ({ kind: 'fails', reason })
const fault = (kind: OutgoingFailed['fault'], code = '') =>
  new OutgoingFailed(kind, 'Pas de réponse.', { code })

type Said = number | OutgoingFailed

/** Asks a server that says one thing to HEAD and another to GET. */
async function asked(head: Said, get: Said = 299) {
  const outgoing = fakeOutgoing(({ method }) => {
    const said = method === 'HEAD' ? head : get
    return typeof said === 'number' ? { status: said } : said
  })
  const answer = await askLink(outgoing, ADDRESS)
  return { ...answer, methods: outgoing.requests.map(({ method }) => method).join(' ') }
}

test.each([200, 204, 206, 304])('status %i of a HEAD is enough', async (status) => {
  expect(await asked(status)).toEqual({ verdict: ANSWERS, isHeard: true, methods: 'HEAD' })
})

test.each([403, 404, 405, 410, 500, 501])(
  'status %i of a HEAD is believed of a GET alone',
  async (status) => {
    expect(await asked(status)).toEqual({ verdict: ANSWERS, isHeard: true, methods: 'HEAD GET' })
  },
)

test.each([
  [404, fails('404')],
  [410, fails('410')],
  [500, fails('500')],
  [503, fails('503')],
  // Somebody is there, who lets no robot in.
  [400, ANSWERS],
  [403, ANSWERS],
  [405, ANSWERS],
  [451, ANSWERS],
  [999, ANSWERS],
  [408, UNSURE],
])('status %i says %j', async (status, verdict) => {
  expect(await asked(status, status)).toMatchObject({ verdict, isHeard: true })
})

test.each([
  [401, ANSWERS],
  [429, UNSURE],
])('status %i is asked once', async (status, verdict) => {
  expect(await asked(status)).toEqual({ verdict, isHeard: true, methods: 'HEAD' })
})

test.each([
  ['unreachable', 'ENOTFOUND', fails('name'), 'HEAD'],
  ['unreachable', 'ECONNREFUSED', fails('refused'), 'HEAD'],
  ['unreachable', 'CERT_HAS_EXPIRED', fails('tls'), 'HEAD'],
  ['unreachable', 'ERR_TLS_CERT_ALTNAME_INVALID', fails('tls'), 'HEAD'],
  ['unreachable', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNSURE, 'HEAD'],
  ['timeout', 'UND_ERR_CONNECT_TIMEOUT', fails('unreachable'), 'HEAD GET'],
  ['unreachable', 'EHOSTUNREACH', fails('unreachable'), 'HEAD GET'],
  // Meant for robots, or this server’s own trouble.
  ['unreachable', 'ECONNRESET', UNSURE, 'HEAD GET'],
  ['unreachable', 'EAI_AGAIN', UNSURE, 'HEAD GET'],
  ['timeout', '', UNSURE, 'HEAD GET'],
  ['redirects', '', UNSURE, 'HEAD GET'],
] as const)('« %s » with « %s » says %j', async (kind, code, verdict, methods) => {
  const failed = fault(kind, code)
  expect(await asked(failed, failed)).toEqual({ verdict, isHeard: false, methods })
  // What a HEAD left in doubt, a GET may clear up.
  if (methods === 'HEAD GET') {
    expect(await asked(failed, 200)).toMatchObject({ verdict: ANSWERS, isHeard: true })
  }
})

test('what the guard refuses says nothing, and is not asked again', async () => {
  expect(await asked(fault('address'))).toEqual({
    verdict: UNSURE,
    isHeard: true,
    methods: 'HEAD',
  })
})

test('what is given up is no answer', async () => {
  const outgoing = fakeOutgoing(() => fault('aborted'))
  expect(await askLink(outgoing, ADDRESS)).toBeNull()
  expect(outgoing.requests).toHaveLength(1)
})

test('it says who asks, for how long it waits, and that it reads no body', async () => {
  const outgoing = fakeOutgoing(({ method }) => ({ status: method === 'HEAD' ? 405 : 200 }))
  const { signal } = new AbortController()
  await askLink(outgoing, ADDRESS, signal)
  const wanted: Partial<OutgoingRequest> = { url: ADDRESS, leavesBody: true, signal }
  for (const request of outgoing.requests) {
    expect(request).toMatchObject(wanted)
    expect(request.headers).toMatchObject({ 'user-agent': LINK_AGENT })
    expect(request.timeout).toBeLessThanOrEqual(10_000)
  }
  expect(LINK_AGENT).toMatch(/^Vitrine-/)
})

test('another host that is redirected to answers for it; a circle says nothing', async () => {
  await using server = await webServer((request, response) => {
    const location = request.url === '/vieux' ? '/neuf' : request.url === '/rond' ? '/rond' : ''
    if (location !== '') response.writeHead(301, { location })
    else if (request.url !== '/neuf') response.writeHead(404)
    response.end()
  })
  await using client = localClient()
  const verdictAt = async (path: string) =>
    (await askLink(client, `${server.origin}${path}`))?.verdict
  expect(await verdictAt('/vieux')).toEqual(ANSWERS)
  expect(await verdictAt('/rond')).toEqual(UNSURE)
  expect(await verdictAt('/perdu')).toEqual(fails('404'))
})

test('a body without end is left where it begins', async () => {
  const methods: (string | undefined)[] = []
  await using server = await webServer((request, response) => {
    methods.push(request.method)
    if (request.method === 'HEAD') {
      response.writeHead(405).end()
      return
    }
    response.writeHead(200)
    const more = setInterval(() => response.write('x'.repeat(10_000)), 2)
    response.on('close', () => clearInterval(more))
  })
  await using client = localClient()
  expect(await askLink(client, server.origin)).toEqual({ verdict: ANSWERS, isHeard: true })
  expect(methods).toEqual(['HEAD', 'GET'])
  await over(server.sockets.at(-1))
})

test('an address of a private network is never reached, nor a name that leads there', async () => {
  const reached: (string | undefined)[] = []
  await using server = await webServer((request, response) => {
    reached.push(request.url)
    response.end()
  })
  const guarded = createOutgoing({
    allowPrivate: false,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  for (const address of [server.origin, `http://exemple.fr:${server.port}/`]) {
    expect((await askLink(guarded, address))?.verdict).toEqual(UNSURE)
  }
  await guarded.close()
  expect(reached).toEqual([])
  // The same server, to be sure that it is there.
  await using client = localClient()
  await client.send({ url: server.origin, ...AMPLE })
  expect(reached).toEqual(['/'])
})
