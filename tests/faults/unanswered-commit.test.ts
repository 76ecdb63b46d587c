/** @module-tag exhaustive */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampled } from '../exhaustive.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import {
  CommitUnanswered,
  isStorageFault,
  isUnansweredCommit,
} from '#base/platform/db/storage-fault.ts'
import type { Database } from '#app/tables.ts'
import { createTestApp, sessionOf, type TestApp } from '../app.ts'
import { ownDatabase } from '../own-database.ts'
import { type CutLine, cutLine } from './cut-line.ts'
import { filledContact, SECRET, sendForm } from './faulty-server.ts'

let line: CutLine
let direct: Database
let behind: Database
let stores: Stores
let app: TestApp
let url: string

beforeAll(async () => {
  const databaseUrl = await ownDatabase()
  line = await cutLine(Number(new URL(databaseUrl).port))
  const cuttable = new URL(databaseUrl)
  cuttable.port = String(line.port)
  direct = await openDatabase({ databaseUrl })
  await migrate(direct)
  const events = { onLostConnection: () => {}, onAnswering: () => {} }
  behind = await openDatabase({ databaseUrl: cuttable.href, ...events })
  stores = createStores(behind)
  const { seedDemo } = await import('#app/demo/seed.ts')
  const { sanitiseArticle, SANITISER_VERSION } =
    await import('#features/articles/rules/sanitise.ts')
  await seedDemo(createStores(direct), {
    clean: sanitiseArticle,
    sanitiserVersion: SANITISER_VERSION,
  })
  app = await createTestApp({ stores, session: sessionOf('super-admin'), secret: SECRET })
  url = await app.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(async () => {
  line.mend()
  await app.close()
  await behind.destroy()
  await direct.destroy()
  await line.close()
})

/** Waits until PostgreSQL answers again. */
async function mended(): Promise<void> {
  line.mend()
  for (;;) {
    const answer = await stores.sites.versions().then(
      () => true,
      () => false,
    )
    if (answer) return
    await setTimeout(100)
  }
}

test('N5 a COMMIT without an answer is told as such, whatever the rollback says', async () => {
  const writing = behind.transaction().execute(async (trx) => {
    await trx.updateTable('site').set({ name: 'Autrement' }).where('id', '=', 1).execute()
    line.cutBefore('commit')
  })
  const cause = await writing.catch((fault: unknown) => fault)
  expect(cause).toBeInstanceOf(CommitUnanswered)
  expect(isStorageFault(cause)).toBe(true)
  expect(isUnansweredCommit(new Error('x', { cause }))).toBe(true)
  await mended()
}, 60_000)

describe.each(['begin', 'update "site"', 'insert into "audit"', 'commit'])(
  'cut before « %s »',
  (where) => {
    test(
      'N5 a write of the back office is a 503, and claims what is known',
      { ...sampled(where === 'commit'), timeout: 60_000 },
      async () => {
        line.cutBefore(...(where === 'commit' ? ['/ancienne-6', where] : [where]))
        const answer = await app.app.inject({
          method: 'POST',
          url: '/admin/api/redirects',
          payload: { source: `/ancienne-${where.length}`, destination: '/contact' },
        })
        expect(answer.statusCode, answer.body).toBe(503)
        expect(answer.headers['retry-after']).toBe('10')
        expect(answer.json().message).toMatch(
          where === 'commit' ? /peut-être enregistrée/ : /Rien n’a été enregistré/,
        )
        await mended()
      },
    )
  },
)

test('N5 a form whose COMMIT got no answer says so, and sent again is one request', async () => {
  const form = await filledContact(url, 'Une seule fois.')
  line.cutBefore('Une seule fois.', 'commit')
  const first = await sendForm(url, form)
  expect(first.status).toBe(503)
  expect(first.text).toContain('Une seule fois.')
  expect(first.text).toMatch(/est peut-être\s+enregistrée/)
  await mended()
  await expect.poll(() => sendForm(url, form).then(({ status }) => status)).toBe(303)
  const leads = await createStores(direct).leads.list(1)
  expect(leads.filter(({ fields }) => fields['message'] === 'Une seule fois.')).toHaveLength(1)
}, 60_000)
