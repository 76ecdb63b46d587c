import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailDraft } from '#base/core/mail.ts'
import type { Stores } from '#app/stores.ts'
import { FORM_RATES, formLimits } from '#base/platform/security/rate-limit.ts'
import { createTestApp, seededStores, type TestApp } from './app.ts'

const JOIN = '/vos-actualites/lettre-dinformation/inscription'
const LEAVE = '/informations-legales/desinscription'
const SITE = 1

let site: TestApp
let stores: Stores
let now: Date
let visitors = 0
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

beforeAll(async () => {
  now = new Date('2026-11-20T09:00:00Z')
  stores = await seededStores()
  const clock = () => now
  site = await createTestApp({
    stores,
    clock,
    formLimits: formLimits(stores.rateLimits, clock, FORM_RATES),
  })
})
afterAll(async () => {
  await site.close()
  await stores.close()
})
beforeEach(() => {
  // A visitor of each test's own: sendings are counted by address.
  visitors += 1
})

const html = async (path: string) => (await site.get(path)).body

/** Hidden controls of the form on a page. */
async function hidden(path: string): Promise<Record<string, string>> {
  const body = await html(path)
  const form = /<section[^>]*data-widget-type="newsletter[^]*?<\/section>/.exec(body)?.[0] ?? ''
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
}

const post = (
  path: string,
  fields: Record<string, string>,
  remoteAddress = `192.0.2.${visitors}`,
) =>
  site.app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

/** Fills in the form of a page as a person does, who takes some seconds. */
async function send(path: string, fields: Record<string, string>, without: string[] = []) {
  const drawn = await hidden(path)
  later(20)
  const all = Object.entries({ ...drawn, ...fields }).filter(([name]) => !without.includes(name))
  return post(path, Object.fromEntries(all))
}

/** The mails that wait, taken out. */
async function mails(): Promise<MailDraft[]> {
  const taken = await stores.outbox.take({
    now: now.toISOString(),
    until: now.toISOString(),
    limit: 100,
  })
  for (const mail of taken) await stores.outbox.sent(mail, now.toISOString())
  return taken.map(({ draft }) => draft)
}

/** The path of the link in a mail. */
const linkIn = (mail: MailDraft | undefined): string =>
  /https:\/\/www\.lhermine-dauval\.example(\/\S+\?\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

async function joined(email: string): Promise<MailDraft | undefined> {
  const answer = await send(JOIN, { email, nom: 'Anne', accord: 'oui' })
  expect(answer.statusCode).toBe(303)
  const [mail] = await mails()
  return mail
}

async function confirmed(email: string): Promise<MailDraft | undefined> {
  const link = linkIn(await joined(email))
  await send(link, {})
  const [mail] = await mails()
  expect(mail?.kind).toBe('newsletter-welcome')
  return mail
}

const stateOf = async (email: string) => (await stores.newsletter.find(SITE, email))?.state ?? null

describe('signing up', () => {
  test('the box is not ticked, and says what is agreed to', async () => {
    const body = await html(JOIN)
    expect(body).toMatch(/J’accepte de recevoir la lettre d’information du Cabinet Lhermine-Dauval/)
    expect(body).not.toMatch(/type="checkbox"[^>]*checked/)
  })

  test('M5 an address is pending until the button behind the link of its mail is pressed', async () => {
    const mail = await joined('Lectrice@exemple.fr')
    expect(mail).toMatchObject({ kind: 'newsletter-confirm', to: 'lectrice@exemple.fr' })
    expect(mail?.headers).toBeUndefined()
    const link = linkIn(mail)
    expect(link).toMatch(new RegExp(`^${JOIN}\\?confirmer=`))
    const page = await site.get(link)
    expect(page.status).toBe(200)
    expect(page.body).toContain('Confirmer mon inscription')
    expect(page.body).toMatch(/<meta name="robots" content="noindex/)
    expect(await stateOf('lectrice@exemple.fr')).toBe('pending')

    const answer = await send(link, {})
    expect(answer.statusCode).toBe(303)
    expect(await html(String(answer.headers.location))).toContain('Votre inscription est confirmée')
    const known = await stores.newsletter.find(SITE, 'lectrice@exemple.fr')
    expect(known).toMatchObject({
      state: 'confirmed',
      name: 'Anne',
      form: JOIN,
      consent: { text: expect.stringContaining('Je peux me désabonner à tout moment') },
    })
    const [welcome] = await mails()
    expect(welcome?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/www\.lhermine-dauval\.example\/lettre\/desinscription\/[\w.-]+>, <mailto:contact@/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })

    expect(await html(link)).toContain('Confirmer mon inscription')
    expect((await send(link, {})).statusCode).toBe(303)
    expect(await mails()).toEqual([])
  })

  test('whoever asks twice, or for an address that has it already, reads the same sentence', async () => {
    await confirmed('deja@exemple.fr')
    const known = await send(JOIN, { email: 'deja@exemple.fr', accord: 'oui' })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-already'])
    const unknown = await send(JOIN, { email: 'nouvelle@exemple.fr', accord: 'oui' })
    expect(known.headers.location).toBe(unknown.headers.location)
    expect(await html(String(known.headers.location))).toContain(
      'ce site n’envoie pas encore de courriels',
    )
    expect(await mails()).toHaveLength(1)
    await send(JOIN, { email: 'nouvelle@exemple.fr', accord: 'oui' })
    expect(await mails()).toEqual([])
  })

  test('a link of more than seven days leads to the form, as a page and as a post', async () => {
    const link = linkIn(await joined('tard@exemple.fr'))
    const button = await hidden(link)
    later(8 * 24 * 3600)
    const page = await html(link)
    expect(page).toContain('n’est plus valable')
    expect(page).toContain('name="accord"')
    const answer = await post(JOIN, button)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('n’est plus valable')
    expect(await stateOf('tard@exemple.fr')).toBe('pending')
  })

  test.each(['', 'abc', `${btoa('1 x 1 9999999999999')}.${'A'.repeat(43)}`, 'é\u0000'])(
    'the forged link %j confirms nothing',
    async (confirmer) => {
      const { form_widget = '' } = await hidden(JOIN)
      const answer = await post(JOIN, { form_widget, confirmer })
      expect(answer.statusCode).toBe(422)
      expect(answer.body).toContain('n’est plus valable')
    },
  )

  test.each<[string, Record<string, string>, string[], RegExp]>([
    ['no agreement', { email: 'a@exemple.fr' }, [], /Cochez cette case/],
    ['no address', { accord: 'oui' }, [], /obligatoire/],
    ['two addresses', { email: 'a@b.fr, c@d.fr', accord: 'oui' }, [], /pas complète/],
    ['a header', { email: 'a@b.fr\r\nBcc: c@d.fr', accord: 'oui' }, [], /seule ligne/],
    ['a link as a name', { email: 'a@b.fr', nom: 'www.x.fr', accord: 'oui' }, [], /machine/],
    ['the trap', { email: 'a@b.fr', accord: 'oui', site_web: 'x' }, [], /machine/],
    ['no token', { email: 'a@b.fr', accord: 'oui' }, ['token'], /reconnu/],
  ])('%s: the form comes back, nothing is kept or sent', async (_name, fields, without, says) => {
    const answer = await send(JOIN, fields, without)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toMatch(says)
    if (fields['email']?.includes('a@exemple.fr'))
      expect(answer.body).toContain('value="a@exemple.fr"')
    expect(await mails()).toEqual([])
  })

  test('one visitor can not have mails sent to everybody', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 17; turn += 1) {
      const answer = await send(JOIN, { email: `v${turn}@exemple.fr`, accord: 'oui' })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 303), 429, 429])
    expect(await mails()).toHaveLength(15)
  })

  test('M7 all addresses of one line count as one', async () => {
    const drawn = await hidden(JOIN)
    later(20)
    const statuses: number[] = []
    for (let host = 1; host < 9; host += 1) {
      const fields = { ...drawn, email: `l${host}@exemple.fr`, accord: 'oui' }
      statuses.push((await post(JOIN, fields, `2001:db8:1:2::${host}`)).statusCode)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429, 429])
    later(3600)
    await mails()
  })

  test('M7 beyond what is asked for in an hour mails leave one a minute, and nobody is turned away', async () => {
    later(3600)
    const drawn = await hidden(JOIN)
    later(20)
    const join = (address: string, email: string) =>
      post(JOIN, { ...drawn, email, accord: 'oui' }, address)
    for (let count = 0; count < 62; count += 1) {
      const address = `198.51.100.${Math.floor(count / 5)}`
      expect((await join(address, `f${count}@exemple.fr`)).statusCode).toBe(303)
    }
    expect((await join('203.0.113.9', 'honnete@exemple.fr')).statusCode).toBe(303)
    expect(await mails()).toHaveLength(60)
    later(60)
    expect((await mails()).map(({ to }) => to)).toEqual(['f60@exemple.fr'])
    later(120)
    expect((await mails()).map(({ to }) => to)).toContain('honnete@exemple.fr')
    later(3600)
  })
})

describe('leaving', () => {
  test('the link of a letter shows one button, which leaves; twice is fine', async () => {
    const link = linkIn(await confirmed('part@exemple.fr'))
    expect(link).toMatch(new RegExp(`^${LEAVE}\\?lien=`))
    expect(await html(link)).toContain('Me désabonner')
    expect(await stateOf('part@exemple.fr')).toBe('confirmed')
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await send(link, {})
      expect(answer.statusCode).toBe(303)
      expect(await html(String(answer.headers.location))).toContain('Vous êtes désabonné')
    }
    expect(await stores.newsletter.find(SITE, 'part@exemple.fr')).toMatchObject({
      state: 'unsubscribed',
      consent: { text: expect.stringContaining('J’accepte') },
      unsubscribedAt: expect.stringMatching(/^2026/),
    })
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('RFC 8058: a mail reader posts %s and needs no page', async (type, payload) => {
    const email = `clic-${type.length}@exemple.fr`
    const welcome = await confirmed(email)
    const url = /<https:\/\/[^/]+(\/[^>]+)>/.exec(welcome?.headers?.['List-Unsubscribe'] ?? '')?.[1]
    const opened = await site.app.inject({ url: url ?? '' })
    expect(opened.statusCode).toBe(302)
    expect(opened.headers.location).toMatch(new RegExp(`^${LEAVE}\\?lien=`))
    expect(await stateOf(email)).toBe('confirmed')
    const headers = { 'content-type': type }
    const answer = await site.app.inject({ method: 'POST', url: url ?? '', headers, payload })
    expect(answer.statusCode).toBe(200)
    expect(await stateOf(email)).toBe('unsubscribed')
    const forged = await site.app.inject({ method: 'POST', url: `${url}x`, headers, payload })
    expect(forged.statusCode).toBe(404)
  })

  test('an address typed in gets the link; one that we do not know gets the same answer', async () => {
    await confirmed('tape@exemple.fr')
    const known = await send(LEAVE, { email: 'Tape@exemple.fr' })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'newsletter-leave', to: 'tape@exemple.fr' })
    expect(linkIn(mail)).toMatch(new RegExp(`^${LEAVE}\\?lien=`))
    const unknown = await send(LEAVE, { email: 'inconnue@exemple.fr' })
    expect(unknown.statusCode).toBe(303)
    expect(unknown.headers.location).toBe(known.headers.location)
    expect(await html(String(known.headers.location))).toContain(
      'ce site n’en envoie pas pour l’instant',
    )
    expect(await mails()).toEqual([])
  })

  test('a broken link is told, with the form that sends another', async () => {
    const answer = await send(`${LEAVE}?lien=abc`, {})
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('n’est pas entier')
    expect(answer.body).toContain('name="email"')
  })
})
