import { join } from 'node:path'
import { templateFiles } from '#features/templates/service/template-files.ts'
import { pageDocument } from '#base/core/document.ts'
import { documentKinds } from '#features/publishing/kinds/all-kinds.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { onBothEngines } from '../exhaustive.ts'
import type { Stores } from '#app/stores.ts'
import type { NewLead } from '#features/leads/rules/lead.ts'
import {
  type AttemptState,
  nextAttempt,
  PASSWORD_RULE,
} from '#features/accounts/rules/attempt-limit.ts'
import { FORM_RATES, formLimits } from '#base/platform/security/rate-limit.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { nightlyPurge } from '#features/privacy/service/retention.ts'
import { registry } from '#app/widgets.ts'
import { fireSchedules } from '#features/publishing/service/scheduled-documents.ts'
import { type AccountApp, createAccountApp } from '../account-app.ts'
import { createTestApp, seededStores, type TestApp } from '../app.ts'
import { controlsOf, openForm, sendForm } from '../form-visit.ts'
import { CONTACT, faultFolder } from './faulty-server.ts'
import { FIRING } from '../firing.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY

const at = (milliseconds: number) => new Date(START + milliseconds)
const ANSWERS = { nom: 'Élodie Œuvrard', email: 'elodie@exemple.fr', message: 'Une question.' }

describe('a form while the clock jumps', () => {
  let now = at(0)
  let site: TestApp
  let stores: Stores
  beforeAll(async () => {
    stores = await seededStores()
    site = await createTestApp({
      stores,
      clock: () => now,
      formLimits: formLimits(stores.rateLimits, () => now, FORM_RATES),
    })
  })
  afterAll(async () => {
    await site.close()
    await stores.close()
  })

  test('opened before it went back by an hour, it is taken, and by nobody for a machine', async () => {
    now = at(0)
    const form = await openForm(site, CONTACT)
    now = at(-HOUR)
    expect((await sendForm(site, form, ANSWERS)).status).toBe(303)
    expect(await stores.leads.list(1)).toMatchObject([{ status: 'new', spam: { reasons: [] } }])
  })

  test('opened before it went on by more than a day, it comes back with its answers', async () => {
    now = at(0)
    const form = await openForm(site, CONTACT)
    now = at(DAY + MINUTE)
    const answer = await sendForm(site, form, ANSWERS)
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('Une question.')
    const again = { ...form, ...controlsOf(answer) }
    now = at(DAY + 2 * MINUTE)
    expect((await sendForm(site, again, ANSWERS)).status).toBe(303)
  })

  test('who sent too much waits as told, and no hour more when the clock goes back', async () => {
    const send = async () => {
      const form = await openForm(site, CONTACT)
      now = new Date(now.getTime() + MINUTE / 20)
      return (await sendForm(site, form, ANSWERS)).status
    }
    now = at(3 * DAY)
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push(await send())
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    now = new Date(now.getTime() - HOUR)
    expect(await send()).toBe(303)
  })

  test('pages, health and lists go on either way', async () => {
    for (const jump of [0, -HOUR, HOUR, DAY, -YEAR, YEAR, 0]) {
      now = at(jump)
      for (const path of ['/', '/vos-actualites', '/healthz', '/readyz']) {
        expect((await site.get(path)).status, `${path} at ${jump}`).toBe(200)
      }
    }
  })
})

describe('passwords while the clock jumps', () => {
  const blockedAt = (milliseconds: number): AttemptState => {
    let state: AttemptState | null = null
    for (let count = 0; count < 20; count += 1) {
      const until: number = state === null ? 0 : Date.parse(state.blockedUntil) || 0
      const when = new Date(Math.max(START + milliseconds, until))
      state = nextAttempt(state, when, PASSWORD_RULE).state
    }
    if (state === null) throw new Error('Nothing was tried.')
    return state
  }

  test('a wait of the future is no lockout, and what was tried stays counted', () => {
    const state = blockedAt(DAY)
    const { wait, state: next } = nextAttempt(state, at(0), PASSWORD_RULE)
    expect(wait).toBeNull()
    expect(next.attempts).toBe(state.attempts + 1)
    expect(nextAttempt(next, at(MINUTE), PASSWORD_RULE).wait).toBe(3540)
  })

  test('a clock that differs by a little opens nothing', () => {
    const state = blockedAt(0)
    const shortly = new Date(Date.parse(state.blockedUntil) - HOUR - MINUTE)
    expect(nextAttempt(state, shortly, PASSWORD_RULE).wait).toBe(3660)
  })
})

onBothEngines('leases while the clock jumps,', (engine) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await seededStores(engine)
  })
  afterAll(() => stores.close())

  const PAGE = pageDocument(10, 'fr')
  const kinds = documentKinds({
    widgets: registry,
    comparePages: async () => [],
    clean: (html) => html,
    tryLayout: async () => [],
    templates: templateFiles('', () => {}),
    clock: () => at(0),
  })
  const publications = async () =>
    (await stores.audit.list(1)).entries.filter(
      ({ action }) => action === 'page.unpublish-scheduled',
    ).length

  test('a schedule that was taken before it went back is done at once, and once', async () => {
    await stores.documents.tasks.save(1, PAGE, {
      action: 'unpublish',
      due: at(-2 * HOUR).toISOString(),
      base: 0,
      content: '',
      by: { id: 'anne', name: 'Anne Morel' },
      at: at(-3 * HOUR).toISOString(),
    })
    const taken = await stores.documents.tasks.take({
      now: at(0).toISOString(),
      until: at(MINUTE / 2).toISOString(),
      limit: 10,
    })
    expect(taken).toHaveLength(1)
    const parts = { stores, kinds, ...FIRING }
    expect(await fireSchedules({ ...parts, clock: () => at(1000) })).toBe(0)
    expect(await fireSchedules({ ...parts, clock: () => at(-HOUR) })).toBe(1)
    expect(await fireSchedules({ ...parts, clock: () => at(DAY) })).toBe(0)
    const [first] = taken
    if (first === undefined) throw new Error('Nothing was taken.')
    expect(await stores.documents.tasks.done(first)).toBe(false)
    expect(await publications()).toBe(1)
  })

  test('the search index is nobody’s for an hour', async () => {
    const lease = (holder: string, from: number) =>
      stores.search.lease(1, holder, at(from).toISOString(), at(from + MINUTE).toISOString())
    expect(await lease('one', 0)).toBe(true)
    expect(await lease('other', MINUTE / 2)).toBe(false)
    expect(await lease('other', -MINUTE / 2)).toBe(false)
    expect(await lease('other', -HOUR)).toBe(true)
  })

  test('a count of the future begins anew, two sendings at once are counted in either order', async () => {
    const add = async (from: number) =>
      (await stores.rateLimits.add('key', 1, { now: at(from), milliseconds: MINUTE })).points
    expect(await add(5)).toBe(1)
    expect(await add(0)).toBe(2)
    expect(await add(10)).toBe(3)
    expect(await add(-HOUR)).toBe(1)
  })
})

describe('somebody who is signed in while the clock jumps', () => {
  let site: AccountApp
  beforeAll(async () => {
    site = await createAccountApp()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => site.close())

  test('stays so, by an hour back and by a day on, and not beyond the week', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    await site.addAccount('anne@test.example', 'editor')
    const anne = site.browser()
    expect((await anne.signIn('anne@test.example')).status).toBe(200)
    const status = async () => (await anne.call('GET', '/pages/1/fr/draft')).status
    vi.setSystemTime(START - HOUR)
    expect(await status()).toBe(200)
    vi.setSystemTime(START + DAY)
    expect(await status()).toBe(200)
    vi.setSystemTime(START + 8 * DAY)
    expect(await status()).toBe(401)
  })
})

onBothEngines('retention while the clock jumps,', (engine) => {
  let stores: Stores
  let now = at(0)
  let running = 0
  let said: string[] = []
  let held: Awaited<ReturnType<typeof faultFolder>>
  let purge: ReturnType<typeof nightlyPurge>
  const lead = (nonce: string): NewLead => ({
    form: 'contact',
    nonce,
    status: 'new',
    lang: 'fr',
    page_path: CONTACT,
    name: 'Élodie Œuvrard',
    email: 'elodie@exemple.fr',
    phone: '',
    fields: { message: 'Une question.' },
    consent: { version: '1', text: 'Oui.' },
    purpose: 'répondre',
    received_at: at(0).toISOString(),
    expires_at: at(90 * DAY).toISOString(),
    spam: { score: 0, reasons: [] },
    files: [],
  })
  const leads = async () => (await stores.leads.list(1)).length

  beforeAll(async () => {
    stores = await seededStores(engine)
    held = await faultFolder()
    purge = nightlyPurge({
      stores,
      leadFolder: leadFolder(join(held.folder, 'leads')),
      outboxDir: join(held.folder, 'outbox'),
      mediaDir: join(held.folder, 'media'),
      clock: () => now,
      info: () => {},
      warn: (message) => said.push(message),
      running: () => running,
    })
    await purge.run()
    await stores.leads.receive(1, lead('n1'), () => [])
  })
  afterAll(async () => {
    await purge.close()
    await stores.close()
    await held.remove()
  })

  test('years on by mistake erase nothing, and the log says so', async () => {
    now = at(4 * YEAR)
    await purge.run()
    expect(await leads()).toBe(1)
    expect(said).toEqual([expect.stringContaining('rien n’est effacé avant un jour de marche')])
    now = at(DAY)
    said = []
    await purge.run()
    expect([await leads(), said]).toEqual([1, []])
  })

  test('years back erase nothing either, and the next night is a night like others', async () => {
    now = at(-4 * YEAR)
    await purge.run()
    now = at(2 * DAY)
    running += 2 * DAY
    said = []
    await purge.run()
    expect([await leads(), said]).toEqual([1, []])
  })

  test('years that have truly passed erase after a day of running', async () => {
    now = at(4 * YEAR)
    await purge.run()
    running += DAY
    now = at(4 * YEAR + DAY)
    await purge.run()
    expect(await leads()).toBe(0)
  })
})
