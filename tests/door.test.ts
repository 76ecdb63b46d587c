import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_PATHS, DOOR_PATHS } from '#base/core/account.ts'
import { type AccountApp, type Browser, createAccountApp, PASSWORD } from './account-app.ts'
import { carriedBy } from './admin-browser.ts'

let app: AccountApp
let id: string
const email = 'claire@test.example'
beforeAll(async () => {
  app = await createAccountApp()
  id = await app.addAccount(email, 'editor')
})
afterAll(() => app.close())

const GOOD = { email, mot_de_passe: PASSWORD }
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
    expect(answer.body).toContain(`value="${email}"`)
    expect(answer.body).not.toContain(PASSWORD)
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain(SESSION)
  })

  test('that is sent by a script of a page, and not by a window, is refused', async () => {
    const answer = await post(app.browser(), GOOD, {
      'sec-fetch-dest': 'empty',
      'sec-fetch-mode': 'cors',
    })
    expect(answer.status).toBe(403)
    expect(answer.body).not.toContain('name="porte"')
  })

  test('is good in two tabs, and not a day later', async () => {
    const browser = app.browser()
    const first = (await browser.get('/admin/connexion')).body
    await browser.get('/admin/connexion')
    expect((await browser.door(DOOR_PATHS.signIn, GOOD, first)).status).toBe(303)
    const late = app.browser()
    const old = (await late.get('/admin/connexion')).body
    app.clock.now = new Date(app.clock.now.getTime() + 25 * 3_600_000)
    expect((await late.door(DOOR_PATHS.signIn, GOOD, old)).status).toBe(403)
  })

  test.each<[string, Record<string, string>, number, string]>([
    ['nothing', { email: '', mot_de_passe: '' }, 422, 'Donnez votre adresse'],
    ['100,000 signs', { email, mot_de_passe: 'x'.repeat(100_000) }, 422, 'trop long'],
    ['a megabyte', { email, mot_de_passe: 'x'.repeat(1_000_000) }, 413, 'beaucoup trop long'],
    ['NUL', { email: 'a\0b@test.example', mot_de_passe: 'a\0b' }, 401, 'incorrect'],
    ['HTML', { email: '"><script>', mot_de_passe: 'x' }, 401, 'incorrect'],
  ])('with %s is answered', async (_what, typed, status, said) => {
    const answer = await app.browser().door(DOOR_PATHS.signIn, typed)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(said)
    expect(answer.body).not.toContain('"><script>')
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

test('the code’s page is for who gave a password', async () => {
  const answer = await app.browser().get('/admin/connexion/code?next=/admin/pages')
  expect(answer.headers['location']).toBe('/admin/connexion?next=%2Fadmin%2Fpages')
})

test('a link of one kind is not taken by the page of the other, nor a made-up one by either', async () => {
  const { database } = app.stores.accounts
  const { accountsOf } = await import('./app.ts')
  const writer = (await accountsOf(app.stores)()).on(database)
  const jeton = await writer.createLink('reset', id, new Date(Date.now() + 600_000))
  const wrong = await app.browser().door(ACCOUNT_PATHS.invitation, { jeton })
  expect([wrong.status, wrong.body.includes('sert à autre chose')]).toEqual([422, true])
  for (const lien of ['', 'https://exemple.fr/', `#jeton=${'x'.repeat(43)}`]) {
    expect((await app.browser().door(ACCOUNT_PATHS.reset, { lien })).status).toBe(422)
  }
  const pasted = await app
    .browser()
    .door(ACCOUNT_PATHS.reset, { lien: `https://a.fr/x#jeton=${jeton}` })
  expect([pasted.status, pasted.body.includes(email)]).toEqual([200, true])
})
