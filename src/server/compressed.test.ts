import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'

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
