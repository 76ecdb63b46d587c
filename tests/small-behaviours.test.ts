import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Article } from '#base/core/article/article.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listItem, providerOf } from './editorials.ts'
import { feed, newPage, type Placed, place, SITE } from './scratch-page.ts'

const PICTURE = '[{"index":"24-11","url":"/a.webp"}]'

const article: Article = {
  id: 1,
  html:
    '<h2>Pourquoi ?</h2><p>Oui ! <code>a ? b : c</code></p><h2>Comment ?</h2>' +
    '<p><a href="https://l.example/?s=%%AAAASS%%&amp;c=%%IDCLIENT%%">La lettre</a></p><h2>Quand ?</h2>',
  title: 'TVA : que faire ?',
  summary: "L'essentiel : tout...",
  slug: 'tva',
  motifs: ['AEF'],
  datePublished: '2026-04-01T08:00:00.000Z',
  dateUpdate: '2026-04-01T08:00:00.000Z',
  externalKey: 'CLE',
  mediasPaths: [],
  copyright_year: '2026',
}

const items = [1, 2, 3, 4].map((id) =>
  listItem(id, {
    slug: id === 1 ? 'tva' : `article-${id}`,
    title: 'TVA : que faire ?',
    summary: 'Oui ! Non ; « peut-être ».',
    motifs: ['AEF'],
    mediasPaths: PICTURE,
  }),
)

let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ editorialOf: () => providerOf(items, [article]) })
})
afterAll(() => site.close())

/** A page with these widgets, as the server sends it. */
async function drawn(widgets: readonly Placed[], query = '') {
  const page = await newPage(site, widgets, { infos: '{"testamotifs":["AEF"]}' })
  return site.get(page.path + query)
}

/** Makes no-break spaces visible: `_` is U+202F, `~` is U+00A0. */
const shown = (text: string) => text.replaceAll('\u202F', '_').replaceAll('\u00A0', '~')

const LIST = { motifs: ['AEF'], widget_title: 'Le savez-vous ?' }

describe('French micro-typography', () => {
  test('a feed sets its articles, and leaves its title and its links as they are', async () => {
    const { html } = await drawn([feed(LIST)])
    expect(shown(html.texts('.item-title')[0] ?? '')).toBe('TVA~: que faire_?')
    expect(shown(html.texts('.item-resume')[0] ?? '')).toBe('Oui_! Non_; «~peut-être~».')
    expect(html.one('.widget-title').text).toBe('Le savez-vous ?')
    expect(html.texts('.item-link')[0]).toBe('Lire la suite')
  })

  test('a cut summary ends with « (...) » to the byte', async () => {
    const { html } = await drawn([feed({ ...LIST, summary_length: 20 })])
    expect(shown(html.texts('.item-resume')[0] ?? '')).toMatch(/ \(\.\.\.\)$/)
  })

  test('an article is set, code in it is not', async () => {
    const { html, body } = await drawn([feed({ ...LIST, request_type: 'article' })], '?title=tva')
    expect(shown(html.one('.article-title').text)).toBe('TVA~: que faire_?')
    expect(shown(html.one('.article-summary').text)).toBe('L’essentiel~: tout…')
    expect(shown(body)).toContain('<p>Oui_! <code>a ? b : c</code></p>')
    expect(shown(html.one('title').text)).toContain('TVA~: que faire_? | ')
  })

  test('texts of the firm are set', async () => {
    const { html } = await drawn([
      { type: 'heading', options: { text: 'Et vous ?', level: '2', intro: 'À lire : tout !' } },
      { type: 'rich-text', options: { html: '<p id="texte">Un taux de 10 % ?</p>' } },
      { type: 'accordion', options: { items: [{ title: 'Qui ?', html: '<p>Nous !</p>' }] } },
      { type: 'call-to-action', options: { title: 'Un projet ?', text: 'Parlons-en !' } },
    ])
    const texts = [
      '.heading-title',
      '.heading-intro',
      '.rich-text-default',
      'summary.accordion-header',
    ]
    expect(texts.map((selector) => shown(html.texts(selector)[0] ?? ''))).toEqual([
      'Et vous_?',
      'À lire~: tout_!',
      'Un taux de 10~%_?',
      'Qui_?',
    ])
    expect(shown(html.one('.call-to-action').text)).toContain('Un projet_?')
  })

  test('A8 an English page stays as it is written', async () => {
    const page = await newPage(site, [])
    const english = { path: '/en/essai', name: 'Trial', title: 'Trial', h1: '', description: '' }
    const translation = { ...english, lang: 'en' as const, infos: '{"language":"en"}' }
    await site.stores.pages.addTranslation(SITE, page.id, translation)
    await place(site, { id: page.id, lang: 'en' }, [
      feed(LIST),
      { type: 'heading', options: { text: "What's new ?", level: '2' } },
    ])
    const { html } = await site.get(english.path)
    expect(html.texts('.item-title')[0]).toBe('TVA : que faire ?')
    expect(html.texts('.heading-title')).toContain("What's new ?")
  })
})

describe('images that wait', () => {
  test('D14 the placeholder and the sheet for visitors without script are served', async () => {
    const { body, html } = await drawn([feed(LIST)])
    expect(html.attrs('.feed-item img[lazyloading]', 'src')).toEqual(
      Array.from({ length: 4 }, () => '/image-en-attente.svg'),
    )
    const image = await site.get('/image-en-attente.svg')
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const sheet = /<noscript><link rel="stylesheet" href="([^"]+)"><\/noscript>/.exec(body)?.[1]
    const { status, body: styles } = await site.get(sheet ?? '')
    expect([status, styles]).toEqual([200, '[lazyloading="1"]{display:none!important}'])
  })

  test('D14 a page’s own list begins with an image that does not wait', async () => {
    const { html } = await drawn([feed({ ...LIST, request_type: 'article' })])
    expect(html.attrs('.feed-item picture img', 'lazyloading')).toEqual([null, '1', '1', '1'])
    expect(html.attrs('.feed-item picture img', 'loading')[0]).toBe('eager')
  })

  test('D14 a page without such images has neither sheet nor script for them', async () => {
    const { html, body } = await drawn([{ type: 'rich-text', options: { html: '<p>x</p>' } }])
    expect(body).not.toContain('<noscript>')
    expect(html.attrs('link[rel="stylesheet"]', 'href')).not.toContain('/sans-script.css')
  })

  test('D14 a plain page gets the script when it has such images', async () => {
    const widgets = [feed(LIST)]
    const { path } = await newPage(site, widgets, { layout_id: 2 })
    const { html } = await site.get(path)
    expect(html.attrs('script[src]', 'src')).toEqual(['/assets/entry.js'])
  })
})

describe('an article', () => {
  test('E2 has a list of its parts when they are three', async () => {
    const { html } = await drawn([feed({ ...LIST, request_type: 'article' })], '?title=tva')
    expect(html.attrs('nav[aria-label="Sommaire"] a', 'href')).toEqual([
      '#pourquoi',
      '#comment',
      '#quand',
    ])
    expect(html.attrs('.article-body h2', 'id')).toEqual(['pourquoi', 'comment', 'quand'])
    expect(shown(html.texts('nav[aria-label="Sommaire"] a')[0] ?? '')).toBe('Pourquoi_?')
  })

  test('E2 says on paper where it comes from', async () => {
    const { html } = await drawn([feed({ ...LIST, request_type: 'article' })], '?title=tva')
    expect(html.texts('.printed-address')).toEqual(html.attrs('link[rel="canonical"]', 'href'))
    expect((await drawn([feed(LIST)])).html.has('.printed-address')).toBe(false)
  })

  test('E7 D12 what belongs under an article is an empty widget elsewhere', async () => {
    const list = feed({ motifs: ['AEF'], request_type: 'article' })
    const related = feed({ request_type: 'related', shown: 'article', nb_items: 3 }, 90_001)
    const { path } = await newPage(site, [list, related], { infos: '{"testamotifs":["AEF"]}' })
    const under = '[data-widget-id="90001"]'
    const listing = await site.get(path)
    expect(listing.html.one(under).attr('class')).toContain('is_empty')
    expect(listing.html.one(under).text).toBe('')
    const reading = await site.get(`${path}?title=tva`)
    const links = reading.html.attrs(`${under} .item-link`, 'href')
    expect(links).toEqual([2, 3, 4].map((id) => `/?article=[%22AEF%22]|article-${id}`))
  })
})

describe('links with placeholders', () => {
  const WRITTEN = 'https://l.example/?s=%%AAAASS%%&c=%%IDCLIENT%%'
  /** The week of the tests' day, and the demo's setting. */
  const FILLED = 'https://l.example/?s=202647&c=1987001'
  const html = `<p><a href="${WRITTEN.replace('&', '&amp;')}">La lettre</a></p>`

  test('I1 a text fills them when its option is on, and no other text of the page does', async () => {
    const page = await drawn([
      { type: 'rich-text', options: { html, tokenize_links: true } },
      { type: 'rich-text', options: { html } },
    ])
    const links = 'main .rich-text a'
    expect(page.html.attrs(links, 'href')).toEqual([FILLED, WRITTEN])
    expect(page.html.attrs(links, 'data-token-href')).toEqual([WRITTEN, null])
  })

  test('I1 the server does not read them from the address: the page is the same for all', async () => {
    const widgets = [{ type: 'rich-text', options: { html, tokenize_links: true } }]
    const page = await drawn(widgets, '?AAAASS=202501&id_client=42')
    expect(page.html.attrs('main .rich-text a', 'href')).toEqual([FILLED])
  })

  test('I1 a feed fills those of its article and of its cards', async () => {
    const options = { motifs: ['AEF'], request_type: 'article', tokenize_links: true }
    const reading = await drawn([feed(options)], '?title=tva')
    expect(reading.html.attrs('.article-body a', 'href')).toEqual([FILLED])

    const file = join(site.dataDir, 'uploads', 'jetons', 'card', 'lettre.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      `<p class="feed-item"><a class="lettre" href="${WRITTEN}">{{title}}</a></p>`,
    )
    const cards = { ...options, template: 'card/lettre', template_dir: 'jetons' }
    const list = await drawn([feed(cards), feed({ ...cards, tokenize_links: false })])
    const hrefs = list.html.attrs('.lettre', 'href')
    expect(new Set(hrefs.slice(0, 4))).toEqual(new Set([FILLED]))
    expect(new Set(hrefs.slice(4))).toEqual(new Set([WRITTEN]))
  })
})
