import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { remindOfDeadlines } from '#features/newsletter/service/remind-of-deadlines.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { createTestApp, seededStores, type TestApp } from './app.ts'

const AGENDA = '/vos-outils/agenda'
const FIRM = 'forme=sarl&cloture=12&tva=mois'
const SITE = 1
const ORIGIN = 'https://www.lhermine-dauval.example'

let site: TestApp
let stores: Stores
let now: Date
let visitors = 0
const at = (instant: string) => {
  now = new Date(instant)
}
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

beforeAll(async () => {
  stores = await seededStores()
  site = await createTestApp({ stores, clock: () => now })
})
afterAll(async () => {
  await site.close()
  await stores.close()
})
beforeEach(() => {
  at('2026-11-20T09:00:00Z')
  visitors += 1
})

async function hidden(path: string): Promise<Record<string, string>> {
  const { body } = await site.get(path)
  const form = /<section[^>]*data-widget-type="newsletter[^]*?<\/section>/.exec(body)?.[0] ?? ''
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
}

async function send(path: string, fields: Record<string, string>) {
  const drawn = await hidden(path)
  later(20)
  return site.app.inject({
    method: 'POST',
    url: path.split('?')[0] ?? path,
    remoteAddress: `192.0.2.${visitors}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...drawn, ...fields }).toString(),
  })
}

async function mails(): Promise<MailDraft[]> {
  const until = now.toISOString()
  const taken = await stores.outbox.take({ now: until, until, limit: 100 })
  for (const mail of taken) await stores.outbox.sent(mail, until)
  return taken.map(({ draft }) => draft)
}

const linkIn = (mail: MailDraft | undefined): string =>
  /https:\/\/www\.lhermine-dauval\.example(\/\S+confirmer\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

async function subscribed(email: string, query = FIRM): Promise<void> {
  const path = query === '' ? AGENDA : `${AGENDA}?${query}`
  expect((await send(path, { email, accord: 'oui' })).statusCode).toBe(303)
  const [mail] = await mails()
  expect((await send(linkIn(mail), {})).statusCode).toBe(303)
  expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-welcome'])
}

const remind = () =>
  remindOfDeadlines({
    stores,
    signer: createSigner('secret'),
    clock: () => now,
    addressesOf: () => ({ origin: ORIGIN, backOffice: `${ORIGIN}/admin` }),
    mailed() {},
    warn(message, cause) {
      throw new Error(message, { cause })
    },
  })

async function reminders(email: string): Promise<MailDraft[]> {
  await remind()
  return (await mails()).filter(({ kind, to }) => kind === 'agenda-reminder' && to === email)
}

describe('asking for reminders', () => {
  test('the form says for which firm, and carries it; nothing is kept before the link is followed', async () => {
    const { body } = await site.get(`${AGENDA}?${FIRM}`)
    expect(body).toMatch(/Rappels pour\u00A0: SARL[^<]*clôture fin décembre/)
    expect(await hidden(`${AGENDA}?${FIRM}`)).toMatchObject({ forme: 'sarl', cloture: '12' })
    await send(`${AGENDA}?${FIRM}`, { email: 'demande@exemple.fr', accord: 'oui' })
    const [known] = await stores.newsletter.findAll(SITE, 'demande@exemple.fr')
    expect(known).toMatchObject({ list: 'agenda', state: 'pending', about: FIRM, form: AGENDA })
    const [mail] = await mails()
    expect(mail?.text).toContain('rappels d’échéances')
    expect(mail?.text).toContain('la description de l’entreprise soit gardée')
  })

  test('a description that can’t be read is told, with what was typed', async () => {
    const answer = await send(AGENDA, { email: 'a@exemple.fr', accord: 'oui', forme: 'empire' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('une réponse ne se lit pas')
    expect(answer.body).toContain('value="a@exemple.fr"')
    expect(await mails()).toEqual([])
  })

  test('the letter is another list: whoever gets one does not get the other', async () => {
    await subscribed('rappels@exemple.fr')
    expect(await stores.newsletter.find(SITE, 'rappels@exemple.fr')).toBeNull()
    expect(await stores.newsletter.list(SITE, { list: 'letter', state: 'confirmed' })).toEqual([])
  })

  test('an address is reminded of five firms at most; a sixth is answered alike', async () => {
    const answers: string[] = []
    for (let cloture = 1; cloture <= 6; cloture += 1) {
      const answer = await send(`${AGENDA}?forme=sarl&cloture=${cloture}`, {
        email: 'cible@exemple.fr',
        accord: 'oui',
      })
      answers.push(String(answer.headers.location))
    }
    expect(new Set(answers).size).toBe(1)
    expect(await mails()).toHaveLength(5)
    expect(await stores.newsletter.findAll(SITE, 'cible@exemple.fr')).toHaveLength(5)
  })
})

describe('a reminder', () => {
  test('leaves seven days before, once, with the way to the calendar and out', async () => {
    const email = 'une-fois@exemple.fr'
    await subscribed(email)
    at('2026-12-08T07:00:00Z')
    const [mail, ...more] = await reminders(email)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/15\sdécembre\s2026/)
    expect(mail?.text).toMatch(
      /Quatrième acompte d’impôt sur les sociétés 2026\s: mardi\s15\sdécembre\s2026/,
    )
    expect(mail?.text).toContain(`${ORIGIN}${AGENDA}?${FIRM}`)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await reminders(email)).toEqual([])
    later(3600)
    expect(await reminders(email)).toEqual([])
  })

  test('leads to the home page once the calendar has left', async () => {
    const email = 'partie@exemple.fr'
    await subscribed(email)
    const tree = await stores.pages.tree(SITE, 'fr')
    const { id } = tree.find(({ path }) => path === AGENDA) ?? { id: 0 }
    await stores.pages.update(SITE, id, 'fr', { is_active: false })
    at('2026-12-08T07:00:00Z')
    const [mail] = await reminders(email)
    await stores.pages.update(SITE, id, 'fr', { is_active: true })
    expect(mail?.text).toContain(`${ORIGIN}/?${FIRM}`)
    expect(mail?.text).not.toContain(AGENDA)
  })

  test('is late by two days at most', async () => {
    const email = 'retard@exemple.fr'
    await subscribed(email)
    at('2026-12-10T07:00:00Z')
    const days = (await reminders(email)).map(({ key }) => key.split(' ').at(-1))
    expect(days).toContain('2026-12-15')
    at('2027-01-13T07:00:00Z')
    expect((await reminders(email)).map(({ key }) => key)).not.toContain(
      expect.stringContaining('2026-12'),
    )
  })

  test('of a day before one subscribed never comes', async () => {
    at('2026-12-09T09:00:00Z')
    const email = 'nouvelle@exemple.fr'
    await subscribed(email)
    expect((await reminders(email)).map(({ key }) => key.split(' ').at(-1))).not.toContain(
      '2026-12-15',
    )
  })

  test('follows what the firm hides, adds and advises', async () => {
    const email = 'conseil@exemple.fr'
    await subscribed(email, '')
    const found = await stores.sites.find(SITE)
    await stores.sites.saveSettings(SITE, {
      own_deadlines: [
        { title: 'Envoyer vos pièces', date: '2026-12-11', who: 'tous', advice: 'Par le portail.' },
      ],
    })
    at('2026-12-04T07:00:00Z')
    const [mail] = await reminders(email)
    expect(mail?.text).toContain('Envoyer vos pièces')
    expect(mail?.text).toContain('Par le portail.')
    await stores.sites.saveSettings(SITE, { own_deadlines: found?.settings.own_deadlines ?? [] })
  })

  test('stops with the link of any mail, of that firm alone', async () => {
    const email = 'deux@exemple.fr'
    await subscribed(email)
    await subscribed(email, 'forme=ei')
    const [first] = await stores.newsletter.findAll(SITE, email)
    await stores.newsletter.unsubscribe(SITE, first?.addressHash ?? '', now.toISOString())
    at('2026-12-08T07:00:00Z')
    const left = await reminders(email)
    expect(left.length).toBeLessThanOrEqual(1)
    const asked = await send('/informations-legales/desinscription', { email })
    expect(asked.statusCode).toBe(303)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-leave'])
  })

  test('goes with the person: what is erased is neither found nor reminded', async () => {
    const email = 'oubli@exemple.fr'
    await subscribed(email)
    expect(await stores.newsletter.forget(SITE, email, now.toISOString())).toBe(true)
    expect(await stores.newsletter.findAll(SITE, email)).toEqual([])
    at('2026-12-08T07:00:00Z')
    expect(await reminders(email)).toEqual([])
    const rows = await stores.newsletter.list(SITE, { list: 'agenda' })
    expect(rows.filter(({ about, email: kept }) => kept === '' && about !== '')).toEqual([])
  })
})
