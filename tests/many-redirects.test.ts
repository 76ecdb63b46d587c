import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_LINES, MOST_REDIRECTS } from '#features/pages/rules/edited-redirects.ts'
import type { ImportReport } from '#features/redirects/contract/redirects.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { held, MOST_HELD } from './readers/measure.ts'
import { eachOf } from './exhaustive.ts'

const SITE = 1

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ session: sessionOf('editor'), checksAnswers: false })
  const { length } = (await site.stores.redirects.list(SITE)).filter(
    ({ kind }) => kind === 'manual',
  )
  const full = Array.from({ length: MOST_REDIRECTS.manual - length }, (_, index) => ({
    source: `/plein/${index}/*`,
    destination: `/autre/${index}/*`,
    kind: 'manual' as const,
  }))
  expect((await site.stores.redirects.saveAll(SITE, full)).filter(Boolean)).toEqual([])
})
afterAll(() => site.close())

async function ask(method: 'GET' | 'POST', path: string, payload?: object) {
  const more = payload === undefined ? {} : { payload }
  const { status, body } = await site.get(`/admin/api${path}`, { method, ...more })
  return { status, body: JSON.parse(body) }
}

const lines = (line: (index: number) => string) =>
  Array.from({ length: MOST_LINES }, (_, index) => line(index)).join('\n')

eachOf(3, [
  ['others', lines((index) => `/nouveau/${index};/contact`), { refused: MOST_LINES }],
  ['others for them', lines((index) => `/plein/${index}/*;/contact`), { replaces: MOST_LINES }],
  [
    'long ones',
    lines((index) => `/plein/${index}/*;/${'x'.repeat(220)}${index}*`),
    { replaces: MOST_LINES },
  ],
])('A4 the largest import into a full table holds nobody: %s', async (_, text, counts) => {
  let report: ImportReport | undefined
  const stretch = await held(MOST_HELD, async () => {
    const { status, body } = await ask('POST', '/redirects/import', { text })
    expect(status).toBe(200)
    report = body
  })
  expect(report?.counts).toMatchObject(counts)
  expect(stretch).toBeLessThan(MOST_HELD)
})

test('A4 a form says that the table is full, and nothing is written', async () => {
  const { status, body } = await ask('POST', '/redirects', {
    source: '/un-de-trop',
    destination: '/',
  })
  expect(status).toBe(422)
  expect(body.message).toBe(
    'Un site garde 5\u202f000 redirections au plus : supprimez celles qui ne servent plus, ou ' +
      'remplacez-en plusieurs par une seule qui finit par « * ».',
  )
  expect((await site.get('/un-de-trop')).status).toBe(404)
})

test('A4 the list of a full table holds nobody', async () => {
  const filter = encodeURIComponent(JSON.stringify({ q: 'plein' }))
  expect(
    await held(MOST_HELD, () =>
      ask('GET', `/redirects?perPage=500&sort=destination&filter=${filter}`),
    ),
  ).toBeLessThan(MOST_HELD)
})
