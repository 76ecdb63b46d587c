import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import { SHARED_BLOCK } from '#base/core/page/shared-block.ts'
import type { Language } from '#base/kit/language.ts'
import { openForm, sendForm } from './form-visit.ts'
import { createTestApp, seededDatabase, sessionOf, type TestApp } from './app.ts'
import { held, MOST_HELD } from './readers/measure.ts'
import { htmlFaults } from './html.ts'
import { newPage, type Placed, SITE, text } from './scratch-page.ts'

let site: TestApp
let editor: TestApp
beforeAll(async () => {
  site = await createTestApp()
  editor = await createTestApp({ session: sessionOf('editor'), stores: site.stores })
})
afterAll(async () => {
  await editor.close()
  await site.close()
})

interface BlockWish {
  title?: string
  lang?: Language
  isLive?: boolean
}

let numbers = 700_000

/** A block as its table holds it; nothing looks at what is in it. */
async function block(
  widgets: readonly Placed[],
  { title = 'Nous joindre', lang = 'fr', isLive = true }: BlockWish = {},
): Promise<number> {
  const id = await site.stores.texts.reserveId(SITE)
  await write(id, widgets, { title, lang, isLive })
  return id
}

async function write(
  id: number,
  widgets: readonly Placed[],
  { title = 'Nous joindre', lang = 'fr', isLive = true }: BlockWish = {},
): Promise<void> {
  const stored = widgets.map((widget) => {
    numbers += 1
    return { id: numbers, zone: 'content', version: 1, ...widget }
  })
  const content = JSON.stringify({ title, widgets: stored })
  await site.stores.texts.write(SITE, 'block', { id, lang, title, content, isLive })
}

const shows = (id: number): Placed => ({ type: SHARED_BLOCK, options: { block: id } })

const inColumns = (...inner: Placed[]): Placed => ({
  type: 'columns',
  options: {
    columns: [
      {
        width: 12,
        widgets: inner.map(({ type, options }) => {
          numbers += 1
          return { id: numbers, type, version: 1, options }
        }),
      },
    ],
  },
})

const pageOf = async (path: string) => (await site.get(path)).html
const words = async (path: string) => (await pageOf(path)).one('main').text

test('the widgets of a block stand where it is shown, on the page itself and in columns', async () => {
  const id = await block([text('Du lundi au vendredi'), inColumns(text('Sur rendez-vous'))])
  const { path } = await newPage(site, [text('Avant'), shows(id), inColumns(shows(id))])
  const html = await pageOf(path)
  expect(html.all(`.widget-${SHARED_BLOCK}[data-state="ready"]`)).toHaveLength(2)
  const said = html.one('main').text
  expect(said.split('Du lundi au vendredi')).toHaveLength(3)
  expect(said.split('Sur rendez-vous')).toHaveLength(3)
})

test('a block that a page shows twice has each id once', async () => {
  const items = [{ title: 'Peut-on changer ?', html: '<p>Oui.</p>' }]
  const id = await block([{ type: 'accordion', options: { items } }])
  const { path } = await newPage(site, [inColumns(shows(id)), shows(id), shows(id)])
  const { body } = await site.get(path)
  const [first, ...others] = [...body.matchAll(/<details[^>]* id="([^"]*)"/g)].map(([, own]) => own)
  expect(first).toBe(`w${numbers - 1}-peut-on-changer`)
  expect(others).toEqual([`${first}--2`, `${first}--3`])
  expect(await htmlFaults(body)).toEqual([])
})

test('what stands in a block brings its menu, its island and its parameters to the page', async () => {
  const feed = { type: 'feed', options: { motifs: ['AEF'], nb_items: 2, show_pagination: true } }
  const menu = { type: 'icon-menu', options: { menu: 1509 } }
  const { path } = await newPage(site, [shows(await block([feed, menu]))])
  const html = await pageOf(path)
  expect(html.all('[data-island="feed"]')).toHaveLength(1)
  expect(html.all('.widget-icon-menu[data-state="ready"]')).toHaveLength(1)
  const second = (await site.get(`${path}?page=2`)).html
  expect(second.one('.widget-feed').text).not.toBe(html.one('.widget-feed').text)
})

test('a form in a block takes what is sent', async () => {
  const form = { type: 'lead-form', options: { form: 'contact', subject: 'Assistant' } }
  const { path } = await newPage(site, [inColumns(shows(await block([form])))])
  const visit = await openForm(site, path)
  expect(visit.token).not.toBe('')
  // Nothing is filled in: the form comes back, and no page without forms would do that.
  const { status, html } = await sendForm(site, visit, { nom: '' })
  expect(status).toBe(422)
  expect(html.all('.widget-lead-form [aria-invalid="true"]').length).toBeGreaterThan(0)
})

test('an English page shows no French block, and the other way round', async () => {
  const [french, english] = [
    await block([text('Bonjour')]),
    await block([text('Hello')], { lang: 'en' }),
  ]
  const both = [shows(french), shows(english)]
  const { path } = await newPage(site, both)
  expect(await words(path)).toContain('Bonjour')
  expect(await words(path)).not.toContain('Hello')
  const lang = 'en' as const
  const page = await newPage(site, both, { lang, path: '/en/shared-block' })
  expect(await words(page.path)).toContain('Hello')
  expect(await words(page.path)).not.toContain('Bonjour')
})

test('a block that is not live draws nothing, and whoever edits the page reads why', async () => {
  const id = await block([text('Secret')], { isLive: false })
  const { path, id: pageId } = await newPage(site, [shows(id), shows(999_999)])
  const html = await pageOf(path)
  expect(html.one('main').text).not.toContain('Secret')
  expect(html.all(`.widget-${SHARED_BLOCK}.is_empty`)).toHaveLength(2)
  const widgets = [id, 999_999, 0].map((one, at) => ({
    id: at + 1,
    type: SHARED_BLOCK,
    version: 1,
    options: { block: one },
  }))
  const { body } = await editor.get('/admin/api/previews', {
    method: 'POST',
    payload: { pageId, lang: 'fr', widgets },
  })
  expect(JSON.parse(body).previews).toMatchObject([
    { state: 'empty', message: expect.stringContaining('n’est pas en ligne') },
    { state: 'empty', message: expect.stringContaining('n’est pas en ligne') },
    { state: 'empty', message: expect.stringContaining('Choisissez le bloc') },
  ])
})

test('blocks that show each other, as no editor makes them, draw nothing of it and harm nothing', async () => {
  const [one, other] = [await block([]), await block([])]
  await write(one, [text('Un'), shows(other), inColumns(shows(one), text('Au milieu'))])
  await write(other, [text('Autre'), shows(one)])
  const { path } = await newPage(site, [shows(one)])
  const said = await words(path)
  expect(said).toContain('Un')
  expect(said).toContain('Au milieu')
  expect(said).not.toContain('Autre')
  expect((await site.get(path)).status).toBe(200)
})

test.each([
  ['no JSON', '{'],
  ['no widgets', '{"title":"X"}'],
  ['widgets that are none', '{"title":"X","widgets":[1]}'],
  [
    'options that nobody can read',
    '{"title":"X","widgets":[{"id":1,"zone":"content","type":"rich-text","version":1,"options":"{"}]}',
  ],
])('a block of %s leaves the page as it is', async (_name, content) => {
  const id = await block([])
  await site.stores.texts.write(SITE, 'block', {
    id,
    lang: 'fr',
    title: 'X',
    content,
    isLive: true,
  })
  const { path } = await newPage(site, [shows(id), text('Autour')])
  const { status, html } = await site.get(path)
  expect(status).toBe(200)
  expect(html.one('main').text).toContain('Autour')
})

test('a page shows twenty blocks and no more', async () => {
  const id = await block([text('Encore')])
  const { path } = await newPage(
    site,
    Array.from({ length: 25 }, () => shows(id)),
  )
  expect((await words(path)).split('Encore')).toHaveLength(21)
})

test('the search finds the words of a block on every page that shows it, as they are now', async () => {
  const id = await block([text('Un mot : zeugmatique.')])
  const pages = [await newPage(site, [shows(id)]), await newPage(site, [inColumns(shows(id))])]
  await site.index()
  const found = async (query: string) =>
    (await site.get(`/recherche?query=${query}`)).html
      .all('.search-hit a')
      .map((link) => link.attr('href'))
      .toSorted()
  expect(await found('zeugmatique')).toEqual(pages.map(({ path }) => path).toSorted())
  await write(id, [text('Un mot : quadrature.')])
  expect(await site.index()).toBe(2)
  expect(await found('zeugmatique')).toEqual([])
  expect(await found('quadrature')).toHaveLength(2)
})

test('where a block is used is told once a place, and it stays as long as it is', async () => {
  const id = await block([text('Utile')])
  const { id: pageId, name } = await newPage(site, [shows(id), inColumns(shows(id))])
  const layout = { layoutId: 1, part: 'error404', lang: 'fr' } as const
  const before = await site.stores.widgets.of(SITE, layout)
  numbers += 1
  await site.stores.widgets.replace(SITE, layout, [
    ...before.map((widget) => ({ ...widget, options: JSON.parse(widget.options) })),
    { id: numbers, zone: 'content', version: 1, ...shows(id) },
  ])
  const list = JSON.parse((await editor.get('/admin/api/blocks')).body)
  const { uses } = list.texts.find((one: { id: number }) => one.id === id)
  expect(uses).toMatchObject([
    { title: name, href: expect.stringMatching(`^/pages/${pageId}/fr/edit\\?bloc=\\d+$`) },
    {
      title: expect.stringContaining('Page introuvable'),
      href: expect.stringMatching(/^\/layouts\/1\/error404\/fr\?bloc=\d+$/),
    },
  ])
  const { status, body } = await editor.get(`/admin/api/blocks/${id}`, { method: 'DELETE' })
  expect(status).toBe(422)
  expect(JSON.parse(body).message).toContain(name)
  expect(await site.stores.texts.live(SITE, 'block', id)).not.toBeNull()
})

test('a page is told of blocks that it can’t show before it is published', async () => {
  const [live, draft, english] = [
    await block([text('Bien')]),
    await block([text('Pas encore')], { title: 'Brouillon', isLive: false }),
    await block([text('Hello')], { title: 'Anglais', lang: 'en' }),
  ]
  const { id: pageId } = await newPage(site, [])
  const widgets = [live, draft, english, 999_999, 0].map((one, at) => ({
    id: 800_000 + at,
    zone: 'content',
    version: 1,
    ...shows(one),
  }))
  const path = `/admin/api/pages/${pageId}/fr`
  await editor.get(`${path}/draft`, { method: 'PUT', payload: { base: 0, widgets } })
  const { findings } = JSON.parse((await editor.get(`${path}/checks`)).body)
  const ofBlocks = findings
    .filter(({ widget }: { widget: string }) => widget === 'Bloc partagé')
    .map(({ widgetId, sentence }: { widgetId: number; sentence: string }) => [widgetId, sentence])
  expect(ofBlocks).toEqual([
    [800_001, expect.stringContaining('« Brouillon » n’est pas en ligne')],
    [800_002, expect.stringContaining('« Anglais » est écrit dans une autre langue')],
    [800_003, expect.stringContaining('n’existe plus')],
    [800_004, expect.stringContaining('Aucun bloc partagé n’est choisi')],
  ])
})

test('a block in a block is kept as a draft, and not published', async () => {
  const other = await block([text('Autre')])
  const { id } = JSON.parse(
    (await editor.get('/admin/api/blocks', { method: 'POST', payload: { title: 'Dehors' } })).body,
  )
  const path = `/admin/api/blocks/${id}/draft`
  const widget = { id: 810_000, zone: 'content', version: 1, ...inColumns(shows(other)) }
  const payload = { base: 0, title: 'Dehors', widgets: [widget] }
  expect((await editor.get(path, { method: 'PUT', payload })).status).toBe(200)
  const refused = await editor.get(`${path}/publish`, { method: 'POST', payload: { base: 1 } })
  expect(refused.status).toBe(422)
  expect(JSON.parse(refused.body).problems).toMatchObject([
    { widgetId: 810_000, message: expect.stringContaining('n’en contient pas d’autre') },
  ])
})

test('who detaches a block gets its widgets as visitors have them', async () => {
  const id = await block([text('À reprendre')])
  const { body } = await editor.get(`/admin/api/blocks/${id}/widgets`)
  expect(JSON.parse(body).widgets).toMatchObject([
    { type: 'rich-text', options: { html: '<p>À reprendre</p>' } },
  ])
  const draft = await block([text('Pas encore')], { isLive: false })
  expect((await editor.get(`/admin/api/blocks/${draft}/widgets`)).status).toBe(404)
})

/** Milliseconds of the list, which reads the tree of pages and all rows that show a block, each in one stretch. */
const MOST_LISTED = 150

test('the largest block is published without holding the loop', { timeout: 60_000 }, async () => {
  const { id } = JSON.parse(
    (await editor.get('/admin/api/blocks', { method: 'POST', payload: { title: 'Grand' } })).body,
  )
  const path = `/admin/api/blocks/${id}/draft`
  const widgets = (word: string) =>
    Array.from({ length: 490 }, (_unused, at) => ({
      id: 820_000 + at,
      zone: 'content',
      version: 1,
      ...text(`${word} `.repeat(500)),
    }))
  let base = 0
  const stretch = await held(MOST_HELD, async () => {
    const content = { title: 'Grand', widgets: widgets(`bilan${base}`) }
    const saved = await editor.get(path, { method: 'PUT', payload: { ...content, base } })
    expect(saved.status).toBe(200)
    const published = await editor.get(`${path}/publish`, {
      method: 'POST',
      payload: { base: base + 1 },
    })
    expect(published.status).toBe(200)
    base += 2
  })
  expect(stretch).toBeLessThan(MOST_HELD)
})

const PAGES = 5000

test(
  'a block on five thousand pages is published, listed and kept from the trash without holding the loop',
  { ...sampled(false), timeout: 120_000 },
  async () => {
    const { db, stores } = await seededDatabase({ file: ':memory:' })
    const big = await createTestApp({ session: sessionOf('editor'), stores })
    const { rgt: end } = await db
      .selectFrom('page')
      .select('rgt')
      .where('site_id', '=', SITE)
      .where('lft', '=', 1)
      .executeTakeFirstOrThrow()
    const like = await db
      .selectFrom('page')
      .selectAll()
      .where('site_id', '=', SITE)
      .where('id', '=', 2)
      .executeTakeFirstOrThrow()
    const texts = await db
      .selectFrom('page_translation')
      .selectAll()
      .where('site_id', '=', SITE)
      .where('page_id', '=', 2)
      .where('lang', '=', 'fr')
      .executeTakeFirstOrThrow()
    const madeId = (await stores.texts.reserveId(SITE)) + 1
    await db
      .updateTable('page')
      .set({ rgt: end + 2 * PAGES })
      .where('site_id', '=', SITE)
      .where('lft', '=', 1)
      .execute()
    for (let at = 0; at < PAGES; at += 50) {
      const part = Array.from({ length: 50 }, (_unused, offset) => at + offset)
      const bounds = (index: number) => ({ lft: end + 2 * index, rgt: end + 2 * index + 1 })
      await db
        .insertInto('page')
        .values(part.map((index) => ({ ...like, id: 50_000 + index, level: 1, ...bounds(index) })))
        .execute()
      const named = (index: number) => ({ path: `/p-${index}`, name: `Page ${index}` })
      await db
        .insertInto('page_translation')
        .values(part.map((index) => ({ ...texts, page_id: 50_000 + index, ...named(index) })))
        .execute()
      const stands = { zone: 'content', position: 0, version: 1, layout_id: null, part: '' }
      await db
        .insertInto('widget')
        .values(
          part.map((index) => ({
            site_id: SITE,
            id: 1_000_000 + index,
            page_id: 50_000 + index,
            lang: 'fr',
            ...stands,
            type: SHARED_BLOCK,
            options: `{"block":${madeId}}`,
          })),
        )
        .execute()
    }
    const ask = (method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, payload?: object) =>
      big.get(`/admin/api/blocks${path}`, { method, ...(payload ? { payload } : {}) })
    expect(JSON.parse((await ask('POST', '', { title: 'Partout' })).body)).toEqual({ id: madeId })
    let base = 0
    const publish = async () => {
      const widgets = [{ id: 2_000_000, zone: 'content', version: 1, ...text(`Partout ${base}`) }]
      await ask('PUT', `/${madeId}/draft`, { title: 'Partout', widgets, base })
      expect((await ask('POST', `/${madeId}/draft/publish`, { base: base + 1 })).status).toBe(200)
      base += 2
    }
    expect(await held(MOST_HELD, publish)).toBeLessThan(MOST_HELD)
    const { texts: blocks } = JSON.parse((await ask('GET', '')).body)
    const { uses, usedIn } = blocks.find(({ id }: { id: number }) => id === madeId)
    expect([usedIn, uses.length]).toEqual([PAGES, 50])
    expect((await ask('DELETE', `/${madeId}`)).status).toBe(422)
    const list = async () => expect((await ask('GET', '')).status).toBe(200)
    expect(await held(MOST_LISTED, list)).toBeLessThan(MOST_LISTED)
    expect((await big.get('/p-4999')).html.one('main').text).toContain('Partout')
    await big.close()
    await stores.close()
  },
)
