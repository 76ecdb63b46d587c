import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onBothEngines } from './exhaustive.ts'
import type { NewLead } from '#features/leads/rules/lead.ts'
import { requestedOwners } from '#features/leads/service/assignees.ts'
import { afterWorkingHours } from '#features/sites/rules/working-hours.ts'
import { remindOfLeads } from '#features/leads/service/remind.ts'
import { type AccountApp, createAccountApp } from './account-app.ts'

/** Tuesday, 10:00 in Paris: four working hours on it is 15:30, eight the next day at 11:00. */
const RECEIVED = '2026-11-24T09:00:00.000Z'
const OFFICE = 'accueil@cabinet.example'
const AWAY = { email: 'Odile@cabinet.example', stand_in: 'thomas@cabinet.example' }

onBothEngines('reminders of requests,', (engine) => {
  let app: AccountApp
  let colleague: { id: string; name: string }
  beforeAll(async () => {
    app = await createAccountApp(engine)
    colleague = { id: await app.addAccount('odile@cabinet.example', 'lead-desk'), name: 'Odile' }
    const week = [{ days: 'Lundi au vendredi', times: '9 h – 12 h 30, 14 h – 18 h' }]
    const offices = ((await app.stores.sites.find(1))?.offices ?? []).map((office) => ({
      ...office,
      hours: week,
      closings: [],
    }))
    await app.stores.sites.saveOffices(1, offices)
  })
  afterAll(() => app.close())
  beforeEach(() => app.stores.sites.saveSettings(1, { site_email: OFFICE, absences: [] }))

  let count = 0
  async function received(more: Partial<NewLead> = {}): Promise<number> {
    count += 1
    const answer = await app.stores.leads.receive(
      1,
      {
        form: 'contact',
        nonce: `rappel-${count}`,
        status: 'new',
        lang: 'fr',
        page_path: '/contact',
        name: 'Zoé Lefèvre',
        email: 'zoe@exemple.fr',
        phone: '',
        fields: { nom: 'Zoé Lefèvre' },
        consent: { version: 'v1', text: 'Le texte lu.' },
        purpose: 'Répondre',
        received_at: RECEIVED,
        expires_at: '2029-11-24T09:00:00.000Z',
        spam: { score: 0, reasons: [] },
        files: [],
        ...more,
      },
      () => [],
    )
    if (!('lead' in answer)) throw new Error('The nonce was used before.')
    return answer.lead.id
  }

  const addressesOf = () => ({ origin: 'https://a.fr', backOffice: 'https://a.fr/admin' })
  const unexpected = (message: string, cause: unknown) => {
    throw new Error(message, { cause })
  }
  let woken = 0
  /** Looks at these instants. @returns whom the request with this id is written to, in their order */
  async function reminded(id: number, ...instants: string[]): Promise<string[]> {
    const nonce = (await app.stores.leads.find(1, id))?.nonce ?? ''
    for (const instant of instants) {
      const clock = () => new Date(instant)
      const mailed = () => {
        woken += 1
      }
      await remindOfLeads({ stores: app.stores, clock, addressesOf, mailed, warn: unexpected })
    }
    const mails = await app.stores.outbox.list('waiting', 1000)
    return mails
      .filter(({ key }) => key.startsWith('lead-reminder-') && key.endsWith(` ${nonce}`))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ recipient }) => recipient)
  }

  const [EARLY, DUE, TWICE] = [
    '2026-11-24T14:29:00Z',
    '2026-11-24T14:31:00Z',
    '2026-11-25T10:01:00Z',
  ] as const

  test('nobody’s: the firm is told once, when its hours have passed, and not before', async () => {
    const id = await received()
    expect(await reminded(id, EARLY)).toEqual([])
    const before = woken
    expect(await reminded(id, DUE)).toEqual([OFFICE])
    expect(woken).toBe(before + 1)
    expect(await reminded(id, DUE, DUE, TWICE)).toEqual([OFFICE])
  })

  test('somebody’s: they are told first, the firm as many hours later', async () => {
    const id = await received()
    await app.stores.leads.assign(1, id, colleague)
    expect(await reminded(id, DUE)).toEqual(['odile@cabinet.example'])
    expect(await reminded(id, TWICE)).toEqual(['odile@cabinet.example', OFFICE])
  })

  test('who stands in for them is told instead', async () => {
    const absences = [{ ...AWAY, from: '2026-11-24', until: '2026-11-24' }]
    await app.stores.sites.saveSettings(1, { absences })
    const id = await received()
    await app.stores.leads.assign(1, id, colleague)
    expect(await reminded(id, DUE)).toEqual(['thomas@cabinet.example'])
  })

  test('who stands in for somebody finds their requests among their own, for as long as they are away', async () => {
    const thomas = await app.addAccount('thomas@cabinet.example', 'lead-desk')
    const absences = [{ ...AWAY, from: '2026-11-24', until: '2026-11-24' }]
    await app.stores.sites.saveSettings(1, { absences })
    const site = await app.stores.sites.find(1)
    if (site === null) throw new Error('no site')
    const owners = async (assigned_to: string | undefined, day: string) =>
      new Set(
        await requestedOwners(app.stores, site, { assigned_to }, new Date(`${day}T10:00:00Z`)),
      )
    expect(await owners(thomas, '2026-11-24')).toEqual(new Set([thomas, colleague.id]))
    expect(await owners(thomas, '2026-11-25')).toEqual(new Set([thomas]))
    expect(await owners(colleague.id, '2026-11-24')).toEqual(new Set([colleague.id]))
    expect(await owners('nobody', '2026-11-24')).toEqual(new Set(['']))
    expect(await owners('no-account', '2026-11-24')).toEqual(new Set(['no-account']))
  })

  test('no mail of what is done, answered, put aside or off, and none that is a day late', async () => {
    const done = await received()
    await app.stores.leads.setStatus(1, done, 'done')
    const aside = await received({ status: 'quarantine' })
    const answered = await received()
    const reply = { at: RECEIVED, author: 'Odile', subject: 'Re', text: 'Oui.', after: 0 }
    await app.stores.leads.answer(1, answered, reply, (key) => ({
      kind: 'lead-reply',
      key,
      to: 'zoe@exemple.fr',
      subject: 'Re',
      text: 'Oui.',
      html: '<p>Oui.</p>',
    }))
    for (const id of [done, aside, answered]) expect(await reminded(id, DUE, TWICE)).toEqual([])
    const late = await received()
    expect(await reminded(late, '2026-11-27T09:00:00Z')).toEqual([])
    const off = await received()
    await app.stores.sites.saveSettings(1, { lead_reminder_hours: 0 })
    expect(await reminded(off, DUE)).toEqual([])
    await app.stores.sites.saveSettings(1, { lead_reminder_hours: 4 })
  })

  test('a firm that can’t be read is told of, and the others’ reminders leave', async () => {
    const id = await received()
    const warned: unknown[] = []
    const outbox = {
      ...app.stores.outbox,
      async add(...order: Parameters<typeof app.stores.outbox.add>) {
        if (order[0] === 77) throw new Error('abîmé')
        await app.stores.outbox.add(...order)
      },
    }
    const leads = {
      ...app.stores.leads,
      sitesWaiting: async () => [77, 1],
      waiting: (siteId: number, since: string) =>
        siteId === 77 ? Promise.reject(new Error('abîmé')) : app.stores.leads.waiting(1, since),
    }
    const sites = { ...app.stores.sites, find: () => app.stores.sites.find(1) }
    await remindOfLeads({
      stores: { accounts: app.stores.accounts, leads, sites, outbox },
      clock: () => new Date(DUE),
      addressesOf,
      mailed: () => {},
      warn: (_message, _cause, siteId) => void warned.push(siteId),
    })
    expect(warned).toEqual([77])
    expect(await reminded(id)).toEqual([OFFICE])
  })

  test.each([1, 3, 8, 15, 31, 59])(
    'a closing of %i days delays a reminder and loses none',
    async (days) => {
      const from = '2026-11-24'
      const until = new Date(Date.parse(from) + (days - 1) * 86_400_000).toISOString().slice(0, 10)
      const offices = (await app.stores.sites.find(1))?.offices ?? []
      const closed = offices.map((office) => ({
        ...office,
        closings: [{ from, until, reason: '' }],
      }))
      await app.stores.sites.saveOffices(1, closed)
      const office = closed[0]
      const due = office && afterWorkingHours(new Date(RECEIVED), 4, office)
      if (!due) throw new Error('It opens again.')
      const id = await received()
      expect(await reminded(id, new Date(due.getTime() - 60_000).toISOString())).toEqual([])
      expect(await reminded(id, new Date(due.getTime() + 60_000).toISOString())).toEqual([OFFICE])
      await app.stores.sites.saveOffices(1, offices)
    },
  )

  test('whoever may not sign in any more hears nothing of it: the firm does', async () => {
    const id = await received()
    const gone = { id: await app.addAccount('parti@cabinet.example', 'lead-desk'), name: 'Parti' }
    await app.stores.leads.assign(1, id, gone)
    await app.stores.accounts.disable(gone.id, RECEIVED)
    expect(await reminded(id, DUE)).toEqual([OFFICE])
  })

  test('the mail says which one and since when, and nothing of who wrote', async () => {
    const id = await received()
    await reminded(id, DUE)
    const mails = await app.stores.outbox.take({
      now: '2099-01-01T00:00:00Z',
      until: '2099-01-01T00:01:00Z',
      limit: 1000,
    })
    const nonce = (await app.stores.leads.find(1, id))?.nonce ?? ''
    const { draft } = mails.find(({ key }) => key === `lead-reminder-1 ${nonce}`) ?? {}
    expect(draft?.subject).toMatch(new RegExp(`demande n°\\s${id}$`))
    expect(draft?.text).toContain('mardi 24 novembre 2026 à 10\u00A0h')
    expect(draft?.html).toContain(`https://a.fr/admin/leads/${id}/show`)
    expect(JSON.stringify(draft)).not.toMatch(/Zoé|zoe@/)
  })
})
