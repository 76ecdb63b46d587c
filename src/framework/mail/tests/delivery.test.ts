import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { type Attempt, createDelivery, type DeliveryParts } from '../delivery.ts'
import { MailRefused, type MailTransport } from '../transport.ts'
import { bareSite } from '../../../../tests/bare-site.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.parse('2026-11-20T12:00:00.000Z')

let folder: string
let stores: Stores
let siteId: number
let now: Date
let attempts: Attempt[]
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-delivery-'))
  now = new Date(START)
  attempts = []
  const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
  await migrate(db)
  stores = createStores(db)
  const site = await stores.sites.create(bareSite())
  siteId = site.id
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await stores.close()
  await rm(folder, { recursive: true, force: true })
})

const draft = (key: string, to = 'visiteur@exemple.fr'): MailDraft => ({
  kind: 'lead-visitor',
  key,
  to,
  subject: key,
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
})

const write = (...drafts: MailDraft[]) => stores.outbox.add(siteId, drafts, now.toISOString())

/** A transport that ends each sending as `answer` says; it notes what it took. */
function transport(answer: (key: string) => unknown = () => null) {
  const sent: { key: string; messageId: string }[] = []
  const made: MailTransport = {
    async send({ draft: { key }, messageId }) {
      const fault = await answer(key)
      if (fault instanceof Error) throw fault
      sent.push({ key, messageId })
    },
    close: () => {},
  }
  return { sent, transport: made }
}

function delivery(parts: Partial<DeliveryParts> & Pick<DeliveryParts, 'transport'>) {
  const made = createDelivery({
    outbox: stores.outbox,
    senderOf: async () => ({ name: 'Cabinet', address: 'no-reply@cabinet.example' }),
    clock: () => now,
    report: (attempt) => attempts.push(attempt),
    warn: (message, cause) => {
      throw new Error(message, { cause })
    },
    ...parts,
  })
  closing.push(() => made.close())
  return {
    ...made,
    /** Everything that is due now is tried. */
    async tryAll() {
      made.wake()
      await made.idle()
    },
  }
}

test('what waits is sent once, whatever wakes it', async () => {
  await write(...Array.from({ length: 9 }, (_, index) => draft(`m${index}`)))
  const { sent, transport: line } = transport()
  const one = delivery({ transport: line })
  const other = delivery({ transport: line })
  one.wake()
  one.wake()
  other.wake()
  await Promise.all([one.idle(), other.idle()])
  await one.tryAll()
  expect(sent.map(({ key }) => key).toSorted()).toEqual(
    Array.from({ length: 9 }, (_, index) => `m${index}`),
  )
  expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0, oldest: null })
})

test('the mail server is down for a day: nothing is lost, all is sent once when it is back', async () => {
  let isDown = true
  const { sent, transport: line } = transport(() => (isDown ? new Error('ECONNREFUSED') : null))
  const { tryAll } = delivery({ transport: line })
  await write(draft('matin'))
  const waits: number[] = []
  while (now.getTime() < START + DAY) {
    if (now.getTime() === START + 3 * MINUTE) await write(draft('plus tard'))
    await tryAll()
    const next = Date.parse((await stores.outbox.nextDue()) ?? '')
    waits.push((next - now.getTime()) / MINUTE)
    now = new Date(next)
  }
  expect(waits.slice(0, 2)).toEqual([1, 2])
  expect(waits.length).toBeLessThan(40)
  expect(sent).toEqual([])
  isDown = false
  for (let hours = 0; hours < 7; hours += 1) {
    now = new Date(now.getTime() + 60 * MINUTE)
    await tryAll()
  }
  expect(sent.map(({ key }) => key).toSorted()).toEqual(['matin', 'plus tard'])
  expect(attempts.filter(({ outcome }) => outcome === 'failed')).toEqual([])
})

test('a mail that finds no server for five days is given up, and told', async () => {
  const { transport: line } = transport(() => new Error('ECONNREFUSED'))
  const { tryAll } = delivery({ transport: line })
  await write(draft('vieux'))
  for (let day = 0; day <= 5; day += 0.25) {
    now = new Date(START + day * DAY)
    await tryAll()
    const given = await stores.outbox.list('failed', 1)
    if (day < 4.7) expect(given).toEqual([])
  }
  expect(await stores.outbox.list('failed', 5)).toMatchObject([
    { key: 'vieux', error: 'ECONNREFUSED' },
  ])
  expect(attempts.at(-1)).toMatchObject({ key: 'vieux', outcome: 'failed' })
  expect(await stores.outbox.nextDue()).toBeNull()
})

test('a refusal for good is not tried again; the log does not say whose it was', async () => {
  const { transport: line } = transport((key) =>
    key === 'faux' ? new MailRefused('550 <visiteur@exemple.fr> inconnu de mx@hote.fr') : null,
  )
  const { tryAll } = delivery({ transport: line })
  await write(draft('faux'), draft('vrai'))
  await tryAll()
  now = new Date(START + DAY)
  await tryAll()
  expect(attempts.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual([
    {
      siteId: 1,
      kind: 'lead-visitor',
      key: 'faux',
      attempts: 1,
      outcome: 'failed',
      reason: '550 <…> inconnu de …',
    },
    { siteId: 1, kind: 'lead-visitor', key: 'vrai', attempts: 1, outcome: 'sent', reason: '' },
  ])
})

test('an accepted mail that could not be noted is noted later, not sent again', async () => {
  const { sent, transport: line } = transport()
  let isFull = true
  const warnings: string[] = []
  const { tryAll } = delivery({
    transport: line,
    outbox: {
      ...stores.outbox,
      sent: async (mail, at) => {
        if (isFull) throw new Error('disque plein')
        return stores.outbox.sent(mail, at)
      },
    },
    warn: (message) => warnings.push(message),
  })
  await write(draft('un'))
  await tryAll()
  expect(warnings).toHaveLength(1)
  isFull = false
  now = new Date(START + 10 * MINUTE)
  await tryAll()
  expect(sent).toHaveLength(1)
  expect(await stores.outbox.counts()).toMatchObject({ waiting: 0 })
})

test('a mail sent again after a crash has the same Message-ID, another mail another one', async () => {
  const { sent, transport: line } = transport()
  await write(draft('un'), draft('deux'))
  const dying = delivery({
    transport: line,
    outbox: { ...stores.outbox, sent: () => new Promise(() => {}) },
  })
  closing.pop()
  dying.wake()
  await expect.poll(() => sent.length).toBe(2)
  now = new Date(START + 10 * MINUTE)
  await delivery({ transport: line }).tryAll()
  const ids = (key: string) => sent.filter((mail) => mail.key === key).map((mail) => mail.messageId)
  expect(ids('un')).toHaveLength(2)
  expect(new Set(ids('un')).size).toBe(1)
  expect(ids('un')[0]).toMatch(/^<[0-9a-f]{32}@cabinet\.example>$/)
  expect(ids('deux')[0]).not.toBe(ids('un')[0])
})

test('a server that closes waits for the mail that is under way, and takes no other', async () => {
  let finish = () => {}
  const { sent, transport: line } = transport(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  await write(draft('un'))
  const { wake, close } = delivery({ transport: line })
  wake()
  await expect.poll(() => stores.outbox.nextDue()).not.toBe(new Date(START).toISOString())
  const closed = close()
  await write(draft('deux'))
  finish()
  await closed
  expect(sent.map(({ key }) => key)).toEqual(['un'])
  expect(await stores.outbox.counts()).toMatchObject({ waiting: 1 })
})
