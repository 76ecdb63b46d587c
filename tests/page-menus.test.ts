import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role, Session } from '#base/core/session.ts'
import type { OfferedMenu } from '#features/publishing/contract/page-menus.ts'
import { createTestApp, type TestApp } from './app.ts'

const MAIN = 1500

let site: TestApp
let who: Session

const as = (role: Role, name = 'Anne') => {
  const user = { id: name, name, email: `${name}@test.example` }
  who = { role, user, debug: false, impersonating: false, isConfirmed: true }
}

beforeAll(async () => {
  site = await createTestApp({ session: async () => who })
})
afterAll(() => site.close())

async function ask<T = Record<string, unknown>>(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  payload?: object,
) {
  const url = `/admin/api${path}`
  const { status, body } = await site.get(url, { method, ...(payload ? { payload } : {}) })
  return { status, json: JSON.parse(body || 'null') as T & { message: string } }
}

/** A new page below the missions, begun with a title. @returns its number, and the counter of its draft */
async function written(name: string): Promise<{ id: number; base: number }> {
  const above = await site.stores.pages.findByPath(1, '/nos-missions')
  const made = await ask<{ id: number }>('POST', '/pages', { name, parentId: above?.id ?? 0 })
  expect(made.status).toBe(200)
  const { id } = made.json
  const heading = { id: 900_000 + id, zone: 'content', type: 'heading', version: 1 }
  const widgets = [{ ...heading, options: { text: name } }]
  const draft = `/pages/${id}/fr/draft`
  const { base } = (await ask<{ base: number }>('GET', draft)).json
  const { json } = await ask<{ base: number }>('PUT', draft, { base, widgets })
  return { id, base: json.base }
}

interface Offer {
  menus: OfferedMenu[]
  proposed: object | null
}

test('a page is published, and stands in the menu that was proposed for it', async () => {
  as('editor')
  const { id, base } = await written('Conseil en paie')
  const { json: offer } = await ask<Offer>('GET', `/pages/${id}/fr/menus`)
  expect(offer.proposed).toEqual({ menuId: MAIN, place: 'below' })
  const [first] = offer.menus
  expect(first).toEqual({
    id: MAIN,
    name: 'Navigation principale',
    above: 'Nos missions',
    refusal: '',
  })
  expect((await ask('POST', `/pages/${id}/fr/draft/publish`, { base })).status).toBe(200)
  expect((await site.get('/')).body).not.toContain('/nos-missions/conseil-en-paie')
  const added = await ask('POST', `/pages/${id}/fr/menus`, offer.proposed ?? {})
  expect(added).toEqual({
    status: 200,
    json: { name: 'Navigation principale', above: 'Nos missions' },
  })
  expect((await site.get('/')).body).toContain('/nos-missions/conseil-en-paie')
  const { entries } = await site.stores.audit.list(1)
  expect(entries.slice(0, 2).map(({ action, actor }) => [action, actor.name])).toEqual([
    ['menu.publish', 'Anne'],
    ['page.publish', 'Anne'],
  ])
  expect((await ask<Offer>('GET', `/pages/${id}/fr/menus`)).json.menus).toEqual([])
})

test('who may not publish menus neither asks nor adds', async () => {
  as('editor')
  const { id, base } = await written('Conseil en stocks')
  expect((await ask('POST', `/pages/${id}/fr/draft/publish`, { base })).status).toBe(200)
  for (const role of ['writer', 'lead-desk'] as const) {
    as(role)
    expect((await ask('GET', `/pages/${id}/fr/menus`)).status).toBe(403)
    const wish = { menuId: MAIN, place: 'end' }
    expect((await ask('POST', `/pages/${id}/fr/menus`, wish)).status).toBe(403)
  }
  expect((await site.get('/')).body).not.toContain('/nos-missions/conseil-en-stocks')
})

test('a menu of which somebody else has a draft is left alone, while the page is online', async () => {
  as('writer', 'Bruno')
  const open = await ask<{ base: number; name: string; data: object }>(
    'GET',
    `/menus/${MAIN}/draft`,
  )
  const { base: before, data } = open.json
  const typed = { base: before, name: 'Navigation en travaux', data }
  expect((await ask('PUT', `/menus/${MAIN}/draft`, typed)).status).toBe(200)
  as('editor')
  const { id, base } = await written('Conseil en achats')
  const { json: offer } = await ask<Offer>('GET', `/pages/${id}/fr/menus`)
  expect(offer.menus.find((menu) => menu.id === MAIN)?.refusal).toBe(
    'Bruno a un brouillon de ce menu.',
  )
  expect(offer.proposed).toBeNull()
  expect((await ask('POST', `/pages/${id}/fr/draft/publish`, { base })).status).toBe(200)
  const refused = await ask('POST', `/pages/${id}/fr/menus`, { menuId: MAIN, place: 'below' })
  expect([refused.status, refused.json.message]).toEqual([409, 'Bruno a un brouillon de ce menu.'])
  expect((await site.get('/nos-missions/conseil-en-achats')).status).toBe(200)
  expect((await site.get('/')).body).not.toContain('/nos-missions/conseil-en-achats')
  const gone = await ask('POST', `/pages/${id}/fr/menus`, { menuId: 4040, place: 'end' })
  expect(gone.status).toBe(404)
})
