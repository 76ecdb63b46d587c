import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ArticleListItem } from '#base/core/article/article.ts'
import type { NewPage } from '#features/pages/store/page-new-rows.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import type { FeedProps } from '#features/articles/widgets/feed/feed-facts.ts'
import { ListView } from '#features/articles/widgets/feed/list-view.tsx'
import { liveList } from '#features/articles/widgets/feed/live-list.ts'
import { createTestApp, seededStores, sessionOf, type TestApp } from './app.ts'
import { type Call, downEditorial, listItem, listItems, providerOf, spied } from './editorials.ts'
import { parsedHtml } from './html.ts'
import { feed, newPage } from './scratch-page.ts'

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ALL_VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const MOTIFS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']
const STEERED = { motifs: MOTIFS, nb_items: 4, show_filters: true, show_pagination: true }

/** The demo with its own articles, seen by a developer. */
let demo: TestApp
/** The same content, with articles from `provider`. */
let site: TestApp
let provider: ArticleGateway
const calls: Call[] = []

/** A request of the « browser », and the app that answers it. */
interface Sent {
  method: string
  path: string
  query: string
  body: string
}
const sent: Sent[] = []
let answering: TestApp
/** What the browser added to its head. */
const added: string[] = []

/** Articles of every motif with all that an item may carry. */
const RICH: ArticleListItem[] = Array.from({ length: 30 }, (_, place) =>
  listItem(place + 1, {
    title: `« Article » n° ${place + 1} & ses <suites>`,
    summary: 'Un résumé assez long pour être coupé, mot après mot. '.repeat(6),
    motifs: [MOTIFS[place % 5] ?? 'AEF', ...(place % 3 === 0 ? ['EREVUEVIDEO'] : [])],
    mediasPaths: JSON.stringify([
      { index: '24-11', url: `/demo/xbig/image-${place}.webp`, copyright: 'Atelier' },
      { index: '1', url: '//ailleurs.example/x.webp' },
    ]),
    datePublished: `2026-03-${String(28 - (place % 28)).padStart(2, '0')}T23:30:00.000Z`,
    ...(place % 4 === 0 ? { duration: 'PT1M5S' } : {}),
  }),
)

async function browserFetch(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(String(url), 'http://site.example')
  const method = init.method ?? 'GET'
  const body = init.body ? String(init.body) : ''
  sent.push({ method, path: pathname, query: search, body })
  const answer = await answering.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: pathname + search,
    ...(body
      ? { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      : {}),
  })
  return new Response(answer.body, { status: answer.statusCode })
}

beforeAll(async () => {
  const stores = await seededStores()
  demo = await createTestApp({ stores, session: sessionOf('developer') })
  site = await createTestApp({ stores, editorialOf: () => spied(provider, calls) })
  vi.stubGlobal('fetch', browserFetch)
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === '#page-configuration' ? { textContent: '{"page_id":42}' } : null,
    createElement: (tag: string) => ({ tag }),
    head: { append: (element: unknown) => added.push(JSON.stringify(element)) },
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await site.close()
  await demo.close()
  await demo.stores.close()
})
beforeEach(() => {
  calls.length = 0
  sent.length = 0
  added.length = 0
  provider = providerOf(RICH)
  answering = site
})

const { signal } = new AbortController()

/** What the server embeds for the island. */
function propsIn(html: string): FeedProps {
  const { rawText } = parsedHtml(html).one('.widget-feed script[data-feed-props]')
  return JSON.parse(rawText)
}

/** The part of a page that the browser draws anew, as the server drew it. */
function serverList(html: string): string {
  const live = /<div[^>]* data-feed-live="">(.*)<\/div><script type="application/s.exec(html)
  return live?.[1] ?? ''
}

/** The same, with the calls and the code of the browser. */
async function browserList(props: FeedProps, search: string): Promise<string> {
  const { list, template } = await liveList(props, search, signal)
  return renderToString(<ListView list={list} template={template} culture={props.culture} />)
}

/** The fold of the filters is the visitor's own once the page is there. */
const unfolded = (html: string): string =>
  html.replace('class="feed-filters-fold" open=""', 'class="feed-filters-fold"')

/** Compares what both draw for an address, with props that came with another one. */
async function expectSameList(
  app: TestApp,
  path: string,
  search: string,
  from = '',
): Promise<string> {
  answering = app
  const { body } = await app.get(path + search)
  const props = propsIn((await app.get(path + from)).body)
  const drawn = await browserList(props, search)
  expect(drawn).toContain('class="')
  expect(unfolded(drawn)).toBe(unfolded(serverList(body)))
  return drawn
}

describe('D13 browser and server draw the same list', () => {
  test.each([
    ['the second page', '?page=2'],
    ['one theme', '?mo=["AES"]'],
    ['two themes, second page', '?mo=["AES","AEF"]&page=2'],
    ['a theme that is not subscribed', '?mo=["XXX"]'],
    ['a page beyond the last one', '?page=90'],
    ['a page that is no number', '?page=2.5'],
    ['a repeated page', '?page=2&page=3'],
    ['a malformed theme', '?mo=AES&page=2'],
    ['the whole list, from a filtered one', '', '?mo=["AES"]'],
  ])('%s of the news', async (_name, search, from = '') => {
    const drawn = await expectSameList(demo, ALL_NEWS, search, from)
    if (!/XXX|90/.test(search)) expect(drawn.match(/<article/g)?.length).toBeGreaterThan(3)
  })

  test.each([
    ['videos', ALL_VIDEOS, '?page=2'],
    ['English news', '/en/news', '?mo=["AES"]'],
    ['the development front path', `/dev.php${ALL_NEWS}`, '?mo=["AEF"]'],
  ])('%s', async (_name, path, search) => {
    await expectSameList(demo, path, search)
  })

  test.each<[string, Record<string, unknown>, string?]>([
    ['lead motifs', { lead_motifs: ['AEP', 'AES'] }],
    ['lead motifs and a theme', { lead_motifs: ['AEP', 'AES'] }, '?mo=["AES"]'],
    ['an offset', { offset: 3 }],
    ['reverse order', { reverse_order: true, lead_motifs: ['AEJ'] }],
    ['fixed motifs', { fixed_motifs: true, items_per_motif: 2 }, ''],
    ['videos, by three', { isActuVideo: true }],
    ['page motifs', { page_auto: true }],
    ['related articles', { request_type: 'related' }],
    [
      'its own labels and places',
      {
        filter_all_label: 'Le tout',
        filter_mobile_label: 'Choisir',
        filter_position: 'bottom',
        pagination_position: 'top',
        arrangement: 'rows',
        item_link_text: 'Ouvrir',
        title_tag: 'h2',
        title_class: 'h1',
        display_date: false,
        show_item_resume: false,
        link_leading_slash: false,
      },
    ],
    ['filters alone', { show_pagination: false }, '?mo=["AEM"]'],
    ['pages alone', { show_filters: false }],
  ])('%s', async (_name, options, search = '?page=2') => {
    const { path } = await newPage(
      site,
      [feed({ ...STEERED, ...options })],
      withMotifs('AEF', 'AES'),
    )
    await expectSameList(site, path, search)
    await expectSameList(site, path, '', search)
  })

  test('without the article being read, until a link leaves it behind', async () => {
    const options = { ...STEERED, exclude_current: true, show_filters: false }
    const { path } = await newPage(site, [feed(options)])
    const reading = '?title=article-2'
    expect(await expectSameList(site, path, reading, reading)).not.toContain('|article-2"')
    expect(await expectSameList(site, path, '?page=1', reading)).toContain('|article-2"')
  })

  const withMotifs = (...testamotifs: string[]): Partial<NewPage> => ({
    infos: JSON.stringify({ testamotifs }),
  })
})

describe('what the browser asks', () => {
  const LIST = '/ajax/testa/article/motifs/%5B%22AES%22%5D/nbperpage/4/idpage/1/size/xbig'

  test('G2 a filter makes one call, for page 1, with the page’s parameters', async () => {
    const { path } = await newPage(site, [feed(STEERED)])
    const props = propsIn((await site.get(`${path}?page=2`)).body)
    await liveList(props, '?mo=["AES"]', signal)
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([
      {
        method: 'POST',
        path: LIST,
        query: '?withoutIdInKey=true',
        body: 'dm_cpi=42&dm_xhr=1',
      },
    ])
  })

  test('F2 the template is fetched by its address, once a page', async () => {
    await upload('live/card/card-magazine.html', '<p class="feed-item">{{title}}</p>')
    const { path } = await newPage(site, [feed({ ...STEERED, template_dir: 'live' })])
    const props = propsIn((await site.get(path)).body)
    expect(props.template).toBe('/uploads/live/card/card-magazine.html')
    await liveList(props, '?page=2', signal)
    await liveList(props, '?page=3', signal)
    const gets = sent.filter(({ method }) => method === 'GET')
    expect(gets.map((request) => request.path)).toEqual([props.template])
    expect(gets[0]?.query).toMatch(/^\?dm_cpi=42&dm_xhr=1&_=\d+$/)
    expect(added).toEqual([])
  })

  test('F3 a template brings its own css and js, each once', async () => {
    const name = 'live-own/card/card-magazine'
    await upload(`${name}.html`, '{{! hasOwnCss hasOwnJs }}<p class="feed-item">{{title}}</p>')
    const { path } = await newPage(site, [feed({ ...STEERED, template_dir: 'live-own' })])
    const props = propsIn((await site.get(path)).body)
    await Promise.all([liveList(props, '?page=2', signal), liveList(props, '?page=3', signal)])
    expect(added.map((element) => JSON.parse(element))).toEqual([
      { tag: 'link', rel: 'stylesheet', href: `/uploads/${name}.css` },
      { tag: 'script', src: `/uploads/${name}.js` },
    ])
  })

  test('F4 a template that can not be had is asked for again', async () => {
    const { path } = await newPage(site, [feed(STEERED)])
    const props = {
      ...propsIn((await site.get(path)).body),
      template: '/templates/bs4/card/x.html',
    }
    await expect(liveList(props, '', signal)).rejects.toThrow('404')
    await expect(liveList(props, '', signal)).rejects.toThrow('404')
    expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2)
  })

  test('D7 lead motifs make one call each besides, and the list waits for all', async () => {
    const { path } = await newPage(site, [feed({ ...STEERED, lead_motifs: ['AEP', 'AES'] })])
    const props = propsIn((await site.get(path)).body)
    await liveList(props, '', signal)
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(3)
  })

  test('D8 an offset makes call 3', async () => {
    const { path } = await newPage(site, [feed({ ...STEERED, offset: 2 })])
    await liveList(propsIn((await site.get(path)).body), '?page=2', signal)
    expect(sent.map((request) => request.path)).toContain(
      '/ajax/testa/article/motif/%5B%22AEF%22%2C%22AEJ%22%2C%22AEM%22%2C%22AEP%22%2C%22AES%22%5D' +
        '/limit/4/offset/6/size/xbig',
    )
  })

  test('A8 an English page asks for English articles', async () => {
    answering = demo
    await liveList(propsIn((await demo.get('/en/news')).body), '?page=1', signal)
    expect(sent.map(({ query }) => query)).toContain('?withoutIdInKey=true&lang=en')
  })

  test('B8 a page of the development front path asks under it', async () => {
    answering = demo
    await liveList(propsIn((await demo.get(`/dev.php${ALL_NEWS}`)).body), '', signal)
    expect(sent.find(({ method }) => method === 'POST')?.path).toMatch(/^\/dev\.php\/ajax\/testa\//)
  })

  test('H2 a provider that fails rejects', async () => {
    const { path } = await newPage(site, [feed(STEERED)])
    const props = propsIn((await site.get(path)).body)
    provider = downEditorial
    await expect(liveList(props, '?page=2', signal)).rejects.toThrow('503')
  })

  async function upload(path: string, content: string): Promise<void> {
    const file = join(site.dataDir, 'uploads', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
})

describe('what is said aloud', () => {
  const said = async (options: Record<string, unknown>, search: string): Promise<string> => {
    const { path } = await newPage(site, [feed({ ...STEERED, ...options })])
    const props = propsIn((await site.get(path)).body)
    return (await liveList(props, search, signal)).list.announcement
  }

  test('D4 D5 the count of articles, and the page', async () => {
    provider = providerOf(listItems(1, 12))
    expect(await said({ nb_items: 3 }, '?page=2')).toBe('12 articles, page 2 sur 4')
    expect(await said({ nb_items: 6 }, '?mo=["AEF"]')).toBe('12 articles, page 1 sur 2')
    provider = providerOf(listItems(1, 500))
    expect(await said({ nb_items: 10 }, '')).toBe('120 articles, page 1 sur 12')
  })

  test('D4 without pages only what is shown', async () => {
    expect(await said({ nb_items: 3, show_pagination: false }, '')).toBe('3 articles')
  })

  test('D5 an empty list says its sentence', async () => {
    expect(await said({}, '?page=99')).toBe('Il n’y a pas d’article sur cette page.')
    expect(await said({}, '?mo=["XXX"]')).toBe('Aucun article pour le moment.')
  })

  test('A8 in English on an English page', async () => {
    answering = demo
    const props = propsIn((await demo.get('/en/news')).body)
    const { list } = await liveList(props, '', signal)
    expect(list.announcement).toMatch(/^\d+ articles, page 1 of \d+$/)
  })
})

describe('the island', () => {
  const island = async (app: TestApp, options: Record<string, unknown>, search = '') => {
    const { path } = await newPage(app, [feed(options)])
    const { html } = await app.get(path + search)
    const root = html.one('.widget-feed')
    expect(root.has('script[data-feed-props]')).toBe(root.attr('data-island') === 'feed')
    expect(root.has('[data-feed-live]')).toBe(root.attr('data-island') === 'feed')
    return root.attr('data-island')
  }

  test('D13 takes over lists with filters or pages, and no other', async () => {
    expect(await island(site, STEERED)).toBe('feed')
    expect(await island(site, { ...STEERED, show_filters: false })).toBe('feed')
    expect(await island(site, { ...STEERED, show_pagination: false })).toBe('feed')
    expect(await island(site, { motifs: MOTIFS })).toBeNull()
    expect(await island(site, { ...STEERED, show_filters: false, nb_items: 40 })).toBeNull()
    expect(await island(site, {})).toBeNull()
    expect(await island(site, { ...STEERED, request_type: 'article' }, '?title=x')).toBeNull()
  })

  test('A6 G6 what is embedded holds no text, no secret and can’t close its element', async () => {
    provider = {
      ...provider,
      subscribedMotifs: async () => ({ AEF: 'AEF : </script><script>alert(1)' }),
    }
    const options = { ...STEERED, template_dir: 'cabinet', widget_title: 'Titre' }
    const { path } = await newPage(site, [feed({ ...options, inconnue: 'gardée' })])
    const { body } = await site.get(path)
    expect(body).not.toContain('</script><script>alert')
    const props = propsIn(body)
    expect(props.subscribed).toEqual({ AEF: 'AEF : </script><script>alert(1)' })
    expect(Object.keys(props).toSorted()).toEqual([
      'culture',
      'currentId',
      'options',
      'pageMotifs',
      'path',
      'scriptName',
      'segment',
      'size',
      'subscribed',
      'template',
      'tokens',
      'widgetId',
    ])
    expect(props.options).not.toHaveProperty('inconnue')
    expect(props.options).not.toHaveProperty('widget_title')
  })
})
