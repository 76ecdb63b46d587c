import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { askToGoOn, type Renewals } from '#features/newsletter/service/ask-to-go-on.ts'
import type { MailingList, Subscriber } from '#features/newsletter/rules/newsletter.ts'
import { createTestApp, seededStores, type TestApp } from './app.ts'
import { onEachEngine, siteInTwoLanguages, widget } from './store-contract.ts'

const SITE = 1
const ORIGIN = 'https://www.lhermine-dauval.example'
const PAGES: Readonly<Record<MailingList, string>> = {
  letter: '/vos-actualites/lettre-dinformation/inscription',
  agenda: '/vos-outils/agenda',
}

/** A site where the forms of both lists stand on « /contact ». */
async function siteWithForms(stores: Stores): Promise<number> {
  const siteId = await siteInTwoLanguages(stores)
  await show(stores, siteId, 6, ['letter', 'agenda'])
  return siteId
}

/** The forms of these lists stand on a page, and nothing else does. */
const show = (stores: Stores, siteId: number, pageId: number, lists: readonly MailingList[]) =>
  stores.widgets.replace(
    siteId,
    { pageId, lang: 'fr' },
    lists.map((list) => widget({ type: 'newsletter', options: { list } })),
  )

/** Somebody who confirmed a list on that day. */
async function confirmed(
  stores: Stores,
  siteId: number,
  email: string,
  { at, list = 'letter', form = PAGES[list] }: { at: string; list?: MailingList; form?: string },
): Promise<Subscriber> {
  const wish = {
    email,
    name: '',
    lang: 'fr' as const,
    list,
    about: list === 'agenda' ? 'forme=ei' : '',
    consent: { version: 'v', text: 'J’accepte.' },
    form,
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
    siteId = await siteWithForms(stores)
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
    const asked = new Date('2026-12-16T10:00:00Z')
    await asking(stores, asked)
    expect(await taken(stores, asked)).toHaveLength(1)
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
    expect(await taken(stores, new Date('2027-03-01T10:00:00Z'))).toEqual([])
  })

  test('who left or was erased meanwhile is left as they are', async () => {
    const at = '2024-01-15T09:00:00.000Z'
    const { addressHash } = await confirmed(stores, siteId, 'c@exemple.fr', { at })
    await confirmed(stores, siteId, 'd@exemple.fr', { at })
    const asked = new Date('2026-12-16T10:00:00Z')
    await asking(stores, asked)
    expect(await taken(stores, asked)).toHaveLength(2)
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
    expect(mails.filter(({ to }) => to === 'c@exemple.fr' || to === 'd@exemple.fr')).toEqual([])
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
    const other = await siteWithForms(stores)
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

onEachEngine('the page on which a subscriber goes on', (open) => {
  let stores: Stores
  let siteId: number
  beforeEach(async () => {
    if (!stores) ({ stores } = await open())
    siteId = await siteInTwoLanguages(stores)
  })
  const at = '2024-01-15T09:00:00.000Z'
  const now = new Date('2026-12-16T10:00:00Z')
  const email = 'page@exemple.fr'
  /** The path that the mail leads to. */
  const askedOn = async () => {
    await asking(stores, now)
    const mail = (await taken(stores, now)).find(({ to }) => to === email)
    return /example(\/[^\s?]*)\?confirmer/.exec(mail?.text ?? '')?.[1]
  }

  test('is the one they asked on, as long as the form stands there', async () => {
    await show(stores, siteId, 2, ['letter'])
    await show(stores, siteId, 6, ['letter'])
    await confirmed(stores, siteId, email, { at, form: '/contact' })
    expect(await askedOn()).toBe('/contact')
  })

  test('is the same under its new address', async () => {
    await show(stores, siteId, 2, ['letter'])
    await show(stores, siteId, 6, ['letter'])
    await confirmed(stores, siteId, email, { at, form: '/contact' })
    await stores.pages.update(siteId, 6, 'fr', { path: '/nous-ecrire' })
    expect(await askedOn()).toBe('/nous-ecrire')
  })

  test('is another with the form of their list when theirs is gone, off line, or lost its form', async () => {
    await show(stores, siteId, 2, ['agenda'])
    await show(stores, siteId, 3, ['letter'])
    await show(stores, siteId, 6, ['letter'])
    for (const form of ['/disparue', '/contact', '/cabinet']) {
      await stores.pages.update(siteId, 6, 'fr', { is_active: form !== '/contact' })
      if (form !== '/contact') await show(stores, siteId, 6, [])
      await confirmed(stores, siteId, email, { at, form })
      expect(await askedOn(), form).toBe('/cabinet/equipe')
      await stores.newsletter.forget(siteId, email, at)
      await show(stores, siteId, 6, ['letter'])
    }
  })

  test('is found also where the form stands inside another block', async () => {
    await stores.widgets.replace(siteId, { pageId: 4, lang: 'fr' }, [
      widget({
        type: 'columns',
        options: { columns: [[{ id: 90, type: 'newsletter', version: 1, options: {} }]] },
      }),
    ])
    await confirmed(stores, siteId, email, { at, form: '/disparue' })
    expect(await askedOn()).toBe('/cabinet/bureaux')
  })

  test('is found also where the form stands in a shared block that visitors have', async () => {
    const block = (id: number, isLive: boolean) =>
      stores.texts.write(siteId, 'block', {
        id,
        lang: 'fr',
        title: 'La lettre',
        content: JSON.stringify({
          widgets: [{ id: 1, zone: 'main', type: 'newsletter', version: 1, options: {} }],
        }),
        isLive,
      })
    await block(1, false)
    await block(2, true)
    const showing = (number: number) => widget({ type: 'shared-block', options: { block: number } })
    await stores.widgets.replace(siteId, { pageId: 2, lang: 'fr' }, [showing(1)])
    await stores.widgets.replace(siteId, { pageId: 4, lang: 'fr' }, [
      widget({ type: 'columns', options: { columns: [[{ ...showing(2), id: 90 }]] } }),
    ])
    await stores.widgets.replace(siteId, { pageId: 5, lang: 'fr' }, [showing(2)])
    await confirmed(stores, siteId, email, { at, form: '/cabinet' })
    expect(await askedOn()).toBe('/cabinet/bureaux')
    await confirmed(stores, siteId, 'gare@exemple.fr', { at, form: '/cabinet/bureaux/gare' })
    await asking(stores, now)
    expect((await taken(stores, now))[0]?.text).toContain('/cabinet/bureaux/gare?confirmer')
  })

  test('is one that settings leave to visitors', async () => {
    await show(stores, siteId, 2, ['letter'])
    await show(stores, siteId, 6, ['letter'])
    await stores.pages.update(siteId, 2, 'fr', {
      infos: JSON.stringify({ settings: ['kiosque'] }),
    })
    await stores.sites.saveSettings(siteId, { kiosque: '0' })
    await confirmed(stores, siteId, email, { at, form: '/cabinet' })
    expect(await askedOn()).toBe('/contact')
  })

  test('is none when no page has the form: nobody is asked, nobody is erased, and it is said', async () => {
    await show(stores, siteId, 6, ['agenda'])
    await confirmed(stores, siteId, email, { at })
    await confirmed(stores, siteId, 'rappels@exemple.fr', { at, list: 'agenda' })
    const told: string[] = []
    await asking(stores, now, { warn: (message) => told.push(message) })
    expect((await taken(stores, now)).map(({ to }) => to)).toEqual(['rappels@exemple.fr'])
    expect(told).toEqual([expect.stringContaining('l’inscription à la lettre')])
    await purge(stores, '2029-01-01T00:00:00.000Z')
    expect(await stores.newsletter.find(siteId, email)).toMatchObject({
      state: 'confirmed',
      unsubscribedAt: '',
    })
  })
})

onEachEngine('a question and its mail', (open) => {
  let stores: Stores
  let siteId: number
  beforeEach(async () => {
    if (!stores) ({ stores } = await open())
    siteId = await siteWithForms(stores)
  })
  const at = '2024-01-15T09:00:00.000Z'
  const now = new Date('2026-12-16T10:00:00Z')
  const on = (day: string) => new Date(`${day}T10:00:00Z`)
  const find = (email: string) => stores.newsletter.find(siteId, email)
  const ended = async (when: Date, error: string) => {
    const until = when.toISOString()
    const mails = await stores.outbox.take({ now: until, until, limit: 100 })
    for (const mail of mails) await stores.outbox.failed(mail, { at: until, error })
    return mails
  }

  test('a mail that never left leaves nobody to be erased: they are asked again', async () => {
    const email = 'panne@exemple.fr'
    await confirmed(stores, siteId, email, { at })
    await asking(stores, now)
    expect(await ended(on('2026-12-21'), 'connect ECONNREFUSED')).toHaveLength(1)
    await asking(stores, on('2026-12-22'))
    expect((await taken(stores, on('2026-12-22'))).map(({ to }) => to)).toEqual([email])
    await asking(stores, on('2026-12-23'))
    expect(await taken(stores, on('2026-12-23'))).toEqual([])
    await purge(stores, '2027-01-18T00:00:00.000Z')
    expect(await find(email)).toMatchObject({ state: 'confirmed' })
    await purge(stores, '2027-01-22T00:00:00.000Z')
    expect(await stores.newsletter.list(siteId)).toMatchObject([
      { email: '', state: 'unsubscribed' },
    ])
  })

  test('what a server refuses for another reason than the address is asked again days later alone', async () => {
    const email = 'relais@exemple.fr'
    await confirmed(stores, siteId, email, { at })
    await asking(stores, now)
    await ended(now, '550 5.7.1 Relaying denied')
    await asking(stores, on('2026-12-17'))
    expect(await taken(stores, on('2026-12-17'))).toEqual([])
    await asking(stores, on('2026-12-22'))
    expect(await taken(stores, on('2026-12-22'))).toHaveLength(1)
  })

  test.each([
    '550 5.1.1 No such user',
    '550-5.2.1 disabled',
    '550 inconnu',
    '« … » n’est pas une adresse électronique.',
  ])('an address that is refused (%s) is erased at the end', async (error) => {
    await confirmed(stores, siteId, 'ferme@exemple.fr', { at })
    await asking(stores, now)
    await ended(now, error)
    await asking(stores, on('2026-12-22'))
    expect(await taken(stores, on('2026-12-22'))).toEqual([])
    await purge(stores, '2027-01-17T00:00:00.000Z')
    expect(await find('ferme@exemple.fr')).toMatchObject({ email: '', state: 'unsubscribed' })
  })

  test('a server that was off all the while erases nobody whose mail still waits', async () => {
    const email = 'eteint@exemple.fr'
    await confirmed(stores, siteId, email, { at })
    await asking(stores, now)
    await purge(stores, '2027-01-17T00:00:00.000Z')
    expect(await find(email)).toMatchObject({ state: 'confirmed', unsubscribedAt: '' })
    expect(await taken(stores, on('2027-01-17'))).toEqual([])
    await asking(stores, on('2027-01-17'))
    expect(await taken(stores, on('2027-01-17'))).toHaveLength(1)
  })

  test('who leaves gets no mail that still waits, and others get theirs', async () => {
    const { addressHash } = await confirmed(stores, siteId, 'part@exemple.fr', { at })
    await confirmed(stores, siteId, 'reste@exemple.fr', { at })
    await asking(stores, now)
    const reminder = (hash: string, to: string) => ({
      kind: 'agenda-reminder',
      key: `agenda-reminder ${hash} 2026-12-24`,
      to,
      subject: 'Échéance',
      text: '',
      html: '',
    })
    await stores.outbox.add(
      siteId,
      [reminder(addressHash, 'part@exemple.fr'), reminder('autre', 'reste@exemple.fr')],
      now.toISOString(),
    )
    await stores.newsletter.unsubscribe(siteId, addressHash, now.toISOString())
    const mails = await taken(stores, now)
    expect(mails.map(({ to, kind }) => [to, kind]).toSorted()).toEqual([
      ['reste@exemple.fr', 'agenda-reminder'],
      ['reste@exemple.fr', 'newsletter-renewal'],
    ])
  })

  test('a clock that the nightly erasing doubts asks nobody', async () => {
    await confirmed(stores, siteId, 'horloge@exemple.fr', { at })
    await stores.installation.write('purged', '2026-10-01T03:17:00.000Z')
    await asking(stores, now)
    expect(await taken(stores, now)).toEqual([])
    await stores.installation.write('purged', '2026-12-16T03:17:00.000Z')
    await asking(stores, now)
    expect(await taken(stores, now)).toHaveLength(1)
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

  test('who signs up again after the end, before the night, begins anew', async () => {
    const email = 'apres@exemple.fr'
    now = new Date('2026-12-16T10:00:00Z')
    const { round } = await confirmed(stores, SITE, email, { at: '2024-01-15T09:00:00.000Z' })
    await asking(stores, now)
    await taken(stores, now)
    now = new Date('2027-01-15T12:00:00Z')
    expect((await press(PAGES.letter, { email, nom: '', accord: 'oui' })).statusCode).toBe(303)
    const [mail, ...more] = await taken(stores, now)
    expect([mail?.kind, more]).toEqual(['newsletter-confirm', []])
    expect(await stores.newsletter.find(SITE, email)).toMatchObject({
      state: 'pending',
      round: round + 1,
    })
    const address = /https:\/\/[^/\s]+(\/\S+confirmer\S+)/.exec(mail?.text ?? '')?.[1]
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
