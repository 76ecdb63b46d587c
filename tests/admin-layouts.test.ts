import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LayoutDraft } from '#base/core/page/page-draft.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ session: sessionOf('editor') })
})
afterAll(() => site.close())

const API = '/admin/api/layouts/1'

async function ask<T = Record<string, unknown>>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) {
  const { status, body } = await site.get(`${API}${path}`, {
    method,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status, json: JSON.parse(body || 'null') as T & { message: string } }
}

const opened = async (part: string, lang = 'fr') =>
  (await ask<LayoutDraft>('GET', `/${part}/${lang}/draft`)).json

/** Saves widgets on the draft as it is, and gives its new counter. */
async function saved(part: string, widgets: LayoutDraft['widgets'], lang = 'fr'): Promise<number> {
  const { base } = await opened(part, lang)
  const { status, json } = await ask<{ base: number }>('PUT', `/${part}/${lang}/draft`, {
    base,
    widgets,
  })
  expect(status).toBe(200)
  return json.base
}

const publish = (part: string, base: number, lang = 'fr') =>
  ask('POST', `/${part}/${lang}/draft/publish`, { base })

const announcement = (text: string, more: object = {}) => ({
  id: 900_001,
  zone: 'content',
  type: 'announcement',
  version: 1,
  options: { text, ...more },
})

const shown = async (path: string) => (await site.get(path)).html

test('the header is changed in a draft, seen in its preview alone, then on every page', async () => {
  const { widgets, layout } = await opened('header')
  expect(layout).toMatchObject({ title: expect.stringContaining('En-tête'), isLive: true })
  const [header] = widgets
  if (!header || typeof header.options === 'string') throw new Error('No header.')
  const base = await saved('header', [
    { ...header, options: { ...header.options, action_text: 'Nous appeler' } },
  ])
  expect((await shown('/')).one('.main-nav-action').text).toBe('Prendre rendez-vous')
  const preview = await site.get(`${API}/header/fr/draft/preview`)
  expect(preview.headers['x-robots-tag']).toBe('noindex')
  expect(preview.html.one('.main-nav-action').text).toBe('Nous appeler')
  expect((await publish('header', base)).status).toBe(200)
  for (const path of ['/', '/contact', '/nulle-part']) {
    expect((await shown(path)).one('.main-nav-action').text, path).toBe('Nous appeler')
  }
})

test('an announcement stands above the header until it is taken off, and waits as a draft', async () => {
  expect((await shown('/')).all('.widget-announcement')).toEqual([])
  const base = await saved('announcement', [
    announcement('Fermé le 24 décembre : à bientôt !', { link: '/contact', link_text: 'Écrire' }),
  ])
  expect((await publish('announcement', base)).status).toBe(200)
  const html = await shown('/contact')
  const region = html.one('section.announcement')
  expect(region.attr('aria-label')).toBe('Annonce')
  expect(region.text).toContain('Fermé le 24 décembre\u00a0: à bientôt\u202f! Écrire')
  expect(html.attrs('body > .widget', 'data-widget-id')[0]).toBe('900001')
  // Its words are French: English pages go without.
  expect((await shown('/en')).all('.widget-announcement')).toEqual([])
  expect((await ask('POST', '/announcement/fr/draft/unpublish')).status).toBe(200)
  expect((await shown('/contact')).all('.widget-announcement')).toEqual([])
  const after = await opened('announcement')
  expect(after).toMatchObject({ isDraft: true, layout: { isLive: false } })
  expect(after.widgets).toMatchObject([{ options: { link_text: 'Écrire' } }])
  // Nobody prepares it until somebody writes in it.
  const prepared = async () => {
    const { drafts } = JSON.parse((await site.get('/admin/api/drafts')).body)
    return drafts.map(({ ref }: { ref: string }) => ref)
  }
  expect(await prepared()).not.toContain('1/announcement')
  await saved('announcement', [announcement('Fermé le 31 décembre')])
  expect(await prepared()).toContain('1/announcement')
})

test('no site is left without header or footer', async () => {
  for (const part of ['header', 'footer']) {
    const unpublished = await ask('POST', `/${part}/fr/draft/unpublish`)
    expect(unpublished.status).toBe(422)
    expect(unpublished.json.message).toContain('ne se retire pas du site')
    const emptied = await publish(part, await saved(part, []))
    expect(emptied.status).toBe(422)
    expect(emptied.json.message).toContain('est vide')
  }
  expect((await shown('/')).all('.widget-site-footer')).toHaveLength(1)
})

test('an announcement that says nothing is not put live, and English parts are drawn while they are edited', async () => {
  const empty = await publish('announcement', await saved('announcement', [announcement(' ')]))
  expect(empty.status).toBe(422)
  expect(empty.json.message).toContain('L’annonce est vide')
  const { id, type, version, options } = announcement('Closed on Friday')
  const drawn = await site.get('/admin/api/previews', {
    method: 'POST',
    payload: { pageId: null, lang: 'en', widgets: [{ id, type, version, options }] },
  })
  expect(drawn.status).toBe(200)
  expect(JSON.parse(drawn.body).previews[0].html).toContain('Close the announcement')
})

test('a part with a widget that nobody knows is not put live', async () => {
  const base = await saved('announcement', [
    announcement('Un mot'),
    { ...announcement(''), id: 900_002, type: 'nothing-known', options: {} },
  ])
  const refused = await publish('announcement', base)
  expect(refused.status).toBe(422)
  expect(refused.json).toMatchObject({ problems: [{ widgetId: 900_002 }] })
  expect((await shown('/')).all('.widget-announcement')).toEqual([])
})

test('a part that fails on a page is not put live, and not scheduled', async () => {
  // Its options are fine; without motif it has no article to ask for.
  const failing = { id: 900_003, zone: 'content', type: 'feed', version: 1, options: {} }
  const base = await saved('announcement', [announcement('Un mot'), failing])
  const refused = await publish('announcement', base)
  expect(refused.status).toBe(422)
  expect(refused.json).toMatchObject({
    problems: [
      { widgetId: 900_003, message: expect.stringContaining('Il ne s’affiche pas sur la page') },
    ],
  })
  const planned = { action: 'publish', at: '2027-01-01T08:00', base }
  expect((await ask('PUT', '/announcement/fr/schedule', planned)).status).toBe(422)
  expect((await shown('/')).all('.widget-announcement')).toEqual([])
})

test('the page of addresses that lead nowhere, and the one that asks to sign in, are edited too', async () => {
  const words = { type: 'rich-text', version: 1, zone: 'content' }
  const base = await saved('error404', [
    { ...words, id: 900_010, options: { html: '<p>Cette adresse a changé.</p>' } },
  ])
  const preview = await site.get(`${API}/error404/fr/draft/preview`)
  expect(preview.body).toContain('Cette adresse a changé.')
  expect((await publish('error404', base)).status).toBe(200)
  const missing = await site.get('/nulle-part')
  expect(missing.status).toBe(404)
  expect(missing.body).toContain('Cette adresse a changé.')
  await saved('signin', [{ ...words, id: 900_011, options: { html: '<p>Espace client</p>' } }])
  const signin = await site.get(`${API}/signin/fr/draft/preview`)
  expect(signin.body).toContain('Espace client')
  expect(signin.html.all('input[type="password"]')).toHaveLength(1)
})

test('a secret link shows the draft of a part, and the list says how far each is', async () => {
  await saved('footer', [
    {
      id: 900_020,
      zone: 'content',
      type: 'rich-text',
      version: 1,
      options: { html: '<p>Pied à relire</p>' },
    },
  ])
  const { json } = await ask<{ url: string }>('POST', '/footer/fr/shares', { days: 3 })
  const shared = await site.get(new URL(json.url).pathname)
  expect(shared.status).toBe(200)
  expect(shared.body).toContain('Pied à relire')
  expect((await shown('/')).all('.widget-site-footer')).toHaveLength(1)
  const list = JSON.parse((await site.get('/admin/api/layouts')).body)
  const [{ parts }] = list.layouts
  const of = (part: string, lang: string) =>
    parts.find((one: { part: string; lang: string }) => one.part === part && one.lang === lang)
  expect(list.layouts[0].pages).toBeGreaterThan(100)
  expect(of('footer', 'fr')).toMatchObject({ isLive: true, isDraft: true })
  expect(of('announcement', 'en')).toMatchObject({ isLive: false, isDraft: false })
})

test('a layout that is not there is said to be gone, and so is a part that none has', async () => {
  expect((await site.get('/admin/api/layouts/77/header/fr/draft')).status).toBe(404)
  expect((await site.get(`${API}/side/fr/draft`)).status).toBe(404)
})

test('what is looked at in a part: its links, and its titles where it stands in the place of a page', async () => {
  const sentences = async (part: string) => {
    const { json } = await ask<{ findings: { sentence: string; widget: string }[] }>(
      'GET',
      `/${part}/fr/checks`,
    )
    return json.findings.map(({ sentence }) => sentence).join('\n')
  }
  await saved('announcement', [announcement('Fermés', { link: '/nulle-part', link_text: 'Lire' })])
  expect(await sentences('announcement')).toContain(
    '« /nulle-part » mène à une page qui n’existe pas',
  )
  const { widgets } = await opened('error404')
  const html = '<h2>Perdu</h2><h4>Trop bas</h4>'
  const text = { id: 900_010, zone: 'content', type: 'rich-text', version: 1, options: { html } }
  await saved('error404', [...widgets, text])
  expect(await sentences('error404')).toContain('« Trop bas » est un titre de niveau 4')
  expect(await sentences('header')).not.toContain('niveau')
})
