import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { type AccountApp, createAccountApp } from './account-app.ts'
import { doorForm, URL_ENCODED } from './admin-browser.ts'
import { bareSite } from './bare-site.ts'
import { openForm, sendForm } from './form-visit.ts'

const EVIL = 'evil.test'
const FIRM = { id: 2, host: 'www.cabinet-b.test' }

let app: AccountApp

/** Mails of one instant about one thing are one. */
const tick = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 1000)
}
beforeEach(tick)

async function mails(): Promise<MailDraft[]> {
  const now = app.clock.now.toISOString()
  const taken = await app.stores.outbox.take({ now, until: now, limit: 50 })
  for (const mail of taken) await app.stores.outbox.sent(mail, now)
  return taken.map(({ draft }) => draft)
}

/** Where the links of mails lead, each once; with the text, the HTML and the headers. */
const origins = (drafts: readonly MailDraft[]): string[] => [
  ...new Set(
    drafts.flatMap(({ text, html, headers }) =>
      [
        ...`${text} ${html} ${JSON.stringify(headers ?? {})}`.matchAll(/https?:\/\/[^/"\s<>]+/g),
      ].map(([origin]) => origin),
    ),
  ),
]

const demo = async () => {
  const site = await app.stores.sites.find(1)
  if (site === null) throw new Error('The demo has no site.')
  return site
}

describe('an installation with its own address, a firm whose setting names another host', () => {
  const ids = new Map<string, string>()
  let cookie = ''

  beforeAll(async () => {
    app = await createAccountApp('sqlite', { publicUrl: 'https://www.agence.test' })
    const { stores } = app
    const { constants } = await demo()
    const site = bareSite({ isDefault: false, hosts: [FIRM.host], constants })
    await stores.sites.create({ ...site, id: FIRM.id })
    // As it stood before what is saved was looked at.
    await stores.sites.saveSettings(FIRM.id, { site_ndd: EVIL })
    ids.set('agency', await app.addAccount('agence@exemple.test', 'super-admin', FIRM.id))
    ids.set('other agency', await app.addAccount('autre@exemple.test', 'super-admin', FIRM.id))
    ids.set('firm', await app.addAccount('cabinet@exemple.test', 'editor', FIRM.id))
    await app.addAccount('voisin@exemple.test', 'editor', 1)
    const browser = app.browser()
    await browser.signIn('agence@exemple.test')
    cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  })
  afterAll(() => app.close())

  const ask = (path: string, payload: object, headers: Record<string, string>) =>
    app.app.inject({
      method: 'POST',
      url: `/admin/api${path}`,
      remoteAddress: '198.51.100.7',
      headers: { host: FIRM.host, 'sec-fetch-site': 'same-origin', ...headers },
      payload,
    })
  const forgot = (email: string) => async (headers: Record<string, string>) => {
    const url = `/admin${ACCOUNT_PATHS.forgot}`
    const asked = { host: FIRM.host, 'sec-fetch-site': 'same-origin', ...headers }
    const page = await app.app.inject({ url, headers: asked })
    const [kept = ''] = String(page.headers['set-cookie']).split(';', 1)
    return app.app.inject({
      method: 'POST',
      url,
      remoteAddress: '198.51.100.7',
      headers: { ...asked, ...URL_ENCODED, cookie: kept },
      payload: doorForm(page.body, { email }),
    })
  }
  const byAgency = (path: () => string, payload: object) => (headers: Record<string, string>) =>
    ask(path(), payload, { ...headers, cookie })
  const guessed = (email: string) => async (headers: Record<string, string>) => {
    for (let index = 0; index < 10; index += 1) {
      await app.app.inject({
        method: 'POST',
        url: '/admin/api/auth/sign-in',
        remoteAddress: `198.51.100.${100 + index}`,
        headers: { host: FIRM.host, 'sec-fetch-site': 'same-origin', ...headers },
        payload: { email, password: 'faux' },
      })
    }
    await expect.poll(async () => (await app.stores.outbox.counts()).waiting).toBeGreaterThan(0)
    return { statusCode: 200 }
  }

  const AGENCY = 'https://www.agence.test'
  const OWN = `https://${FIRM.host}`
  const idOf = (who: string) => ids.get(who) ?? ''
  const role = 'super-admin'
  test.each<[string, (headers: Record<string, string>) => Promise<{ statusCode: number }>, string]>(
    [
      ['a forgotten password of the agency', forgot('autre@exemple.test'), AGENCY],
      ['a forgotten password of the firm', forgot('cabinet@exemple.test'), OWN],
      [
        'a reset of the agency’s',
        byAgency(() => `/users/${idOf('other agency')}/reset-link`, {}),
        AGENCY,
      ],
      ['a reset of the firm’s', byAgency(() => `/users/${idOf('firm')}/reset-link`, {}), OWN],
      [
        'an invitation to the agency',
        byAgency(() => '/users', { email: 'neuf@exemple.test', name: 'Neuf', role }),
        AGENCY,
      ],
      [
        'an invitation to the firm',
        byAgency(() => '/users', { email: 'deux@exemple.test', name: 'Deux', role: 'writer' }),
        OWN,
      ],
      [
        'an access to one more site',
        byAgency(() => '/users', { email: 'voisin@exemple.test', name: 'V', role: 'writer' }),
        OWN,
      ],
      ['attempts at an account of the agency', guessed('autre@exemple.test'), AGENCY],
      ['attempts at an account of the firm', guessed('cabinet@exemple.test'), OWN],
    ],
  )('M5 %s', async (_kind, cause, expected) => {
    const { statusCode } = await cause({ 'x-forwarded-host': EVIL })
    expect(statusCode).toBe(200)
    expect(origins(await mails())).toEqual([expected])
  })

  test('M5 a request under another host is of the default site and moves no link', async () => {
    for (const host of [EVIL, `${EVIL}:443`, 'www.agence.test.evil.test']) {
      tick()
      await forgot('agence@exemple.test')({ host })
    }
    const sent = await mails()
    expect(sent).toHaveLength(3)
    expect(origins(sent)).toEqual([AGENCY])
  })
})

describe('one firm without PUBLIC_URL', () => {
  beforeAll(async () => {
    app = await createAccountApp('sqlite', { publicUrl: null })
    await app.stores.sites.saveHosts(1, ['localhost', 'www.cabinet.test'])
    await app.stores.sites.saveSettings(1, { site_ndd: EVIL, site_email: 'a@cabinet.test' })
    await app.addAccount('agence@exemple.test', 'super-admin')
  })
  afterAll(() => app.close())

  const expectOwn = async () => {
    const sent = await mails()
    expect(sent.length).toBeGreaterThan(0)
    expect(JSON.stringify(sent)).not.toContain(EVIL)
    expect(origins(sent)).toEqual(['https://www.cabinet.test'])
  }

  test('M5 the letter’s mails', async () => {
    const form = await openForm(app, '/vos-actualites/lettre-dinformation/inscription')
    app.clock.now = new Date(app.clock.now.getTime() + 20_000)
    const typed = { email: 'lectrice@exemple.fr', nom: 'Anne', accord: 'oui' }
    const headers = { host: EVIL }
    expect((await sendForm(app, form, typed, { headers })).status).toBe(303)
    await expectOwn()
  })

  test('M5 the agency’s own links go to the first registered name', async () => {
    const browser = app.browser()
    await browser.door(ACCOUNT_PATHS.forgot, { email: 'agence@exemple.test' })
    await expectOwn()
  })

  test('M5 the secret link to a draft', async () => {
    const browser = app.browser()
    await browser.signIn('agence@exemple.test')
    const { json } = await browser.call('POST', '/pages/1/fr/shares', {})
    expect(json['url']).toMatch(/^https:\/\/www\.cabinet\.test\/apercu\//)
  })

  test('a name that the agency registers is taken at once', async () => {
    await app.stores.sites.saveHosts(1, ['www.cabinet.test', 'localhost', EVIL])
    const browser = app.browser()
    await browser.door(ACCOUNT_PATHS.forgot, { email: 'agence@exemple.test' })
    expect(origins(await mails())).toEqual([`https://${EVIL}`])
  })
})
