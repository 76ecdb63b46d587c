import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_PATHS, DOOR_PATHS } from '#base/core/account.ts'
import { type AccountApp, type Browser, createAccountApp, PASSWORD } from './account-app.ts'
import { carriedBy, SIGN_IN_PAGE } from './admin-browser.ts'
import { totp } from './totp.ts'

const EMAIL = 'editrice@test.example'
const CODE_PAGE = `/admin${DOOR_PATHS.code}`

let app: AccountApp
beforeAll(async () => {
  app = await createAccountApp()
  await app.addAccount(EMAIL, 'editor')
})
afterAll(() => app.close())

const typed = { email: EMAIL, mot_de_passe: PASSWORD }
const signIn = (browser: Browser, what: Record<string, string> = typed, page?: string) =>
  browser.door(DOOR_PATHS.signIn, what, page)

describe('what is wrong is told, and nothing but a password is lost', () => {
  test.each([
    ['a wrong password', { mot_de_passe: 'une autre phrase' }, 401, 'incorrect'],
    ['no password', { mot_de_passe: '' }, 422, 'Donnez votre adresse'],
    ['a password of 100,000 signs', { mot_de_passe: 'x'.repeat(100_000) }, 422, 'trop long'],
    ['NUL in it', { mot_de_passe: '\0\uD800' }, 401, 'incorrect'],
  ])('%s', async (_what, wrong, status, words) => {
    const email = `n${status}${words.length}${_what.length}@test.example`
    await app.addAccount(email, 'editor')
    const answer = await signIn(app.browser(), { email, ...wrong })
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(words)
    expect(answer.body).toContain(`value="${email}"`)
    expect(answer.body).not.toContain('xxxxx')
    expect(answer.body).toMatch(/role="alert" tabindex="-1" autofocus/)
  })

  test('an address of HTML is text', async () => {
    const email = '"><script>alert(1)</script>'
    const { body } = await signIn(app.browser(), { email, mot_de_passe: 'x' })
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&lt;script&gt;')
  })

  test('more than a form ever is', async () => {
    const answer = await signIn(app.browser(), { ...typed, mot_de_passe: 'x'.repeat(600_000) })
    expect(answer.status).toBe(413)
    expect(answer.body).toContain('beaucoup trop long')
  })
})

describe('a form is taken from its own page alone', () => {
  test('without its token, with that of another browser, of another day: nobody is signed in', async () => {
    const [here, there] = [app.browser(), app.browser()]
    const foreign = await there.get(SIGN_IN_PAGE)
    await here.get(SIGN_IN_PAGE)
    for (const token of [{}, carriedBy(foreign.body), { porte: 'x' }]) {
      const answer = await here.post(SIGN_IN_PAGE, { ...token, ...typed })
      expect([answer.status, here.cookies.has('vitrine.session_token')]).toEqual([403, false])
      expect(answer.body).toContain('Recommencez')
      expect(answer.body).toContain(`value="${EMAIL}"`)
    }
    const old = await here.get(SIGN_IN_PAGE)
    const now = app.clock.now
    app.clock.now = new Date(now.getTime() + 25 * 3_600_000)
    const late = await here.post(SIGN_IN_PAGE, { ...carriedBy(old.body), ...typed })
    app.clock.now = now
    expect(late.status).toBe(403)
    // What it came back as is good again.
    expect((await signIn(here, typed, late.body)).status).toBe(303)
  })

  test('a browser that keeps no cookie is told so', async () => {
    const browser = app.browser()
    const page = await browser.get(SIGN_IN_PAGE)
    browser.cookies.clear()
    const answer = await browser.post(SIGN_IN_PAGE, { ...carriedBy(page.body), ...typed })
    expect(answer.status).toBe(403)
    expect(answer.body).toContain('cookies')
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('%s posts nothing', async (_who, said) => {
    const browser = app.browser()
    const page = await browser.get(SIGN_IN_PAGE)
    const answer = await app.app.inject({
      method: 'POST',
      url: SIGN_IN_PAGE,
      headers: {
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        ...said,
      },
      payload: new URLSearchParams({ ...carriedBy(page.body), ...typed }).toString(),
    })
    expect(answer.statusCode).toBe(403)
    expect(String(answer.headers['set-cookie'])).not.toContain('session_token')
  })

  test('what is no form is not taken', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await app.get(SIGN_IN_PAGE, {
        method: 'POST',
        headers: { 'content-type': type },
        payload: JSON.stringify(typed),
      })
      expect([type, answer.status >= 400 && answer.status < 500]).toEqual([type, true])
    }
  })
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
    const answer = await signIn(browser, { email, mot_de_passe: PASSWORD })
    expect([answer.status, answer.headers['location']]).toEqual([303, CODE_PAGE])
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

  test('a recovery code does too', async () => {
    const { email, codes } = await withFactor()
    const browser = await half(email)
    const page = await browser.get(`${CODE_PAGE}?secours=1`)
    expect(page.body).toContain('codes de secours')
    expect((await browser.door(DOOR_PATHS.code, { code: codes[0] ?? '' }, page.body)).status).toBe(
      303,
    )
  })

  test('who has given no password is led back to it', async () => {
    const { status, headers } = await app.browser().get(CODE_PAGE)
    expect([status, headers['location']]).toEqual([303, SIGN_IN_PAGE])
    const stranger = app.browser()
    stranger.cookies.set('vitrine.two_factor', 'x'.repeat(64))
    expect((await signIn(stranger)).status).toBe(303)
    const answer = await app.browser().door(DOOR_PATHS.code, { code: '123456' })
    expect(answer.headers['location']).toBe(SIGN_IN_PAGE)
  })
})

describe('links of mails', () => {
  test.each([
    [ACCOUNT_PATHS.reset, 'lien', 'https://site.test/ailleurs'],
    [ACCOUNT_PATHS.reset, 'jeton', 'x'.repeat(43)],
    [ACCOUNT_PATHS.invitation, 'lien', ''],
    [ACCOUNT_PATHS.invitation, 'jeton', '\0'],
  ])('%s is told what a link looks like, or that it is over: %s %j', async (path, name, value) => {
    const answer = await app.browser().door(path, { [name]: value })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('role="alert"')
  })

  test('asks for an address, and takes none that is too long', async () => {
    for (const email of ['', 'x'.repeat(300)]) {
      expect((await app.browser().door(ACCOUNT_PATHS.forgot, { email })).status).toBe(422)
    }
  })
})
