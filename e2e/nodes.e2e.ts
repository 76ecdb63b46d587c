/** @module-tag exhaustive */
import { mkdir } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pageDocument } from '#base/core/document.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { MIGRATIONS } from '#base/platform/db/migrate.ts'
import type { Database, Tables } from '#app/tables.ts'
import { type EditorDesk, editorDesk } from '../tests/faults/editor-desk.ts'
import {
  contactOf,
  faultFolder,
  filledContact,
  type FilledForm,
  read,
  SECRET,
  sendForm,
} from '../tests/faults/faulty-server.ts'
import { writeOldSite } from '../tests/faults/old-database.ts'
import { type PostgresServer, startPostgres } from '../tests/postgres.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Milliseconds in which what was published is seen on every server. */
const PROMISED = 1000

let postgres: PostgresServer
let held: Awaited<ReturnType<typeof faultFolder>>
let databaseUrl: string
let db: Database
let stores: Stores
let nodes: ServerProcess[] = []

/** A server of a database, with a data folder of its own as on a machine of its own. */
async function node(name: string, database = databaseUrl): Promise<ServerProcess> {
  const folder = join(held.folder, name)
  await mkdir(folder, { recursive: true })
  return startServer({
    DATA_DIR: folder,
    DATABASE_URL: database,
    SECRET,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  })
}

/** Ends a server as a power cut does, and waits until it is gone. */
async function kill(server: ServerProcess): Promise<void> {
  process.kill(server.pid, 'SIGKILL')
  await server.stop()
}

/** Whether the home page of a server holds a text. */
const shows = async (url: string, text: string) => (await read(`${url}/`)).text.includes(text)

const [a, b] = [() => nodes[0]?.url ?? '', () => nodes[1]?.url ?? '']

beforeAll(async () => {
  postgres = await startPostgres()
  held = await faultFolder()
  databaseUrl = await postgres.createDatabase('nodes')
  nodes = await Promise.all([node('a'), node('b')])
  db = await openDatabase<Tables>({
    databaseUrl,
    onLostConnection: () => {},
    onAnswering: () => {},
  })
  stores = createStores(db)
})
afterAll(async () => {
  await Promise.all(nodes.map((server) => server.stop()))
  await stores.close()
  await postgres.stop()
  await held.remove()
})

describe('two servers on one PostgreSQL', () => {
  test('started at once on an empty database, one fills it and both serve it', async () => {
    const steps = await db.selectFrom('migration').select('number').orderBy('number').execute()
    expect(steps.map(({ number }) => number)).toEqual(MIGRATIONS.map(({ number }) => number))
    expect(await stores.sites.list()).toHaveLength(1)
    expect(await stores.pages.check(1)).toEqual([])
    const [one, other] = await Promise.all([read(`${a()}/`), read(`${b()}/`)])
    expect([one.status, other.status]).toEqual([200, 200])
  })

  test(
    'started at once on an old database, one brings it up to date and both serve it',
    sampled(false),
    async () => {
      const old = await postgres.createDatabase('old')
      const before = await openDatabase<Tables>({ databaseUrl: old })
      await writeOldSite(before, '0001-content.json')
      const both = await Promise.all([node('old-a', old), node('old-b', old)])
      try {
        const pages = await Promise.all(both.map(({ url }) => read(`${url}/nous-ecrire`)))
        expect(pages.map(({ status }) => status)).toEqual([200, 200])
        const steps = await before.selectFrom('migration').select('number').execute()
        expect(steps).toHaveLength(MIGRATIONS.length)
        expect(await createStores(before).pages.check(1)).toEqual([])
      } finally {
        await Promise.all(both.map((server) => server.stop()))
        await before.destroy()
      }
    },
  )

  describe('somebody of the firm', () => {
    let desk: EditorDesk
    beforeAll(async () => {
      desk = await editorDesk(stores)
      expect(await desk.signIn(a())).toBe(303)
    })

    const draftOf = async (url: string) => (await desk.call(url, 'GET', '/pages/1/fr/draft')).json

    /** The draft of the home page with one more title. */
    const saved = async (url: string, text: string) => {
      const { base, widgets } = await draftOf(url)
      const heading = { zone: 'content', type: 'heading', version: 1, options: { text } }
      const others = (widgets as { id: number }[]).filter(({ id }) => id !== 900_001)
      return desk.call(url, 'PUT', '/pages/1/fr/draft', {
        base,
        widgets: [...others, { ...heading, id: 900_001 }],
      })
    }

    test('signs in on the one and works on the other', async () => {
      const answer = await saved(b(), 'Écrit sur l’autre serveur')
      expect(answer.status).toBe(200)
      expect(await draftOf(a())).toMatchObject({ isDraft: true, base: answer.json['base'] })
    })

    test('what is published on the one is shown by the other within a second', async () => {
      for (const [here, there, text] of [
        [a, b, 'Publié sur le premier'],
        [b, a, 'Publié sur le second'],
      ] as const) {
        expect(await shows(there(), text)).toBe(false)
        const { json } = await saved(here(), text)
        const published = await desk.call(here(), 'POST', '/pages/1/fr/draft/publish', {
          base: json['base'],
        })
        expect(published.status).toBe(200)
        await setTimeout(PROMISED)
        expect([await shows(here(), text), await shows(there(), text)]).toEqual([true, true])
      }
    })

    const scheduled = async (text: string) => {
      await saved(a(), text)
      const draft = await draftOf(a())
      const now = new Date().toISOString()
      await stores.documents.tasks.save(1, pageDocument(1, 'fr'), {
        action: 'publish',
        due: now,
        base: Number(draft['base']),
        content: JSON.stringify({ widgets: draft['widgets'], fields: {} }),
        by: { id: desk.userId, name: 'Anne Morel' },
        at: now,
      })
    }
    const publications = async () =>
      (await stores.audit.list(1)).entries.filter(
        ({ action }) => action === 'page.publish-scheduled',
      ).length
    const due = async () => (await stores.documents.tasks.list(1)).length

    test('what is due is published once, whoever is there to do it', async () => {
      const before = await publications()
      await scheduled('Paru à son heure')
      while ((await due()) > 0) await setTimeout(100)
      expect(await publications()).toBe(before + 1)
      await setTimeout(PROMISED)
      expect(await shows(a(), 'Paru à son heure')).toBe(true)
      expect(await shows(b(), 'Paru à son heure')).toBe(true)
    })

    test(
      'and once, too, when the server that took it is killed before it is done',
      sampled(false),
      async () => {
        const before = await publications()
        const taken = Promise.withResolvers<void>()
        const asleep = nodes[1]?.pid ?? 0
        process.kill(asleep, 'SIGSTOP')
        onTestFinished(() => void process.kill(asleep, 'SIGCONT'))
        // Whoever publishes waits for the site's row: the lease is taken, the work half done.
        const blocking = db.transaction().execute(async (trx) => {
          await trx.selectFrom('site').select('id').where('id', '=', 1).forNoKeyUpdate().execute()
          await taken.promise
        })
        await scheduled('Paru malgré tout')
        onTestFinished(() => taken.resolve())
        const leases = async () =>
          (await db.selectFrom('editorial_task').select('lease').execute()).map(
            ({ lease }) => lease,
          )
        while ((await leases()).every((lease) => lease === '')) await setTimeout(50)
        await kill(nodes[0] as ServerProcess)
        taken.resolve()
        await blocking
        expect(await publications()).toBe(before)
        // The lease that nobody ends is over after half a minute; this one already.
        await db.updateTable('editorial_task').set({ leased_until: '2026-01-01' }).execute()
        process.kill(asleep, 'SIGCONT')
        while ((await due()) > 0) await setTimeout(100)
        expect(await publications()).toBe(before + 1)
        await setTimeout(PROMISED)
        expect(await shows(b(), 'Paru malgré tout')).toBe(true)
        nodes[0] = await node('a')
        expect(await shows(a(), 'Paru malgré tout')).toBe(true)
      },
    )

    test('who is signed out or taken off is nobody on the other at the next request', async () => {
      expect((await desk.call(b(), 'GET', '/pages/1/fr/draft')).status).toBe(200)
      await stores.accounts.endAccess(desk.userId)
      expect((await desk.call(b(), 'GET', '/pages/1/fr/draft')).status).toBe(401)
      expect((await desk.call(a(), 'GET', '/pages/1/fr/draft')).status).toBe(401)
      expect(await desk.signIn(a())).toBe(303)
      expect((await desk.call(a(), 'POST', '/auth/sign-out')).status).toBe(200)
      expect((await desk.call(b(), 'GET', '/pages/1/fr/draft')).status).toBe(401)
    })

    test('wrong passwords are counted together', sampled(false), async () => {
      const other = await editorDesk(stores)
      const statuses: number[] = []
      for (const url of [a(), b(), a(), b(), a(), b()]) {
        statuses.push(await other.signIn(url, 'un autre mot de passe'))
      }
      expect(statuses.slice(0, 5).every((status) => status === 401)).toBe(true)
      expect(statuses[5]).toBe(429)
      expect(await other.signIn(a())).toBe(429)
    })
  })

  test(
    'a server killed amid requests loses no answered lead and doubles none',
    sampled(false),
    async () => {
      const balancer = await roundRobin(() => nodes.map(({ url }) => url))
      const { widget } = await filledContact(b(), '')
      const sent: FilledForm[] = Array.from({ length: 40 }, (_, number) => ({
        widget,
        ...contactOf(`Demande n° ${number}`),
      }))
      let answered = 0
      const killed = Promise.withResolvers<void>()
      const send = async (form: FilledForm): Promise<void> => {
        for (;;) {
          const answer = await sendForm(balancer.url, form).catch(() => null)
          if (answer?.status === 303) break
          await setTimeout(50)
        }
        answered += 1
        if (answered === 8) kill(nodes[0] as ServerProcess).then(killed.resolve, killed.reject)
      }
      await Promise.all(sent.map(send))
      await killed.promise
      // Whoever did not hear the answer sends again, to whoever is left.
      for (const form of sent) expect((await sendForm(b(), form)).status).toBe(303)

      const leads = await stores.leads.list(1)
      const messages = leads.map(({ fields }) => fields['message'])
      expect(messages.toSorted()).toEqual(sent.map(({ values }) => values['message']).toSorted())
      const mails = await db.selectFrom('mail').select('key').execute()
      expect(mails.map(({ key }) => key).toSorted()).toEqual(
        leads.flatMap(({ nonce }) => [`lead-firm ${nonce}`, `lead-visitor ${nonce}`]).toSorted(),
      )
      await balancer.close()
      nodes[0] = await node('a')
    },
  )

  test(
    'a PostgreSQL that is started again is found again, and pages are served meanwhile',
    sampled(false),
    async () => {
      const urls = [a(), b()]
      for (const url of urls) expect((await read(`${url}/contact`)).status).toBe(200)
      const { widget } = await filledContact(a(), '')
      const restart = { isOver: false }
      const restarted = postgres.restart().finally(() => {
        restart.isOver = true
      })
      const statuses = new Set<number>()
      while (!restart.isOver) {
        for (const url of urls) statuses.add((await read(`${url}/contact`)).status)
        await setTimeout(20)
      }
      await restarted
      expect([...statuses]).toEqual([200])
      for (const url of urls) {
        const form = { widget, ...contactOf(`Après le redémarrage ${url}`) }
        while ((await sendForm(url, form)).status !== 303) await setTimeout(100)
      }
      const messages = (await stores.leads.list(1)).map(({ fields }) => String(fields['message']))
      expect(messages.filter((text) => text.startsWith('Après le redémarrage'))).toHaveLength(2)
      // LISTEN was begun again: a change is heard on the other server.
      await stores.sites.saveConstants(1, { phonetotext: '01 99 00 98 76' })
      await setTimeout(PROMISED)
      for (const url of urls) expect(await shows(url, '01 99 00 98 76')).toBe(true)
    },
  )
})

/** Sends each request to the next server in turn, and to the one after it when it is not there. */
async function roundRobin(targets: () => string[]) {
  let turn = 0
  const server = createServer((request, answer) => {
    const urls = targets()
    turn += 1
    const url = new URL(request.url ?? '/', urls[turn % urls.length])
    const onward = ask(url, { method: request.method, headers: request.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
      reply.on('error', () => answer.destroy())
    })
    onward.on('error', () => answer.destroy())
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
