/** @module-tag exhaustive */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { held } from './readers/measure.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(async () => {
  await site.close()
})

/** Milliseconds of one page, at most; many of them at a stretch are a volley that holds the loop. */
const ONE_PAGE = 50
const MANY = 60

test.each(['/contact', '/vos-outils/simulateurs/mensualite-demprunt', '/sitemap.xml', '/?recu=x'])(
  'a volley of %s holds the loop for no longer than one of them',
  async (path) => {
    const ask = () => site.app.inject({ url: path, headers: { host: 'localhost' } })
    for (let count = 0; count < 5; count += 1) expect((await ask()).statusCode).toBe(200)
    const stretch = await held(ONE_PAGE, () => Promise.all(Array.from({ length: MANY }, ask)))
    expect(stretch).toBeLessThan(ONE_PAGE)
  },
)

test('a volley of one network is refused beyond its share, and another network is answered', async () => {
  const from = (remoteAddress: string) =>
    site.app.inject({ url: '/contact', remoteAddress, headers: { host: 'localhost' } })
  const volley = Array.from({ length: 100 }, () => from('203.0.113.7'))
  const other = from('198.51.100.4')
  const statuses = (await Promise.all(volley)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(64)
  expect(statuses.filter((status) => status === 429)).toHaveLength(36)
  expect((await other).statusCode).toBe(200)
})
