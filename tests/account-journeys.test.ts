import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import { type AccountApp, type Browser, createAccountApp, PASSWORD } from './account-app.ts'
import { makeFirstAdmin } from '#features/accounts/service/first-admin.ts'
import { accountsOf, seededStores } from './app.ts'
import { bareSite } from './bare-site.ts'
import { newPage, text } from './scratch-page.ts'
import { totp } from './totp.ts'
import type { Tables } from '#app/tables.ts'
import { sampled } from './exhaustive.ts'

const OTHER_PASSWORD = 'une tout autre phrase'

let app: AccountApp
let admin: Browser
beforeAll(async () => {
  app = await createAccountApp()
  await app.addAccount('admin@test.example', 'super-admin')
  admin = app.browser()
  await admin.signIn('admin@test.example')
})
afterAll(() => app.close())

let count = 0
async function somebody(role: Parameters<AccountApp['addAccount']>[1]) {
  count += 1
  const email = `n${count}@test.example`
  const id = await app.addAccount(email, role)
  const browser = app.browser()
  expect(await browser.signIn(email)).toMatchObject({ status: 200 })
  return { id, email, browser }
}

/** Gives somebody a second factor. @returns its secret */
async function startSecondFactor(browser: Browser): Promise<string> {
  const { json } = await browser.call('POST', '/auth/totp', { password: PASSWORD })
  const secret = String(json['secret']).replaceAll(' ', '')
  await browser.call('POST', '/auth/totp/confirm', { code: totp(secret) })
  return secret
}

/** The newest mail to an address: its text, and the token of its link. */
async function lastMail(email: string): Promise<{ subject: string; token: string } | null> {
  const db = app.stores.accounts.database.db.withTables<Pick<Tables, 'mail'>>()
  const row = await db
    .selectFrom('mail')
    .select('draft')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (row === undefined) return null
  const { subject, text: body } = JSON.parse(row.draft) as { subject: string; text: string }
  return { subject, token: /#jeton=([\w-]+)/.exec(body)?.[1] ?? '' }
}

/** Chooses the other password with a link. */
const reset = (token = '') =>
  app
    .browser()
    .door(ACCOUNT_PATHS.reset, { jeton: token, choix: 'oui', mot_de_passe: OTHER_PASSWORD })

const later = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds)
}

describe('the half-authenticated', () => {
  test('J1 who still owes the second factor reaches nothing of the back office', async () => {
    const { email, browser } = await somebody('super-admin')
    await startSecondFactor(browser)
    const half = app.browser()
    expect(await half.signIn(email)).toMatchObject({ json: { secondFactor: true } })
    expect(half.cookies.size).toBe(1)
    const asked = app.app.adminRoutes.filter(({ right }) => right !== 'sign-in')
    expect(asked.length).toBeGreaterThan(20)
    for (const { methods, url } of asked) {
      for (const method of methods.filter((name) => name !== 'HEAD')) {
        const path = url.replace('/admin/api', '').replace(/:\w+/g, '1')
        const answer = await half.call(method as 'GET', path)
        expect([method, path, answer.status]).toEqual([method, path, 401])
      }
    }
    const { path } = await newPage(app, [text('contenu réservé')], { is_secure: true })
    expect(await half.get(path)).toMatchObject({ status: 401 })
    expect(await half.get('/dev.php')).toMatchObject({ status: 404 })
  })

  test('the half session is nothing under the name of a session either', async () => {
    const { email, browser } = await somebody('editor')
    await startSecondFactor(browser)
    const half = app.browser()
    await half.signIn(email)
    half.cookies.set('vitrine.session_token', half.cookies.get('vitrine.two_factor') ?? '')
    expect(await half.call('GET', '/context')).toMatchObject({ status: 401 })
  })
})

describe('invitations and forgotten passwords', () => {
  test('an invitation is a mail whose link works once', async () => {
    const invited = { email: 'zoe@test.example', name: 'Zoé', role: 'editor' }
    expect(await admin.call('POST', '/users', invited)).toMatchObject({
      status: 200,
      json: { ...invited, state: 'invited', secondFactor: false },
    })
    const { token = '', subject } = (await lastMail(invited.email)) ?? {}
    expect(subject).toContain('Cabinet Lhermine-Dauval')
    const browser = app.browser()
    const opened = await browser.door(ACCOUNT_PATHS.invitation, { jeton: token })
    expect(opened.status).toBe(200)
    expect(opened.body).toContain(invited.email)
    expect(opened.body).toContain('value="Zoé"')
    const choose = (typed: Record<string, string>) =>
      browser.door(ACCOUNT_PATHS.invitation, typed, opened.body)
    const short = await choose({ nom: 'Zoé M.', mot_de_passe: 'court' })
    expect(short.status).toBe(422)
    expect(short.body).toContain('au moins 12 caractères')
    expect(short.body).toContain('value="Zoé M."')
    expect(short.body).not.toContain('court"')
    const accept = () => choose({ nom: 'Zoé', mot_de_passe: PASSWORD })
    const both = await Promise.all([accept(), accept()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const late = await accept()
    expect(late.status).toBe(422)
    expect(late.body).toContain('Ce lien a déjà servi')
    expect(await browser.signIn(invited.email)).toMatchObject({ status: 200 })
    expect(await admin.call('POST', '/users', invited)).toMatchObject({
      status: 422,
      json: { faults: { email: expect.stringContaining('déjà un accès') } },
    })
  })

  test('where no mail leaves, the inviter gets the link, and of nobody who has another way in', async () => {
    const invite = (email: string, role = 'writer') =>
      admin.call('POST', '/users', { email, name: 'Noé', role })
    const again = (id: unknown) => admin.call('POST', `/users/${String(id)}/invite`, {})
    const made = await invite('noe@test.example')
    const { token = '' } = (await lastMail('noe@test.example')) ?? {}
    expect(made.json['link']).toMatch(new RegExp(`/admin/invitation#jeton=${token}$`))
    const renewed = await again(made.json['id'])
    expect(renewed.json['link']).toMatch(/\/admin\/invitation#jeton=[\w-]+$/)
    expect(renewed.json['link']).not.toBe(made.json['link'])
    // Whoever held the link of an account of two firms would be in the other one as well.
    const { id: elsewhere } = await app.stores.sites.create(bareSite({ isDefault: false }))
    await app.stores.accounts.setRole(elsewhere, String(made.json['id']), 'editor')
    expect((await again(made.json['id'])).json).toEqual({})
    const agency = await invite('agence@test.example', 'super-admin')
    expect(agency.json).not.toHaveProperty('link')
    const { id } = await somebody('client')
    expect((await admin.call('POST', `/users/${id}/reset-link`, {})).json).toEqual({})
    const { entries } = await app.stores.audit.list(1, { action: 'user.invite' })
    expect(JSON.stringify(entries)).not.toContain('jeton')
  })

  test('where mails leave, the link is the mail’s alone', async () => {
    const sending = await createAccountApp('sqlite', { sendsMail: true })
    try {
      await sending.addAccount('admin@test.example', 'super-admin')
      const browser = sending.browser()
      await browser.signIn('admin@test.example')
      const invited = { email: 'noe@test.example', name: 'Noé', role: 'writer' }
      const { json } = await browser.call('POST', '/users', invited)
      expect(json).not.toHaveProperty('link')
      const again = await browser.call('POST', `/users/${String(json['id'])}/invite`, {})
      expect(again.json).toEqual({})
    } finally {
      await sending.close()
    }
  })

  test('a link has its day: an invitation a week, a reset an hour', async () => {
    const { id, email } = await somebody('writer')
    await admin.call('POST', `/users/${id}/reset-link`, {})
    const { token = '' } = (await lastMail(email)) ?? {}
    const db = app.stores.accounts.database.db.withTables<Pick<Tables, 'mail'>>()
    const rows = await db
      .selectFrom('account_verification')
      .select(['expires_at', 'identifier'])
      .where('value', '=', `reset:${id}`)
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.identifier).not.toContain(token)
    const lasts = Date.parse(String(rows[0]?.expires_at)) - app.clock.now.getTime()
    expect(lasts).toBe(3_600_000)
    await db
      .updateTable('account_verification')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('value', '=', `reset:${id}`)
      .execute()
    const browser = app.browser()
    for (const typed of [{}, { choix: 'oui', mot_de_passe: OTHER_PASSWORD }]) {
      const answer = await browser.door(ACCOUNT_PATHS.reset, { jeton: token, ...typed })
      expect(answer.status).toBe(422)
    }
    expect(await browser.signIn(email)).toMatchObject({ status: 200 })
  })

  test('asking for a password answers the same whether the address is known or not', async () => {
    const { email, browser } = await somebody('writer')
    const ask = async (address: string) => {
      const { status, body } = await app.browser().door(ACCOUNT_PATHS.forgot, { email: address })
      return [status, body.replace(address, '').replace(/nonce="[^"]*"/, '')]
    }
    const [known, unknown] = await Promise.all([ask(email), ask('personne@test.example')])
    expect(known).toEqual(unknown)
    expect(known?.[0]).toBe(200)
    expect(await lastMail('personne@test.example')).toBeNull()
    const { token = '' } = (await lastMail(email)) ?? {}
    expect(await reset(token)).toMatchObject({ status: 200 })
    expect(await browser.call('GET', '/context')).toMatchObject({ status: 401 })
    expect(await app.browser().signIn(email)).toMatchObject({ status: 401 })
    expect(await app.browser().signIn(email, OTHER_PASSWORD)).toMatchObject({ status: 200 })
  })

  test('a new password ends half sign-ins and the other links', async () => {
    const { id, email, browser } = await somebody('writer')
    const secret = await startSecondFactor(browser)
    await admin.call('POST', `/users/${id}/reset-link`, {})
    const first = await lastMail(email)
    later(1000)
    await admin.call('POST', `/users/${id}/reset-link`, {})
    const second = await lastMail(email)
    expect(second?.token).not.toBe(first?.token)
    const half = app.browser()
    await half.signIn(email)
    expect(await reset(second?.token)).toMatchObject({ status: 200 })
    expect(await reset(first?.token)).toMatchObject({ status: 422 })
    later(60_000)
    expect(await half.call('POST', '/auth/second-factor', { code: totp(secret) })).toMatchObject({
      status: 401,
      json: { over: true },
    })
  })
})

test('an unknown address, a stranger to the site and a wrong password cost the same', async () => {
  const work: string[] = []
  const passwords = {
    hash: async (password: string) => `${work.push('hashed')} ${password}`,
    verify: async () => work.push('hashed') < 0,
  }
  const stores = await seededStores()
  const counted = await createAccountApp('sqlite', {
    accounts: accountsOf(stores, passwords),
    stores,
  })
  await counted.addAccount('connue@test.example', 'client')
  const gone = await counted.addAccount('partie@test.example', 'client')
  await stores.accounts.disable(gone, new Date().toISOString())
  for (const email of ['connue', 'partie', 'personne'].map((name) => `${name}@test.example`)) {
    work.length = 0
    const answer = await counted.browser().signIn(email, 'un mauvais mot de passe')
    expect([answer.status, answer.json, work]).toEqual([
      401,
      { message: expect.stringContaining('incorrect') },
      ['hashed'],
    ])
  }
  await counted.close()
})

test('the first super-admin is made once, while there is none', async () => {
  const stores = await seededStores()
  const given = { email: 'chef@test.example', password: PASSWORD }
  expect(await makeFirstAdmin(stores, accountsOf(stores), given)).toBe(true)
  expect(await makeFirstAdmin(stores, accountsOf(stores), { ...given, email: 'x@y.fr' })).toBe(
    false,
  )
  expect(await stores.accounts.list(1)).toMatchObject([
    { email: 'chef@test.example', role: 'super-admin', hasPassword: true },
  ])
  await stores.close()
})

describe('managing accounts', () => {
  test('the list is searched, filtered and sorted', async () => {
    await app.addAccount('zz-lecteur@test.example', 'client')
    const filter = encodeURIComponent(JSON.stringify({ q: 'LECTEUR', role: 'client' }))
    expect(await admin.call('GET', `/users?filter=${filter}`)).toMatchObject({
      status: 200,
      json: { total: 1, data: [{ email: 'zz-lecteur@test.example', state: 'active' }] },
    })
    const sorted = await admin.call('GET', '/users?sort=email&order=DESC&perPage=1')
    expect(sorted.json['data']).toMatchObject([{ email: 'zz-lecteur@test.example' }])
  })

  test('nobody raises their own role, by whatever member of a body', async () => {
    const { id, browser } = await somebody('writer')
    for (const body of [
      { name: 'Moi', role: 'super-admin' },
      { name: 'Moi', is_super_admin: 1 },
      { name: 'Moi', __proto__: { role: 'super-admin' }, constructor: {} },
    ]) {
      const raised = await browser.call('PUT', '/auth/account', body)
      expect(raised.status).toBe(422)
    }
    expect(await browser.call('PUT', `/users/${id}`, { role: 'editor' })).toMatchObject({
      status: 403,
    })
    expect(await browser.call('GET', '/context')).toMatchObject({ json: { role: 'writer' } })
    const own = await app.stores.accounts.find(1, { email: 'admin@test.example' })
    const refused = { status: 422, json: { message: expect.stringContaining('propre compte') } }
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/disable'],
    ] as const) {
      const body = method === 'PUT' ? { role: 'client' } : undefined
      expect(await admin.call(method, `/users/${own?.id}${path}`, body)).toMatchObject(refused)
    }
  })

  test('what is done to accounts is in the audit log, passwords never', async () => {
    const { id } = await somebody('writer')
    await admin.call('PUT', `/users/${id}`, { role: 'editor' })
    await admin.call('POST', `/users/${id}/disable`, {})
    await admin.call('POST', `/users/${id}/enable`, {})
    const { entries } = await app.stores.audit.list(1, { subject: `user:${id}` })
    expect(entries.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['user.enable', 'admin'],
      ['user.disable', 'admin'],
      ['user.change', 'admin'],
      ['account.sign-in', expect.any(String)],
    ])
    expect(JSON.stringify((await app.stores.audit.list(1, { limit: 500 })).entries)).not.toContain(
      PASSWORD,
    )
  })

  test('a removed person leaves nothing but the audit log', async () => {
    const { id, email } = await somebody('writer')
    expect(await admin.call('DELETE', `/users/${id}`)).toMatchObject({ status: 200 })
    expect(await admin.call('GET', `/users/${id}`)).toMatchObject({ status: 404 })
    expect(await app.stores.accounts.find(1, { email })).toBeNull()
  })

  test('A1 whoever works for one firm is nobody at another; a super-admin is one everywhere', async () => {
    const { id: other } = await app.stores.sites.create(
      bareSite({ isDefault: false, hosts: ['autre.test'] }),
    )
    const { browser, email } = await somebody('editor')
    const there = async (cookies: Map<string, string>) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { host: 'autre.test', cookie }
      return (await app.app.inject({ url: '/admin/api/context', headers })).statusCode
    }
    expect(await there(browser.cookies)).toBe(401)
    expect(await there(admin.cookies)).toBe(200)
    const signIn = await app.app.inject({
      method: 'POST',
      url: '/admin/api/auth/sign-in',
      headers: { host: 'autre.test' },
      payload: { email, password: PASSWORD },
    })
    expect(signIn.statusCode).toBe(401)
    await app.addAccount(email, 'writer', other)
    expect(await there(browser.cookies)).toBe(200)
    expect(await browser.call('GET', '/context')).toMatchObject({ json: { role: 'editor' } })
  })
})

describe('J2 a super-admin looks at the site as another user', () => {
  test('sees what they see, writes nothing, and comes back', sampled(false), async () => {
    const { id, browser: seen } = await somebody('editor')
    const { browser } = await somebody('super-admin')
    const ipContext = async () => JSON.parse((await browser.get('/ajax/context')).body)
    expect(await ipContext()).toMatchObject({ isIpClientImpersonate: false })
    expect(await browser.call('POST', `/users/${id}/impersonate`, {})).toMatchObject({
      status: 200,
    })
    expect(await browser.call('GET', '/context')).toMatchObject({
      json: { user: { id }, role: 'editor', impersonating: true },
    })
    expect(await ipContext()).toMatchObject({ isIpClientImpersonate: true })
    expect((await browser.get('/')).html.one('body').attr('class')).not.toContain('super-admin')
    for (const { methods, url, right } of app.app.adminRoutes) {
      if (right === 'sign-in') continue
      for (const method of methods.filter((name) => !['GET', 'HEAD'].includes(name))) {
        const path = url.replace('/admin/api', '').replace(/:\w+/g, '1')
        expect([method, path, (await browser.call(method as 'POST', path)).status]).toEqual([
          method,
          path,
          403,
        ])
      }
    }
    expect(await seen.call('GET', '/context')).toMatchObject({ json: { impersonating: false } })
    const note = (await browser.get('/')).html.one('.account-note')
    expect(note.text).toContain('Vous regardez le site comme')
    expect(await browser.call('POST', '/auth/stop-impersonating', {})).toMatchObject({
      status: 200,
    })
    expect(await browser.call('GET', '/context')).toMatchObject({
      json: { role: 'super-admin', impersonating: false },
    })
    const { entries } = await app.stores.audit.list(1, { subject: `user:${id}` })
    expect(entries.map(({ action }) => action).slice(0, 2)).toEqual([
      'user.stop-impersonating',
      'user.impersonate',
    ])
    expect(await browser.call('POST', '/auth/stop-impersonating', {})).toMatchObject({
      status: 422,
    })
  })

  test('only a super-admin may, and never as another one', async () => {
    const { id } = await somebody('writer')
    const { browser } = await somebody('developer')
    expect(await browser.call('POST', `/users/${id}/impersonate`, {})).toMatchObject({
      status: 403,
    })
    const { id: chief } = await somebody('super-admin')
    expect(await admin.call('POST', `/users/${chief}/impersonate`, {})).toMatchObject({
      status: 422,
    })
  })

  test('it ends with the super-admin’s own session, and with their role', async () => {
    const { id } = await somebody('writer')
    const chief = await somebody('super-admin')
    await chief.browser.call('POST', `/users/${id}/impersonate`, {})
    await app.stores.accounts.setRole(1, chief.id, 'writer')
    expect(await chief.browser.call('GET', '/context')).toMatchObject({
      json: { user: { id: chief.id }, impersonating: false },
    })
    await app.stores.accounts.endAccess(chief.id)
    expect(await chief.browser.call('GET', '/context')).toMatchObject({ status: 401 })
  })
})

describe('A4 secure pages', () => {
  const secure = () => newPage(app, [text('contenu réservé')], { is_secure: true })

  test('the form stands in place, at the same address; the right password opens the page', async () => {
    const email = 'client@test.example'
    await app.addAccount(email, 'client')
    const { path } = await secure()
    const browser = app.browser()
    const shown = await browser.get(`${path}?mo=x`)
    expect(shown).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } })
    const widget = shown.html.one('input[name="form_widget"]').attr('value') ?? ''
    const post = (fields: Record<string, string>) =>
      browser.post(`${path}?mo=x`, { form_widget: widget, ...fields })

    const wrong = await post({ email, mot_de_passe: 'mauvais' })
    expect(wrong).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } })
    expect(wrong.html.one('.form-errors').text).toContain('Adresse e-mail ou mot de passe')
    expect(wrong.html.one('input[type="email"]').attr('value')).toBe(email)
    expect(wrong.body).not.toContain('mauvais')
    expect(wrong.body).not.toContain('contenu réservé')

    const right = await post({ email, mot_de_passe: PASSWORD })
    expect(right).toMatchObject({ status: 303, headers: { location: `${path}?mo=x` } })
    const read = await browser.get(path)
    expect(read).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(read.body).toContain('contenu réservé')
    expect(read.html.one('.account-note').text).toContain('Vous êtes connecté')

    const out = await browser.post('/deconnexion', {})
    expect(out).toMatchObject({ status: 303, headers: { location: '/' } })
    expect(await browser.get(path)).toMatchObject({ status: 401 })
  })

  test('J1 a client reads secure pages and nothing of the back office', async () => {
    const { browser } = await somebody('client')
    const { path } = await secure()
    expect(await browser.get(path)).toMatchObject({ status: 200 })
    for (const { methods, url, right } of app.app.adminRoutes) {
      if (right === 'sign-in' || !methods.includes('GET')) continue
      const asked = url.replace('/admin/api', '').replace(/:\w+/g, '1')
      expect([asked, (await browser.call('GET', asked)).status]).toEqual([asked, 403])
    }
    expect(await browser.get('/dev.php')).toMatchObject({ status: 404 })
  })

  test('the second factor is asked at the same address', async () => {
    const { email, browser: own } = await somebody('editor')
    const secret = await startSecondFactor(own)
    const { path } = await secure()
    const browser = app.browser()
    const widget = (await browser.get(path)).html.one('input[name="form_widget"]').attr('value')
    const post = (fields: Record<string, string>) =>
      browser.post(path, { form_widget: widget ?? '', ...fields })
    const half = await post({ email, mot_de_passe: PASSWORD })
    expect(half.status).toBe(401)
    expect(half.html.all('input[name="code"]')).toHaveLength(1)
    expect(half.html.all('input[type="password"]')).toHaveLength(0)
    expect(half.body).not.toContain('contenu réservé')
    const wrong = await post({ code: '000000' })
    expect(wrong.html.one('.form-errors').text).toContain('Ce code n’est pas le bon')
    expect(wrong.html.all('input[name="code"]')).toHaveLength(1)
    expect(await post({ code: totp(secret) })).toMatchObject({ status: 303 })
    expect(await browser.get(path)).toMatchObject({ status: 200 })
  })

  test('too many wrong passwords: 429 with the time to wait', async () => {
    const email = 'presse@test.example'
    await app.addAccount(email, 'client')
    const { path } = await secure()
    const browser = app.browser()
    const widget = (await browser.get(path)).html.one('input[name="form_widget"]').attr('value')
    const fields = { form_widget: widget ?? '', email, mot_de_passe: 'mauvais' }
    for (let tries = 0; tries < 5; tries += 1) await browser.post(path, fields)
    const late = await browser.post(path, { ...fields, mot_de_passe: PASSWORD })
    expect(late).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    expect(late.html.one('.form-errors').text).toContain('dans une minute')
  })

  test('a form of another site signs nobody in', async () => {
    const { email } = await somebody('client')
    const { path } = await secure()
    const payload = new URLSearchParams({ email, mot_de_passe: PASSWORD, form_widget: '0' })
    for (const url of [path, '/deconnexion', '/admin/api/auth/sign-in']) {
      const answer = await app.app.inject({
        method: 'POST',
        url,
        headers: {
          'sec-fetch-site': 'cross-site',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: payload.toString(),
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.statusCode).not.toBe(303)
    }
  })

  test('a layout whose sign-in part has no form shows it all the same', async () => {
    const { path, layout_id } = await secure()
    await app.stores.widgets.replace(1, { layoutId: layout_id, part: 'signin', lang: 'fr' }, [])
    expect((await app.browser().get(path)).html.all('input[type="password"]')).toHaveLength(1)
  })
})

test('A5 a signed-in developer sees the development path, whose pages say debug; others don’t', async () => {
  const { browser } = await somebody('developer')
  const debug = async (path: string) =>
    JSON.parse((await browser.get(path)).html.one('#page-configuration').text).debug
  expect(await debug('/dev.php')).toBe(true)
  expect(await debug('/')).toBe(false)
  const { browser: writer } = await somebody('writer')
  expect(await writer.get('/dev.php')).toMatchObject({ status: 404 })
})

describe('cookies', () => {
  test('behind https they are bound to the host, and one given by http is nobody’s', async () => {
    const https = await createAccountApp('sqlite', { publicUrl: null, trustProxy: true })
    await https.addAccount('zoe@test.example', 'writer')
    const signIn = async (proto: string) => {
      const answer = await https.app.inject({
        method: 'POST',
        url: '/admin/api/auth/sign-in',
        headers: { 'x-forwarded-proto': proto },
        payload: { email: 'zoe@test.example', password: PASSWORD },
      })
      return [answer.headers['set-cookie'] ?? []].flat()
    }
    const [secure = ''] = await signIn('https')
    expect(secure).toMatch(
      /^__Host-vitrine\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [plain = ''] = await signIn('http')
    expect(plain).toMatch(
      /^vitrine\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const status = async (cookie: string, proto: string) => {
      const headers = { cookie: cookie.split(';')[0] ?? '', 'x-forwarded-proto': proto }
      return (await https.app.inject({ url: '/admin/api/context', headers })).statusCode
    }
    expect(await status(secure, 'https')).toBe(200)
    expect(await status(plain, 'http')).toBe(200)
    expect(await status(plain, 'https')).toBe(401)
    expect(await status(secure, 'http')).toBe(401)
    expect(await status(secure.replace(/=.{10}/, '=aaaaaaaaaa'), 'https')).toBe(401)
    await https.close()
  })
})
