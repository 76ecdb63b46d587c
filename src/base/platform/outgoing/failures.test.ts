import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { failureOf } from './failures.ts'
import { AMPLE, failureFrom, localClient, rawServer, spokenBy } from './loopback.ts'

const OK = 'HTTP/1.1 200 OK\r\n'
const CHUNKED = `${OK}transfer-encoding: chunked\r\n\r\n`

test.each([
  ['nothing at all', 'unreachable', ''],
  ['no HTTP', 'unreachable', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ['bytes of any kind', 'unreachable', '\0\x01\x02\xff\xfe\n\r\n'],
  ['half a status line', 'unreachable', 'HTTP/1.1 2'],
  ['half the headers', 'unreachable', `${OK}content-type: text`],
  ['a header without a colon', 'unreachable', `${OK}bonjour\r\n\r\nok`],
  ['a header with a null character', 'unreachable', `${OK}a: b\0c\r\n\r\nok`],
  ['two lengths', 'unreachable', `${OK}content-length: 1\r\ncontent-length: 2\r\n\r\nok`],
  ['a length that is no number', 'unreachable', `${OK}content-length: deux\r\n\r\nok`],
  ['a negative length', 'unreachable', `${OK}content-length: -2\r\n\r\nok`],
  ['less than announced', 'unreachable', `${OK}content-length: 9\r\n\r\nok`],
  ['a chunk size that is no number', 'unreachable', `${CHUNKED}zz\r\nok\r\n0\r\n\r\n`],
  ['a chunk longer than announced', 'unreachable', `${CHUNKED}1\r\nok\r\n0\r\n\r\n`],
  ['chunks without an end', 'unreachable', `${CHUNKED}2\r\nok\r\n`],
  ['an enormous chunk size', 'unreachable', `${CHUNKED}ffffffffffffffffff\r\nok\r\n`],
  ['a change of protocol', 'unreachable', 'HTTP/1.1 101 X\r\nupgrade: a\r\n\r\n'],
  ['a header of 1 MB', 'too-large', `${OK}a: ${'b'.repeat(1024 * 1024)}\r\n\r\nok`],
  ['too many headers', 'too-large', `${OK}${'a: b\r\n'.repeat(100_000)}\r\nok`],
  ['too many trailers', 'too-large', `${CHUNKED}0\r\n${'a: b\r\n'.repeat(100_000)}\r\n`],
] as const)('a server that says %s: %s', async (_what, fault, text) => {
  await using server = await spokenBy(Buffer.from(text, 'latin1'))
  await using client = localClient()
  const url = `${server.origin}/flux/clef-du-chemin?key=clef`
  const headers = { authorization: 'Bearer clef' }
  const failed = await failureFrom(client.send({ url, headers, ...AMPLE }))
  expect(failed.fault).toBe(fault)
  expect(failed.message).toMatch(/^127\.0\.0\.1:\d+\u00a0: .+\.$/)
  expect(`${failed.message} ${failed.stack} ${String(failed.cause)}`).not.toContain('clef')
})

test.each([
  ['at once', ''],
  ['after the headers', `${OK}content-length: 9\r\n\r\n`],
  ['in the middle of the body', `${OK}content-length: 9\r\n\r\nbon`],
  ['in the middle of a chunk', `${CHUNKED}9\r\nbon`],
])('a connection that is reset %s is unreachable', async (_when, text) => {
  await using server = await rawServer((socket) => {
    if (text) socket.write(text)
    setTimeout(() => socket.resetAndDestroy(), 5)
  })
  await using client = localClient()
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE }))
  expect(failed.fault).toBe('unreachable')
  expect(failed.message).toBe(`127.0.0.1:${server.port}\u00a0: la connexion a été coupée.`)
})

test('early hints without end are left when the time is over', async () => {
  await using server = await rawServer((socket) => {
    const more = setInterval(() => socket.write('HTTP/1.1 103 X\r\nlink: </a>\r\n\r\n'), 2)
    socket.on('close', () => clearInterval(more))
  })
  await using client = localClient()
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE, timeout: 60 }))
  expect(failed.fault).toBe('timeout')
})

test('a port where nobody listens refuses', async () => {
  const server = createServer()
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  await new Promise((done) => void server.close(done))
  await using client = localClient()
  for (const host of ['127.0.0.1', 'flux.example']) {
    await using named = localClient({ lookup: async () => [{ address: '127.0.0.1', family: 4 }] })
    const url = `http://${host}:${port}/`
    const failed = await failureFrom(
      (host === '127.0.0.1' ? client : named).send({ url, ...AMPLE }),
    )
    expect(failed).toMatchObject({ fault: 'unreachable', code: 'ECONNREFUSED' })
    expect(failed.message).toContain('la connexion est refusée')
  }
})

test('a server that does not speak TLS, asked over https, is unreachable', async () => {
  await using server = await spokenBy(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await using client = localClient()
  const url = server.origin.replace('http:', 'https:')
  server.sockets.length = 0
  const failed = await failureFrom(client.send({ url, ...AMPLE, timeout: 200 }))
  expect(['unreachable', 'timeout']).toContain(failed.fault)
})

test('a header that can’t be sent fails without showing it', async () => {
  await using client = localClient()
  const failed = await failureFrom(
    client.send({ url: 'http://flux.example/', headers: { authorization: 'clef\n' }, ...AMPLE }),
  )
  expect(failed.fault).toBe('unreachable')
  expect(`${failed.message} ${String(failed.cause)}`).not.toContain('clef')
})

test('anything that may be thrown becomes a failure that names the host', () => {
  const several = new AggregateError([
    new Error('one'),
    Object.assign(new Error('two'), { code: 'ECONNREFUSED' }),
  ])
  expect(failureOf(several, 'flux.example').message).toContain('la connexion est refusée')
  for (const odd of [undefined, null, 'text', 7, new Error('odd'), new AggregateError([])]) {
    expect(failureOf(odd, 'flux.example')).toMatchObject({
      fault: 'unreachable',
      message: 'flux.example\u00a0: la demande a échoué.',
    })
  }
  const expired = Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' })
  expect(failureOf(expired, 'flux.example').message).toContain('vérifiez le certificat')
})

test('a failure is passed on as it is', () => {
  const failed = failureOf('text', 'flux.example')
  expect(failureOf(failed, 'autre.example')).toBe(failed)
})
