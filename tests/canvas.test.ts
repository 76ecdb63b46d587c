import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pageDocument } from '#base/core/document.ts'
import type { DraftWidget, PageDraft } from '#base/core/page/page-draft.ts'
import type { Session } from '#base/core/session.ts'
import type { Html } from './html.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { feed, newPage, SITE, text } from './scratch-page.ts'

const NAME = 'card/card-magazine'
const SCRIPT = '/admin/assets/canvas.js'
const HERO = { id: 901, zone: 'hero', type: 'hero', options: { title: 'Un cabinet' } }
const FIRST = { id: 902, zone: 'content', type: 'heading', options: { text: 'Nos missions' } }

let site: TestApp
let session: Session
let page: { id: number; path: string }

beforeAll(async () => {
  session = await sessionOf('developer')()
  site = await createTestApp({ session: async () => session })
  page = await newPage(site, [HERO, FIRST])
})
afterAll(() => site.close())
beforeEach(async () => {
  session = await sessionOf('developer')()
})

const canvas = async (document: string) => site.get(`/admin/canvas/${document}`)
const ofPage = (id = page.id) => canvas(`page/${id}/fr`)

/** Types of the widgets that are edited, those of no other document. */
const own = (html: Html) =>
  html
    .all('.widget')
    .filter((root) => root.attr('data-from') === null)
    .map((root) => root.attr('data-widget-type'))

const drafted = async (address: string): Promise<PageDraft> =>
  JSON.parse((await site.get(`/admin/api${address}/draft`)).body)

async function save(address: string, widgets: readonly object[], more: object = {}): Promise<void> {
  const { base } = await drafted(address)
  const { statusCode, body } = await site.app.inject({
    method: 'PUT',
    url: `/admin/api${address}/draft`,
    payload: { base, widgets, ...more },
  })
  expect([statusCode, body]).toEqual([200, expect.anything()])
}

const heading = (id: number, words: string, zone = 'content'): DraftWidget => ({
  id,
  zone,
  type: 'heading',
  version: 1,
  options: { text: words },
})

describe('the canvas of a page', () => {
  test('is the site’s own document with the draft, each zone by its name', async () => {
    const { path } = page
    const { widgets } = await drafted(`/pages/${page.id}/fr`)
    await save(`/pages/${page.id}/fr`, [...widgets, heading(903, 'Un brouillon')])
    const { status, html } = await ofPage()
    expect(status).toBe(200)
    expect(html.all('[data-zone]').map((zone) => zone.attr('data-zone'))).toEqual([
      'hero',
      'top',
      'content',
      'aside',
      'bottom',
    ])
    const content = html.one('[data-zone="content"]')
    expect(content.all('[data-widget-id]').map((root) => root.attr('data-widget-id'))).toEqual([
      '902',
      '903',
    ])
    expect(content.texts('h2')).toEqual(['Nos missions', 'Un brouillon'])
    expect(html.has('.widget-site-header') && html.has('.widget-site-footer')).toBe(true)
    expect(html.all('link[rel="stylesheet"]').length).toBeGreaterThan(1)
    expect((await site.get(path)).body).not.toMatch(/Un brouillon|data-zone|data-edit/)
  })

  test('keeps columns beside each other, and what stands in zones that no visitor sees', async () => {
    const zones = ['top', 'content', 'aside', 'cave <1>']
    const widgets = zones.map((zone, index) => heading(910 + index, `Dans ${zone}`, zone))
    const { id } = await newPage(site, widgets)
    const { html } = await ofPage(id)
    expect(html.one('.zones > .row > [data-zone="content"]').text).toBe('Dans content')
    expect(html.one('.zones > .row > [data-zone="aside"]').text).toBe('Dans aside')
    expect(html.one('.band-top > [data-zone="top"]').text).toBe('Dans top')
    expect(html.all('[data-zone]').at(-1)?.attr('data-zone')).toBe('cave <1>')
    expect(html.all('[data-zone]').at(-1)?.text).toBe('Dans cave <1>')
  })

  test('names what is edited elsewhere, and marks nothing of it', async () => {
    const block = await site.app.inject({
      method: 'POST',
      url: '/admin/api/blocks',
      payload: { title: 'Horaires' },
    })
    const { id: blockId } = block.json()
    await save(`/blocks/${blockId}`, [heading(920, 'Partagé')], { title: 'Horaires' })
    const { base } = await drafted(`/blocks/${blockId}`)
    const published = { method: 'POST', url: `/admin/api/blocks/${blockId}/draft/publish` } as const
    expect((await site.app.inject({ ...published, payload: { base } })).statusCode).toBe(200)
    const { id } = await newPage(site, [
      { id: 921, type: 'shared-block', options: { block: blockId } },
      { id: 922, type: 'heading', options: { text: 'À moi' } },
    ])
    const { html } = await ofPage(id)
    const from = (selector: string) => html.one(selector).attr('data-from')
    expect(from('.widget-site-header')).toBe('layout/1/header/fr')
    expect(from('.widget-site-footer')).toBe('layout/1/footer/fr')
    expect(from('[data-widget-id="920"]')).toBe(`block/${blockId}/fr`)
    expect(html.has('[data-widget-id="922"][data-from]')).toBe(false)
    expect(html.all('[data-from] [data-edit]')).toHaveLength(0)
  })

  test('runs one script, ours', async () => {
    const draft = `/admin/api/templates/${NAME}/draft`
    const template = '{{! hasOwnJs }}<article class="feed-item"><p>{{title}}</p></article>'
    const payload = { html: template, css: '', js: 'window.firm = true', base: 0 }
    const saved = await site.app.inject({ method: 'PUT', url: draft, payload })
    const publishing = { base: saved.json().base }
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: `${draft}/publish`,
      payload: publishing,
    })
    expect(statusCode).toBe(200)
    const { id, path } = await newPage(site, [
      feed({ motifs: ['AEF'], template_dir: 'site-1' }),
      { type: 'carousel', options: { items: [{ title: 'Un' }, { title: 'Deux' }] } },
      { type: 'video', options: { external: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } },
    ])
    session = await sessionOf('visitor')()
    expect((await site.get(path)).body).toContain(`${NAME}.js`)
    session = await sessionOf('developer')()
    const { body, html, headers } = await ofPage(id)
    const policy = String(headers['content-security-policy'])
    const [, nonce = ''] = /script-src 'nonce-([^']+)'(?:;|$)/.exec(policy) ?? []
    expect(nonce).not.toBe('')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('frame-src')
    const scripts = html
      .all('script')
      .filter((one) => !String(one.attr('type')).startsWith('application/'))
    expect(scripts.map((one) => [one.attr('src'), one.attr('nonce')])).toEqual([[SCRIPT, nonce]])
    expect(body).not.toContain('modulepreload')
    expect(body).not.toContain('fenêtre privée')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })
})

describe('the canvas of other documents', () => {
  test('of a part of a layout stands around the home page, which is not edited', async () => {
    const { status, html } = await canvas('layout/1/header/fr')
    expect(status).toBe(200)
    expect(html.one('[data-zone]').attr('data-zone')).toBe('content')
    expect(own(html)).toEqual(['site-header'])
    expect(html.has('[data-zone] .top-bar-phone[data-from="firm.phone"]')).toBe(true)
    expect(html.one('.widget-site-footer').attr('data-from')).toBe('layout/1/footer/fr')
    const inPage = html.all('main [data-widget-id]')
    expect(inPage.length).toBeGreaterThan(2)
    expect(new Set(inPage.map((root) => root.attr('data-from')))).toEqual(new Set(['page/1/fr']))
  })

  test('of an empty part shows its place, and not another language', async () => {
    await save('/layouts/1/footer/en', [])
    const { html } = await canvas('layout/1/footer/en')
    expect(html.one('[data-zone="content"]').text).toBe('')
    expect(html.has('.widget-site-footer')).toBe(false)
    const announcement = await canvas('layout/1/announcement/fr')
    expect(announcement.html.one('[data-zone="content"]').text).toBe('')
    expect(announcement.html.has('.widget-site-header[data-from]')).toBe(true)
  })

  test('of a page outside of the tree has the zones of a page', async () => {
    const { status, html } = await canvas('layout/1/error404/fr')
    expect(status).toBe(200)
    expect(html.all('[data-zone]')).toHaveLength(5)
    expect(html.has('main .widget[data-from]')).toBe(false)
  })

  test.each([
    ['block', 'blocks', 1],
    ['model', 'models', 5],
  ])('of a %s', async (kind, path, zones) => {
    const made = await site.app.inject({
      method: 'POST',
      url: `/admin/api/${path}`,
      payload: { title: 'Essai' },
    })
    const { id } = made.json()
    await save(`/${path}/${id}`, [heading(930, 'Dedans')], { title: 'Essai' })
    const { html } = await canvas(`${kind}/${id}/fr`)
    expect(html.all('[data-zone]')).toHaveLength(zones)
    expect(html.one('[data-zone="content"]').text).toBe('Dedans')
  })

  test('of an article stands on its page, which is not edited', async () => {
    const [article] = await site.stores.articleWrites.list(SITE)
    const { status, html } = await canvas(`article/${article?.id}/fr`)
    expect(status).toBe(200)
    expect(html.all('[data-zone]')).toHaveLength(0)
    expect(own(html)).toHaveLength(0)
    const shown = (field: string) => html.one(`[data-edit="${field}"]`)
    expect(shown('title').text).toBe(article?.title)
    expect(shown('summary').text).toMatch(/^[A-Z].+\.$/)
    expect(shown('html').has('p')).toBe(true)
    expect(html.all('[data-edit]')).toHaveLength(3)
  })

  test('of an article changes nothing of what visitors get of it', async () => {
    const [article] = await site.stores.articleWrites.list(SITE)
    const { address } = JSON.parse(
      (await site.get(`/admin/api/articles/${article?.id}/draft`)).body,
    )
    const shown = async () => /<main[^]*<\/main>/.exec((await site.get(address)).body)?.[0]
    session = await sessionOf('visitor')()
    const before = await shown()
    expect(before).toContain('class="article-body"')
    session = await sessionOf('writer')()
    expect((await canvas(`article/${article?.id}/fr`)).body).toContain('data-edit="title"')
    session = await sessionOf('visitor')()
    expect(await shown()).toBe(before)
    expect(before).not.toContain('data-edit')
  })

  test('of an article in which nothing is written yet has a place for each text', async () => {
    const made = await site.app.inject({
      method: 'POST',
      url: '/admin/api/articles',
      payload: {},
    })
    expect(made.statusCode).toBe(200)
    const { html } = await canvas(`article/${made.json().id}/fr`)
    expect(html.attrs('[data-edit]', 'data-edit-label')).toEqual(['Titre', 'Résumé', 'Texte'])
    expect(html.texts('[data-edit]').join('')).toBe('')
  })
})

describe('the canvas is refused', () => {
  test.each([
    'page/1/xx',
    'page/1',
    'page/0/fr',
    'page/999999/fr',
    'page/un/fr',
    'page/1/2/fr',
    'page//fr',
    'menu/1/fr',
    'template/card/card-magazine/fr',
    'person/1/fr',
    'layout/1/nulle-part/fr',
    'layout/9/header/fr',
    'article/999999/fr',
    'block/999999/fr',
    'constructor/1/fr',
    '',
  ])('for what there is not: %s', async (document) => {
    session = await sessionOf('editor')()
    const { status, headers, body } = await canvas(document)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(body).not.toMatch(/<script|data-zone/)
  })

  test('for a page of the trash', async () => {
    session = await sessionOf('editor')()
    const { id } = await newPage(site, [text('à jeter')])
    expect((await ofPage(id)).status).toBe(200)
    const bin = await site.app.inject({ method: 'DELETE', url: `/admin/api/pages/${id}` })
    expect(bin.statusCode).toBe(200)
    const { status, body } = await ofPage(id)
    expect(status).toBe(404)
    expect(body).not.toContain('à jeter')
  })

  test.each([
    ['visitor', 401],
    ['lead-desk', 403],
    ['writer', 200],
  ] as const)('to whoever may not write it: %s', async (role, status) => {
    session = await sessionOf(role)()
    const [article] = await site.stores.articleWrites.list(SITE)
    for (const [answer, mark] of [
      [await ofPage(), 'data-zone'],
      [await canvas(`article/${article?.id}/fr`), 'data-edit="html"'],
    ] as const) {
      expect(answer.status).toBe(status)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body.includes(mark)).toBe(status === 200)
    }
  })

  test('to a client, and to who looks at the site from elsewhere', async () => {
    session = await sessionOf('client')()
    expect((await ofPage()).status).toBe(403)
    session = { ...(await sessionOf('editor')()), isView: true }
    expect((await ofPage()).status).toBe(401)
  })

  test('by no other method', async () => {
    session = await sessionOf('editor')()
    const url = `/admin/canvas/page/${page.id}/fr`
    expect((await site.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(405)
  })
})

test('a page that is not online yet stands where it will stand, also in a block that is drawn again', async () => {
  const trail = { id: 951, type: 'breadcrumb', version: 1, options: {} }
  const waiting = await newPage(site, [{ type: 'breadcrumb', options: {} }], {
    name: 'Bientôt',
    is_active: false,
    parent: 2,
  })
  const current = '<span aria-current="page">Bientôt</span>'
  expect((await ofPage(waiting.id)).body).toContain(current)
  const { body } = await site.app.inject({
    method: 'POST',
    url: '/admin/api/previews',
    payload: { pageId: waiting.id, lang: 'fr', widgets: [trail], h1Owner: null },
  })
  expect(JSON.parse(body).previews[0].html).toContain(current)
})

test('a title that the page gives says so, and is no option of the widget', async () => {
  const fields = { h1: 'Le titre de la page' }
  const { id } = await newPage(site, [{ type: 'heading', options: { level: '1' } }], fields)
  const { html } = await ofPage(id)
  expect(html.one('h1').attr('data-from')).toBe('page.h1')
  expect(html.one('h1').attr('data-edit')).toBe(null)
})

test('a draft of a newer version, or one that nobody can read, is drawn with its alert', async () => {
  session = await sessionOf('editor')()
  const { id } = await newPage(site, [text('ancien')])
  const content = {
    fields: {},
    widgets: [
      { ...heading(940, 'Demain'), version: 99 },
      { ...heading(941, ''), options: '{"text":' },
      { ...heading(942, ''), type: 'pas-encore' },
      heading(943, 'Lisible'),
    ],
  }
  await save(`/pages/${id}/fr`, content.widgets)
  const { status, html } = await ofPage(id)
  expect(status).toBe(200)
  expect(html.all('[data-zone="content"] [data-state="error"]')).toHaveLength(3)
  expect(html.one('[data-zone="content"] [data-state="ready"]').text).toBe('Lisible')
  expect(await site.stores.documents.find(SITE, pageDocument(id, 'fr'))).toBeTruthy()
})

test('a widget is drawn again as it stands in the canvas when the editor asks so', async () => {
  session = await sessionOf('editor')()
  const draw = async (more: object) => {
    const { statusCode, body } = await site.app.inject({
      method: 'POST',
      url: '/admin/api/previews',
      payload: {
        pageId: page.id,
        lang: 'fr',
        widgets: [{ id: 902, type: 'heading', version: 1, options: { text: 'Autre' } }],
        ...more,
      },
    })
    expect(statusCode).toBe(200)
    return String(JSON.parse(body).previews[0].html)
  }
  expect(await draw({ editing: true })).toContain('data-edit="text"')
  expect(await draw({})).not.toContain('data-edit')
})
