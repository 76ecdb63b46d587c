import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { at } from './visit.ts'

const KB = 1024

/** Every file of the home page has its own allowance, so that the one that grew is named. */
const ALLOWANCES: [RegExp, number][] = [
  [/^\/$/, 20 * KB],
  [/^\/assets\/site-.+\.css$/, 19 * KB],
  [/^\/theme-.+\.css$/, 1 * KB],
  [/^\/sans-script\.css$/, 1 * KB],
  [/^\/assets\/entry-.+\.js$/, 3 * KB],
  [/^\/assets\/island-.+\.js$/, 2 * KB],
]
const CSS_TOTAL = 20 * KB

const compressed = async (path: string): Promise<number> =>
  brotliCompressSync(Buffer.from(await (await fetch(at(path))).arrayBuffer())).length

const home = async (): Promise<string[]> => {
  const html = await (await fetch(at('/'))).text()
  const files = [
    ...html.matchAll(/<link rel="(?:stylesheet|modulepreload)" href="([^"]+)"/g),
    ...html.matchAll(/<script [^>]*src="([^"]+)"/g),
  ]
  return ['/', ...files.flatMap(([, path]) => path ?? [])]
}

describe('the home page, compressed with brotli', () => {
  test('keeps every file within its allowance', async () => {
    const files = await home()
    expect(files.filter((path) => path.endsWith('.css')).length).toBeGreaterThanOrEqual(2)
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThanOrEqual(2)
    for (const path of files) {
      const allowance = ALLOWANCES.find(([pattern]) => pattern.test(path))?.[1] ?? 0
      expect(await compressed(path), `${path} may weigh ${allowance} bytes`).toBeLessThanOrEqual(
        allowance,
      )
    }
  })

  test('keeps its stylesheets within 20 KB together', async () => {
    const sheets = (await home()).filter((path) => path.endsWith('.css'))
    const sizes = await Promise.all(sheets.map(compressed))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(CSS_TOTAL)
  })
})
