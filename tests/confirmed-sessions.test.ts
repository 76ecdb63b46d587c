import { afterAll, beforeAll, expect, test } from 'vitest'
import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import { type AccountApp, type Browser, createAccountApp, PASSWORD } from './account-app.ts'
import { onBothEngines } from './exhaustive.ts'
import { totp } from './totp.ts'

const MINUTE = 60_000

onBothEngines('M6 asked again,', (engine) => {
  let app: AccountApp
  let chief: Browser
  let writer: string
  let count = 0

  beforeAll(async () => {
    app = await createAccountApp(engine)
    writer = await app.addAccount('redac@exemple.test', 'writer')
  })
  afterAll(() => app.close())

  /** A super-admin of their own for each test, signed in. */
  async function signedIn(): Promise<string> {
    count += 1
    const email = `chef-${count}@exemple.test`
    await app.addAccount(email, 'super-admin')
    app.clock.now = new Date()
    chief = app.browser()
    expect((await chief.signIn(email)).status).toBe(200)
    return email
  }
  const later = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * MINUTE)
  }
  const promote = () => chief.call('PUT', `/users/${writer}`, { name: `Rédac ${count}` })
  const asks = { status: 403, json: { reauthenticate: true } }

  test('not just after a sign-in, then after ten minutes, then not for ten more', async () => {
    await signedIn()
    expect((await promote()).status).toBe(200)
    later(11)
    expect(await promote()).toMatchObject(asks)
    const { json, status } = await chief.call('GET', '/audit/export?format=csv')
    expect({ json, status }).toMatchObject(asks)
    expect((await chief.call('GET', '/users')).status).toBe(200)
    expect((await chief.call('POST', '/auth/confirm', { password: PASSWORD })).status).toBe(200)
    expect((await promote()).status).toBe(200)
    later(9)
    expect((await promote()).status).toBe(200)
    later(2)
    expect(await promote()).toMatchObject(asks)
    const { entries } = await app.stores.audit.list(1, { action: 'account.confirm' })
    expect(entries[0]?.actor.name).toBe(`chef-${count}`)
  })

  test('in one session, and not in another of the same person', async () => {
    const email = await signedIn()
    const first = chief
    chief = app.browser()
    await chief.signIn(email)
    later(11)
    await first.call('POST', '/auth/confirm', { password: PASSWORD })
    expect(await promote()).toMatchObject(asks)
    chief = first
    expect((await promote()).status).toBe(200)
  })

  test('a clock that is set back opens nothing for longer', async () => {
    await signedIn()
    later(-600)
    expect(await promote()).toMatchObject(asks)
  })

  test('wrong passwords confirm nothing, are counted as at the sign-in, and wait', async () => {
    await signedIn()
    later(11)
    const statuses: number[] = []
    for (let tried = 0; tried < 8; tried += 1) {
      const { status } = await chief.call('POST', '/auth/confirm', { password: `faux ${tried}` })
      statuses.push(status)
    }
    expect(statuses[0]).toBe(422)
    expect(statuses.at(-1)).toBe(429)
    const right = await chief.call('POST', '/auth/confirm', { password: PASSWORD })
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    expect(await promote()).toMatchObject(asks)
  })

  test('with a second factor the code is asked too, each good once', async () => {
    await signedIn()
    const { json } = await chief.call('POST', '/auth/totp', { password: PASSWORD })
    const key = String(json['secret']).replaceAll(' ', '')
    await chief.call('POST', '/auth/totp/confirm', { code: totp(key) })
    later(11)
    expect(await promote()).toMatchObject(asks)
    const password = await chief.call('POST', '/auth/confirm', { password: PASSWORD })
    expect(password).toMatchObject({ status: 200, json: { secondFactor: true } })
    expect(await promote()).toMatchObject(asks)
    const confirm = (code: string) =>
      chief.call('POST', '/auth/confirm', { password: PASSWORD, code })
    expect((await confirm('000000')).status).toBe(422)
    const [recovery = ''] = json['recoveryCodes'] as string[]
    expect((await confirm(recovery)).status).toBe(200)
    expect((await promote()).status).toBe(200)
    later(11)
    expect((await confirm(recovery)).status).toBe(422)
    expect((await confirm(totp(key))).status).toBe(200)
    expect((await promote()).status).toBe(200)
  })

  test('who looks at the site as another gives their own password', async () => {
    await signedIn()
    expect((await chief.call('POST', `/users/${writer}/impersonate`)).status).toBe(200)
    later(11)
    expect((await chief.call('POST', '/auth/confirm', { password: 'autre' })).status).toBe(422)
    expect((await chief.call('POST', '/auth/confirm', { password: PASSWORD })).status).toBe(200)
    const { entries } = await app.stores.audit.list(1, { action: 'account.confirm' })
    expect(entries[0]?.actor.name).toBe(`chef-${count}`)
    expect((await promote()).status).toBe(403)
  })

  test('nobody who is not signed in confirms anything', async () => {
    chief = app.browser()
    expect((await chief.call('POST', '/auth/confirm', { password: PASSWORD })).status).toBe(401)
  })

  test('the token goes with the session: an answer that changes it gives the next', async () => {
    await signedIn()
    const given = await chief.call('POST', '/auth/password', {
      current: PASSWORD,
      password: 'une autre phrase assez longue',
    })
    const token = String(given.headers[WRITE_TOKEN_HEADER])
    const cookie = [...chief.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const rename = (sent: string) =>
      app.app.inject({
        method: 'PUT',
        url: `/admin/api/users/${writer}`,
        headers: { cookie, [WRITE_TOKEN_HEADER]: sent },
        payload: { name: 'Encore' },
      })
    expect((await rename(token)).statusCode).toBe(200)
    await chief.call('POST', '/auth/confirm', { password: 'une autre phrase assez longue' })
    const out = await chief.call('POST', '/auth/sign-out')
    const afterwards = String(out.headers[WRITE_TOKEN_HEADER])
    expect(afterwards).not.toBe(token)
    expect((await rename(token)).statusCode).toBe(401)
  })
})
