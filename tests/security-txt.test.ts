import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { SITE } from './scratch-page.ts'

const URL_OF = '/.well-known/security.txt'
const NOW = new Date('2026-11-20T09:00:00Z')

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const fieldsOf = (body: string): [string, string][] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')]
    })

test('names whom to tell, for less than a year', async () => {
  const { status, headers, body } = await site.get(URL_OF)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = fieldsOf(body)
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ])
  const [[, mail], [, page], [, expires = ''], , [, canonical]] = fields as [
    [string, string],
    [string, string],
    [string, string],
    [string, string],
    [string, string],
  ]
  expect(mail).toBe('mailto:contact@lhermine-dauval.example')
  expect(page).toMatch(/^https:\/\/www\.lhermine-dauval\.example\/\S+$/)
  expect((await site.get(new URL(page).pathname)).status).toBe(200)
  const left = Date.parse(expires) - NOW.getTime()
  expect(left).toBeGreaterThan(100 * 24 * 3_600_000)
  expect(left).toBeLessThan(365 * 24 * 3_600_000)
  expect(canonical).toBe(`https://www.lhermine-dauval.example${URL_OF}`)
})

test('never goes by the host of the request, and names no http address', async () => {
  const app = await createTestApp({ stores: site.stores, publicUrl: 'http://interne.example' })
  const { body } = await app.get(URL_OF, { headers: { host: 'evil.example' } })
  expect(body).not.toMatch(/evil|http:/)
  expect(fieldsOf(body).map(([name]) => name)).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
  ])
  await app.close()
})

test('is not there while nobody can be told', async () => {
  const app = await createTestApp({ stores: site.stores, publicUrl: 'http://interne.example' })
  await site.stores.sites.saveSettings(SITE, { site_email: '' })
  expect((await app.get(URL_OF)).status).toBe(404)
  await site.stores.sites.saveSettings(SITE, { site_email: 'contact@lhermine-dauval.example' })
  await app.close()
})
