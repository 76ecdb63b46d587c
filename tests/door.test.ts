import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_PATHS, DOOR_PATHS } from '#base/core/account.ts'
import { type AccountApp, type Browser, createAccountApp, PASSWORD } from './account-app.ts'
import { carriedBy } from './admin-browser.ts'
import type { Tables } from '#app/tables.ts'
import { totp } from './totp.ts'

let app: AccountApp
let id: string
const EMAIL = 'claire@test.example'
beforeAll(async () => {
  app = await createAccountApp()
  id = await app.addAccount(EMAIL, 'editor')
})
afterAll(() => app.close())

const GOOD = { email: EMAIL, mot_de_passe: PASSWORD }
const SESSION = 'vitrine.session_token'

describe('where one goes after signing in', () => {
  const after = async (next: string) => {
    const search = new URLSearchParams({ next })
    const { status, headers } = await app.browser().door(`${DOOR_PATHS.signIn}?${search}`, GOOD)
    return [status, headers['location']]
  }

  test('is the screen that was asked for', async () => {
    const { status, headers } = await app.browser().get('/admin/pages?page=2')
    expect([status, headers['location']]).toEqual([
      302,
      '/admin/connexion?next=%2Fadmin%2Fpages%3Fpage%3D2',
    ])
    expect(await after('/admin/pages?page=2')).toEqual([303, '/admin/pages?page=2'])
    expect(await after('')).toEqual([303, '/admin'])
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'https://evil.test/',
  ])('is never %j', async (next) => expect(await after(next)).toEqual([303, '/admin']))

  test('whoever is signed in goes there at once', async () => {
    const browser = app.browser()
    await browser.door(DOOR_PATHS.signIn, GOOD)
    const { headers } = await browser.get('/admin/connexion?next=/admin/pages')
    expect(headers['location']).toBe('/admin/pages')
    const elsewhere = await browser.get('/admin/connexion?next=//evil.test')
    expect(elsewhere.headers['location']).toBe('/admin')
  })
})

describe('a form of the door', () => {
  const post = async (browser: Browser, typed: Record<string, string>, headers: object) => {
    const { body } = await browser.get('/admin/connexion')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return app.get('/admin/connexion', {
      method: 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams({ ...carriedBy(body), ...typed }).toString(),
    })
  }

  test.each<[string, Record<string, string>, object, string]>([
    ['without its token', { porte: '' }, {}, 'restée ouverte trop longtemps'],
    ['with a token that is not ours', { porte: 'x.y' }, {}, 'restée ouverte trop longtemps'],
    ['of another site', {}, { 'sec-fetch-site': 'cross-site' }, 'ne venait pas de cette page'],
    [
      'of another origin',
      {},
      { 'sec-fetch-site': undefined, origin: 'https://evil.test' },
      'ne venait pas de cette page',
    ],
    ['of a neighbour', {}, { 'sec-fetch-site': 'same-site' }, 'ne venait pas de cette page'],
    ['without the cookie', {}, { cookie: '' }, 'Autorisez-les'],
    [
      'with the cookie of another browser',
      {},
      { cookie: `vitrine.door=${'a'.repeat(22)}` },
      'restée ouverte trop longtemps',
    ],
  ])('%s signs nobody in, and says why', async (_how, more, headers, said) => {
    const answer = await post(app.browser(), { ...GOOD, ...more }, headers)
    expect(answer.status).toBe(403)
    expect(answer.body).toContain(said)
    expect(answer.body).toContain(`value="${EMAIL}"`)
    expect(answer.body).not.toContain(PASSWORD)
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain(SESSION)
  })

  test.each([
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
  ])('that %s of a page sends, and no window, is refused', async (_who, headers) => {
    const answer = await post(app.browser(), GOOD, headers)
    expect(answer.status).toBe(403)
    expect(answer.body).not.toContain('name="porte"')
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain(SESSION)
  })

  test('is good in two tabs, and not a day later', async () => {
    const browser = app.browser()
    const first = (await browser.get('/admin/connexion')).body
    await browser.get('/admin/connexion')
    expect((await browser.door(DOOR_PATHS.signIn, GOOD, first)).status).toBe(303)
    const late = app.browser()
    const old = (await late.get('/admin/connexion')).body
    app.clock.now = new Date(app.clock.now.getTime() + 25 * 3_600_000)
    const refused = await late.door(DOOR_PATHS.signIn, GOOD, old)
    expect(refused.status).toBe(403)
    // What it comes back as is good again.
    expect((await late.door(DOOR_PATHS.signIn, GOOD, refused.body)).status).toBe(303)
  })

  test.each<[string, Record<string, string>, number, string]>([
    ['nothing', { email: '', mot_de_passe: '' }, 422, 'Donnez votre adresse'],
    ['no password', { email: EMAIL, mot_de_passe: '' }, 422, 'Donnez votre adresse'],
    ['a wrong password', { email: EMAIL, mot_de_passe: 'une autre phrase' }, 401, 'incorrect'],
    ['100,000 signs', { email: EMAIL, mot_de_passe: 'x'.repeat(100_000) }, 422, 'trop long'],
    [
      'a megabyte',
      { email: EMAIL, mot_de_passe: 'x'.repeat(1_000_000) },
      413,
      'beaucoup trop long',
    ],
    ['NUL', { email: 'a\0b@test.example', mot_de_passe: 'a\0b' }, 401, 'incorrect'],
    ['HTML', { email: '"><script>', mot_de_passe: 'x' }, 401, 'incorrect'],
  ])('with %s is answered', async (_what, typed, status, said) => {
    const answer = await app.browser().door(DOOR_PATHS.signIn, typed)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(said)
    expect(answer.body).not.toContain('"><script>')
    expect(answer.body).not.toMatch(/x{100}|une autre phrase/)
    expect(answer.body).toMatch(/role="alert" tabindex="-1" autofocus/)
    if (typed['email'] === EMAIL && status !== 413)
      expect(answer.body).toContain(`value="${EMAIL}"`)
  })

  test('what is no form is not taken', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await app.get('/admin/connexion', {
        method: 'POST',
        headers: { 'content-type': type },
        payload: JSON.stringify(GOOD),
      })
      expect([type, answer.status >= 400 && answer.status < 500]).toEqual([type, true])
    }
  })
})

test('a document of the door runs no script but its own, and is nobody else’s', async () => {
  const { headers, body } = await app.browser().get('/admin/connexion')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'nonce-[^']+';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['cross-origin-opener-policy']).toBe('noopener-allow-popups')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.match(/<script/g)).toHaveLength(1)
})

describe('the second factor', () => {
  async function withFactor() {
    const email = `code${Math.random()}@test.example`
    await app.addAccount(email, 'editor')
    const browser = app.browser()
    await browser.signIn(email)
    const { json } = await browser.call('POST', '/auth/totp', { password: PASSWORD })
    const secret = String(json['secret']).replaceAll(' ', '')
    await browser.call('POST', '/auth/totp/confirm', { code: totp(secret) })
    return { email, secret, codes: json['recoveryCodes'] as string[] }
  }
  const half = async (email: string) => {
    const browser = app.browser()
    const answer = await browser.door(DOOR_PATHS.signIn, { email, mot_de_passe: PASSWORD })
    expect([answer.status, answer.headers['location']]).toEqual([303, `/admin${DOOR_PATHS.code}`])
    return browser
  }

  test('is asked on a page of its own; what is wrong is told; the code opens, once', async () => {
    const { email, secret } = await withFactor()
    const browser = await half(email)
    for (const [code, status] of [
      ['', 422],
      ['000000', 401],
      ['x'.repeat(5000), 422],
    ] as const) {
      const answer = await browser.door(DOOR_PATHS.code, { code })
      expect([code.length, answer.status]).toEqual([code.length, status])
    }
    const code = totp(secret)
    const answer = await browser.door(DOOR_PATHS.code, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect([answer.status, answer.headers['location']]).toEqual([303, '/admin'])
    expect(await browser.call('GET', '/context')).toMatchObject({ status: 200 })
    expect((await (await half(email)).door(DOOR_PATHS.code, { code })).status).toBe(401)
  })

  describe('of a browser that is trusted', () => {
    const [password, signedIn] = [{ mot_de_passe: PASSWORD }, [303, '/admin']]
    // A session is as young as its day says.
    beforeEach(() => {
      app.clock.now = new Date()
    })
    async function trusting() {
      const who = await withFactor()
      const browser = await half(who.email)
      const page = await browser.get(`/admin${DOOR_PATHS.code}`)
      expect(page.html.one('label[for="porte-appareil"]').text).toMatch(/cet appareil 30.jours/)
      const wrong = await browser.door(
        DOOR_PATHS.code,
        { code: '000000', appareil: '1' },
        page.body,
      )
      expect(wrong.html.has('#porte-appareil[checked]')).toBe(true)
      await browser.door(DOOR_PATHS.code, { code: who.codes[0] ?? '', appareil: '1' }, wrong.body)
      const again = async () => {
        browser.cookies.delete(SESSION)
        const answer = await browser.door(DOOR_PATHS.signIn, { email: who.email, ...password })
        return [answer.status, answer.headers['location']]
      }
      return { ...who, browser, again }
    }
    const asked = [303, `/admin${DOOR_PATHS.code}`]

    test('is asked for 30 days no more, but for the password', async () => {
      const { browser, again, email } = await trusting()
      expect(await again()).toEqual(signedIn)
      expect(await browser.call('GET', '/context')).toMatchObject({ status: 200 })
      browser.cookies.delete(SESSION)
      const wrong = await browser.door(DOOR_PATHS.signIn, { email, mot_de_passe: 'faux' })
      expect(wrong.status).toBe(401)
      const before = app.clock.now.getTime()
      app.clock.now = new Date(before + 29 * 86_400_000)
      expect(await again()).toEqual(signedIn)
      app.clock.now = new Date(before + 31 * 86_400_000)
      expect(await again()).toEqual(asked)
    })

    test('is asked again once it is forgotten, after another password, or another factor', async () => {
      const { browser, again } = await trusting()
      expect(await again()).toEqual(signedIn)
      expect(await browser.call('DELETE', '/auth/trusted-devices')).toMatchObject({ status: 200 })
      expect(await again()).toEqual(asked)

      const other = await trusting()
      await other.again()
      const done = async (path: string, body: object) => {
        const answer = await other.browser.call('POST', `/auth/totp${path}`, body)
        expect([path, answer.status, answer.json['message']]).toEqual([path, 200, undefined])
        return answer.json
      }
      await done('/disable', { password: PASSWORD })
      const secret = String((await done('', { password: PASSWORD }))['secret'])
      await done('/confirm', { code: totp(secret.replaceAll(' ', '')) })
      expect(await other.again()).toEqual(asked)

      const third = await trusting()
      await third.again()
      const changed = { current: PASSWORD, password: PASSWORD }
      expect((await third.browser.call('POST', '/auth/password', changed)).status).toBe(200)
      expect(await third.again()).toEqual(signedIn)
      await app.stores.accounts.endAccess(
        (await app.stores.accounts.find(1, { email: third.email }))?.id ?? '',
      )
      expect(await third.again()).toEqual(asked)
    })

    test('is trusted by each who works in it, six people apart', async () => {
      const first = await trusting()
      /** The next one, in the same browser. */
      const joined = async () => {
        const { email, codes } = await withFactor()
        first.browser.cookies.delete(SESSION)
        await first.browser.door(DOOR_PATHS.signIn, { email, ...password })
        const code = codes[0] ?? ''
        await first.browser.door(DOOR_PATHS.code, { code, appareil: '1' })
      }
      for (let people = 2; people <= 5; people += 1) {
        await joined()
        expect(await first.again(), String(people)).toEqual(signedIn)
      }
      await joined()
      expect(await first.again()).toEqual(asked)
    })

    test('is nobody else’s, and no other browser’s', async () => {
      const [one, other] = [await trusting(), await trusting()]
      one.browser.cookies.set('vitrine.trust', other.browser.cookies.get('vitrine.trust') ?? '')
      expect(await one.again()).toEqual(asked)
      const stolen = app.browser()
      stolen.cookies.set('vitrine.trust', other.browser.cookies.get('vitrine.trust') ?? '')
      const answer = await stolen.door(DOOR_PATHS.signIn, { email: other.email, ...password })
      expect(answer.headers['location']).toBe(`/admin${DOOR_PATHS.code}`)
      for (const made of ['', 'x', '..', 'W10.x', '%00']) {
        other.browser.cookies.set('vitrine.trust', made)
        expect(await other.again(), made).toEqual(asked)
      }
    })
  })

  test('a recovery code is told of by mail, how many are left, and how to close the door', async () => {
    const { email, codes } = await withFactor()
    const browser = await half(email)
    await browser.door(DOOR_PATHS.code, { code: codes[0] ?? '' })
    const db = app.stores.accounts.database.db.withTables<Pick<Tables, 'mail'>>()
    const mails = await db
      .selectFrom('mail')
      .select('draft')
      .where('recipient', '=', email)
      .execute()
    expect(mails).toHaveLength(1)
    const { subject, text } = JSON.parse(mails[0]?.draft ?? '{}')
    expect(subject).toMatch(/^Un code de secours a servi/)
    expect(text).toMatch(/depuis Firefox sur Linux\. Il en reste 9\./)
    expect(text).toContain('#jeton=')
    expect(text).not.toContain(codes[0])
  })

  test('a recovery code does too', async () => {
    const { email, codes } = await withFactor()
    const browser = await half(email)
    const page = await browser.get(`/admin${DOOR_PATHS.code}?secours=1`)
    expect(page.body).toContain('codes de secours')
    expect((await browser.door(DOOR_PATHS.code, { code: codes[0] ?? '' }, page.body)).status).toBe(
      303,
    )
  })
})

test('the code’s page is for who gave a password', async () => {
  const answer = await app.browser().get('/admin/connexion/code?next=/admin/pages')
  expect(answer.headers['location']).toBe('/admin/connexion?next=%2Fadmin%2Fpages')
  const given = await app.browser().door(DOOR_PATHS.code, { code: '123456' })
  expect(given.headers['location']).toBe('/admin/connexion')
})

test('a link of one kind is not taken by the page of the other, nor a made-up one by either', async () => {
  const { database } = app.stores.accounts
  const { accountsOf } = await import('./app.ts')
  const writer = (await accountsOf(app.stores)()).on(database)
  const jeton = await writer.createLink('reset', id, new Date(Date.now() + 600_000))
  const wrong = await app.browser().door(ACCOUNT_PATHS.invitation, { jeton })
  expect([wrong.status, wrong.body.includes('sert à autre chose')]).toEqual([422, true])
  for (const lien of ['', 'https://exemple.fr/', `#jeton=${'x'.repeat(43)}`, '#jeton=\0']) {
    expect((await app.browser().door(ACCOUNT_PATHS.reset, { lien })).status).toBe(422)
  }
  const pasted = await app
    .browser()
    .door(ACCOUNT_PATHS.reset, { lien: `https://a.fr/x#jeton=${jeton}` })
  expect([pasted.status, pasted.body.includes(EMAIL)]).toEqual([200, true])
})

test.each([
  [true, 'Recevoir le lien', 'un message vient de partir'],
  [false, 'Demander le lien', 'ce site n’envoie pas encore d’e-mails'],
])(
  'where mails leave (%s) a link is promised by mail, else not',
  async (sendsMail, label, said) => {
    const door = await createAccountApp('sqlite', { sendsMail })
    const browser = door.browser()
    expect((await browser.get(`/admin${ACCOUNT_PATHS.forgot}`)).body).toContain(label)
    for (const email of ['personne@exemple.test', EMAIL]) {
      const { status, body } = await browser.door(ACCOUNT_PATHS.forgot, { email })
      expect([status, body.includes(said)]).toEqual([200, true])
      expect(body).not.toContain(sendsMail ? 'encore d’e-mails' : 'vient de partir')
    }
    await door.close()
  },
)

test('a forgotten password is asked for with an address, and none that is too long', async () => {
  for (const asked of ['', 'x'.repeat(300)]) {
    const answer = await app.browser().door(ACCOUNT_PATHS.forgot, { email: asked })
    expect(answer.status).toBe(422)
  }
})
