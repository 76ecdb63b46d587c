import { createSigner } from '#base/platform/security/signed.ts'
import { accountSession } from '#features/accounts/service/account-session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountApp, createAccountApp, PASSWORD } from './account-app.ts'
import { accountsOf, createTestApp, seededStores } from './app.ts'
import { totp } from './totp.ts'

/** The cookie of an answer, as a browser sends it back. */
const cookieIn = (headers: Record<string, unknown>, name: string): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`)) ?? ''

/** Somebody else's secret. */
const FOREIGN = `${'a'.repeat(32)}.${encodeURIComponent(`${'b'.repeat(43)}=`)}`

const FALSE = ['x', 'x.', '.', '', '%', '%zz.%', FOREIGN, `"${FOREIGN}"`, `a.${'é'.repeat(44)}`]

const WAYS = [
  { proto: 'https', prefix: '__Host-vitrine' },
  { proto: 'http', prefix: 'vitrine' },
]

test('a cookie that nobody signed, a code without its cookie and signing out load no library', async () => {
  const stores = await seededStores()
  const { isKnown } = accountsOf(stores)
  const load = () => Promise.reject(new Error('The library was asked for.'))
  const accounts = Object.assign(load, { isKnown })
  const clock = () => new Date()
  const way = { publicUrl: null, trustProxy: true, adminHost: null }
  const signer = createSigner('a secret of tests alone')
  const { app, close } = await createTestApp({
    ...way,
    stores,
    accounts,
    session: accountSession({ accounts, stores, signer, clock, ...way }),
  })
  try {
    for (const { proto, prefix } of WAYS) {
      for (const value of FALSE) {
        const headers = {
          cookie: `${prefix}.session_token=${value}; ${prefix}.two_factor=${value}`,
          'x-forwarded-proto': proto,
          'sec-fetch-site': 'same-origin',
        }
        const post = (url: string, payload = {}) =>
          app.inject({ method: 'POST', url: `/admin/api/auth/${url}`, headers, payload })
        expect((await app.inject({ url: '/contact', headers })).statusCode).toBe(200)
        expect((await app.inject({ url: '/admin/api/context', headers })).statusCode).toBe(401)
        expect((await post('second-factor', { code: '123456' })).statusCode).toBe(401)
        expect((await post('sign-out')).statusCode).toBe(200)
      }
    }
  } finally {
    await close()
    await stores.close()
  }
})

describe.each(WAYS)('by $proto', ({ proto, prefix }) => {
  let site: AccountApp
  beforeAll(async () => {
    site = await createAccountApp('sqlite', { publicUrl: null, trustProxy: true })
  })
  afterAll(() => site.close())

  const ask = (url: string, cookie: string, payload?: object) =>
    site.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/admin/api${url}`,
      headers: { cookie, 'x-forwarded-proto': proto, 'sec-fetch-site': 'same-origin' },
      ...(payload ? { payload } : {}),
    })
  const signIn = (email: string) => ask('/auth/sign-in', '', { email, password: PASSWORD })
  const session = `${prefix}.session_token`

  test('the library’s own cookie opens, whichever way it is written; any change of it does not', async () => {
    // Signatures differ: some hold the signs that percents stand for.
    for (let round = 0; round < 12; round += 1) {
      const email = `writer-${round}@test.example`
      await site.addAccount(email, 'writer')
      const pair = cookieIn((await signIn(email)).headers, session)
      const value = pair.slice(session.length + 1)
      const context = async (cookie: string) => (await ask('/context', cookie)).statusCode
      const good = [
        pair,
        `a=1; ${pair} ; b=2`,
        `${session}="${value}"`,
        `${session}=${decodeURIComponent(value)}`,
      ]
      for (const cookie of good) expect([cookie, await context(cookie)]).toEqual([cookie, 200])
      const bad = [
        `${session}=${value.slice(1)}`,
        `${session}=${value.slice(0, -4)}`,
        `${session}=${value.replace('.', 'a.')}`,
        `${session}=x; ${pair}`,
        `x${pair}`,
      ]
      for (const cookie of bad) expect([cookie, await context(cookie)]).toEqual([cookie, 401])
    }
  })

  test('the cookie of who owes a code lets it be given', async () => {
    await site.addAccount('two@test.example', 'writer')
    const cookie = cookieIn((await signIn('two@test.example')).headers, session)
    const setup = (await ask('/auth/totp', cookie, { password: PASSWORD })).json()
    const secret = String(setup.secret).replaceAll(' ', '')
    await ask('/auth/totp/confirm', cookie, { code: totp(secret) })
    const half = cookieIn((await signIn('two@test.example')).headers, `${prefix}.two_factor`)
    const code = totp(secret)
    const given = async (sent: string) =>
      (await ask('/auth/second-factor', sent, { code })).statusCode
    expect(await given(half.replace('=', '=a'))).toBe(401)
    expect(await given(half)).toBe(200)
  })
})
