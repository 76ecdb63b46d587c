import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import type { WidgetDescription, WidgetPreview } from '#base/core/field/widget-preview.ts'
import { optionsRoom } from '#framework/widget-kit/define-widget.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { held } from './readers/measure.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ session: sessionOf('writer') })
})
afterAll(() => site.close())

async function posted<T>(path: string, payload: object): Promise<{ status: number; json: T }> {
  const answer = await site.app.inject({ method: 'POST', url: `/admin/api${path}`, payload })
  return { status: answer.statusCode, json: answer.json<T>() }
}

const HOME = { pageId: 1, lang: 'fr' }

async function preview(widget: object, more: object = {}) {
  const widgets = [{ id: 7, version: 1, ...widget }]
  const asked = { ...HOME, ...more, widgets }
  const { status, json } = await posted<{ previews: WidgetPreview[] }>('/previews', asked)
  const [drawn] = json.previews
  if (drawn === undefined) throw new Error('Nothing was drawn.')
  return { status, json: drawn }
}

test('every widget is described, its options with their bounds', async () => {
  const { body } = await site.get('/admin/api/widgets')
  const widgets = JSON.parse(body) as WidgetDescription[]
  const of = (type: string) => widgets.find((one) => one.type === type)
  expect(of('columns')).toMatchObject({
    title: 'Colonnes',
    version: 1,
    nests: ['columns.widgets'],
    group: 'layout',
    fields: [
      {
        name: 'columns',
        kind: 'list',
        max: 4,
        members: [
          { name: 'width', kind: 'number', min: 1, max: 12, default: 6 },
          { name: 'widgets', kind: 'widgets' },
        ],
      },
      { name: 'align', kind: 'choice', choices: { center: 'Au milieu' } },
    ],
  })
  expect(of('site-header')?.group).toBeNull()
  expect(of('feed')?.fields.length).toBeGreaterThan(10)
})

test('a widget is drawn with the options of the moment, as on its page', async () => {
  const { json } = await preview({ type: 'heading', options: { text: 'Bonjour !', level: '2' } })
  expect(json).toMatchObject({ state: 'ready', message: '' })
  expect(json.html).toMatch(/Bonjour[\u00A0\u202F]!/)
  expect(json.html).toContain('data-widget-id="7"')
})

test('A2 a heading leaves the <h1> to the widget that has it', async () => {
  const heading = { type: 'heading', options: { text: 'Un', level: '1' } }
  const [own, other] = [await preview(heading), await preview(heading, { h1Owner: 9 })]
  expect(own.json.takesH1).toBe('unless-taken')
  expect(own.json.html).toContain('<h1')
  expect(other.json.html).not.toContain('<h1')
})

test('icons and stylesheets come along with what uses them', async () => {
  const [instance] = (await site.stores.widgets.of(1, { pageId: 1, lang: 'fr' })).filter(
    ({ type }) => type === 'icon-menu',
  )
  const { json } = await preview({
    type: 'icon-menu',
    options: JSON.parse(instance?.options ?? '{}') as object,
  })
  expect(json.symbols.length).toBeGreaterThan(2)
  expect(json.symbols[0]).toMatch(/^<symbol id="icon-/)
})

test('inner widgets leave their place to the editor', async () => {
  const slot = (index: number) => ({ id: index + 1, type: 'editor-slot', version: 1, options: {} })
  const { json } = await preview({
    type: 'columns',
    options: { columns: [0, 1].map((index) => ({ width: 6, widgets: [slot(index)] })) },
  })
  expect(json.html.match(/data-widget-type="editor-slot"/g)).toHaveLength(2)
})

test.each([
  ['wrong options', { type: 'heading', options: { level: '9' } }, /level/],
  ['a text for options', { type: 'heading', options: '{"text' }, /n’est pas du JSON/],
  ['an unknown type', { type: 'constructor', options: {} }, /« constructor »/],
  ['a later version', { type: 'heading', version: 9, options: {} }, /versions 1 à/],
])('%s are told and never a failure of the server', async (_case, widget, words) => {
  const { status, json } = await preview(widget)
  expect(status).toBe(200)
  expect(json.state).toBe('error')
  expect(json.message).toMatch(words)
})

test('a refused option is told by its words and its place', async () => {
  const { json } = await preview({ type: 'columns', options: { columns: [{ width: 99 }] } })
  expect(json.message).toContain('« Largeur » attend un nombre entier de 1 à 12.')
  expect(json.message).toContain('columns[0].width')
})

test('many widgets are drawn in one call, in their order, a bad one alone spoilt', async () => {
  const { json } = await posted<{ previews: WidgetPreview[] }>('/previews', {
    ...HOME,
    widgets: [
      { id: 1, type: 'heading', version: 1, options: { text: 'Un' } },
      { id: 2, type: 'heading', version: 1, options: '{' },
      { id: 3, type: 'heading', version: 1, options: { text: 'Trois' } },
    ],
  })
  expect(json.previews.map(({ state }) => state)).toEqual(['ready', 'error', 'ready'])
  expect(json.previews[2]?.html).toContain('Trois')
})

const richText = (index: number, html: string, more: object = {}) => ({
  id: index + 1,
  type: 'rich-text',
  version: 1,
  options: { html, ...more },
})

test('what is only previewed is not remembered', async () => {
  const options = (index: number) => ({ html: `<p>mot ${index}</p>`, pad: 'p'.repeat(100_000) })
  await preview({ type: 'rich-text', options: options(0) })
  const before = optionsRoom.characters()
  for (let index = 1; index <= 10; index += 1) {
    expect((await preview({ type: 'rich-text', options: options(index) })).json.state).toBe('ready')
  }
  expect(optionsRoom.characters()).toBe(before)
})

test('many heavy widgets leave the loop to others between each other', sampled(false), async () => {
  const headings = (salt: number) =>
    Array.from({ length: 100 }, (_, index) =>
      richText(index, `<h2>${salt}</h2>`.repeat(1000), { anchors: true }),
    )
  await posted('/previews', { ...HOME, widgets: headings(0) })
  let salt = 0
  const stretch = await held(100, async () => {
    salt += 1
    const { status } = await posted('/previews', { ...HOME, widgets: headings(salt) })
    expect([200, 413]).toContain(status)
  })
  expect(stretch).toBeLessThan(100)
})

test('one call of previews is sent and answers two megabytes at most', sampled(false), async () => {
  const ask = (count: number, html: string) =>
    posted<{ previews: object[]; message: string }>('/previews', {
      ...HOME,
      widgets: Array.from({ length: count }, (_, index) => richText(index, html)),
    })
  expect((await ask(20, '&'.repeat(10_000))).json.previews).toHaveLength(20)
  const answer = await ask(100, '&'.repeat(10_000))
  expect(answer.status).toBe(413)
  expect(answer.json.message).toMatch(/plus de 2 Mo .* à la fois/)
  const request = await ask(20, 'a'.repeat(150_000))
  expect(request.status).toBe(413)
  expect(request.json.message).toMatch(/trop|dépasse|lourd|volumineux/i)
})

test.each(['/previews', '/widget-upgrade'])('J1 %s is for those who write pages', async (path) => {
  const desk = await createTestApp({ stores: site.stores, session: sessionOf('lead-desk') })
  const { statusCode } = await desk.app.inject({
    method: 'POST',
    url: `/admin/api${path}`,
    payload: { ...HOME },
  })
  await desk.app.close()
  expect(statusCode).toBe(403)
})

test('a page that is gone and a body with more than is asked are refused in French', async () => {
  const widget = { id: 1, type: 'heading', version: 1, options: {} }
  const gone = await posted<{ message: string }>('/previews', {
    ...HOME,
    pageId: 99_999,
    widgets: [widget],
  })
  expect(gone.status).toBe(404)
  expect(gone.json.message).toMatch(/n’existe plus/)
  const more = await posted<{ message: string }>('/previews', {
    ...HOME,
    widgets: [widget],
    admin: true,
  })
  expect(more.status).toBe(422)
})

test('stored options of a former version are upgraded, later ones refused', async () => {
  const upgrade = (version: number) =>
    posted<{ version: number; options: object; message: string }>('/widget-upgrade', {
      type: 'heading',
      version,
      options: { text: 'a', unknown: 1 },
    })
  expect(await upgrade(1)).toMatchObject({ status: 200, json: { options: { unknown: 1 } } })
  expect((await upgrade(9)).status).toBe(422)
})

test('new numbers are given once and to nobody else', async () => {
  const ask = () => posted<{ ids: number[] }>('/widget-ids', { count: 3 })
  const ids = (await Promise.all([ask(), ask()])).flatMap(({ json }) => json.ids)
  expect(new Set(ids).size).toBe(6)
  const owner = { pageId: 1, lang: 'fr' } as const
  const stored = await site.stores.widgets.of(1, owner)
  expect(stored.map(({ id }) => id)).not.toEqual(expect.arrayContaining(ids))
  const drafts = stored.map(({ position: _position, options, ...rest }) => ({
    ...rest,
    options: JSON.parse(options) as unknown,
  }))
  const added = await site.stores.widgets.replace(1, owner, [
    ...drafts,
    { zone: 'content', type: 'heading', version: 1, options: {} },
  ])
  expect(ids).not.toContain(Math.max(...added.map(({ id }) => id)))
})
