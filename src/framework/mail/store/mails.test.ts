import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailDraft } from '#base/core/mail.ts'
import type { Subscription } from '#features/newsletter/rules/newsletter.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { insertMails } from './outbox.ts'
import type { Database } from '#app/tables.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { bareSite } from '../../../../tests/bare-site.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrine-mails-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const engines: [string, () => Promise<DatabaseLocation>][] = [
  ['SQLite', async () => ({ file: join(folder, 'content.sqlite') })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
]

const NOON = '2026-11-20T12:00:00.000Z'
const after = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString()

const draft = (key: string, more: Partial<MailDraft> = {}): MailDraft => ({
  kind: 'essai',
  key,
  to: 'Visiteur@Exemple.fr',
  subject: `Objet ${key}`,
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  ...more,
})

describe.each(engines)('%s', (_engine, locate) => {
  let db: Database
  let other: Database
  let stores: Stores
  /** The same outbox, as another process sees it. */
  let neighbour: Stores

  beforeAll(async () => {
    const location = await locate()
    db = await openDatabase(location)
    await migrate(db)
    stores = createStores(db)
    other = await openDatabase(location)
    neighbour = createStores(other)
  })
  afterAll(async () => {
    await stores.close()
    await neighbour.close()
  })

  let sites = 0
  async function site(): Promise<number> {
    // What an earlier test left must not be taken by a later one.
    await db.deleteFrom('mail').execute()
    sites += 1
    const { id } = await stores.sites.create(
      bareSite({ name: `Cabinet ${sites}`, isDefault: false }),
    )
    return id
  }

  const take = (from: Stores, now = NOON, limit = 10) =>
    from.outbox.take({ now, until: after(5), limit })

  describe('the outbox', () => {
    test('a mail is taken with all that was drafted, once', async () => {
      const siteId = await site()
      const whole = draft('un', {
        replyTo: 'a@b.fr',
        headers: { 'X-Essai': 'œuvre' },
        attachments: [{ name: 'a.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' }],
      })
      await stores.outbox.add(siteId, [whole], NOON)
      const [mail, ...more] = await take(stores)
      expect(mail).toMatchObject({ siteId, key: 'un', attempts: 1, createdAt: NOON, draft: whole })
      expect(more).toEqual([])
      expect(await take(neighbour)).toEqual([])
    })

    test('a second draft of a key of a site is dropped, another site’s is not', async () => {
      const [one, two] = [await site(), await site()]
      await stores.outbox.add(one, [draft('k'), draft('k', { subject: 'Autre' })], NOON)
      await stores.outbox.add(one, [draft('k', { subject: 'Autre' })], NOON)
      await stores.outbox.add(two, [draft('k')], NOON)
      const taken = await take(stores)
      expect(taken.map(({ siteId, draft: { subject } }) => [siteId, subject]).toSorted()).toEqual([
        [one, 'Objet k'],
        [two, 'Objet k'],
      ])
      for (const mail of taken) await stores.outbox.sent(mail, NOON)
      await stores.outbox.add(one, [draft('k')], NOON)
      expect(await take(stores)).toEqual([])
    })

    test('mails stand or fall with the transaction of their cause', async () => {
      const siteId = await site()
      const failing = inTransaction(db, async (trx) => {
        await insertMails(trx, siteId, [draft('perdu')], NOON)
        throw new Error('disque plein')
      })
      await expect(failing).rejects.toThrow('disque plein')
      expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0, oldest: null })
    })

    test('two processes that take at once never hold the same mail', async () => {
      const siteId = await site()
      const keys = Array.from({ length: 60 }, (_, index) => `m${index}`)
      await stores.outbox.add(
        siteId,
        keys.map((key) => draft(key)),
        NOON,
      )
      const turns = Array.from({ length: 10 }, (_, turn) => take(turn % 2 ? stores : neighbour))
      const taken = (await Promise.all(turns)).flat().map(({ key }) => key)
      while (taken.length < keys.length) {
        const rest = await take(stores)
        if (rest.length === 0) break
        taken.push(...rest.map(({ key }) => key))
      }
      expect(taken.toSorted()).toEqual(keys.toSorted())
    })

    test('a lease that ran out is taken up again, and the late end of the first says nothing', async () => {
      const siteId = await site()
      await stores.outbox.add(siteId, [draft('un')], NOON)
      const [first] = await take(stores)
      if (!first) throw new Error('nothing taken')
      expect(await stores.outbox.nextDue()).toBe(after(5))
      expect(await take(neighbour, after(4))).toEqual([])
      const [second] = await take(neighbour, after(5))
      expect(second).toMatchObject({ key: 'un', attempts: 2 })
      if (!second) throw new Error('nothing taken')
      expect(await stores.outbox.retry(first, { at: after(1), error: 'x' })).toBe(false)
      expect(await neighbour.outbox.sent(second, after(6))).toBe(true)
      expect(await stores.outbox.failed(first, { at: after(7), error: 'x' })).toBe(false)
      expect(await stores.outbox.counts()).toMatchObject({ waiting: 0, failed: 0 })
    })

    test('a mail waits for its next attempt; a sent one keeps nothing of a person', async () => {
      const siteId = await site()
      await stores.outbox.add(siteId, [draft('un', { replyTo: 'qui@b.fr' })], NOON)
      const [mail] = await take(stores)
      if (!mail) throw new Error('nothing taken')
      await stores.outbox.retry(mail, { at: after(1), error: 'occupé\0' })
      expect(await take(stores)).toEqual([])
      expect(await stores.outbox.list('waiting', 5)).toMatchObject([
        { key: 'un', recipient: 'visiteur@exemple.fr', attempts: 1, at: after(1), error: 'occupé' },
      ])
      const [again] = await take(stores, after(1))
      if (!again) throw new Error('nothing taken')
      await stores.outbox.sent(again, after(2))
      expect(await stores.outbox.list('sent', 5)).toMatchObject([
        { key: 'un', recipient: '', at: after(2), error: '' },
      ])
      expect(JSON.stringify(await db.selectFrom('mail').selectAll().execute())).not.toMatch(
        /exemple\.fr|b\.fr|Bonjour/,
      )
      expect(await stores.outbox.nextDue()).toBeNull()
    })

    test('what was given up is kept with its reason until it is purged', async () => {
      const siteId = await site()
      await stores.outbox.add(siteId, [draft('un'), draft('deux')], NOON)
      const [mail] = await take(stores, NOON, 1)
      if (!mail) throw new Error('nothing taken')
      await stores.outbox.failed(mail, { at: after(1), error: '550 inconnu' })
      expect(await stores.outbox.counts()).toEqual({ waiting: 1, failed: 1, oldest: NOON })
      expect(await stores.outbox.list('failed', 5)).toMatchObject([
        { key: mail.key, error: '550 inconnu', recipient: 'visiteur@exemple.fr' },
      ])
      expect(await stores.outbox.purge(after(1))).toBe(0)
      expect(await stores.outbox.purge(after(2))).toBe(1)
      expect(await stores.outbox.counts()).toEqual({ waiting: 1, failed: 0, oldest: NOON })
    })

    test('what waits and what was given up is told by site', async () => {
      const [one, two, none] = [await site(), await site(), await site()]
      await stores.outbox.add(one, [draft('un')], after(1))
      await stores.outbox.add(one, [draft('deux')], NOON)
      await stores.outbox.add(two, [draft('un')], NOON)
      const mails = await take(stores, NOON, 5)
      const refused = mails.find(({ siteId }) => siteId === two)
      if (!refused) throw new Error('nothing taken')
      await stores.outbox.failed(refused, { at: after(1), error: '550 inconnu' })
      const counts = await stores.outbox.countsBySite()
      expect(counts.get(one)).toEqual({ waiting: 2, failed: 0, oldest: NOON })
      expect(counts.get(two)).toEqual({ waiting: 0, failed: 1, oldest: null })
      expect(counts.has(none)).toBe(false)
      expect(await stores.outbox.counts()).toEqual({ waiting: 2, failed: 1, oldest: NOON })
    })

    test('a person is forgotten as recipient and as the one spoken of, on one site', async () => {
      const [one, two] = [await site(), await site()]
      const about = draft('au-cabinet', { to: 'cabinet@c.fr', replyTo: 'visiteur@exemple.fr' })
      await stores.outbox.add(
        one,
        [draft('au-visiteur'), about, draft('x', { to: 'x@y.fr' })],
        NOON,
      )
      await stores.outbox.add(two, [draft('au-visiteur')], NOON)
      expect(await stores.outbox.forget(one, ' VISITEUR@exemple.fr')).toBe(2)
      const left = await stores.outbox.list('waiting', 9)
      expect(new Map(left.map(({ siteId, key }) => [key, siteId]))).toEqual(
        new Map([
          ['x', one],
          ['au-visiteur', two],
        ]),
      )
    })
  })

  const wish: Subscription = {
    email: 'Lectrice@Exemple.FR ',
    name: 'Anne',
    lang: 'fr',
    consent: { version: 'v1', text: 'J’accepte' },
    list: 'letter',
    about: '',
    form: '/inscription',
  }
  const mailOf = (key: string) => () => [draft(key)]

  describe('the letter', () => {
    test('an address is pending until the link of its round is followed, and twice is fine', async () => {
      const siteId = await site()
      const asked = await stores.newsletter.subscribe(siteId, wish, NOON, mailOf('lien'))
      expect(asked).toMatchObject({ email: 'lectrice@exemple.fr', state: 'pending', round: 1 })
      const { addressHash } = asked
      expect(
        await stores.newsletter.confirm(siteId, addressHash, 2, after(1), mailOf('z')),
      ).toBeNull()
      expect(await stores.newsletter.confirm(siteId, 'autre', 1, after(1), mailOf('z'))).toBeNull()
      const confirmed = await stores.newsletter.confirm(
        siteId,
        addressHash,
        1,
        after(1),
        mailOf('oui'),
      )
      expect(confirmed).toMatchObject({ state: 'confirmed', askedAt: NOON, confirmedAt: after(1) })
      const twice = await stores.newsletter.confirm(siteId, addressHash, 1, after(2), mailOf('non'))
      expect(twice).toEqual(confirmed)
      expect(await stores.newsletter.find(siteId, 'LECTRICE@exemple.fr')).toEqual(confirmed)
      expect((await take(stores)).map(({ key }) => key).toSorted()).toEqual(['lien'])
      expect((await take(stores, after(9))).map(({ key }) => key)).toContain('oui')
    })

    test('an address that is confirmed stays so, with its first proof', async () => {
      const siteId = await site()
      const { addressHash } = await stores.newsletter.subscribe(siteId, wish, NOON, () => [])
      await stores.newsletter.confirm(siteId, addressHash, 1, after(1), () => [])
      const more = { ...wish, name: 'Pirate', consent: { version: 'v2', text: 'autre' } }
      const again = await stores.newsletter.subscribe(siteId, more, after(3), mailOf('deja'))
      expect(again).toMatchObject({ state: 'confirmed', name: 'Anne', consent: wish.consent })
      expect((await take(stores, after(3))).map(({ key }) => key)).toEqual(['deja'])
    })

    test('a link of before the unsubscription confirms nothing', async () => {
      const siteId = await site()
      const { addressHash } = await stores.newsletter.subscribe(siteId, wish, NOON, () => [])
      await stores.newsletter.confirm(siteId, addressHash, 1, after(1), () => [])
      expect(await stores.newsletter.unsubscribe(siteId, addressHash, after(2))).toBe(true)
      expect(await stores.newsletter.unsubscribe(siteId, addressHash, after(3))).toBe(false)
      expect(await stores.newsletter.confirm(siteId, addressHash, 1, after(4), () => [])).toBeNull()
      expect(await stores.newsletter.list(siteId)).toMatchObject([
        { state: 'unsubscribed', confirmedAt: after(1), unsubscribedAt: after(2) },
      ])
      const anew = await stores.newsletter.subscribe(siteId, wish, after(5), () => [])
      expect(anew).toMatchObject({ state: 'pending', round: 2, unsubscribedAt: '' })
      expect(await stores.newsletter.confirm(siteId, addressHash, 1, after(6), () => [])).toBeNull()
      expect(await stores.newsletter.list(siteId, { state: 'confirmed' })).toEqual([])
      expect(await stores.newsletter.list(siteId, { state: 'pending' })).toHaveLength(1)
    })

    test('reminders of each firm are subscribed to by themselves, beside the letter', async () => {
      const siteId = await site()
      const firm = (about: string): Subscription => ({ ...wish, list: 'agenda', about })
      const none = () => []
      const letter = await stores.newsletter.subscribe(siteId, wish, NOON, none)
      const first = await stores.newsletter.subscribe(siteId, firm('forme=ei'), after(1), none)
      const second = await stores.newsletter.subscribe(siteId, firm('forme=sarl'), after(2), none)
      const hashes = new Set([letter, first, second].map(({ addressHash }) => addressHash))
      expect(hashes.size).toBe(3)
      await stores.newsletter.confirm(siteId, second.addressHash, 1, after(3), none)
      expect(await stores.newsletter.sitesOf('agenda')).toContain(siteId)
      expect(await stores.newsletter.sitesOf('letter')).not.toContain(siteId)
      expect(await stores.newsletter.list(siteId, { list: 'agenda', state: 'confirmed' })).toEqual([
        { ...second, state: 'confirmed', confirmedAt: after(3) },
      ])
      const all = await stores.newsletter.findAll(siteId, wish.email)
      expect(all.map(({ list, about }) => [list, about])).toEqual([
        ['letter', ''],
        ['agenda', 'forme=ei'],
        ['agenda', 'forme=sarl'],
      ])
      expect(await stores.newsletter.forget(siteId, wish.email, after(4))).toBe(true)
      expect(await stores.newsletter.findAll(siteId, wish.email)).toEqual([])
      expect(await stores.newsletter.sitesOf('agenda')).not.toContain(siteId)
      expect((await stores.newsletter.list(siteId)).map(({ about }) => about)).toEqual(['', '', ''])
    })

    test('who never confirmed goes; of who left long ago the hash and the proof stay', async () => {
      const siteId = await site()
      const add = (email: string) =>
        stores.newsletter.subscribe(siteId, { ...wish, email }, NOON, () => [])
      await add('jamais@a.fr')
      const { addressHash } = await add('partie@a.fr')
      await stores.newsletter.unsubscribe(siteId, addressHash, after(1))
      const before = (minutes: number) => ({
        endedBefore: after(minutes),
        pendingBefore: after(minutes),
        unsubscribedBefore: after(minutes),
      })
      expect(await stores.newsletter.purge(before(0))).toBe(0)
      await stores.newsletter.purge(before(2))
      expect(await stores.newsletter.list(siteId)).toMatchObject([
        {
          email: '',
          name: '',
          addressHash,
          consent: wish.consent,
          askedAt: NOON,
          unsubscribedAt: after(1),
        },
      ])
      expect(await stores.newsletter.find(siteId, 'partie@a.fr')).not.toBeNull()
    })

    test('one person can be erased', async () => {
      const siteId = await site()
      await stores.newsletter.subscribe(siteId, wish, NOON, () => [])
      expect(await stores.newsletter.forget(siteId, wish.email, after(1))).toBe(true)
      expect(await stores.newsletter.forget(siteId, wish.email, after(2))).toBe(false)
      expect(await stores.newsletter.list(siteId)).toMatchObject([
        { email: '', name: '', state: 'unsubscribed', unsubscribedAt: after(1) },
      ])
    })
  })
})
