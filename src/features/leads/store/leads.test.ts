import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Lead, type NewLead, QUARANTINE_ROOM } from '../rules/lead.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { ContentError } from '#base/core/content-error.ts'
import { bareSite } from '../../../../tests/bare-site.ts'
import { UNTOUCHED } from '../rules/lead.ts'

const NOW = '2026-11-20T09:00:00.000Z'
let count = 0

/** A message of Zoé's that nobody sent before. */
function message(more: Partial<NewLead> = {}): NewLead {
  count += 1
  return {
    form: 'contact',
    nonce: `nonce-${count}`,
    status: 'new',
    lang: 'fr',
    page_path: '/contact',
    name: 'Zoé',
    email: 'Zoe@exemple.fr',
    phone: '',
    fields: { nom: 'Zoé', email: 'Zoe@exemple.fr', message: 'Bonjour' },
    consent: { version: 'v1', text: 'Le texte lu.' },
    purpose: 'Répondre à un message',
    received_at: NOW,
    expires_at: '2029-11-20T09:00:00.000Z',
    spam: { score: 0, reasons: [] },
    files: [],
    ...more,
  }
}

const mails = (lead: Lead): MailDraft[] => [
  {
    kind: 'lead-firm',
    key: `lead-firm ${lead.nonce}`,
    to: 'f@x.fr',
    subject: 's',
    text: '',
    html: '',
  },
]

const file = (stored: string) => ({ stored, name: 'cv.pdf', type: 'application/pdf', size: 10 })

describe.each(['SQLite', 'PostgreSQL'] as const)('leads on %s', (engine) => {
  let db: Database
  let stores: Stores
  let site: number

  beforeAll(async () => {
    db = await openDatabase(
      engine === 'SQLite' ? { file: ':memory:' } : { databaseUrl: await ownDatabase() },
    )
    await migrate(db)
    stores = createStores(db)
  })
  afterAll(() => stores.close())
  beforeEach(async () => {
    const { id } = await stores.sites.create(bareSite({ isDefault: false }))
    site = id
  })

  const waiting = async () => (await stores.outbox.list('waiting', 1000)).length

  test('a lead is given back as it was written, and leaves the site’s version alone', async () => {
    const version = await stores.sites.version(site)
    const given = message({
      phone: '+33199001234',
      fields: { besoins: ['paie', 'conseil'], message: 'Été 😀\n"; drop table lead' },
      spam: { score: 3, reasons: ['un lien'] },
      files: [file('a.pdf'), file('b.pdf')],
    })
    const received = await stores.leads.receive(site, given, mails)
    expect(received).toEqual({
      outcome: 'stored',
      lead: { ...given, id: 1, ...UNTOUCHED },
    })
    expect(await stores.leads.find(site, 1)).toEqual({
      ...given,
      id: 1,
      ...UNTOUCHED,
    })
    expect(await stores.leads.find(site + 1, 1)).toBeNull()
    expect(await stores.leads.find(site, 2 ** 40)).toBeNull()
    expect(await stores.sites.version(site)).toBe(version)
    await stores.leads.eraseByPerson(site, { email: 'zoe@exemple.fr' })
  })

  test('the same nonce is the same lead, whatever the number of sendings at once', async () => {
    const before = await waiting()
    const given = message()
    const all = await Promise.all([1, 2, 3].map(() => stores.leads.receive(site, given, mails)))
    expect(all.map(({ outcome }) => outcome).toSorted()).toEqual(['same', 'same', 'stored'])
    expect(await stores.leads.list(site)).toHaveLength(1)
    expect(await waiting()).toBe(before + 1)
    const other = { ...given, fields: { message: 'Autre chose' } }
    expect(await stores.leads.known(site, other)).toEqual({ outcome: 'other' })
    expect(await stores.leads.receive(site, other, mails)).toEqual({ outcome: 'other' })
    expect(await stores.leads.known(site, message())).toBeNull()
  })

  test('a lead stands with its mails or not at all', async () => {
    const broken = () => {
      throw new Error('no mail')
    }
    await expect(stores.leads.receive(site, message(), broken)).rejects.toThrow('no mail')
    expect(await stores.leads.list(site)).toEqual([])
    await expect(stores.leads.receive(9999, message(), mails)).rejects.toThrow(ContentError)
  })

  const onSqlite = engine === 'SQLite' ? test : () => {}

  // PostgreSQL can’t be told how large it may grow.
  onSqlite('a full disk leaves nothing half-written', async () => {
    const version = `full-${site}`
    const large = message({
      consent: { version, text: 'Texte' },
      fields: { message: 'a'.repeat(200_000) },
    })
    const before = await waiting()
    const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
    const limit = (most: number) => sql`PRAGMA max_page_count = ${sql.lit(most)}`.execute(db)
    await limit(pages.rows[0]?.page_count ?? 0)
    await expect(stores.leads.receive(site, large, mails)).rejects.toThrow(/full/)
    expect(await stores.leads.list(site)).toEqual([])
    const texts = await db.selectFrom('consent_text').select('version').execute()
    expect(texts.map((text) => text.version)).not.toContain(version)
    expect(await waiting()).toBe(before)
    await limit(1_000_000)
    expect(await stores.leads.receive(site, large, mails)).toMatchObject({ outcome: 'stored' })
  })

  test('an answer that left by hand stands among the others, without a mail', async () => {
    expect(await stores.leads.hasCome(site)).toBe(false)
    const given = message()
    await stores.leads.receive(site, given, () => [])
    expect(await stores.leads.hasCome(site)).toBe(true)
    const before = await waiting()
    const reply = { at: NOW, author: 'Nina', subject: 's', text: 't', after: 0 }
    const mail = { kind: 'lead-reply', to: given.email, subject: 's', text: 't', html: '' }
    await stores.leads.answer(site, 1, reply, (key) => ({ ...mail, key }))
    const all = await stores.leads.answer(site, 1, reply, null)
    expect(all).toMatchObject([
      { id: 1, state: 'waiting' },
      { id: 2, state: 'by-hand', recipient: given.email },
    ])
    expect(await waiting()).toBe(before + 1)
    const { mailKeys } = await stores.leads.erase(site, 1)
    expect(mailKeys).not.toContain('')
    expect(await waiting()).toBe(before)
    expect(await stores.leads.hasCome(site)).toBe(true)
  })

  test('a lead in quarantine mails nobody until it is released, once', async () => {
    const before = await waiting()
    await stores.leads.receive(site, message({ status: 'quarantine' }), mails)
    expect(await waiting()).toBe(before)
    expect(await stores.leads.list(site, { status: 'new' })).toEqual([])
    expect(await stores.leads.release(site, 1, mails, NOW)).toMatchObject({ status: 'new' })
    expect(await stores.leads.release(site, 1, mails, NOW)).toBeNull()
    expect(await waiting()).toBe(before + 1)
  })

  const quarantined = (more: Partial<NewLead> = {}) => message({ status: 'quarantine', ...more })
  const outcome = async (lead: NewLead) => (await stores.leads.receive(site, lead, mails)).outcome

  test('M7 the quarantine holds so many requests, and the same one once more', async () => {
    const first = quarantined()
    expect(await outcome(first)).toBe('stored')
    const row = await db
      .selectFrom('lead')
      .selectAll()
      .where('site_id', '=', site)
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: QUARANTINE_ROOM.leads - 1 }, (_none, at) => ({
      ...row,
      id: 1000 + at,
      nonce: `other-${at}`,
    }))
    for (let at = 0; at < others.length; at += 100) {
      await db
        .insertInto('lead')
        .values(others.slice(at, at + 100))
        .execute()
    }
    expect(await outcome(quarantined())).toBe('full')
    expect(await outcome(first)).toBe('same')
    expect(await outcome(message())).toBe('stored')
    await stores.leads.release(site, 1000, mails, NOW)
    const last = await Promise.all([1, 2, 3].map(() => outcome(quarantined())))
    expect(last.toSorted()).toEqual(['full', 'full', 'stored'])
    expect(await stores.leads.list(site, { status: 'quarantine' })).toHaveLength(
      QUARANTINE_ROOM.leads,
    )
  })

  test('M7 the quarantine holds so many signs, and files find no room first', async () => {
    const long = { message: 'é'.repeat(QUARANTINE_ROOM.answers / 2 - 20) }
    const large = { ...file(`${site}-gros.pdf`), size: QUARANTINE_ROOM.files - 10 }
    expect(await outcome(quarantined({ fields: long, files: [large] }))).toBe('stored')
    const second = { ...file(`${site}-petit.pdf`), size: 11 }
    expect(await outcome(quarantined({ files: [second] }))).toBe('no-room-for-files')
    expect(await outcome(quarantined({ files: [{ ...second, size: 10 }] }))).toBe('stored')
    expect(await outcome(quarantined({ fields: long }))).toBe('full')
    expect(await outcome(message({ fields: long }))).toBe('stored')
  })

  test('a person is found by address in any case, or by number, and nobody by nothing', async () => {
    const withNumber = { email: '', phone: '+33199001234' }
    await stores.leads.receive(site, message(), mails)
    await stores.leads.receive(site, message(withNumber), mails)
    const found = async (person: { email: string } | { phone: string }) =>
      (await stores.leads.findByPerson(site, person)).map(({ id }) => id)
    expect(await found({ email: ' ZOE@Exemple.fr' })).toEqual([1])
    expect(await found({ phone: '+33199001234' })).toEqual([2])
    expect(await found({ email: '' })).toEqual([])
    expect(await found({ phone: '' })).toEqual([])
    expect(await stores.leads.list(site, { form: 'guide' })).toEqual([])
  })

  test('an erased person leaves nothing, and an id is never given out again', async () => {
    const stored = `${site}-cv.pdf`
    await stores.leads.receive(site, message({ form: 'candidature', files: [file(stored)] }), mails)
    await stores.leads.receive(site, message({ email: 'autre@exemple.fr' }), mails)
    expect((await stores.leads.files()).has(stored)).toBe(true)
    const before = await waiting()
    expect(await stores.leads.eraseByPerson(site, { email: 'zoe@exemple.fr' })).toMatchObject({
      byForm: { candidature: 1 },
      files: [stored],
    })
    expect((await stores.leads.files()).has(stored)).toBe(false)
    expect(await waiting()).toBe(before - 1)
    await stores.leads.eraseByPerson(site, { email: 'autre@exemple.fr' })
    const again = await stores.leads.receive(site, message(), mails)
    expect(again).toMatchObject({ lead: { id: 3 } })
  })

  test('what is past its retention goes, with the texts that nobody agreed to any more', async () => {
    const consent = { version: `old-${site}`, text: 'Ancien texte' }
    const old = message({
      received_at: '2023-11-19T00:00:00.000Z',
      expires_at: '2026-11-19T00:00:00.000Z',
      consent,
    })
    await stores.leads.receive(site, old, () => [])
    await stores.leads.receive(site, message({ email: 'b@exemple.fr' }), mails)
    expect((await stores.leads.purgeExpired(site, NOW)).byForm).toEqual({ contact: 1 })
    expect((await stores.leads.purgeExpired(site, NOW)).byForm).toEqual({})
    expect(await stores.leads.list(site)).toMatchObject([{ email: 'b@exemple.fr' }])
    const texts = await db.selectFrom('consent_text').select('version').execute()
    expect(texts.map(({ version }) => version)).not.toContain(consent.version)
  })

  test('an exchange keeps what is kept from the last contact, and a call-back expires all the same', async () => {
    const call = { form: 'lead_rappel', expires_at: '2027-02-20T09:00:00.000Z' } as const
    await stores.leads.receive(site, message(), mails)
    await stores.leads.receive(site, message({ form: 'candidature' }), mails)
    await stores.leads.receive(site, message(call), mails)
    await stores.leads.touched(site, { email: 'zoe@exemple.fr' }, '2027-01-10T09:00:00.000Z')
    const ends = (await stores.leads.list(site)).map(({ expires_at }) => expires_at.slice(0, 10))
    expect(ends).toEqual(['2027-02-20', '2029-11-20', '2030-01-10'])
    const later = message({ received_at: '2028-05-01T00:00:00.000Z' })
    await stores.leads.receive(site, later, mails)
    expect((await stores.leads.find(site, 1))?.expires_at.slice(0, 10)).toBe('2031-05-01')
  })

  test('a window of points begins anew when it is over', async () => {
    const add = (at: string) =>
      stores.rateLimits.add(`${engine} form`, 1, { now: new Date(at), milliseconds: 60_000 })
    const all = await Promise.all([add(NOW), add(NOW), add(NOW)])
    expect(all.map(({ points }) => points).toSorted()).toEqual([1, 2, 3])
    const next = await add('2026-11-20T09:01:00.000Z')
    expect(next).toEqual({ points: 1, expiresAt: new Date('2026-11-20T09:02:00.000Z') })
    await stores.rateLimits.purge(new Date('2026-11-20T09:02:00.000Z'))
    expect((await add('2026-11-20T09:01:30.000Z')).points).toBe(1)
  })

  test('a lead goes from hand to hand, and its notes go with it when it is erased', async () => {
    const before = await waiting()
    const received = await stores.leads.receive(site, message(), mails)
    expect(received).toMatchObject({ outcome: 'stored', lead: { id: 1 } })
    expect(await stores.leads.assign(site, 1, { id: 'u1', name: 'Anne' })).toBe(true)
    expect(await stores.leads.setStatus(site, 1, 'in-progress')).toBe(true)
    await Promise.all(
      ['Rappelée', 'Devis envoyé'].map((text) =>
        stores.leads.note(site, 1, { at: NOW, author: 'Anne', text }),
      ),
    )
    expect(await stores.leads.find(site, 1)).toMatchObject({
      status: 'in-progress',
      assigned_to: 'u1',
      assigned_name: 'Anne',
    })
    const notes = (await stores.leads.notes(site, [1, 2])).get(1)
    expect(notes?.map(({ id }) => id)).toEqual([1, 2])
    expect(notes?.map(({ text }) => text).toSorted()).toEqual(['Devis envoyé', 'Rappelée'])

    expect(await stores.leads.setStatus(site + 1, 1, 'done')).toBe(false)
    expect(await stores.leads.note(site, 9, { at: NOW, author: 'A', text: 'x' })).toBe(false)
    expect(await stores.leads.receptions(site, NOW)).toEqual([
      { form: 'contact', status: 'in-progress', received_at: NOW },
    ])
    expect(await stores.leads.erase(site, 1)).toMatchObject({ byForm: { contact: 1 }, files: [] })
    expect(await stores.leads.notes(site, [1])).toEqual(new Map())
    expect(await waiting()).toBe(before)
  })

  test('a request that was dealt with is kept as long as one that is new', async () => {
    await stores.leads.receive(site, message({ form: 'lead_projet' }), mails)
    await stores.leads.setStatus(site, 1, 'done')
    const later = '2027-01-20T09:00:00.000Z'
    expect(await stores.leads.touched(site, { email: 'zoe@exemple.fr' }, later)).toBe(1)
  })
})
