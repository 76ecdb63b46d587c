import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KyselyPlugin } from 'kysely'
import { createStores } from '#app/stores.ts'
import type { Database } from '#app/tables.ts'
import { siteReaders } from '#app/website/site-reader.ts'
import { type AccountApp, createAccountApp } from '../account-app.ts'
import { seededDatabase } from '../app.ts'
import { ownDatabase } from '../own-database.ts'
import { FAULT_ROUNDS, inRounds } from './rounds.ts'

/** Sessions and hosts: as many as an agency of a thousand firms has, when time is no matter. */
const MANY = FAULT_ROUNDS < 30 ? 2000 : 10_000
const BATCH = 500

/** A handle that counts the statements that go through it. */
function counted(db: Database): { db: Database; count(): number } {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), count: () => statements }
}

async function inBatches(count: number, write: (from: number, to: number) => Promise<unknown>) {
  for (let from = 0; from < count; from += BATCH) await write(from, Math.min(count, from + BATCH))
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

for (const engine of ['sqlite', 'postgres'] as const)
  describe(`${MANY} of a kind, on ${engine}`, inRounds(engine === 'sqlite'), () => {
    let db: Database
    let noted: ReturnType<typeof counted>
    let site: AccountApp
    let userId = ''

    beforeAll(async () => {
      const made = await seededDatabase(
        engine === 'sqlite' ? { file: ':memory:' } : { databaseUrl: await ownDatabase() },
      )
      db = made.db
      noted = counted(db)
      site = await createAccountApp(engine, { stores: createStores(noted.db) })
      userId = await site.addAccount('anne@test.example', 'editor')
    })
    afterAll(() => site.close())

    /** Statements of one piece of work. */
    async function statementsOf(work: () => Promise<unknown>): Promise<number> {
      const before = noted.count()
      await work()
      return noted.count() - before
    }

    test('sessions: who works asks no more of the database, the list is bounded, all are ended at once', async () => {
      const anne = site.browser()
      expect((await anne.signIn('anne@test.example')).status).toBe(200)
      const look = async () => expect((await anne.call('GET', '/context')).status).toBe(200)
      await look()
      const alone = await statementsOf(look)
      const now = site.clock.now.getTime()
      const at = (milliseconds: number) =>
        (engine === 'sqlite'
          ? new Date(now + milliseconds).toISOString()
          : new Date(now + milliseconds)) as never
      await inBatches(MANY, (from, to) =>
        db
          .insertInto('account_session')
          .values(
            range(from, to).map((number) => ({
              id: `many-${number}`,
              token: `token-${number}`,
              user_id: userId,
              expires_at: at(3_600_000),
              created_at: at(-number * 1000),
              updated_at: at(0),
            })),
          )
          .execute(),
      )
      expect(await statementsOf(look)).toBe(alone)
      const { json } = await anne.call('GET', '/auth/sessions')
      const listed = json['data'] as { isCurrent?: boolean }[]
      expect(listed.length).toBeLessThanOrEqual(100)
      expect(listed.length).toBeGreaterThan(1)
      expect((await site.browser().signIn('anne@test.example')).status).toBe(200)
      expect((await anne.call('DELETE', '/auth/sessions')).status).toBe(200)
      const left = await db.selectFrom('account_session').select('id').execute()
      expect(left).toHaveLength(1)
      await look()
    })

    test('hosts asked by name: each is one question, once, and their site is read once', async () => {
      const stores = createStores(noted.db)
      await inBatches(MANY, (from, to) =>
        db
          .insertInto('site_host')
          .values(
            range(from, to).map((number) => ({
              site_id: 1,
              host: `h${number}.example`,
              position: number + 100,
            })),
          )
          .execute(),
      )
      const asked: string[] = []
      let reads = 0
      const readers = siteReaders(
        {
          ...stores,
          sites: {
            ...stores.sites,
            idOfHost: (host) => {
              asked.push(host)
              return stores.sites.idOfHost(host)
            },
            find: (id) => {
              reads += 1
              return stores.sites.find(id)
            },
          },
        },
        { recheck: 60_000, now: () => performance.now(), providerSegment: 'testa' },
      )
      const names = range(0, MANY).flatMap((number) => [`h${number}.example`, `x${number}.example`])
      for (const name of [...names, ...names]) expect((await readers(name)).site.id).toBe(1)
      expect(asked).toEqual(names)
      expect(reads, 'the site is read once for all its names').toBe(1)
    })

    test('hosts asked by strangers: their pages are the ones that are kept already', async () => {
      const pages = range(0, 50).map((number) => `strange${number}.example`)
      const bodies = new Set<string>()
      for (const host of pages) {
        const answer = await site.get('/le-cabinet', { headers: { host } })
        expect(answer.status).toBe(200)
        expect(answer.body).not.toContain('strange')
        bodies.add(answer.body)
      }
      expect(bodies.size).toBe(1)
    })
  })
