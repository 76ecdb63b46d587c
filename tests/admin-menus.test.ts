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
  base: number
  uses: { title: string; href: string }[]
  message: string
  problems: { name: string; field: string }[]
  findings: { check: string; severity: string; sentence: string }[]
  changes: { kind: string; widget: string }[]
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

const open = async (id: number) => (await api('GET', `/menus/${id}/draft`)).body

/** Saves a draft on what stands there. */
async function save(id: number, changes: Partial<Pick<Answer, 'name' | 'data'>>): Promise<Answer> {
  const { base, name, data } = await open(id)
  const { status, body } = await api('PUT', `/menus/${id}/draft`, { base, name, data, ...changes })
  expect(status).toBe(200)
  return body
}

const onlyOf = (...menu: MenuEntry[]): MenuData => ({ paramsMenu: { onlyLevelChoice: '' }, menu })

test('a menu says where it is drawn', async () => {
  const { body } = await api('GET', '/menus/1509/uses')
  expect(body.uses).toEqual([
    {
      kind: 'page',
      ref: '1',
      lang: 'fr',
      isDraft: false,
      title: 'Accueil',
      href: expect.stringMatching(/^\/pages\/1\/fr\/edit\?bloc=\d+$/),
    },
  ])
  const main = await api('GET', '/menus/1500/uses')
  expect(main.body.uses.some(({ title }) => title.includes('En-tête'))).toBe(true)
})

test('a new entry is drawn in the previews first, and on the site once it is published', async () => {
  const { data: before } = await open(1509)
  const data = {
    ...before,
    menu: [entry({ label: 'Toute neuve', plus: { un: 1 } }), ...before.menu],
  }
  const preview = await api('POST', '/menus/1509/preview', { data })
  expect(preview.body.html).toContain('Toute neuve')
  const { base } = await save(1509, { data })
  const seen = await app.get('/admin/api/menus/1509/draft/preview')
  expect(seen.body).toContain('Toute neuve')
  expect((await app.get('/')).body).not.toContain('Toute neuve')
  expect((await api('POST', '/menus/1509/draft/publish', { base })).status).toBe(200)
  expect((await open(1509)).data.menu[0]).toMatchObject({ label: 'Toute neuve', plus: { un: 1 } })
  expect((await app.get('/')).body).toContain('Toute neuve')
  expect((await api('PUT', '/menus/1509/draft', { base, name: 'x', data })).status).toBe(409)
})

test.each([
  [{ link: 'javascript:alert(1)' }, 'menu.0.link', 'Lien de « Contact »'],
  [{ infos: '{"icon":"../x"}' }, 'menu.0.infos', 'Icône de « Contact »'],
  [{ infos: 'illisible' }, 'menu.0.infos', 'Icône de « Contact »'],
  [{ label: 'x'.repeat(400) }, 'menu.0.label', `Libellé de « ${'x'.repeat(400)} »`],
  [{ childs: [entry({ link: 'data:x' })] }, 'menu.0.childs.0.link', 'Lien de « Contact »'],
])('%j is kept as it is written, and not published', async (more, name, field) => {
  const { base } = await save(1501, { data: onlyOf(entry(more)) })
  expect((await open(1501)).data.menu[0]).toMatchObject(more)
  const refused = await api('POST', '/menus/1501/draft/publish', { base })
  expect(refused.status).toBe(422)
  expect(refused.body.problems).toEqual([expect.objectContaining({ name, field })])
  const { body } = await api('GET', '/menus/1501/checks')
  expect(body.findings[0]).toMatchObject({ severity: 'blocks' })
  expect((await api('POST', '/menus/1501/draft/request', { base })).status).toBe(422)
})

test('a menu without name, too deep, or too long says so in French', async () => {
  let deep = entry({})
  for (let level = 0; level < 20; level += 1) deep = entry({ childs: [deep] })
  const many = Array.from({ length: 501 }, (_one, id) => entry({ id }))
  for (const [content, said] of [
    [{ name: ' ' }, 'Donnez un nom au menu.'],
    [{ data: onlyOf(deep) }, 'Un menu a 6 niveaux au plus.'],
    [{ data: onlyOf(...many) }, 'Un menu a 500 entrées au plus.'],
  ] as const) {
    const { base } = await save(1502, { name: 'Haut', ...content })
    const refused = await api('POST', '/menus/1502/draft/publish', { base })
    expect(refused.body.message).toContain(said)
  }
  expect((await api('POST', '/menus', { name: 'Profond', data: onlyOf(deep) })).status).toBe(422)
})

test('the history tells what became of entries', async () => {
  const { data } = await open(1509)
  const [first, second, ...others] = data.menu
  if (!first || !second) throw new Error('Too few entries.')
  const menu = [second, ...others, { ...first, link: '/' }, entry({ label: 'Neuve', id: 7 })]
  await save(1509, { name: 'Pratique et utile', data: { ...data, menu: menu.slice(1) } })
  const { body } = await api('GET', '/menus/1509/history/compare?from=live&to=draft')
  const told = body.changes.map(({ kind, widget }) => `${kind} ${widget}`)
  expect(told).toContain('changed Le menu')
  expect(told).toContain('added Neuve')
  expect(told).toContain(`removed ${second.label}`)
  expect(told).toContain(`moved ${first.label}`)
  expect(told).toContain(`changed ${first.label}`)
  expect(told).toHaveLength(5)
  const { body: looked } = await api('GET', '/menus/1509/checks')
  expect(looked.findings).toEqual([])
  await save(1509, { data: onlyOf(entry({ link: '/nulle-part' })) })
  expect((await api('GET', '/menus/1509/checks')).body.findings[0]).toMatchObject({
    check: 'links',
    severity: 'look',
    sentence: '« Contact » : « /nulle-part » mène à une page qui n’existe pas.',
  })
})

test('a menu stays online: it is not taken off the site', async () => {
  const refused = await api('POST', '/menus/1500/draft/unpublish')
  expect(refused.status).toBe(422)
  expect(refused.body.message).toContain('ne se retire pas du site')
})

test('a new menu has the next number, and goes unless it is used', async () => {
  const { body } = await api('POST', '/menus', { name: 'Pied de page bis' })
  expect(await open(body.id)).toMatchObject({
    name: 'Pied de page bis',
    data: { menu: [] },
    base: 0,
  })
  const used = await api('DELETE', '/menus/1509')
  expect(used.status).toBe(422)
  expect(used.body.message).toContain('Accueil')
  expect((await api('DELETE', `/menus/${body.id}`)).status).toBe(200)
  expect((await api('GET', `/menus/${body.id}/draft`)).status).toBe(404)
})

test('who may write and not publish asks for it', async () => {
  const writer = await createTestApp({ session: sessionOf('writer') })
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/admin/api/menus${path}`
    const answer = await writer.app.inject({ method, url, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json() as Answer }
  }
  const { body } = await ask('GET', '/1509/draft')
  const sent = { base: body.base, name: 'Du rédacteur', data: body.data }
  expect((await ask('PUT', '/1509/draft', sent)).body.base).toBe(1)
  expect((await ask('POST', '/1509/draft/publish', { base: 1 })).status).toBe(403)
  expect((await ask('POST', '', { name: 'Neuf' })).status).toBe(403)
  expect((await ask('DELETE', '/1501')).status).toBe(403)
  expect((await ask('POST', '/1509/draft/request', { base: 1 })).status).toBe(200)
  await writer.close()
})
