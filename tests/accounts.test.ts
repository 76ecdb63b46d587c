import { createAuth } from '#features/accounts/service/auth.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountApp, type Browser, createAccountApp, PASSWORD } from './account-app.ts'
import { onBothEngines } from './exhaustive.ts'
import { totp } from './totp.ts'

const OTHER_PASSWORD = 'une tout autre phrase'

onBothEngines('accounts', (engine) => {
  let app: AccountApp
  let admin: Browser

  beforeAll(async () => {
    app = await createAccountApp(engine)
    await app.addAccount('admin@test.example', 'super-admin')
    admin = await signedIn('admin@test.example')
  })
  afterAll(() => app.close())

  let count = 0
  /** A fresh account, signed in. */
  async function somebody(role: Parameters<AccountApp['addAccount']>[1] = 'writer') {
    count += 1
    const email = `n${count}@test.example`
    const id = await app.addAccount(email, role)
    return { id, email, browser: await signedIn(email) }
  }

  async function signedIn(email: string, password = PASSWORD): Promise<Browser> {
    const browser = app.browser()
    expect(await browser.signIn(email, password)).toMatchObject({ status: 200, json: {} })
    return browser
  }

  const context = (browser: Browser) => browser.call('GET', '/context')

  test('the tables are those that better-auth wishes for', async () => {
    const { $context } = createAuth({
      database: app.stores.accounts.database,
      secret: 'x'.repeat(40),
      isSecure: false,
      issuer: 'Vitrine',
    })
    const { adapter } = await $context
    expect(adapter.id).toBe('kysely')
    await (await $context).explicitSchemaCheck?.()
    expect((await $context).explicitSchemaCheck).toBeDefined()
  })

  test('J1 who signs in has the role that the site gave, in whatever case the address is typed', async () => {
    const { email, id } = await somebody('writer')
    const browser = app.browser()
    expect(await context(browser)).toMatchObject({ status: 401 })
    await browser.signIn(` ${email.toUpperCase()}`)
    expect(await context(browser)).toMatchObject({
      status: 200,
      json: { role: 'writer', user: { id, email }, impersonating: false },
    })
    await app.stores.accounts.setRole(1, id, 'editor')
    expect(await context(browser)).toMatchObject({ json: { role: 'editor' } })
  })

  describe('J1 the very next request is refused', () => {
    const ways: [string, (who: Awaited<ReturnType<typeof somebody>>) => Promise<unknown>][] = [
      [
        'when the session has run out',
        ({ id }) =>
          app.stores.accounts.database.db
            .updateTable('account_session')
            .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
            .where('user_id', '=', id)
            .execute(),
      ],
      ['when the account is disabled', ({ id }) => admin.call('POST', `/users/${id}/disable`, {})],
      [
        'when another has ended the sessions',
        ({ id }) => admin.call('POST', `/users/${id}/end-sessions`, {}),
      ],
      ['when the person was taken off the site', ({ id }) => admin.call('DELETE', `/users/${id}`)],
      [
        'when the membership is gone, though the session stands',
        ({ id }) =>
          sql`delete from account_membership where user_id = ${id}`.execute(
            app.stores.accounts.database.db,
          ),
      ],
      [
        'when the account is disabled, though the session stands',
        ({ id }) =>
          sql`update account_user set disabled_at = 'x' where id = ${id}`.execute(
            app.stores.accounts.database.db,
          ),
      ],
      [
        'when they signed out in this browser',
        async ({ browser }) => {
          const cookies = new Map(browser.cookies)
          await browser.call('POST', '/auth/sign-out', {})
          // The browser stays known: that opens nothing without the password.
          expect([...browser.cookies.keys()]).toEqual(['vitrine.device'])
          for (const [name, value] of cookies) browser.cookies.set(name, value)
        },
      ],
      [
        'when they changed the password elsewhere',
        async ({ email }) => {
          const elsewhere = await signedIn(email)
          const body = { current: PASSWORD, password: OTHER_PASSWORD }
          expect(await elsewhere.call('POST', '/auth/password', body)).toMatchObject({
            status: 200,
          })
          expect(await context(elsewhere)).toMatchObject({ status: 200 })
          await signedIn(email, OTHER_PASSWORD)
        },
      ],
      [
        'when they ended their other sessions',
        async ({ email }) => {
          const elsewhere = await signedIn(email)
          expect(await elsewhere.call('DELETE', '/auth/sessions')).toMatchObject({ status: 200 })
          expect(await context(elsewhere)).toMatchObject({ status: 200 })
        },
      ],
    ]
    test.each(ways)('%s', async (_way, end) => {
      const who = await somebody()
      expect(await context(who.browser)).toMatchObject({ status: 200 })
      await end(who)
      expect(await context(who.browser)).toMatchObject({ status: 401 })
    })
  })

  test('of 50 guesses at once at most 5 are compared, and the right one waits with the others', async () => {
    const { email } = await somebody()
    const guesses = Array.from({ length: 50 }, (_, index) =>
      app.browser().signIn(email, `faux ${index}`),
    )
    const answers = await Promise.all(guesses)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
    const late = await app.browser().signIn(email)
    expect(late).toMatchObject({ status: 429, json: { retryAfter: expect.any(Number) } })
    expect(late.headers['retry-after']).toBe(String(late.json['retryAfter']))
    app.clock.now = new Date(app.clock.now.getTime() + 61_000)
    expect(await app.browser().signIn(email)).toMatchObject({ status: 200 })
  })

  /** Somebody with a second factor: the secret and the recovery codes. */
  async function withSecondFactor() {
    const who = await somebody('editor')
    const setup = await who.browser.call('POST', '/auth/totp', { password: PASSWORD })
    expect(new URL(String(setup.json['uri'])).searchParams.get('issuer')).toContain('Lhermine')
    const secret = String(setup.json['secret']).replaceAll(' ', '')
    const recoveryCodes = setup.json['recoveryCodes'] as string[]
    const code = totp(secret)
    expect(await who.browser.call('POST', '/auth/totp/confirm', { code })).toMatchObject({
      status: 200,
    })
    expect(await context(who.browser)).toMatchObject({ status: 200 })
    const half = async () => {
      const browser = app.browser()
      expect(await browser.signIn(who.email)).toMatchObject({ json: { secondFactor: true } })
      return browser
    }
    return { ...who, secret, recoveryCodes, half }
  }

  test('the second factor: a code opens the session, once', async () => {
    const { secret, half } = await withSecondFactor()
    const browser = await half()
    expect([...browser.cookies.keys()]).toEqual(['vitrine.two_factor'])
    expect(await context(browser)).toMatchObject({ status: 401 })
    const code = totp(secret)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect(await browser.call('POST', '/auth/second-factor', { code: spaced })).toMatchObject({
      status: 200,
    })
    expect(await context(browser)).toMatchObject({ status: 200 })
    const other = await half()
    expect(await other.call('POST', '/auth/second-factor', { code })).toMatchObject({ status: 401 })
    expect(await context(other)).toMatchObject({ status: 401 })
  })

  test('of 50 codes at once at most 5 are compared, recovery codes with them', async () => {
    const { secret, recoveryCodes, half } = await withSecondFactor()
    const browser = await half()
    const give = (code: string) => browser.call('POST', '/auth/second-factor', { code })
    const codes = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? `abcde-${String(index).padStart(5, '0')}` : String(100_000 + index),
    )
    const statuses = (await Promise.all(codes.map(give))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
    const later = await half()
    for (const right of [totp(secret), recoveryCodes[0] ?? '']) {
      expect(await later.call('POST', '/auth/second-factor', { code: right })).toMatchObject({
        status: 429,
      })
    }
    app.clock.now = new Date(app.clock.now.getTime() + 61_000)
    expect(
      await later.call('POST', '/auth/second-factor', { code: recoveryCodes[1] ?? '' }),
    ).toMatchObject({ status: 200 })
  })

  test('a recovery code opens one session, also when it is given twice at once', async () => {
    const { recoveryCodes, half, browser } = await withSecondFactor()
    const [code = ''] = recoveryCodes
    const both = await Promise.all([half(), half()])
    const answers = await Promise.all(
      both.map((one) =>
        one.call('POST', '/auth/second-factor', { code: code.replace('-', ' ').toUpperCase() }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    expect(await browser.call('GET', '/auth/account')).toMatchObject({
      json: { secondFactor: true, recoveryCodesLeft: 9 },
    })
  })

  test('without the second factor any more, the password is enough', async () => {
    const { email, browser } = await withSecondFactor()
    expect(await browser.call('POST', '/auth/totp/disable', { password: 'faux' })).toMatchObject({
      status: 422,
    })
    expect(
      await browser.call('POST', '/auth/totp/recovery-codes', { password: PASSWORD }),
    ).toMatchObject({ status: 200, json: { recoveryCodes: expect.any(Array) } })
    expect(await browser.call('POST', '/auth/totp/disable', { password: PASSWORD })).toMatchObject({
      status: 200,
    })
    expect(await context(browser)).toMatchObject({ status: 200 })
    await signedIn(email)
  })

  test('what has run out is removed, what has not stays', async () => {
    const { id, browser } = await somebody()
    const { db } = app.stores.accounts.database
    const kept = async () =>
      (await db.selectFrom('account_session').select('id').where('user_id', '=', id).execute())
        .length
    await app.stores.accounts.purge(new Date())
    expect(await kept()).toBe(1)
    await app.stores.accounts.purge(new Date(Date.now() + 8 * 24 * 3_600_000))
    expect(await kept()).toBe(0)
    expect(await context(browser)).toMatchObject({ status: 401 })
    admin = await signedIn('admin@test.example')
  })

  test('two super-admins can’t take each other’s place away at once', async () => {
    const other = await somebody('super-admin')
    const first = await app.stores.accounts.find(1, { email: 'admin@test.example' })
    await Promise.allSettled([
      app.stores.accounts.disable(other.id, new Date().toISOString()),
      app.stores.accounts.disable(first?.id ?? '', new Date().toISOString()),
    ])
    const left = (await app.stores.accounts.list(1)).filter(
      ({ role, isDisabled }) => role === 'super-admin' && !isDisabled,
    )
    expect(left).toHaveLength(1)
    for (const id of [other.id, first?.id ?? '']) await app.stores.accounts.disable(id, null)
    admin = await signedIn('admin@test.example')
  })
})
