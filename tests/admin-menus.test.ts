import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ session: sessionOf('editor') })
})
afterAll(() => app.close())

interface Answer {
  id: number
  name: string
  data: MenuData
  base: string
  uses: { title: string; href: string }[]
  message: string
  faults: Record<string, string>
  html: string
}

async function api(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<{ status: number; body: Answer }> {
  const url = `/admin/api${path}`
  const { statusCode, body } = await app.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
  })
  return { status: statusCode, body: JSON.parse(body) as Answer }
}

const entry = (more: Partial<MenuEntry> & Record<string, unknown>): MenuEntry => ({
  id: 1_000_000,
  link: '/contact',
  label: 'Contact',
  childs: [],
  mediaPage: '',
  mediaLinkedObject: '',
  infos: '',
  ...more,
})

test('a menu says where it is drawn', async () => {
  const { body } = await api('GET', '/menus/1509')
  expect(body).toMatchObject({ id: 1509, name: 'Pratique' })
  expect(body.uses).toContainEqual({ title: 'Accueil', href: '/pages/1/fr/edit' })
  const main = await api('GET', '/menus/1500')
  expect(main.body.uses.some(({ title }) => title.includes('En-tête'))).toBe(true)
})

test('a new entry is drawn in the preview first, and on the site once it is saved', async () => {
  const { body } = await api('GET', '/menus/1509')
  const menu = [entry({ label: 'Toute neuve', plus: { un: 1 } }), ...body.data.menu]
  const data = { ...body.data, menu }
  const preview = await api('POST', '/menus/1509/preview', { data })
  expect(preview.body.html).toContain('Toute neuve')
  expect((await app.get('/')).body).not.toContain('Toute neuve')
  const saved = await api('PUT', '/menus/1509', { base: body.base, name: body.name, data })
  expect(saved.status).toBe(200)
  expect(saved.body.data.menu[0]).toMatchObject({ label: 'Toute neuve', plus: { un: 1 } })
  expect((await app.get('/')).body).toContain('Toute neuve')
  const again = await api('PUT', '/menus/1509', { base: body.base, name: body.name, data })
  expect(again.status).toBe(409)
})

test.each([
  [{ link: 'javascript:alert(1)' }, 'data.menu.0.link'],
  [{ infos: '{"icon":"../x"}' }, 'data.menu.0.infos'],
  [{ infos: 'illisible' }, 'data.menu.0.infos'],
  [{ label: 'x'.repeat(400) }, 'data.menu.0.label'],
])('%j is refused by the name of its field', async (more, field) => {
  const { body } = await api('GET', '/menus/1501')
  const data = { paramsMenu: { onlyLevelChoice: '' }, menu: [entry(more)] }
  const refused = await api('PUT', '/menus/1501', { base: body.base, name: 'Haut', data })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.faults)).toEqual([field])
})

test('a menu of twenty levels is refused', async () => {
  let deep = entry({})
  for (let level = 0; level < 20; level += 1) deep = entry({ childs: [deep] })
  const data = { paramsMenu: { onlyLevelChoice: '' }, menu: [deep] }
  expect((await api('POST', '/menus', { name: 'Profond', data })).status).toBe(422)
})

test('a new menu has the next number, and goes unless it is used', async () => {
  const { body } = await api('POST', '/menus', { name: 'Pied de page bis' })
  expect(body).toMatchObject({ name: 'Pied de page bis', data: { menu: [] } })
  const used = await api('DELETE', '/menus/1509')
  expect(used.status).toBe(422)
  expect(used.body.message).toContain('Accueil')
  expect((await api('DELETE', `/menus/${body.id}`)).status).toBe(200)
  expect((await api('GET', `/menus/${body.id}`)).status).toBe(404)
})
