/** @module-tag exhaustive */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import type { MailDraft } from '#base/core/mail.ts'
import { type AccountApp, type Browser, createAccountApp, PASSWORD } from './account-app.ts'
import { sampled } from './exhaustive.ts'

const MINUTE = 60_000

describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  /** For tests of many attempts one after the other: SQLite is the sample. */
  const manyTimes = sampled(engine === 'sqlite')

  let app: AccountApp
  let number = 0
  let email: string

  beforeAll(async () => {
    app = await createAccountApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    number += 1
    email = `compte-${number}@exemple.test`
    await app.addAccount(email, 'editor')
    // What earlier tests tried is forgotten.
    later(25 * 60)
    await app.stores.accounts.purge(app.clock.now)
  })

  const later = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * MINUTE)
  }

  /** Tries a password from an address, without any cookie. */
  async function tried(from: string, password = 'mauvais mot de passe', who = email) {
    const { statusCode, headers } = await app.app.inject({
      method: 'POST',
      url: '/admin/api/auth/sign-in',
      remoteAddress: from,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { email: who, password },
    })
    return { status: statusCode, wait: Number(headers['retry-after'] ?? 0) }
  }
  const ipv4 = (index: number) => `198.51.100.${index}`
  const line = (index: number) => `2001:db8:5:${index.toString(16)}::1`

  async function statuses(count: number, from: (index: number) => string, who = email) {
    const all: number[] = []
    for (let index = 1; index <= count; index += 1) {
      all.push((await tried(from(index), undefined, who)).status)
    }
    return { wrong: all.filter((one) => one === 401).length, last: all.at(-1) }
  }

  /** The mails to the account of this test; those of others go. */
  async function mails(): Promise<MailDraft[]> {
    const now = app.clock.now.toISOString()
    const taken = await app.stores.outbox.take({ now, until: now, limit: 50 })
    for (const mail of taken) await app.stores.outbox.sent(mail, now)
    return taken.map(({ draft }) => draft).filter(({ to }) => to === email)
  }
  /** Nobody who signs in waits for that mail. */
  async function notice(): Promise<MailDraft[]> {
    let found: MailDraft[] = []
    await expect
      .poll(async () => (found = [...found, ...(await mails())]).length)
      .toBeGreaterThan(0)
    return found
  }

  test.each([
    ['60 networks of IPv4', ipv4],
    ['20 lines of one /48', (index: number) => line(index % 20)],
    ['60 subscribers of IPv6', (index: number) => `2001:db8:${index.toString(16)}::1`],
  ])('M8 wrong passwords from %s are counted by account', manyTimes, async (_from, from) => {
    expect(await statuses(60, from)).toEqual({ wrong: 10, last: 429 })
    const waits: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const { wait } = await tried(ipv4(200))
      waits.push(wait)
      later(wait / 60)
      expect((await tried(ipv4(201 + round))).status).toBe(401)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480])
  })

  test('M8 an address that nobody has is answered the same', manyTimes, async () => {
    const unknown = `personne-${number}@exemple.test`
    expect(await statuses(30, ipv4, unknown)).toEqual({ wrong: 10, last: 429 })
    expect((await tried(ipv4(99), undefined, unknown)).wait).toBe(30)
    expect(await mails()).toEqual([])
  })

  test('M8 a /48 is counted as a whole over all accounts', manyTimes, async () => {
    const all: number[] = []
    for (let index = 0; index < 130; index += 1) {
      all.push((await tried(line(index), undefined, `autre-${index}@exemple.test`)).status)
    }
    expect(all.filter((status) => status === 401)).toHaveLength(120)
    expect(all.at(-1)).toBe(429)
    expect((await tried('2001:db8:6::1')).status).toBe(401)
  })

  test('M8 attempts made at once from many networks count one by one', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => tried(ipv4(index))))
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('M8 the owner is told by a mail, once in six hours', async () => {
    await statuses(12, ipv4)
    const [mail, ...more] = await notice()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'account-attempts', to: email })
    expect(mail?.text).toMatch(/Plusieurs mots de passe faux ont été essayés pour votre compte/)
    later(30)
    expect((await tried(ipv4(90))).status).toBe(401)
    expect(await mails()).toEqual([])
    later(6 * 60)
    await statuses(12, ipv4)
    expect(await notice()).toHaveLength(1)
  })

  /** The stranger closes the account and, being in the same office, its network. */
  async function closed(): Promise<void> {
    await statuses(30, ipv4)
    for (let index = 0; index < 45; index += 1) {
      await tried('127.0.0.1', undefined, `bruit-${index}@exemple.test`)
    }
    expect((await tried(ipv4(250), PASSWORD)).status).toBe(429)
    expect((await tried('127.0.0.1', PASSWORD)).status).toBe(429)
  }

  test(
    'M8 no stranger shuts the door of a browser that its owner signed in with',
    manyTimes,
    async () => {
      const known = app.browser()
      expect((await known.signIn(email)).status).toBe(200)
      expect(known.cookies.has('vitrine.device')).toBe(true)
      await known.call('POST', '/auth/sign-out')
      await closed()
      expect((await known.signIn(email)).status).toBe(200)
      // For another account it is a browser like any other.
      const other = `autre-compte-${number}@exemple.test`
      await app.addAccount(other, 'writer')
      expect((await known.signIn(other)).status).toBe(429)
    },
  )

  test('M8 a known browser that guesses waits as well', async () => {
    const known = app.browser()
    await known.signIn(email)
    const all: number[] = []
    for (let index = 0; index < 8; index += 1) all.push((await known.signIn(email, 'faux')).status)
    expect(all).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  test(
    'M8 a cookie that was made up, or of a browser that was forgotten, is none',
    manyTimes,
    async () => {
      const known = app.browser()
      await known.signIn(email)
      const made = app.browser()
      made.cookies.set('vitrine.device', 'aW52ZW50w6k.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
      await closed()
      expect((await made.signIn(email)).status).toBe(429)
      const id = (await app.stores.accounts.find(1, { email }))?.id ?? ''
      await app.stores.accounts.endAccess(id)
      expect((await known.signIn(email)).status).toBe(429)
    },
  )

  test(
    'M8 a new password forgets all browsers but the one it was chosen in',
    manyTimes,
    async () => {
      const [here, elsewhere] = [app.browser(), app.browser()] as [Browser, Browser]
      await here.signIn(email)
      await elsewhere.signIn(email)
      const password = 'une autre phrase assez longue'
      const changed = await here.call('POST', '/auth/password', { current: PASSWORD, password })
      expect(changed.status).toBe(200)
      await closed()
      expect((await elsewhere.signIn(email, password)).status).toBe(429)
      expect((await here.signIn(email, password)).status).toBe(200)
    },
  )

  test.each(['the notice', '« mot de passe oublié »'])(
    'M8 the link of %s lets the owner in, password kept',
    manyTimes,
    async (way) => {
      await closed()
      if (way !== 'the notice') {
        await notice()
        await app.browser().door(ACCOUNT_PATHS.forgot, { email })
      }
      const [mail] = await notice()
      const token = /#jeton=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
      const fresh = app.browser()
      expect((await fresh.signIn(email)).status).toBe(429)
      expect((await fresh.door(ACCOUNT_PATHS.reset, { jeton: token ?? '' })).status).toBe(200)
      expect((await fresh.signIn(email)).status).toBe(200)
    },
  )
})
