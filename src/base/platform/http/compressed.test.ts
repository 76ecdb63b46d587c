import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, everyEncoding } from './compressed.ts'

const body = Buffer.from('Vos chiffres, en clair. '.repeat(50))

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', null],
  ['br;q=0.000, gzip;q=0', null],
  ['brx, xgzip', null],
  ['', null],
  [undefined, null],
] as const)('a reader that accepts « %s » gets %s', async (accepted, encoding) => {
  const answer = await compressed(body, accepted)
  expect(answer.encoding).toBe(encoding)
  const plain = { br: brotliDecompressSync, gzip: gunzipSync }
  expect(answer.encoding ? plain[answer.encoding](answer.body) : answer.body).toEqual(body)
  if (answer.encoding) expect(answer.body.length).toBeLessThan(body.length)
})

test.each([0, 1, 1007, 1008, 1009, 65_520, 65_521, 4 * 1024 ** 2 + 1])(
  'a body of %i bytes comes back whole from each encoding',
  async (length) => {
    const long = Buffer.alloc(length, 'Les comptes de l’année, ligne à ligne. ')
    const { identity, br, gzip } = await everyEncoding(long)
    expect(identity.equals(long)).toBe(true)
    expect(brotliDecompressSync(br).equals(long)).toBe(true)
    expect(gunzipSync(gzip).equals(long)).toBe(true)
    const answer = await compressed(long, 'br')
    expect(brotliDecompressSync(answer.body).equals(long)).toBe(true)
  },
)

test('what is kept holds the memory of its own bytes alone', async () => {
  const { br, gzip } = await everyEncoding(body)
  expect([br.buffer.byteLength, gzip.buffer.byteLength]).toEqual([br.length, gzip.length])
})

test('the window is as large as the body, not as brotli’s largest', async () => {
  const windowOf = async (length: number) =>
    (await compressed(Buffer.alloc(length, 'a'), 'br')).body[0]
  // The first bits name the window (RFC 7932, section 9.1): 16 bits are a zero, 22 are 0b1011.
  expect(((await windowOf(60_000)) ?? 1) & 1).toBe(0)
  expect(((await windowOf(4 * 1024 ** 2)) ?? 0) & 0b1111).toBe(0b1011)
})

test('many bodies at once are each answered with their own', async () => {
  const bodies = Array.from({ length: 40 }, (_, number) =>
    Buffer.from(`Dossier ${number}. `.repeat(99)),
  )
  const answers = await Promise.all(
    bodies.map((one, number) => compressed(one, number % 2 ? 'br' : 'gzip')),
  )
  const decoded = answers.map(({ body: sent, encoding }) =>
    encoding === 'br' ? brotliDecompressSync(sent) : gunzipSync(sent),
  )
  expect(decoded).toEqual(bodies)
})
