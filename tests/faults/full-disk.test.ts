import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { seedDemo } from '#app/demo/seed.ts'
import { sanitiseArticle, SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'
import { FORM_RATES, formLimits } from '#base/platform/security/rate-limit.ts'
import { createTestApp, sessionOf, type TestApp } from '../app.ts'
import { controlsOf, openForm, sendForm, type VisitedForm } from '../form-visit.ts'
import { CONTACT } from './faulty-server.ts'

const DRAFT = '/admin/api/pages/10/fr/draft'
const ANSWERS = {
  nom: 'Élodie Œuvrard',
  email: 'elodie@exemple.fr',
  message: `Une longue question.${' Et encore.'.repeat(300)}`,
}

let now = new Date('2026-11-20T09:00:00Z')
let site: TestApp
let stores: Stores
/** The one connection of this database: what is set on it holds for the whole site. */
let database: Database

beforeAll(async () => {
  database = await openDatabase({ file: ':memory:' })
  await migrate(database)
  stores = createStores(database)
  await seedDemo(stores, { clean: sanitiseArticle, sanitiserVersion: SANITISER_VERSION })
  site = await createTestApp({
    stores,
    clock: () => now,
    session: sessionOf('editor'),
    formLimits: formLimits(stores.rateLimits, () => now, FORM_RATES),
  })
  await sql`create table ballast (bytes blob)`.execute(database)
})
afterAll(async () => {
  await site.close()
  await stores.close()
})
beforeEach(() => {
  now = new Date(now.getTime() + 3_700_000)
})

/** Writes until not even a few bytes find a place. */
async function fillDisk(): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database)
  for (const size of [100_000, 4000, 100]) {
    const ballast = sql`insert into ballast values (zeroblob(${size}))`
    for (;;) {
      const isWritten = await ballast.execute(database).then(
        () => true,
        () => false,
      )
      if (!isWritten) break
    }
  }
}

const faults: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['a full disk', fillDisk, () => sql`pragma max_page_count = 1000000000`.execute(database)],
  [
    'a database that can only be read',
    () => sql`pragma query_only = 1`.execute(database),
    () => sql`pragma query_only = 0`.execute(database),
  ],
]

const leads = () => stores.leads.list(1)

describe.each(faults)('%s', (_name, breaks, mends) => {
  let form: VisitedForm
  let again: VisitedForm

  beforeAll(async () => {
    form = await openForm(site, CONTACT)
    await breaks()
  })
  afterAll(() => mends())

  test('pages are served all the same', async () => {
    for (const path of ['/', CONTACT, '/vos-actualites']) {
      expect((await site.get(path)).status, path).toBe(200)
    }
  })

  test('a form says so, keeps its answers, and the log tells why', async () => {
    const answer = await sendForm(site, form, ANSWERS)
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('10')
    for (const text of Object.values(ANSWERS)) expect(answer.body.includes(text)).toBe(true)
    expect(site.warnings.join('\n')).toContain('Une demande n’a pas pu être enregistrée.')
    again = { path: CONTACT, ...controlsOf(answer) }
    expect(again).toEqual(form)
  })

  test('the back office says that nothing was saved, and that it may be tried again', async () => {
    const { body } = await site.get(DRAFT)
    const { base, widgets } = JSON.parse(body) as { base: number; widgets: object[] }
    const heading = { zone: 'content', type: 'heading', version: 1 }
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...heading,
      id: 900_000 + index,
      options: { text: 'Trop. '.repeat(40) },
    }))
    const saved = await site.get(DRAFT, {
      method: 'PUT',
      payload: { base, widgets: [...widgets, ...many] },
    })
    expect(saved.status).toBe(503)
    expect(saved.headers['retry-after']).toBe('10')
    expect(JSON.parse(saved.body)).toEqual({
      message: expect.stringContaining('Rien n’a été enregistré'),
    })
  })

  test('when it is over, the same form goes through, once, without a new start', async () => {
    const before = (await leads()).length
    await mends()
    expect((await sendForm(site, again, ANSWERS)).status).toBe(303)
    expect((await sendForm(site, again, ANSWERS)).status).toBe(303)
    expect(await leads()).toHaveLength(before + 1)
    expect(await stores.pages.check(1)).toEqual([])
  })
})
