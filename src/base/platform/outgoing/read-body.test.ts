/** @module-tag exhaustive */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMPLE, failureFrom, localClient, over, rawServer, webServer } from './loopback.ts'
import { readBody } from './read-body.ts'

const TEXT = 'Été, l’impôt. '.repeat(1000)
const MB = 1024 * 1024

/** Bombs are as small in a tenth of the time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const CODINGS: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
  ['gzip', (bytes) => gzipSync(bytes)],
  ['x-gzip', (bytes) => gzipSync(bytes)],
  ['br', (bytes) => brotliCompressSync(bytes, QUICK)],
  ['deflate', (bytes) => deflateSync(bytes)],
  ['Deflate', (bytes) => deflateRawSync(bytes)],
  ['zstd', (bytes) => zstdCompressSync(bytes)],
]

/** A server that gives one body under one coding, over a connection that it keeps open. */
function giving(coding: string, body: Buffer) {
  return webServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': coding })
    response.write(body.subarray(0, 10))
    response.end(body.subarray(10))
  })
}

test.each(CODINGS)(
  'a body in %s is decompressed, in one piece or byte by byte',
  async (coding, press) => {
    await using server = await giving(coding, press(Buffer.from(TEXT)))
    await using client = localClient()
    const answer = await client.send({ url: server.origin, ...AMPLE })
    expect(answer.body.toString()).toBe(TEXT)
    const bytes = [...press(Buffer.from(TEXT))].map((byte) => Buffer.of(byte))
    const read = await readBody(Readable.from(bytes), {
      coding,
      maxBytes: MB,
      host: 'flux.example',
    })
    expect(read.toString()).toBe(TEXT)
  },
)

test.each(CODINGS)(
  'a body in %s that is cut short is a fault of the encoding',
  async (coding, press) => {
    const pressed = press(Buffer.from(TEXT))
    await using client = localClient()
    for (const length of [1, pressed.length >> 1, pressed.length - 1]) {
      await using server = await giving(coding, pressed.subarray(0, length))
      const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE }))
      expect(failed.fault).toBe('encoding')
      expect(failed.message).toBe(
        `127.0.0.1:${server.port}\u00a0: la réponse compressée est abîmée.`,
      )
    }
  },
)

test.each(CODINGS)(
  'a body that only says that it is in %s is a fault of the encoding',
  async (coding) => {
    await using server = await giving(coding, Buffer.from('<html>non</html>'))
    await using client = localClient()
    expect((await failureFrom(client.send({ url: server.origin, ...AMPLE }))).fault).toBe(
      'encoding',
    )
  },
)

test.each(CODINGS)('a bomb in %s is stopped at the cap', async (coding, press) => {
  await using server = await giving(coding, press(Buffer.alloc(64 * MB)))
  await using client = localClient()
  const before = process.memoryUsage.rss()
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE }))
  expect(failed.fault).toBe('too-large')
  expect(failed.message).toContain(`${MB} octets`)
  expect(process.memoryUsage.rss() - before).toBeLessThan(48 * MB)
})

test('two codings one upon the other are undone in order', async () => {
  const text = Buffer.from(TEXT)
  await using one = await giving('gzip, br', brotliCompressSync(gzipSync(text)))
  await using two = await giving('identity,gzip , gzip', gzipSync(gzipSync(text)))
  await using client = localClient()
  for (const url of [one.origin, two.origin]) {
    expect((await client.send({ url, ...AMPLE })).body.toString()).toBe(TEXT)
  }
})

test('two header lines of codings count as one list', async () => {
  const body = gzipSync(gzipSync(Buffer.from(TEXT)))
  await using server = await webServer((_request, response) => {
    response.setHeader('content-encoding', ['gzip', 'gzip'])
    response.end(body)
  })
  await using client = localClient()
  expect((await client.send({ url: server.origin, ...AMPLE })).body.toString()).toBe(TEXT)
})

test.each([
  'gzip, gzip, gzip',
  'compress',
  'gzip, compress',
  'constructor',
  '__proto__',
  'gzip;q=1',
])('the codings « %s » are refused', async (coding) => {
  await using server = await rawServer((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: ${coding}\r\n\r\n`)
    socket.write(gzipSync(gzipSync(gzipSync(TEXT))))
  })
  await using client = localClient()
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE }))
  expect(failed.fault).toBe('encoding')
  expect(failed.message).toContain('la compression de la réponse est inconnue')
  await over(server.sockets[0])
})

test('zeros behind the end of the compressed bytes are neither read nor waited for', async () => {
  function* padded() {
    yield Buffer.concat([gzipSync(TEXT), Buffer.alloc(100)])
    for (;;) yield Buffer.alloc(100)
  }
  const body = Readable.from(padded())
  const read = await readBody(body, { coding: 'gzip', maxBytes: MB, host: 'flux.example' })
  expect(read.toString()).toBe(TEXT)
  expect(body.destroyed).toBe(true)
})

test('a bomb within a bomb is stopped between the two', async () => {
  // Nothing comes out at the end; what comes out in the middle is large.
  const inner = Buffer.alloc(8 * MB, gzipSync(''))
  await using server = await giving('gzip, gzip', gzipSync(inner))
  await using client = localClient()
  expect((await failureFrom(client.send({ url: server.origin, ...AMPLE }))).fault).toBe('too-large')
})

test('zstd with a window beyond 8 MiB is refused', async () => {
  const far = { params: { [constants.ZSTD_c_windowLog]: 27 } }
  const body = zstdCompressSync(Buffer.concat([randomBytes(9 * MB), Buffer.from(TEXT)]), far)
  await using server = await giving('zstd', body)
  await using client = localClient()
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE, maxBytes: 32 * MB }))
  expect(failed.fault).toBe('encoding')
})

test('a body of exactly the cap passes, one byte more does not', async () => {
  await using client = localClient()
  for (const [size, passes] of [
    [1000, true],
    [1001, false],
  ] as const) {
    await using announced = await webServer((_request, response) => {
      response.end(Buffer.alloc(size))
    })
    await using chunked = await webServer((_request, response) => {
      response.write(Buffer.alloc(size - 1))
      response.end('x')
    })
    await using pressed = await giving('gzip', gzipSync(Buffer.alloc(size)))
    for (const { origin } of [announced, chunked, pressed]) {
      const call = client.send({ url: origin, ...AMPLE, maxBytes: 1000 })
      if (passes) expect((await call).body).toHaveLength(size)
      else expect((await failureFrom(call)).fault).toBe('too-large')
    }
  }
})

test('compressed bytes count as well', async () => {
  const body = gzipSync(randomBytes(100_000))
  await using server = await giving('gzip', body)
  await using client = localClient()
  const failed = await failureFrom(client.send({ url: server.origin, ...AMPLE, maxBytes: 50_000 }))
  expect(failed.fault).toBe('too-large')
})

test('an answer that announces more than the cap is refused before its body', async () => {
  await using server = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1048577\r\n\r\n')
  })
  await using client = localClient()
  expect((await failureFrom(client.send({ url: server.origin, ...AMPLE }))).fault).toBe('too-large')
  await over(server.sockets[0])
})

test('of 50 MB not much more than the cap of 1 MB leaves the server', async () => {
  let written = 0
  await using server = await webServer((_request, response) => {
    const chunk = randomBytes(64 * 1024)
    function* fifty() {
      for (; written < 50 * MB; written += chunk.length) yield chunk
    }
    pipeline(Readable.from(fifty()), response).catch(() => {})
  })
  await using client = localClient()
  expect((await failureFrom(client.send({ url: server.origin, ...AMPLE }))).fault).toBe('too-large')
  await over(server.sockets[0])
  // The buffers of the two ends of a connection hold a few MB.
  expect(written).toBeLessThan(10 * MB)
})

test('a byte does not keep the whole buffer that it came in', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const before = process.memoryUsage().arrayBuffers
  let held = Infinity
  async function* bytes() {
    for (let sent = 0; sent < 1000; sent += 1) yield Buffer.alloc(64 * 1024, 'x').subarray(0, 1)
    // Freed buffers are swept in the background: what goes on being held is what counts.
    for (let round = 0; round < 20 && held > 8 * MB; round += 1) {
      collect()
      await pause(5)
      held = process.memoryUsage().arrayBuffers - before
    }
  }
  const body = Readable.from(bytes(), { highWaterMark: 1 })
  const read = await readBody(body, { coding: undefined, maxBytes: MB, host: 'flux.example' })
  expect(read.toString()).toBe('x'.repeat(1000))
  expect(held).toBeLessThan(8 * MB)
})

test('an error of the connection is not taken for one of the compression', async () => {
  const pressed = gzipSync(randomBytes(100_000))
  await using server = await rawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 99999999\r\n\r\n')
    socket.write(pressed)
    setTimeout(() => socket.resetAndDestroy(), 10)
  })
  await using client = localClient()
  const failed = await failureFrom(
    client.send({ url: server.origin, maxBytes: 200 * MB, timeout: 5000 }),
  )
  expect(failed.fault).toBe('unreachable')
})

test('any bytes under any coding are a body or a fault, and leave nothing behind', async () => {
  const coding = fc.constantFrom('gzip', 'br', 'deflate', 'zstd', 'gzip, br', 'compress', '')
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), coding, async (bytes, name) => {
      const body = Readable.from([Buffer.from(bytes)])
      const outcome = await readBody(body, { coding: name, maxBytes: 1000, host: 'a' }).catch(
        (error: unknown) => error,
      )
      if (!Buffer.isBuffer(outcome)) {
        expect(outcome).toMatchObject({ name: 'OutgoingFailed', fault: /encoding|too-large/ })
      }
      expect(body.destroyed || body.readableEnded).toBe(true)
    }),
  )
})
