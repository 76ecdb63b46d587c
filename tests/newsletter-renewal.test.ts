import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { askToGoOn, type Renewals } from '#features/newsletter/service/ask-to-go-on.ts'
import type { MailingList, Subscriber } from '#features/newsletter/rules/newsletter.ts'
import { createTestApp, seededStores, type TestApp } from './app.ts'
import { onEachEngine, siteInTwoLanguages } from './store-contract.ts'

const SITE = 1
const ORIGIN = 'https://www.lhermine-dauval.example'
const PAGES: Readonly<Record<MailingList, string>> = {
  letter: '/vos-actualites/lettre-dinformation/inscription',
  agenda: '/vos-outils/agenda',
}

/** Somebody who confirmed a list on that day. */
async function confirmed(
  stores: Stores,
  siteId: number,
  email: string,
  { at, list = 'letter' }: { at: string; list?: MailingList },
): Promise<Subscriber> {
  const wish = {
    email,
    name: '',
    lang: 'fr' as const,
    list,
    about: list === 'agenda' ? 'forme=ei' : '',
    consent: { version: 'v', text: 'J’accepte.' },
    form: PAGES[list],
  }
  const { addressHash, round } = await stores.newsletter.subscribe(siteId, wish, at, () => [])
  const found = await stores.newsletter.confirm(siteId, addressHash, round, at, () => [])
  if (found === null) throw new Error('nobody confirmed')
  return found
}

const asking = (stores: Stores, now: Date, more: Partial<Renewals> = {}) =>
  askToGoOn({
    stores,
    signer: createSigner('a secret of tests alone'),
    clock: () => now,
    addressesOf: () => ({ origin: ORIGIN, backOffice: `${ORIGIN}/admin` }),
    sendsMail: true,
    mailed() {},
    warn(message, cause) {
      throw new Error(message, { cause })
    },
    ...more,
  })

async function taken(stores: Stores, now: Date): Promise<MailDraft[]> {
  const until = now.toISOString()
  const mails: MailDraft[] = []
  for (;;) {
    const some = await stores.outbox.take({ now: until, until, limit: 100 })
    if (some.length === 0) return mails
    for (const mail of some) await stores.outbox.sent(mail, until)
    mails.push(...some.map(({ draft }) => draft))
  }
}

const purge = (stores: Stores, now: string) =>
  stores.newsletter.purge({ endedBefore: now, pendingBefore: '', unsubscribedBefore: '' })

onEachEngine('subscribers who say nothing', (open) => {
  let stores: Stores
  let siteId: number
  beforeEach(async () => {
    if (!stores) ({ stores } = await open())
    siteId = await siteInTwoLanguages(stores)
  })
  const find = (email: string) => stores.newsletter.find(siteId, email)

  test('are asked once after thirty-five months, and erased thirty days later with their proof kept', async () => {
    const { addressHash } = await confirmed(stores, siteId, 'a@exemple.fr', {
      at: '2024-01-15T09:00:00.000Z',
    })
    const early = new Date('2026-12-15T08:00:00Z')
    await asking(stores, early)
    expect(await taken(stores, early)).toEqual([])
    const now = new Date('2026-12-15T10:00:00Z')
    await asking(stores, now)
    await asking(stores, now)
    await asking(stores, new Date('2026-12-20T10:00:00Z'))
    const mails = await taken(stores, new Date('2026-12-20T10:00:00Z'))
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['newsletter-renewal', 'a@exemple.fr'],
    ])
    expect(mails[0]?.subject).toMatch(/^Souhaitez-vous continuer/)
    expect(mails[0]?.headers).toHaveProperty('List-Unsubscribe')
    // Meanwhile it comes as before.
    expect(await stores.newsletter.list(siteId, { state: 'confirmed' })).toHaveLength(1)
    await purge(stores, '2027-01-14T09:59:00.000Z')
    expect(await find('a@exemple.fr')).toMatchObject({ state: 'confirmed' })
    await purge(stores, '2027-01-14T10:01:00.000Z')
    expect(await stores.newsletter.list(siteId)).toMatchObject([
      { addressHash, email: '', state: 'unsubscribed', consent: { text: 'J’accepte.' } },
    ])
  })

  test('stay who they are by one answer, which a purge at the same time respects', async () => {
    const { addressHash, round } = await confirmed(stores, siteId, 'b@exemple.fr', {
      at: '2024-01-15T09:00:00.000Z',
    })
    await asking(stores, new Date('2026-12-16T10:00:00Z'))
    const at = '2027-01-10T10:00:00.000Z'
    await stores.newsletter.confirm(siteId, addressHash, round, at, () => {
      throw new Error('a second welcome')
    })
    await purge(stores, '2027-03-01T00:00:00.000Z')
    expect(await find('b@exemple.fr')).toMatchObject({
      state: 'confirmed',
      confirmedAt: at,
      unsubscribedAt: '',
    })
    await asking(stores, new Date('2027-03-01T10:00:00Z'))
    expect(await taken(stores, new Date('2027-03-01T10:00:00Z'))).toHaveLength(1)
  })

  test('who left or was erased meanwhile is left as they are', async () => {
    const at = '2024-01-15T09:00:00.000Z'
    const { addressHash } = await confirmed(stores, siteId, 'c@exemple.fr', { at })
    await confirmed(stores, siteId, 'd@exemple.fr', { at })
    await asking(stores, new Date('2026-12-16T10:00:00Z'))
    const left = '2026-12-18T10:00:00.000Z'
    await stores.newsletter.unsubscribe(siteId, addressHash, left)
    await stores.newsletter.forget(siteId, 'd@exemple.fr', left)
    await purge(stores, '2027-03-01T00:00:00.000Z')
    expect(await find('c@exemple.fr')).toMatchObject({
      email: 'c@exemple.fr',
      state: 'unsubscribed',
      unsubscribedAt: left,
    })
    expect(await find('d@exemple.fr')).toMatchObject({ email: '', unsubscribedAt: left })
    await asking(stores, new Date('2030-12-16T10:00:00Z'))
    // Each was asked once, before they left.
    const mails = await taken(stores, new Date('2030-12-16T10:00:00Z'))
    const theirs = mails.filter(({ to }) => to === 'c@exemple.fr' || to === 'd@exemple.fr')
    expect(theirs).toHaveLength(2)
  })

  test('a long list is asked some at a time, each once, and a question without its mail is none', async () => {
    for (let place = 0; place < 60; place += 1) {
      await confirmed(stores, siteId, `liste-${place}@exemple.fr`, {
        at: `2024-01-01T09:00:${String(place).padStart(2, '0')}.000Z`,
      })
    }
    const now = new Date('2026-12-16T10:00:00Z')
    const broken = {
      ...stores,
      newsletter: {
        ...stores.newsletter,
        ask: (id: number, wanted: Parameters<typeof stores.newsletter.ask>[1]) =>
          stores.newsletter.ask(id, wanted, () => {
            throw new Error('killed')
          }),
      },
    }
    const told: unknown[] = []
    await asking(broken, now, { warn: (message) => told.push(message) })
    expect(told).toHaveLength(1)
    expect(await stores.newsletter.sitesToAsk(now.toISOString())).toEqual([siteId])
    await asking(stores, now)
    expect(await taken(stores, now)).toHaveLength(50)
    const later = new Date('2026-12-16T11:00:00Z')
    await Promise.all([asking(stores, later), asking(stores, later)])
    expect(await taken(stores, later)).toHaveLength(10)
    expect(await stores.newsletter.sitesToAsk(now.toISOString())).toEqual([])
  })

  test('a firm that fails keeps no other from it, and without a mail server nobody is asked', async () => {
    const other = await siteInTwoLanguages(stores)
    const at = '2024-01-15T09:00:00.000Z'
    await confirmed(stores, siteId, 'e@exemple.fr', { at })
    await confirmed(stores, other, 'f@exemple.fr', { at })
    const now = new Date('2026-12-16T10:00:00Z')
    await asking(stores, now, { sendsMail: false })
    await purge(stores, '2029-01-01T00:00:00.000Z')
    expect(await find('e@exemple.fr')).toMatchObject({ state: 'confirmed', unsubscribedAt: '' })
    const warned: (number | null)[] = []
    await asking(stores, now, {
      addressesOf(site) {
        if (site.id === siteId) throw new Error('no host')
        return { origin: ORIGIN, backOffice: '' }
      },
      warn: (_message, _cause, id) => warned.push(id ?? null),
    })
    expect(warned).toEqual([siteId])
    expect((await taken(stores, now)).map(({ to }) => to)).toEqual(['f@exemple.fr'])
  })
})

describe('the answer of a subscriber', () => {
  let site: TestApp
  let stores: Stores
  let now: Date
  beforeAll(async () => {
    now = new Date('2026-12-16T10:00:00Z')
    stores = await seededStores()
    site = await createTestApp({ stores, clock: () => now })
  })
  afterAll(async () => {
    await site.close()
    await stores.close()
  })

  const press = async (address: string, fields: Record<string, string> = {}) => {
    const { body } = await site.get(address)
    const form = /<section[^>]*data-widget-type="newsletter[^]*?<\/section>/.exec(body)?.[0] ?? ''
    const drawn = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    // A person takes some seconds.
    now = new Date(now.getTime() + 20_000)
    return site.app.inject({
      method: 'POST',
      url: address.split('?')[0] ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams([...drawn, ...Object.entries(fields)]).toString(),
    })
  }

  test('who is asked and signs up again gets the question again, and stays by its link', async () => {
    const email = 'encore@exemple.fr'
    now = new Date('2026-12-16T10:00:00Z')
    await confirmed(stores, SITE, email, { at: '2024-01-15T09:00:00.000Z' })
    await asking(stores, now)
    await taken(stores, now)
    now = new Date('2026-12-20T10:00:00Z')
    const answer = await press(PAGES.letter, { email, nom: '', accord: 'oui' })
    expect(answer.statusCode).toBe(303)
    const [mail, ...more] = await taken(stores, now)
    expect([mail?.kind, more]).toEqual(['newsletter-renewal', []])
    const address = /https:\/\/www\.lhermine-dauval\.example(\/\S+confirmer\S+)/.exec(
      mail?.text ?? '',
    )?.[1]
    now = new Date('2027-01-14T09:00:00Z')
    expect((await press(address ?? '')).statusCode).toBe(303)
    expect(await stores.newsletter.find(SITE, email)).toMatchObject({
      state: 'confirmed',
      unsubscribedAt: '',
    })
  })

  test.each(['letter', 'agenda'] as const)(
    'of the %s is the button behind the link of the mail, for thirty days',
    async (list) => {
      const email = `${list}@exemple.fr`
      now = new Date('2026-12-16T10:00:00Z')
      await confirmed(stores, SITE, email, { at: '2024-01-15T09:00:00.000Z', list })
      await asking(stores, now)
      const [mail] = await taken(stores, now)
      const address = /https:\/\/www\.lhermine-dauval\.example(\/\S+confirmer\S+)/.exec(
        mail?.text ?? '',
      )?.[1]
      const known = async () => (await stores.newsletter.findAll(SITE, email))[0]
      // A mail reader that looks at the link answers nothing.
      now = new Date('2027-01-14T09:00:00Z')
      expect((await site.get(address ?? '')).status).toBe(200)
      expect((await known())?.unsubscribedAt).not.toBe('')
      expect((await press(address ?? '')).statusCode).toBe(303)
      expect(await known()).toMatchObject({
        state: 'confirmed',
        confirmedAt: now.toISOString(),
        unsubscribedAt: '',
      })
      now = new Date('2027-01-16T09:00:00Z')
      expect((await site.get(address ?? '')).body).toContain('n’est plus valable')
    },
  )
})
