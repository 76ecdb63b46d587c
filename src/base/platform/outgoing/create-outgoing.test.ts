import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createOutgoing } from './create-outgoing.ts'
import type { Lookup } from './guarded-connector.ts'
import { AMPLE, failureFrom, localClient, over, rawServer, webServer } from './loopback.ts'

/** A server that notes the requests and says « bonjour ». */
async function polite() {
  const requests: IncomingMessage[] = []
  const server = await webServer((request, response) => {
    requests.push(request)
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.setHeader('x-twice', ['un', 'deux'])
    response.end('bonjour')
  })
  return { ...server, requests }
}

test('an answer comes with its status, headers, body and address', async () => {
  await using server = await polite()
  await using client = localClient()
  const answer = await client.send({ url: `${server.origin}/flux?page=2#titre`, ...AMPLE })
  expect(answer).toMatchObject({
    status: 200,
    url: `${server.origin}/flux?page=2`,
    movedTo: null,
    headers: { 'x-twice': 'un, deux', 'content-length': '7' },
  })
  expect(answer.body.toString()).toBe('bonjour')
  expect(server.requests[0]?.url).toBe('/flux?page=2')
})

test.each([404, 410, 429, 500, 503])('status %i is an answer like another', async (status) => {
  await using server = await webServer((_request, response) => {
    response.writeHead(status, { 'retry-after': '7' }).end('plus tard')
  })
  await using client = localClient()
  const answer = await client.send({ url: server.origin, ...AMPLE })
  expect(answer).toMatchObject({ status, headers: { 'retry-after': '7' } })
  expect(answer.body.toString()).toBe('plus tard')
})

test.each([204, 304])('status %i has no body, whatever its headers say', async (status) => {
  await using server = await rawServer((socket) => {
    socket.write(
      `HTTP/1.1 ${status} X\r\ncontent-length: 99999999\r\ncontent-encoding: gzip\r\netag: "a"\r\n\r\n`,
    )
  })
  await using client = localClient()
  const answer = await client.send({ url: server.origin, ...AMPLE })
  expect(answer).toMatchObject({ status, headers: { etag: '"a"' } })
  expect(answer.body).toHaveLength(0)
})

test('an early hint is passed over', async () => {
  await using server = await webServer((_request, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' })
    response.end('bonjour')
  })
  await using client = localClient()
  const answer = await client.send({ url: server.origin, ...AMPLE })
  expect(answer.status).toBe(200)
  expect(answer.headers).not.toHaveProperty('link')
})

test('the caller’s headers are sent, the client’s own business is not the caller’s', async () => {
  await using server = await polite()
  await using client = localClient({ userAgent: 'Vitrine/1' })
  await client.send({
    url: server.origin,
    headers: {
      Authorization: 'Bearer clef',
      'if-none-match': '"a"',
      cookie: 'session=1',
      host: 'ailleurs.example',
      'accept-encoding': 'zstd',
      'transfer-encoding': 'chunked',
      'content-length': '5',
    },
    ...AMPLE,
  })
  await client.send({
    url: server.origin,
    headers: { accept: 'image/*', 'user-agent': 'Autre' },
    ...AMPLE,
  })
  const [first, second] = server.requests.map(({ headers }) => headers)
  expect(first).toEqual({
    host: `127.0.0.1:${server.port}`,
    connection: 'keep-alive',
    accept: '*/*',
    'user-agent': 'Vitrine/1',
    'accept-encoding': 'gzip, br',
    authorization: 'Bearer clef',
    'if-none-match': '"a"',
  })
  expect(second).toMatchObject({ accept: 'image/*', 'user-agent': 'Autre' })
})

test('no cookie is handed out, kept or sent', async () => {
  await using server = await polite()
  await using client = localClient()
  const answer = await client.send({ url: server.origin, ...AMPLE })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  await client.send({ url: server.origin, ...AMPLE })
  expect(server.requests).toHaveLength(2)
  expect(server.requests[1]?.headers).not.toHaveProperty('cookie')
})

test('a POST goes with an empty body', async () => {
  await using server = await polite()
  await using client = localClient()
  await client.send({ url: server.origin, method: 'POST', ...AMPLE })
  expect(server.requests[0]?.method).toBe('POST')
  expect(server.requests[0]?.headers['content-length']).toBe('0')
})

test('a HEAD brings the headers of a body that does not come, whatever they say', async () => {
  const methods: (string | undefined)[] = []
  await using server = await webServer((request, response) => {
    methods.push(request.method)
    response.writeHead(200, { 'content-length': '99999999', 'content-encoding': 'inconnu' }).end()
  })
  await using client = localClient()
  const answer = await client.send({ url: server.origin, method: 'HEAD', ...AMPLE })
  expect(answer).toMatchObject({ status: 200, headers: { 'content-length': '99999999' } })
  expect(answer.body).toHaveLength(0)
  expect(methods).toEqual(['HEAD'])
})

test('a body that nobody wants is cut off, and its size is no fault', async () => {
  await using server = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\nbon')
  })
  await using client = localClient()
  const answer = await client.send({ url: server.origin, leavesBody: true, ...AMPLE })
  expect(answer.status).toBe(200)
  expect(answer.body).toHaveLength(0)
  await over(server.sockets[0])
})

test('twenty calls at once share six connections, which later calls use again', async () => {
  await using server = await webServer((_request, response) => {
    setTimeout(() => response.end('bonjour'), 5)
  })
  await using client = localClient()
  const twenty = () =>
    Promise.all(Array.from({ length: 20 }, () => client.send({ url: server.origin, ...AMPLE })))
  const answers = [...(await twenty()), ...(await twenty())]
  expect(answers.map(({ body }) => body.toString())).toEqual(Array(40).fill('bonjour'))
  expect(server.sockets).toHaveLength(6)
})

test('`perHost` bounds the connections to each origin on its own', async () => {
  await using one = await polite()
  await using two = await polite()
  await using client = localClient({ perHost: 2 })
  const urls = Array.from({ length: 8 }, (_, at) => (at % 2 ? one : two).origin)
  await Promise.all(urls.map((url) => client.send({ url, ...AMPLE })))
  expect([one.sockets.length, two.sockets.length]).toEqual([2, 2])
})

test('calls one after another go over one connection, with a body or without', async () => {
  await using server = await webServer((request, response) => {
    response.writeHead(request.url === '/204' ? 204 : 200)
    response.end(request.url === '/204' ? undefined : 'x'.repeat(100_000))
  })
  await using client = localClient({ perHost: 1 })
  for (const path of ['/a', '/204', '/b', '/204', '/c']) {
    await client.send({ url: `${server.origin}${path}`, ...AMPLE })
  }
  expect(server.sockets).toHaveLength(1)
})

test('a connection that the server has closed is not used again', async () => {
  await using server = await rawServer((socket) => {
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
  })
  await using client = localClient()
  for (let call = 1; call <= 3; call += 1) {
    const answer = await client.send({ url: server.origin, ...AMPLE })
    expect(answer.body.toString()).toBe('ok')
    await pause(5)
  }
  expect(server.sockets).toHaveLength(3)
})

test.each([
  ['before the headers', ''],
  ['after the headers', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n'],
  ['in the middle of the body', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nbon'],
  ['in the middle of a chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n9\r\nbon'],
])('a server that falls silent %s is left when the time is over', async (_when, text) => {
  await using server = await rawServer((socket) => void socket.write(text))
  await using client = localClient()
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE, timeout: 60 }))
  expect(failed.fault).toBe('timeout')
  expect(failed.message).toContain(`127.0.0.1:${server.port}`)
  await over(server.sockets[0])
})

test('a body that drips does not stretch the time', async () => {
  await using server = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const drip = setInterval(() => socket.write('.'), 5)
    socket.on('close', () => clearInterval(drip))
  })
  await using client = localClient()
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE, timeout: 60 }))
  expect(failed.fault).toBe('timeout')
})

test('waiting for a connection counts, and the server never hears of a call given up', async () => {
  const heard: string[] = []
  await using server = await rawServer((_socket, request) => void heard.push(request))
  await using client = localClient({ perHost: 1 })
  let isFirstOver = false
  const first = failureFrom(client.send({ url: `${server.origin}/1`, ...AMPLE, timeout: 300 }))
  void first.then(() => (isFirstOver = true))
  const second = failureFrom(client.send({ url: `${server.origin}/2`, ...AMPLE, timeout: 40 }))
  expect((await second).fault).toBe('timeout')
  expect(isFirstOver).toBe(false)
  expect((await first).fault).toBe('timeout')
  await pause(20)
  expect(heard).toHaveLength(1)
})

test('after a silent server the next call finds a connection', async () => {
  let calls = 0
  await using server = await rawServer((socket) => {
    calls += 1
    if (calls > 2) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
  })
  await using client = localClient({ perHost: 1 })
  for (let call = 1; call <= 2; call += 1) {
    await failureFrom(client.send({ url: server.origin, ...AMPLE, timeout: 30 }))
  }
  const answer = await client.send({ url: server.origin, ...AMPLE })
  expect(answer.body.toString()).toBe('ok')
})

test('a caller that gives up is answered at once and the connection is dropped', async () => {
  await using server = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nbon')
    controller.abort()
  })
  await using client = localClient()
  const controller = new AbortController()
  const { signal } = controller
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE, signal }))
  expect(failed.fault).toBe('aborted')
  await over(server.sockets[0])
})

test('a caller that has given up already makes no connection', async () => {
  await using server = await polite()
  await using client = localClient()
  const failed = await failureFrom(
    client.send({ url: server.origin, ...AMPLE, signal: AbortSignal.abort() }),
  )
  expect(failed.fault).toBe('aborted')
  await pause(20)
  expect(server.sockets).toHaveLength(0)
})

test('a signal that lives on is not held by calls that have ended', async () => {
  await using server = await polite()
  await using client = localClient()
  const { signal } = new AbortController()
  let held = 0
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...all: Parameters<typeof add>) => {
    held += 1
    add(...all)
  }
  signal.removeEventListener = (...all: Parameters<typeof remove>) => {
    held -= 1
    remove(...all)
  }
  await client.send({ url: server.origin, ...AMPLE, signal })
  expect(held).toBe(0)
})

test('the time to connect has its own bound', async () => {
  await using client = localClient({ connectTimeout: 50, lookup: () => new Promise(() => {}) })
  const failed = await failureFrom(client.send({ url: 'http://lent.example/', ...AMPLE }))
  expect(failed).toMatchObject({ fault: 'timeout' })
  expect(failed.message).toBe('lent.example\u00a0: la connexion ne s’établit pas.')
})

test('closing ends what is under way and drops the connections kept open', async () => {
  await using server = await rawServer((socket, request) => {
    if (request.startsWith('GET /ok')) {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
    } else if (request.startsWith('GET /body')) {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nbon')
    }
  })
  const lookup: Lookup = (hostname) =>
    hostname === 'lent.example'
      ? new Promise(() => {})
      : Promise.resolve([{ address: '127.0.0.1', family: 4 }])
  const client = createOutgoing({ allowPrivate: true, perHost: 1, lookup })
  await client.send({ url: `${server.origin}/ok`, ...AMPLE })
  const underWay = {
    'waiting for an answer': server.origin,
    'waiting for a connection': server.origin,
    'reading a body': `http://flux.example:${server.port}/body`,
    resolving: 'http://lent.example/',
  }
  const ends = Object.entries(underWay).map(async ([state, url]) => {
    const { fault } = await failureFrom(client.send({ url, ...AMPLE, timeout: 2000 }))
    return [state, fault]
  })
  await pause(30)
  await client.close()
  for (const end of ends) expect(await end).toEqual([expect.any(String), 'aborted'])
  const late = await failureFrom(client.send({ url: server.origin, ...AMPLE }))
  expect(late.fault).toBe('aborted')
  await Promise.all(server.sockets.map(over))
  await client.close()
})
