import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Stores } from '#app/stores.ts'
import { seededStores } from '../../../../tests/app.ts'
import { changeLead } from './change-lead.ts'

const USER = { id: 'u1', name: 'Zoé' }
const NOW = new Date('2026-11-20T09:00:00Z')

let stores: Stores
let site: Site
let mailed = 0
const notes: string[] = []

beforeAll(async () => {
  stores = await seededStores()
  const found = await stores.sites.find(1)
  if (found === null) throw new Error('The demo has no site.')
  site = found
})
afterAll(() => stores.close())

async function received(status: 'new' | 'quarantine', nonce: string): Promise<number> {
  const answer = await stores.leads.receive(
    1,
    {
      form: 'contact',
      nonce,
      status,
      lang: 'fr',
      page_path: '/contact',
      name: 'Anne',
      email: 'anne@exemple.fr',
      phone: '',
      fields: { nom: 'Anne' },
      consent: { version: 'v1', text: 'Le texte lu.' },
      purpose: 'Répondre',
      received_at: NOW.toISOString(),
      expires_at: '2029-11-20T09:00:00.000Z',
      spam: { score: 0, reasons: [] },
      files: [],
    },
    () => [],
  )
  if (!('lead' in answer)) throw new Error('The nonce was used before.')
  return answer.lead.id
}

const change = (id: number, status: 'new' | 'done', assignedTo?: string) =>
  changeLead(
    {
      stores,
      clock: () => NOW,
      addressesOf: () => ({ origin: '', backOffice: 'https://a.fr/admin' }),
      mailed: () => void (mailed += 1),
    },
    { site, user: USER },
    { id, status, assignedTo },
    async (note, work) => {
      const result = await work(stores)
      notes.push((typeof note === 'function' ? note(result) : note).action)
      return result
    },
  )

test('a request leaves quarantine before anything else, and is told of then', async () => {
  const id = await received('quarantine', 'n1')
  await expect(change(id, 'done')).rejects.toThrow(Refused)
  expect([notes.length, mailed]).toEqual([0, 0])
  expect(await change(id, 'new')).toMatchObject({ status: 'new' })
  expect([notes.at(-1), mailed]).toEqual(['lead.release', 1])
  expect(await change(id, 'done', USER.id)).toMatchObject({ status: 'done', assigned_to: USER.id })
  expect([notes.at(-1), mailed]).toEqual(['lead.update', 1])
})

test('nobody is given a request who does not deal with them, and none is changed that is gone', async () => {
  const id = await received('new', 'n2')
  await expect(change(id, 'new', 'nobody')).rejects.toMatchObject({ reason: 'invalid' })
  await expect(change(999_999, 'new')).rejects.toMatchObject({ reason: 'absent' })
})

test('a colleague who is given a request is told once by mail, nothing of the visitor in it', async () => {
  const at = NOW.toISOString()
  await stores.accounts.database.db
    .insertInto('account_user')
    .values({
      id: 'u2',
      name: 'Bruno',
      email: 'bruno@exemple.fr',
      email_verified: 1,
      image: null,
      two_factor_enabled: 0,
      is_super_admin: 1,
      disabled_at: '',
      last_sign_in_at: '',
      created_at: at,
      updated_at: at,
    })
    .execute()
  const id = await received('new', 'n3')
  await change(id, 'new', 'u2')
  await change(id, 'new', 'u2')
  await change(id, 'new', USER.id)
  const due = { now: '2999-01-01T00:00:00.000Z', until: '2999-01-01T00:01:00.000Z', limit: 1000 }
  const told = (await stores.outbox.take(due)).filter(({ draft }) => draft.kind === 'lead-assigned')
  expect(told).toHaveLength(1)
  expect(told[0]?.draft).toMatchObject({ to: 'bruno@exemple.fr' })
  expect(told[0]?.draft.text).toContain(`https://a.fr/admin/leads/${id}/show`)
  expect(JSON.stringify(told[0]?.draft)).not.toMatch(/Anne|anne@/)
})
