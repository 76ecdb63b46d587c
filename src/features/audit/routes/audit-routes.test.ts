import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '../store/audit-store.ts'
import { createTestApp, sessionOf, type TestApp } from '../../../../tests/app.ts'

const ANNE = { id: 'u1', name: 'Anne' }
const SITE = 1

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ session: sessionOf('developer') })
  const add = app.stores.audit.add
  await add(SITE, ANNE, { action: 'page.publish', subject: 'page:12', title: 'Contact' })
  await add(SITE, ANNE, {
    action: 'redirect.save',
    subject: 'redirect:/a',
    title: '=HYPERLINK("http://mechant.example")',
    before: { destination: '/b' },
    after: { destination: '/é "c"' },
  })
})
afterAll(() => app.close())

const asked = (filter: object, more = ''): string =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`

async function list(filter: object): Promise<AuditEntry[]> {
  const { status, body } = await app.get(`/admin/api/audit${asked(filter)}`)
  expect(status).toBe(200)
  return JSON.parse(body).data
}

test('the log is narrowed by who, what, about what and when, by days in Paris', async () => {
  expect(await list({ action: 'page.' })).toMatchObject([{ title: 'Contact' }])
  expect(await list({ subject: 'redirect:/a' })).toHaveLength(1)
  expect(await list({ title: 'CONTACT' })).toHaveLength(1)
  expect(await list({ userId: 'u2' })).toEqual([])
  const [newest] = await list({})
  const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(
    new Date(newest?.at ?? ''),
  )
  expect(await list({ from: today, until: today })).toHaveLength(2)
  expect(await list({ until: '2020-01-01' })).toEqual([])
})

test('whoever stands in the log can be chosen', async () => {
  expect(JSON.parse((await app.get('/admin/api/audit/people')).body)).toEqual({ data: [ANNE] })
})

test('a filter that nobody knows is refused with its name', async () => {
  const { status, body } = await app.get(`/admin/api/audit${asked({ __proto: 1, hidden: true })}`)
  expect(status).toBe(422)
  expect(JSON.parse(body).message).toContain('filter')
  const badDay = await app.get(`/admin/api/audit${asked({ from: '31/12/2026' })}`)
  expect(badDay.status).toBe(422)
})

test('the table of the log runs no formula, and keeps quotation marks and accents', async () => {
  const { headers, body } = await app.get(`/admin/api/audit/export${asked({})}`)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="journal-2026-11-20.csv"')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.startsWith('\uFEFF"Numéro";')).toBe(true)
  expect(body.trimEnd().split('\r\n')).toHaveLength(3)
  expect(body).toContain('"\'=HYPERLINK(""http://mechant.example"")"')
  expect(body).not.toContain('"=')
  expect(body).toContain('"{""destination"":""/é \\""c\\""""}"')
})

test('the log as JSON holds what the list holds, filtered alike', async () => {
  const { body } = await app.get(
    `/admin/api/audit/export${asked({ action: 'page.' }, '&format=json')}`,
  )
  expect(JSON.parse(body)).toEqual(await list({ action: 'page.' }))
  const none = await app.get(`/admin/api/audit/export${asked({ userId: 'u9' }, '&format=json')}`)
  expect(JSON.parse(none.body)).toEqual([])
})

test('a log of several batches is written whole, once each, newest first', async () => {
  await app.stores.atomically(async (stores) => {
    for (let page = 0; page < 1001; page += 1) {
      await stores.audit.add(SITE, ANNE, { action: 'bulk.add', subject: `page:${page}`, title: '' })
    }
  })
  const { body } = await app.get(
    `/admin/api/audit/export${asked({ action: 'bulk.' }, '&format=json')}`,
  )
  const entries: AuditEntry[] = JSON.parse(body)
  expect(entries.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 1001 }, (_, index) => `page:${1000 - index}`),
  )
})
