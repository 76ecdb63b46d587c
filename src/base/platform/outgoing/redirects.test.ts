import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { AMPLE, failureFrom, localClient, over, rawServer, webServer } from './loopback.ts'

/** A server whose paths redirect as told: path → status and location; other paths answer. */
async function redirecting(ways: (origin: string) => Record<string, [number, string]>) {
  const requests: IncomingMessage[] = []
  const server = await webServer((request, response) => {
    requests.push(request)
    const way = ways(server.origin)[request.url ?? '']
    if (way) response.writeHead(way[0], { location: way[1] }).end('ailleurs')
    else response.end(`${request.method} ${request.url}`)
  })
  return { ...server, requests }
}

test.each([
  [301, 'GET', 'GET'],
  [302, 'GET', 'GET'],
  [303, 'GET', 'GET'],
  [307, 'GET', 'GET'],
  [308, 'GET', 'GET'],
  [301, 'POST', 'POST'],
  [302, 'POST', 'POST'],
  [303, 'POST', 'GET'],
  [307, 'POST', 'POST'],
  [308, 'POST', 'POST'],
] as const)('after %i a %s goes on as %s', async (status, method, after) => {
  await using server = await redirecting(() => ({ '/a': [status, 'b?x=1#y'] }))
  await using client = localClient()
  const answer = await client.send({ url: `${server.origin}/a`, method, ...AMPLE })
  expect(answer.body.toString()).toBe(`${after} /b?x=1`)
  expect(answer.url).toBe(`${server.origin}/b?x=1`)
})

test.each([301, 303, 308])('after %i a HEAD goes on as one', async (status) => {
  await using server = await redirecting(() => ({ '/a': [status, '/b'] }))
  await using client = localClient()
  await client.send({ url: `${server.origin}/a`, method: 'HEAD', ...AMPLE })
  expect(server.requests.map(({ method }) => method)).toEqual(['HEAD', 'HEAD'])
})

test.each([300, 304, 305, 200])('status %i with a location is an answer', async (status) => {
  await using server = await redirecting(() => ({ '/a': [status, '/b'] }))
  await using client = localClient()
  expect(await client.send({ url: `${server.origin}/a`, ...AMPLE })).toMatchObject({ status })
  expect(server.requests).toHaveLength(1)
})

test('a redirect without a location, and a refresh header, are answers', async () => {
  await using server = await webServer((request, response) => {
    response.writeHead(request.url === '/a' ? 301 : 200, { refresh: '0; url=/c' }).end()
  })
  await using client = localClient()
  const answer = await client.send({ url: `${server.origin}/a`, ...AMPLE })
  expect(answer).toMatchObject({ status: 301, movedTo: null })
  expect((await client.send({ url: `${server.origin}/b`, ...AMPLE })).url).toMatch(/\/b$/)
})

test.each([
  [[301], true],
  [[308], true],
  [[301, 308, 301], true],
  [[302], false],
  [[307], false],
  [[303], false],
  [[301, 302], false],
  [[302, 301], false],
])('redirects %j: moved for good %s', async (statuses, forGood) => {
  await using server = await redirecting(() =>
    Object.fromEntries(statuses.map((status, at) => [`/${at}`, [status, `/${at + 1}`]])),
  )
  await using client = localClient()
  const answer = await client.send({ url: `${server.origin}/0`, ...AMPLE })
  const last = `${server.origin}/${statuses.length}`
  expect(answer).toMatchObject({ url: last, movedTo: forGood ? last : null })
})

test('five redirects are followed, six are not', async () => {
  await using server = await redirecting(() =>
    Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`/${at}`, [302, `/${at + 1}`]])),
  )
  await using client = localClient()
  expect((await client.send({ url: `${server.origin}/1`, ...AMPLE })).url).toMatch(/\/6$/)
  const failed = await failureFrom(client.send({ url: `${server.origin}/0`, ...AMPLE }))
  expect(failed.fault).toBe('redirects')
  expect(failed.message).toBe(`127.0.0.1:${server.port}\u00a0: plus de 5 redirections de suite.`)
})

test('a circle is noticed at its second round', async () => {
  await using server = await redirecting(() => ({
    '/self': [301, '/self#autre'],
    '/a': [302, '/b'],
    '/b': [302, '/a?'],
    '/a?': [302, '/b'],
  }))
  await using client = localClient()
  for (const [path, requests] of [
    ['/self', 1],
    ['/a', 3],
  ] as const) {
    server.requests.length = 0
    const failed = await failureFrom(client.send({ url: `${server.origin}${path}`, ...AMPLE }))
    expect(failed.fault).toBe('redirects')
    expect(failed.message).toContain('tournent en rond')
    expect(server.requests).toHaveLength(requests)
  }
})

test('headers of the caller stay with the origin they were meant for', async () => {
  await using other = await redirecting(() => ({}))
  await using server = await redirecting((origin) => ({
    '/same': [302, `${origin}/here`],
    '/port': [302, `${other.origin}/there`],
  }))
  await using back = await redirecting(() => ({ '/back': [302, `${other.origin}/bounce`] }))
  await using client = localClient()
  const headers = {
    authorization: 'Bearer clef',
    'if-none-match': '"a"',
    'x-key': 'clef',
    accept: 'application/json',
    'user-agent': 'Autre',
  }
  await client.send({ url: `${server.origin}/same`, headers, ...AMPLE })
  expect(server.requests.at(-1)?.headers).toMatchObject(headers)
  for (const url of [`${server.origin}/port`, `${back.origin}/back`]) {
    await client.send({ url, headers, ...AMPLE })
    const sent = other.requests.at(-1)?.headers
    expect(sent).toMatchObject({ accept: 'application/json', 'user-agent': 'Autre' })
    for (const name of ['authorization', 'if-none-match', 'x-key']) {
      expect(sent).not.toHaveProperty(name)
    }
  }
})

test('headers dropped on the way do not come back with the first origin', async () => {
  await using first = await redirecting(() => ({ '/a': [302, `${second.origin}/b`] }))
  await using second = await redirecting(() => ({ '/b': [302, `${first.origin}/c`] }))
  await using client = localClient()
  const headers = { authorization: 'Bearer clef' }
  await client.send({ url: `${first.origin}/a`, headers, ...AMPLE })
  expect(first.requests.map(({ headers: sent }) => sent.authorization)).toEqual([
    'Bearer clef',
    undefined,
  ])
})

test.each([
  ['http://[::1', 'illisible'],
  ['file:///etc/passwd', 'file:'],
  ['ftp://flux.example/', 'ftp:'],
  ['javascript:clef()', 'javascript:'],
  ['http://moi:clef@flux.example/', 'flux.example'],
])('a redirect to « %s » is refused', async (location, said) => {
  await using server = await redirecting(() => ({ '/a': [301, location] }))
  await using client = localClient()
  const failed = await failureFrom(client.send({ url: `${server.origin}/a`, ...AMPLE }))
  expect(failed.fault).toBe('address')
  expect(failed.message).toContain(said)
  expect(failed.message).not.toContain('clef')
})

test('a redirect’s own body neither delays nor outlives the call', async () => {
  await using server = await rawServer((socket, request) => {
    if (request.startsWith('GET /b')) {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
      return
    }
    socket.write('HTTP/1.1 302 Found\r\nlocation: /b\r\ncontent-length: 100\r\n\r\nailleurs')
  })
  await using client = localClient()
  const answer = await client.send({ url: `${server.origin}/a`, ...AMPLE })
  expect(answer.body.toString()).toBe('ok')
  await over(server.sockets[0])
  expect(server.sockets).toHaveLength(2)
})

test('redirects share the time of the call', async () => {
  await using server = await webServer((request, response) => {
    const at = Number(request.url?.slice(1))
    setTimeout(() => response.writeHead(302, { location: `/${at + 1}` }).end(), 30)
  })
  await using client = localClient()
  const failed = await failureFrom(
    client.send({ url: `${server.origin}/0`, ...AMPLE, timeout: 80 }),
  )
  expect(failed.fault).toBe('timeout')
})
