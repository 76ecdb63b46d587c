import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { readEnv } from '#base/platform/env.ts'
import { type Running, start } from '#app/server/start.ts'
import { CLIENT } from '../app.ts'
import { controlsOf } from '../form-visit.ts'
import { ownDatabase } from '../own-database.ts'
import { type CutLine, cutLine } from './cut-line.ts'
import {
  CONTACT,
  faultFolder,
  filledContact,
  type FilledForm,
  read,
  SECRET,
  sendForm,
} from './faulty-server.ts'
import { FAULT_ROUNDS, inRounds } from './rounds.ts'

/** Pages of the demo that visitors had opened before. */
const KNOWN = ['/', CONTACT, '/nos-missions', '/vos-actualites', '/recherche']

/** How long the line stays cut after everybody was told, in milliseconds. */
const CUT = FAULT_ROUNDS >= 30 ? 30_000 : 1000

describe('PostgreSQL cut off: nothing comes and nothing is closed', inRounds(false), () => {
  let line: CutLine
  let server: Running
  let direct: Stores
  let held: Awaited<ReturnType<typeof faultFolder>>

  beforeAll(async () => {
    const databaseUrl = await ownDatabase()
    line = await cutLine(Number(new URL(databaseUrl).port))
    const cuttable = new URL(databaseUrl)
    cuttable.port = String(line.port)
    held = await faultFolder()
    const environment = {
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: held.folder,
      SECRET,
      TRUST_PROXY: '1',
      DATABASE_URL: cuttable.href,
      SEED: 'demo',
    }
    server = await start(readEnv(environment), CLIENT)
    direct = createStores(await openDatabase({ databaseUrl }))
  })
  afterAll(async () => {
    line.mend()
    await server.close()
    await direct.close()
    await line.close()
    await held.remove()
  })

  const nonces = async () => (await direct.leads.list(1)).map(({ fields }) => fields['message'])

  test(
    'pages are served as they were known, a form is answered 503 and keeps its answers',
    async () => {
      const before = new Map<string, string>()
      for (const path of KNOWN) {
        const page = await read(server.address + path)
        expect(page.status, path).toBe(200)
        before.set(path, page.text)
      }
      const form = await filledContact(server.address, 'Écrit pendant la coupure.')
      line.cut()

      const refused = await sendForm(server.address, form)
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).toBe('10')
      expect(refused.text).toContain('Écrit pendant la coupure.')
      expect(refused.text).toContain('Élodie Œuvrard')
      expect(refused.text).toMatch(/Vos réponses\s+sont là/)

      for (const path of KNOWN) {
        const page = await read(server.address + path)
        expect(page.status, path).toBe(200)
        expect(isSame(page.text, before.get(path)), path).toBe(true)
      }
      const unknown = await read(`${server.address}/nos-missions/fiscalite`)
      expect(unknown.status).toBe(503)
      expect(unknown.headers.get('retry-after')).toBe('10')
      expect((await read(`${server.address}/healthz`)).status).toBe(200)
      expect((await read(`${server.address}/readyz`)).status).toBe(503)
      await setTimeout(CUT)
      expect((await read(`${server.address}/`)).status).toBe(200)
      expect(await nonces()).toEqual([])

      line.mend()
      const again: FilledForm = { ...form, token: controlsOf({ body: refused.text }).token }
      expect(again.token).toBe(form.token)
      await whenBack(async () => (await sendForm(server.address, again)).status, 303)
      await sendForm(server.address, again)
      expect(await nonces()).toEqual(['Écrit pendant la coupure.'])
      await whenBack(async () => (await read(`${server.address}/readyz`)).status, 200)
    },
    CUT + 60_000,
  )

  test('what is written elsewhere after the cut is shown again by itself', async () => {
    line.cut()
    await whenBack(async () => (await read(`${server.address}/readyz`)).status, 503)
    line.mend()
    await whenBack(async () => (await read(`${server.address}/readyz`)).status, 200)
    const { id } = await direct.pages.insert(1, 1, { path: '/apres', name: 'Après la coupure' })
    expect(id).toBeGreaterThan(0)
    await whenBack(async () => (await read(`${server.address}/apres`)).status, 200)
  }, 60_000)
})

/** Asks again until the answer is the expected one; the test's own time limit ends it. */
async function whenBack(ask: () => Promise<number>, expected: number): Promise<void> {
  while ((await ask()) !== expected) await setTimeout(100)
}

/** A form's token is another one each time. */
const withoutTokens = (html = ''): string =>
  html.replaceAll(/(name="token"[^>]*value=")[^"]*/g, '$1')

const isSame = (one: string, other?: string): boolean => withoutTokens(one) === withoutTokens(other)
