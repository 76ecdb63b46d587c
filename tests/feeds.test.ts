import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ArticleListItem } from '#base/core/article/article.ts'
import type { NewPage } from '#features/pages/store/page-new-rows.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { type Answer, createTestApp, seededStores, type TestApp } from './app.ts'
import { type Call, listItem, listItems, providerOf, spied } from './editorials.ts'
import type { Html } from './html.ts'
import { feed, newPage, SITE, text } from './scratch-page.ts'

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ALL_VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const NO_MOTIF =
  'Aucun motif trouvé, renseignez un ou des motifs dans le widget ou les propriétés de la page.'
const ALERT = "Une erreur est survenue, merci de contacter l'équipe de développement"

/** The demo with its own articles. */
let demo: TestApp
/** The same content, with articles from `provider`. */
let site: TestApp
let provider: ArticleGateway
const calls: Call[] = []

beforeAll(async () => {
  const stores = await seededStores()
  demo = await createTestApp({ stores })
  site = await createTestApp({ stores, editorialOf: () => spied(provider, calls) })
})
afterAll(async () => {
  await site.close()
  await demo.close()
  await demo.stores.close()
})
beforeEach(() => {
  calls.length = 0
  provider = providerOf(listItems(1, 30))
})

const WIDGET = 980_000
const BROKEN = 990_000
const AEF = { motifs: ['AEF'] }

/** A new page with one feed; `show` asks for it with a query. */
async function feedPage(options: Record<string, unknown>, page: Partial<NewPage> = {}) {
  const { path } = await newPage(site, [feed(options)], page)
  return { path, show: (query = '') => site.get(path + query) }
}

/** The page of one feed. */
async function shown(
  options: Record<string, unknown>,
  query = '',
  page: Partial<NewPage> = {},
): Promise<Answer> {
  const { show } = await feedPage(options, page)
  return show(query)
}

const root = ({ html }: Answer): Html => html.one('.widget-feed')
const titles = (answer: Answer): string[] => answer.html.texts('.feed-item .item-title')
const numbered = (...numbers: number[]) => numbers.map((number) => `Article ${number}`)
const firstItem = async (item: Partial<ArticleListItem>, options = {}, page = {}) => {
  provider = providerOf([listItem(1, item)])
  return (await shown({ ...AEF, ...options }, '', page)).html.one('.feed-item')
}
/** The picture of an item, which may wait until it comes near. */
const pictureOf = (item: Html): string | null => {
  const image = item.one('picture img')
  return image.attr('data-src') ?? image.attr('src')
}
const numberedPages = (html: Html): Html[] =>
  html
    .all('nav[aria-label="Pagination"] a')
    .filter((link) => /^Page \d+$/.test(link.attr('aria-label') ?? ''))
const withMotifs = (...testamotifs: string[]) => ({ infos: JSON.stringify({ testamotifs }) })
const listCalls = () => calls.filter(({ call }) => call.startsWith('listBy'))

describe('the two feeds of the home page', () => {
  let home: Html
  const homeCalls: Call[] = []

  beforeAll(async () => {
    home = (await demo.get('/')).html
    const spying = await createTestApp({
      stores: demo.stores,
      editorialOf: () => spied(providerOf(listItems(1, 9)), homeCalls),
    })
    await spying.get('/')
    await spying.close()
  })

  test('D1 the news widget 1459 has its title, link and five articles', () => {
    const widget = home.one('[data-widget-id="1459"]')
    expect(widget.one('.widget-title').text).toBe('Le savez-vous ?')
    expect(widget.one('.feed-link a').text).toBe('Toutes les actualités')
    expect(widget.one('.feed-link a').attr('href')).toBe(ALL_NEWS)
    expect(widget.one('.feed-link').attr('class')).toContain('feed-link-right')
    expect(widget.one('.feed-header').has('.feed-link')).toBe(true)
    expect(widget.all('article.feed-item.card-magazine')).toHaveLength(5)
    expect(widget.has('a[data-filter]')).toBe(false)
    expect(widget.has('nav')).toBe(false)
  })

  test('D1 the first title has the class attribute « item-title text-body h4 », the others h6', () => {
    expect(home.attrs('[data-widget-id="1459"] .item-title', 'class')).toEqual([
      'item-title text-body h4',
      ...Array<string>(4).fill('item-title text-body h6'),
    ])
  })

  test('D1 the five newest articles are of the five motifs, newest first', () => {
    const widget = home.one('[data-widget-id="1459"]')
    expect(widget.attrs('.feed-item', 'data-motif').toSorted()).toEqual([
      'AEF',
      'AEJ',
      'AEM',
      'AEP',
      'AES',
    ])
    const days = widget.attrs('time', 'datetime')
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('D1 the video widget 1460 has its title, link and three videos with mark and duration', () => {
    const widget = home.one('[data-widget-id="1460"]')
    expect(widget.one('.widget-title').text).toBe('Vous avez une minute ?')
    expect(widget.one('.feed-link a').text).toBe('Voir toutes les vidéos')
    expect(widget.one('.feed-link a').attr('href')).toBe(ALL_VIDEOS)
    const items = widget.all('article.feed-item.card-thumbnail')
    expect(items).toHaveLength(3)
    for (const item of items) {
      expect(item.has('.play-mark')).toBe(true)
      expect(item.one('.item-duration').text).toMatch(/^Durée : ?\d:\d\d$/)
    }
  })

  test('D1 the calls ask for the prescribed motifs, counts and sizes', () => {
    expect(homeCalls.filter(({ call }) => call === 'listByMotifs')).toEqual([
      {
        call: 'listByMotifs',
        query: { motifs: ['AEF', 'AEJ', 'AEM', 'AEP', 'AES'], perPage: 5, page: 1, size: 'xbig' },
      },
      {
        call: 'listByMotifs',
        query: { motifs: ['EREVUEVIDEO'], perPage: 3, page: 1, size: 'xbig' },
      },
    ])
    expect(homeCalls.filter(({ call }) => call === 'listByOffset')).toEqual([])
  })

  test('D1 videos come by three, whatever nb_items says', async () => {
    provider = providerOf(listItems(1, 8))
    const options = { ...AEF, isActuVideo: true, nb_items: 12, show_pagination: true }
    const answer = await shown(options)
    expect(titles(answer)).toEqual(numbered(1, 2, 3))
    expect(numberedPages(answer.html)).toHaveLength(3)
    expect(titles(await shown(options, '?page=3'))).toEqual(numbered(7, 8))
  })

  test('D1 a video in article mode is drawn by the player', async () => {
    const { html } = await demo.get(`${ALL_VIDEOS}?title=la-tva-en-une-minute`)
    expect(html.one('article[data-article-id] video').attr('controls')).not.toBeNull()
  })
})

describe('every option of a feed has an effect', () => {
  test('D2 defaults: five items, magazine cards, date and summary, link top right, no filters', async () => {
    const { html } = await shown({ ...AEF, widget_link: { text: 'Tout', page: 42 } })
    expect(html.all('.feed-item.card-magazine')).toHaveLength(5)
    expect(html.texts('.item-title')).toEqual(numbered(1, 2, 3, 4, 5))
    expect(html.all('h3.item-title')).toHaveLength(5)
    expect(html.texts('.item-resume')[0]).toBe('En bref 1.')
    expect(html.texts('.item-date')[0]).toBe('01/04/2026')
    expect(html.texts('.item-link')[0]).toBe('Lire la suite')
    expect(html.one('.feed-header .feed-link').attr('class')).toContain('right')
    expect(html.has('.feed-filters')).toBe(false)
    expect(html.has('nav[aria-label="Pagination"]')).toBe(false)
  })

  test('D2 title and subtitle', async () => {
    const { html } = await shown({ ...AEF, widget_title: 'Titre', widget_subtitle: 'Sous-titre' })
    expect(html.one('.feed-header h2').text).toBe('Titre')
    expect(html.one('.widget-subtitle').text).toBe('Sous-titre')
  })

  test.each(['left', 'center', 'right'])('D2 link at the bottom, aligned %s', async (alignment) => {
    const widget_link = { text: 'Tout voir', page: 2, position: 'bottom', alignment }
    const { html } = await shown({ ...AEF, widget_link })
    const link = html.one('.feed-link')
    expect(link.attr('class')).toContain(`feed-link-${alignment}`)
    expect(link.one('a').attr('href')).toBe('/le-cabinet')
    expect(html.has('.feed-header')).toBe(false)
  })

  test('D2 a link to a page that is gone is left out', async () => {
    const { html } = await shown({ ...AEF, widget_link: { text: 'Tout voir', page: 99_999 } })
    expect(html.has('.feed-link')).toBe(false)
  })

  test('D2 nb_items', async () => {
    expect(titles(await shown({ ...AEF, nb_items: 2 }))).toEqual(numbered(1, 2))
  })

  test('D2 item title tag and classes', async () => {
    const { html } = await shown({
      ...AEF,
      nb_items: 3,
      title_tag: 'h5',
      title_class_first: 'item-title grand',
      title_class: 'item-title petit',
    })
    expect(html.attrs('h5', 'class')).toEqual([
      'item-title grand',
      'item-title petit',
      'item-title petit',
    ])
  })

  test('D2 item link text', async () => {
    const { html } = await shown({ ...AEF, nb_items: 1, item_link_text: 'La suite' })
    expect(html.one('.item-link').text).toBe('La suite')
  })

  test('D2 display_date off, show_item_resume off', async () => {
    const { html } = await shown({ ...AEF, display_date: false, show_item_resume: false })
    expect(html.has('.item-date')).toBe(false)
    expect(html.has('.item-resume')).toBe(false)
  })

  test('D2 summary length', async () => {
    const item = await firstItem(
      { summary: 'Un résumé qui est trop long.' },
      { summary_length: 20 },
    )
    expect(item.one('.item-resume').text).toBe('Un résumé qui est (...)')
  })

  test('D2 filter labels', async () => {
    const labels = { filter_all_label: 'Le tout', filter_mobile_label: 'Choisir' }
    const { html } = await shown({ ...AEF, show_filters: true, ...labels })
    expect(html.one('a[data-filter=""]').text).toBe('Le tout')
    expect(html.one('.feed-filters summary').text).toBe('Choisir')
    const { html: plain } = await shown({ ...AEF, show_filters: true })
    expect(plain.one('a[data-filter=""]').text).toBe('Tous')
    expect(plain.one('.feed-filters summary').text).toBe('Filtrer par thème')
  })

  test.each([
    ['top', 'feed-filters', 'feed-items'],
    ['bottom', 'feed-items', 'feed-filters'],
  ])('D2 filters at the %s, 4 columns beside 8', async (filter_position, first, second) => {
    const { body, html } = await shown({ ...AEF, show_filters: true, filter_position })
    expect(body.indexOf(`"${first}`) === -1 || body.indexOf(first)).toBeLessThan(
      body.indexOf(second),
    )
    expect(html.one('.feed-filters').attr('class')).toContain('col-md-4')
    expect(html.has('.col-md-8 .feed-items')).toBe(true)
  })

  test.each(['top', 'bottom'])('D2 pagination at the %s', async (pagination_position) => {
    const { body } = await shown({ ...AEF, show_pagination: true, pagination_position })
    const isFirst = body.indexOf('aria-label="Pagination"') < body.indexOf('feed-items')
    expect(isFirst).toBe(pagination_position === 'top')
  })

  test('D2 image index, and its size from the site’s setting', async () => {
    const mediasPaths = JSON.stringify([
      { index: '24-11', url: '/a/un.webp' },
      { index: '24-12', url: '/a/deux.webp' },
    ])
    const item = await firstItem({ mediasPaths }, { media_index: '24-12' })
    expect(pictureOf(item)).toBe('/media/provider/a/deux.webp')
    await site.stores.sites.saveSettings(SITE, { image_size_list: 'xxbig' })
    calls.length = 0
    await shown(AEF)
    await site.stores.sites.saveSettings(SITE, { image_size_list: 'xbig' })
    expect(listCalls()[0]?.query).toMatchObject({ size: 'xxbig' })
  })

  test('D2 arrangement and band', async () => {
    const { html } = await shown({ ...AEF, arrangement: 'grid', band: 'tint' })
    expect(html.one('.feed-items').attr('class')).toContain('feed-items-grid')
    expect(html.has('.band.band-tint .widget-feed')).toBe(true)
  })

  test('D2 a template of another name', async () => {
    const { html } = await shown({ ...AEF, nb_items: 2, template: 'card/card-thumbnail' })
    expect(html.all('.card-thumbnail')).toHaveLength(2)
    expect(html.has('.play-mark')).toBe(false)
  })

  test('D2 values out of their bounds are refused, not stretched', async () => {
    for (const bad of [{ nb_items: 0 }, { nb_items: 121 }, { offset: -1 }, { title_tag: 'h1' }]) {
      expect(root(await shown({ ...AEF, ...bad })).attr('data-state')).toBe('error')
    }
  })
})

describe('motifs', () => {
  const all = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']

  beforeEach(() => {
    provider = providerOf(all.map((motif, place) => listItem(place + 1, { motifs: [motif] })))
  })

  const motifsOf = (answer: Answer) => answer.html.attrs('.feed-item', 'data-motif')
  const mo = (...codes: string[]) => `?mo=${encodeURIComponent(JSON.stringify(codes))}`

  test('D3 « mo » comes before the page, the page before the widget', async () => {
    const options = { page_auto: true, motifs: ['AEM'], show_pagination: true }
    const page = withMotifs('AEJ', 'AEP')
    expect(motifsOf(await shown(options, mo('AES'), page))).toEqual(['AES'])
    expect(motifsOf(await shown(options, '', page))).toEqual(['AEJ', 'AEP'])
    expect(motifsOf(await shown(options))).toEqual(['AEM'])
    expect(motifsOf(await shown({ ...options, page_auto: false }, '', page))).toEqual(['AEM'])
  })

  test('D3 infos.testamotifs of a page may hold anything', async () => {
    for (const infos of ['', 'null', '[1]', '{"testamotifs": 7}', '{"testamotifs": [1, "a b"]}']) {
      expect(motifsOf(await shown({ page_auto: true, motifs: ['AEM'] }, '', { infos }))).toEqual([
        'AEM',
      ])
    }
  })

  test('D3 only a widget with filters or pagination reads « mo »', async () => {
    const motifs = ['AEF', 'AEJ']
    expect(motifsOf(await shown({ motifs }, mo('AEJ')))).toEqual(motifs)
    expect(motifsOf(await shown({ motifs, show_filters: true }, mo('AEJ')))).toEqual(['AEJ'])
    expect(motifsOf(await shown({ motifs, show_pagination: true }, mo('AEJ')))).toEqual(['AEJ'])
  })

  test.each([
    ['not JSON', 'AEF'],
    ['empty', ''],
    ['an empty array', '[]'],
    ['numbers', '[1,2]'],
    ['nested', '[["AEJ"]]'],
    ['an object', '{"0":"AEJ"}'],
    ['a text', '"AEJ"'],
    ['null', 'null'],
    ['small letters', '["aej"]'],
    ['HTML', '["<script>alert(1)</script>"]'],
    ['HTML outside', '"><img src=x onerror=alert(1)>'],
    ['51 codes', JSON.stringify(Array.from({ length: 51 }, (_, n) => `A${n}`))],
    ['10,000 codes', JSON.stringify(Array.from({ length: 10_000 }, (_, n) => `A${n}`))],
    ['one bad code among good ones', '["AEJ","é"]'],
    ['a null byte', '["AEJ\u0000"]'],
  ])('D3 a « mo » that is %s is ignored', async (_what, value) => {
    const { show } = await feedPage({ motifs: ['AEM'], show_filters: true, show_pagination: true })
    const answer = await show(`?mo=${encodeURIComponent(value)}`)
    expect(answer.status).toBe(200)
    expect(motifsOf(answer)).toEqual(['AEM'])
    expect(answer.body).not.toMatch(/alert\(1\)/)
    expect(answer.html.one('a[data-filter=""]').attr('aria-current')).toBe('true')
  })

  test('D3 a repeated « mo » is ignored', async () => {
    const options = { motifs: ['AEM'], show_filters: true }
    expect(motifsOf(await shown(options, `${mo('AEJ')}&${mo('AEF').slice(1)}`))).toEqual(['AEM'])
  })

  test('D3 codes not subscribed are dropped; when none is left the list is empty with a sentence', async () => {
    const options = { motifs: ['AEM'], show_filters: true }
    expect(motifsOf(await shown(options, mo('AEJ', 'NONSUBSCRIBED')))).toEqual(['AEJ'])
    calls.length = 0
    const answer = await shown(options, mo('NONSUBSCRIBED'))
    expect(motifsOf(answer)).toEqual([])
    expect(answer.html.one('.feed-none').text).toBe('Aucun article pour le moment.')
    expect(answer.html.has('.alert')).toBe(false)
    expect(root(answer).attr('data-state')).toBe('ready')
    expect(listCalls()).toEqual([])
  })

  test('D3 the « no motif » alert appears only when page and widget give none', async () => {
    const { path } = await newPage(site, [
      { ...feed({ page_auto: true }), id: WIDGET },
      text('suite'),
    ])
    const { status, html } = await site.get(path)
    expect(status).toBe(200)
    expect(html.one('.alert.alert-danger').text).toBe(`Widget ${WIDGET} : ${NO_MOTIF}`)
    expect(html.one('.rich-text').text).toBe('suite')
    expect(html.has('[data-console]')).toBe(false)
    const given = await shown({ page_auto: true }, '', withMotifs('AEF'))
    expect(given.html.has('.alert')).toBe(false)
  })

  test('D3 « Tous » leads to the path of the page, filters and pages keep one spelling', async () => {
    provider = providerOf([...listItems(1, 9), ...listItems(10, 19, { motifs: ['AEJ'] })])
    const options = { motifs: ['AEF', 'AEJ'], show_filters: true, show_pagination: true }
    const { path, show } = await feedPage(options)
    const { html } = await show(`${mo('AEJ')}&page=2&utm=x`)
    expect(html.attrs('a[data-filter]', 'href')).toEqual([
      path,
      `${path}?mo=%5B%22AEF%22%5D`,
      `${path}?mo=%5B%22AEJ%22%5D`,
    ])
    expect(numberedPages(html).map((link) => link.attr('href'))).toEqual([
      `${path}?mo=%5B%22AEJ%22%5D`,
      `${path}?mo=%5B%22AEJ%22%5D&page=2`,
    ])
  })

  test('D3 fixed motifs make one call a motif, in order, and have one page', async () => {
    provider = providerOf([
      ...listItems(1, 4, { motifs: ['AEF'] }),
      ...listItems(11, 14, { motifs: ['AEJ'] }),
      ...listItems(21, 24, { motifs: ['AEM'] }),
    ])
    const options = { motifs: ['AEM', 'AEF', 'AEJ'], fixed_motifs: true, nb_items: 2 }
    expect(titles(await shown(options))).toEqual(numbered(21, 1, 11))
    expect(listCalls().map(({ query }) => query)).toEqual(
      ['AEM', 'AEF', 'AEJ'].map((motif) => ({
        motifs: [motif],
        perPage: 1,
        page: 1,
        size: 'xbig',
      })),
    )
    const two = await shown({ ...options, items_per_motif: 2, show_pagination: true }, '?page=2')
    expect(titles(two)).toEqual(numbered(21, 22, 1, 2, 11, 12))
    expect(two.html.has('nav[aria-label="Pagination"]')).toBe(false)
  })

  test('D3 fixed motifs show an article of two motifs once', async () => {
    provider = providerOf([
      listItem(1, { motifs: ['AEF', 'AEJ'] }),
      listItem(2, { motifs: ['AEJ'] }),
    ])
    const options = { motifs: ['AEF', 'AEJ'], fixed_motifs: true, items_per_motif: 2 }
    expect(titles(await shown(options))).toEqual(numbered(1, 2))
  })

  test.each([
    ['no « mo »', '', ['']],
    ['one code', mo('AEJ'), ['AEJ']],
    ['two codes', mo('AEJ', 'AEF'), ['']],
    ['one code nobody subscribed to', mo('NOPE'), []],
  ])('D4 with %s the right filter is active', async (_what, query, active) => {
    const { html } = await shown({ motifs: ['AEF', 'AEJ'], show_filters: true }, query)
    expect(html.attrs('a[data-filter][aria-current="true"]', 'data-filter')).toEqual(active)
    expect(html.texts('a[data-filter]')).toEqual(['Tous', 'Fiscal', 'Juridique'])
  })
})

describe('pagination', () => {
  const options = { ...AEF, nb_items: 10, show_pagination: true }

  test.each([
    '',
    '0',
    '-1',
    '1.5',
    '2.0',
    'abc',
    '1e1',
    '0x2',
    '+2',
    ' 2',
    '2 ',
    '02',
    '٣',
    'NaN',
    'Infinity',
    '2,3',
    '[2]',
    '2\u0000',
    '99999999999999999999',
    '<script>alert(1)</script>',
  ])('D5 the page %j counts as 1', async (value) => {
    const { show } = await feedPage(options)
    const answer = await show(`?page=${encodeURIComponent(value)}`)
    expect(titles(answer)[0]).toBe('Article 1')
    expect(answer.html.one('.pagination [aria-current="page"]').text).toBe('1')
    expect(answer.body).not.toContain('alert(1)')
  })

  test('D5 a repeated page counts as 1', async () => {
    expect(titles(await shown(options, '?page=2&page=3'))[0]).toBe('Article 1')
  })

  test('D5 page 2 shows the second ten', async () => {
    const answer = await shown(options, '?page=2')
    expect(titles(answer)).toEqual(listItems(11, 20).map(({ title }) => title))
    expect(answer.html.one('.pagination [aria-current="page"]').text).toBe('2')
    expect(answer.html.one('.pagination [rel="prev"]').attr('href')).not.toContain('page=')
    expect(answer.html.one('.pagination [rel="next"]').attr('href')).toContain('?page=3')
    expect(answer.html.one('link[rel="canonical"]').attr('href')).toMatch(/\?page=2$/)
    expect(answer.html.one('title').text).toMatch(/, page\s2\b/)
    expect(answer.html.has('meta[name="robots"]')).toBe(false)
  })

  test('D5 the count is capped at 120: 12 pages of ten out of 500', async () => {
    provider = providerOf(listItems(1, 500))
    const { show } = await feedPage(options)
    const numbers = (await show()).html.texts('.pagination .page-item').filter((n) => /^\d/.test(n))
    expect(numbers.at(-1)).toBe('12')
    expect(titles(await show('?page=12')).at(-1)).toBe('Article 120')
    expect(titles(await show('?page=13'))).toEqual([])
  })

  test('D5 a page that is not full is still one: 30 articles by 7 are 5 pages', async () => {
    const { show } = await feedPage({ ...options, nb_items: 7 })
    expect(titles(await show('?page=5'))).toEqual(numbered(29, 30))
    expect(titles(await show('?page=6'))).toEqual([])
  })

  test.each(['4', '13', '9007199254740991'])(
    'D5 page %s, beyond the last, says so and leads to the last',
    async (page) => {
      const answer = await shown(options, `?page=${page}`)
      expect(answer.status).toBe(200)
      expect(titles(answer)).toEqual([])
      expect(answer.html.one('.feed-none').text).toBe('Il n’y a pas d’article sur cette page.')
      expect(answer.html.one('meta[name="robots"]').attr('content')).toContain('noindex')
      const pagination = answer.html.one('nav[aria-label="Pagination"]')
      expect(pagination.has('[aria-current]')).toBe(false)
      expect(pagination.one('[aria-label="Dernière page : 3"]').attr('href')).toMatch(/\?page=3$/)
    },
  )

  test('D5 beyond the only page there is a link back to it', async () => {
    provider = providerOf(listItems(1, 4))
    const { path, show } = await feedPage(options)
    const { html } = await show('?page=2')
    const pagination = html.one('nav[aria-label="Pagination"]')
    expect(pagination.attrs('a', 'href')).toEqual([path])
    expect(pagination.has('[aria-current]')).toBe(false)
    expect((await show()).html.has('nav[aria-label="Pagination"]')).toBe(false)
  })

  test('D5 an absent count is 0: one page, which is not hidden from search engines', async () => {
    provider = { ...provider, listByMotifs: async () => ({ articles: [], countArticle: 0 }) }
    const answer = await shown(options)
    expect(answer.html.one('.feed-none').text).toBe('Aucun article pour le moment.')
    expect(answer.html.has('nav[aria-label="Pagination"]')).toBe(false)
    expect(answer.html.has('meta[name="robots"]')).toBe(false)
  })

  test('D5 only the widget with pagination reads the page', async () => {
    expect(titles(await shown(AEF, '?page=2'))[0]).toBe('Article 1')
    expect(titles(await shown({ ...AEF, show_filters: true }, '?page=2'))[0]).toBe('Article 1')
  })
})

describe('the article being read', () => {
  test('D6 n + 1 are asked for, the current one is removed and the list stays n long', async () => {
    const options = { ...AEF, nb_items: 4, exclude_current: true }
    const { show } = await feedPage(options)
    const answer = await show('?title=article-2')
    expect(listCalls()).toEqual([
      { call: 'listByMotifs', query: { motifs: ['AEF'], perPage: 5, page: 1, size: 'xbig' } },
    ])
    expect(titles(answer)).toEqual(numbered(1, 3, 4, 5))
    expect(titles(await show('?title=article-20'))).toEqual(numbered(1, 2, 3, 4))
    calls.length = 0
    expect(titles(await show())).toEqual(numbered(1, 2, 3, 4))
    expect(listCalls()[0]?.query).toMatchObject({ perPage: 4 })
  })

  test('D6 without the option the article stays in the list', async () => {
    expect(titles(await shown({ ...AEF, nb_items: 2 }, '?title=article-2'))).toEqual(numbered(1, 2))
  })

  test('D6 the pages of such a list show every other article once', async () => {
    provider = providerOf(listItems(1, 8))
    const options = { ...AEF, nb_items: 3, exclude_current: true, show_pagination: true }
    const { show } = await feedPage(options)
    const pages = [1, 2, 3].map((page) => show(`?title=article-2&page=${page}`))
    expect((await Promise.all(pages)).flatMap(titles)).toEqual(numbered(1, 3, 4, 5, 6, 7, 8))
  })

  test('D6 a title that is no slug excludes nothing and asks nothing', async () => {
    const options = { ...AEF, nb_items: 2, exclude_current: true }
    expect(titles(await shown(options, '?title=../x'))).toEqual(numbered(1, 2))
    expect(calls.filter(({ call }) => call === 'articleId')).toEqual([])
  })
})

describe('lead motifs', () => {
  beforeEach(() => {
    provider = providerOf([
      ...listItems(1, 6, { motifs: ['AEF'] }),
      ...listItems(11, 13, { motifs: ['AEP'] }),
      ...listItems(21, 23, { motifs: ['AES'] }),
    ])
  })
  const leads = { motifs: ['AEF'], lead_motifs: ['AES', 'AEP'], nb_items: 4 }

  test('D7 leads come first, in the order of their motifs, and count in nb_items', async () => {
    const answer = await shown(leads)
    expect(titles(answer)).toEqual(numbered(21, 11, 1, 2))
    expect(listCalls().map(({ query }) => query)).toEqual(
      expect.arrayContaining([
        { motifs: ['AES'], perPage: 1, page: 1, size: 'xbig' },
        { motifs: ['AEP'], perPage: 1, page: 1, size: 'xbig' },
      ]),
    )
    expect(listCalls()).toHaveLength(3)
  })

  test('D7 more lead items than one', async () => {
    expect(titles(await shown({ ...leads, lead_items: 2 }))).toEqual(numbered(21, 22, 11, 12))
  })

  test('D7 the widget waits for the second fetch', async () => {
    const inner = provider
    provider = {
      ...inner,
      async listByMotifs(query) {
        if (query.motifs[0] === 'AES') await new Promise((resolve) => setTimeout(resolve, 40))
        return inner.listByMotifs(query)
      },
    }
    expect(titles(await shown(leads))).toEqual(numbered(21, 11, 1, 2))
  })

  test('D7 no article appears twice', async () => {
    expect(titles(await shown({ ...leads, motifs: ['AEF', 'AES'], lead_motifs: ['AES'] }))).toEqual(
      numbered(21, 1, 2, 3),
    )
  })

  test('D7 the pages of a list with leads show every article once', async () => {
    const options = { ...leads, motifs: ['AEF', 'AES'], lead_motifs: ['AES', 'AEP'] }
    const { show } = await feedPage({ ...options, show_pagination: true })
    const pages = await Promise.all([1, 2, 3].map((page) => show(`?page=${page}`)))
    expect(pages.flatMap(titles)).toEqual(numbered(21, 11, 1, 2, 3, 4, 5, 6, 22, 23))
    expect(titles(await show('?page=4'))).toEqual([])
  })

  test('D7 a visitor who chose a topic gets no lead of another', async () => {
    const options = { ...leads, show_filters: true }
    expect(titles(await shown(options, '?mo=["AEF"]'))).toEqual(numbered(1, 2, 3, 4))
    expect(titles(await shown(options, '?mo=["AEP"]'))).toEqual(numbered(11, 12, 13))
  })

  test('D7 reverse order turns the list round, leads stay first', async () => {
    const reverse = { reverse_order: true }
    expect(titles(await shown({ motifs: ['AEF'], nb_items: 3, ...reverse }))).toEqual(
      numbered(3, 2, 1),
    )
    expect(titles(await shown({ ...leads, nb_items: 5, ...reverse }))).toEqual(
      numbered(21, 11, 3, 2, 1),
    )
  })
})

describe('offset', () => {
  test('D8 an offset above 0 uses call 3', async () => {
    const answer = await shown({ ...AEF, offset: 3, nb_items: 2 })
    expect(titles(answer)).toEqual(numbered(4, 5))
    expect(listCalls()).toEqual([
      { call: 'listByOffset', query: { motifs: ['AEF'], limit: 2, offset: 3, size: 'xbig' } },
    ])
  })

  test('D8 without offset it is call 2', async () => {
    await shown({ ...AEF, offset: 0 })
    expect(listCalls().map(({ call }) => call)).toEqual(['listByMotifs'])
  })

  test('D8 the pages of a list with an offset follow each other up to the 120th item', async () => {
    provider = providerOf(listItems(1, 500))
    const { show } = await feedPage({ ...AEF, offset: 100, nb_items: 8, show_pagination: true })
    expect(titles(await show())[0]).toBe('Article 101')
    expect(titles(await show('?page=2'))[0]).toBe('Article 109')
    const last = await show('?page=3')
    expect(titles(last)).toEqual(numbered(117, 118, 119, 120))
    expect(last.html.one('[aria-current="page"]').text).toBe('3')
    expect(last.html.has('[rel="next"]')).toBe(false)
  })
})

describe('items', () => {
  test('D9 an item shows its fields', async () => {
    const item = await firstItem({
      title: 'Un titre & <b>un autre</b>',
      motifs: ['AEJ', 'AEF', 'NONSUBSCRIBED'],
      datePublished: '2026-03-31T22:30:00.000Z',
      dateUpdate: '2026-04-03T08:00:00.000Z',
    })
    expect(item.one('.item-title').text).toBe('Un titre & <b>un autre</b>')
    expect(item.one('.badge-motif').text).toBe('Juridique, Fiscal')
    expect(item.attr('data-motif')).toBe('AEJ')
    expect(item.one('time').attr('datetime')).toBe('2026-03-31T22:30:00.000Z')
    expect(item.one('time').text).toBe('01/04/2026')
  })

  test('D9 a summary of 200 characters is whole, a longer one is cut at a word', async () => {
    const whole = `${'mot '.repeat(49)}fini`
    expect(whole).toHaveLength(200)
    const kept = await firstItem({ summary: whole })
    expect(kept.one('.item-resume').text).toBe(whole)
    const cut = await firstItem({ summary: `${whole}s, et la suite` })
    expect(cut.one('.item-resume').text).toBe(`${'mot '.repeat(49).trim()} (...)`)
  })

  const medias = (url: string, index = '24-11') => JSON.stringify([{ index, url }])

  test('D10 the image is the media « 24-11 » under the site’s own media base', async () => {
    const item = await firstItem({ mediasPaths: medias('/2026/photo.jpg') })
    expect(pictureOf(item)).toBe('/media/provider/2026/photo.jpg')
  })

  test.each([
    ['absent', '[]'],
    ['of another index', medias('/a.jpg', '24-12')],
    ['not JSON', '[{'],
    ['no list', '{"index":"24-11","url":"/a.jpg"}'],
    ['null', 'null'],
    ['climbing out', medias('/../../secret.jpg')],
    ['of another host', medias('//evil.example/a.jpg')],
    ['a script', medias('javascript:alert(1)')],
    ['empty', ''],
  ])('D10 an image that is %s is no image, and no crash', async (_what, mediasPaths) => {
    const item = await firstItem({ mediasPaths })
    expect(item.has('img')).toBe(false)
    expect(item.one('.item-title').text).toBe('Article 1')
  })

  test('D11 the link is « /?article=[…]|slug » with quotes as %22', async () => {
    const item = await firstItem({ motifs: ['AEF', 'AEJ'], slug: 'un-slug' })
    expect(item.one('.item-link').attr('href')).toBe('/?article=[%22AEF%22,%22AEJ%22]|un-slug')
  })

  test('D11 in page-auto mode the page’s motifs stand in the link', async () => {
    const item = await firstItem({ motifs: ['AEF'] }, { page_auto: true }, withMotifs('AEF', 'AES'))
    expect(item.one('.item-link').attr('href')).toBe('/?article=[%22AEF%22,%22AES%22]|article-1')
  })

  test('D11 an option drops the leading « / »', async () => {
    const item = await firstItem({}, { link_leading_slash: false })
    expect(item.one('.item-link').attr('href')).toBe('?article=[%22AEF%22]|article-1')
  })

  test('D11 what a provider sends can not break out of the link', async () => {
    const item = await firstItem({ slug: '"><script>alert(1)</script>' })
    expect(item.one('.item-link').attr('href')).toBe(
      '/?article=[%22AEF%22]|%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    )
  })
})

describe('?article= on any page', () => {
  const to = async (url: string) => {
    const { status, headers } = await demo.get(url)
    return [status, headers['location']]
  }

  test('D11 an article leads to the all-news page', async () => {
    const found = [301, `${ALL_NEWS}?title=lamortissement-explique-simplement`]
    const query = '?article=[%22AEF%22]|lamortissement-explique-simplement'
    expect(await to(`/${query}`)).toEqual(found)
    expect(await to(`/contact${query}`)).toEqual(found)
    expect(await to(`/${query.replace('|', '%7C')}`)).toEqual(found)
    const encoded = query.replace('[', '%5B').replace(']', '%5D').replace('|', '%7C')
    expect(await to(`/${encoded}`)).toEqual(found)
  })

  test('D11 a video leads to the videos page', async () => {
    expect(await to('/?article=[%22EREVUEVIDEO%22]|du-brut-au-net')).toEqual([
      301,
      `${ALL_VIDEOS}?title=du-brut-au-net`,
    ])
  })

  test('D11 a page whose article-mode widget serves one of the motifs keeps the article', async () => {
    const fiscal = '/vos-actualites/themes/fiscal'
    expect(await to(`${fiscal}?article=[%22AEF%22]|un-article`)).toEqual([
      301,
      `${fiscal}?title=un-article`,
    ])
    expect(await to(`${fiscal}?article=[%22AES%22]|un-article`)).toEqual([
      301,
      `${ALL_NEWS}?title=un-article`,
    ])
  })

  test('D11 so does one whose article-mode widget stands in a column', async () => {
    const inner = { ...feed({ request_type: 'article', motifs: ['AES'] }), id: 911_000, version: 1 }
    const { path } = await newPage(demo, [
      { type: 'columns', options: { columns: [{ width: 6, widgets: [inner] }] } },
    ])
    expect(await to(`${path}?article=[%22AES%22]|un-article`)).toEqual([
      301,
      `${path}?title=un-article`,
    ])
  })

  test('D11 in list mode the page does not keep it', async () => {
    const { path } = await newPage(demo, [feed(AEF)])
    expect(await to(`${path}?article=[%22AEF%22]|un-article`)).toEqual([
      301,
      `${ALL_NEWS}?title=un-article`,
    ])
  })

  test.each([
    '',
    'un-article',
    '|un-article',
    '[]',
    '["AEF"]',
    '["AEF"]|',
    '["AEF"]|../../etc',
    '["AEF"]|Majuscule',
    '["aef"]|un-article',
    '{}|un-article',
    '["AEF"|un-article',
    '["AEF"]|<script>',
    '["AEF"]|a\u0000b',
    `["AEF"]|${'a'.repeat(201)}`,
    `["AEF"]|a&article=["AEF"]|b`,
  ])('D11 the malformed value %j leads to the path without it', async (value) => {
    expect(await to(`/contact?article=${value.split('&').map(encodeURI).join('&')}`)).toEqual([
      301,
      '/contact',
    ])
  })

  test('D11 the canonical address of an article is the all-news or the videos page', async () => {
    const canonical = async (url: string) =>
      (await demo.get(url)).html.one('link[rel="canonical"]').attr('href')
    const origin = 'https://www.lhermine-dauval.example'
    const slug = 'lamortissement-explique-simplement'
    expect(await canonical(`/vos-actualites/themes/fiscal?title=${slug}`)).toBe(
      `${origin}${ALL_NEWS}?title=${slug}`,
    )
    expect(await canonical(`${ALL_VIDEOS}?title=du-brut-au-net`)).toBe(
      `${origin}${ALL_VIDEOS}?title=du-brut-au-net`,
    )
  })

  test('D11 every link of the home page’s feeds leads to its article in one step', async () => {
    const { html } = await demo.get('/')
    const links = html.all('.feed-item').map((item) => ({
      href: item.one('.item-link').attr('href') ?? '',
      title: item.one('.item-title').text,
    }))
    expect(links).toHaveLength(8)
    for (const { href, title } of links) {
      const { headers } = await demo.get(href)
      const article = await demo.get(String(headers['location']))
      expect(article.status).toBe(200)
      expect(article.html.one('.article-title').text).toBe(title)
    }
  })
})

describe('an empty widget', () => {
  test('D12 related articles on a page without motifs: marked and without content', async () => {
    const { status, html } = await shown({ request_type: 'related' })
    expect(status).toBe(200)
    const widget = html.one('.widget-feed')
    expect(widget.attr('class')).toContain('is_empty')
    expect(widget.attr('data-state')).toBe('empty')
    expect(widget.all('*')).toEqual([])
    expect(widget.text).toBe('')
    expect(calls).toEqual([])
  })

  test('D12 an automatic feed outside the tree has no page to take its motifs from', async () => {
    const owner = { layoutId: 1, part: 'error404', lang: 'fr' } as const
    const before = await site.stores.widgets.of(SITE, owner)
    await site.stores.widgets.replace(SITE, owner, [
      { zone: 'content', version: 1, ...feed({ page_auto: true }) },
    ])
    const { status, html } = await site.get('/nulle-part')
    await site.stores.widgets.replace(
      SITE,
      owner,
      before.map((widget) => ({ ...widget, options: JSON.parse(widget.options) })),
    )
    expect(status).toBe(404)
    expect(html.one('.widget-feed').attr('data-state')).toBe('empty')
    expect(html.has('.alert')).toBe(false)
  })

  test('D12 feeds of a site without the provider are empty', async () => {
    await site.stores.sites.saveSettings(SITE, { beTesta: '' })
    const answer = await shown(AEF)
    await site.stores.sites.saveSettings(SITE, { beTesta: 'installed' })
    expect(answer.status).toBe(200)
    expect(root(answer).attr('data-state')).toBe('empty')
    expect(calls).toEqual([])
  })
})

describe('custom templates', () => {
  async function upload(path: string, content: string): Promise<void> {
    const file = join(site.dataDir, 'uploads', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }

  test('D2 a template of the site’s own folder, with its own css and js, each once', async () => {
    const folder = 'cabinet/card/card-magazine'
    await upload(
      `${folder}.html`,
      '{{! hasOwnCss hasOwnJs }}<p class="feed-item maison">{{title}} — {{resume}}</p>',
    )
    await upload(`${folder}.css`, '.maison { color: red }')
    await upload(`${folder}.js`, 'document.title')
    const own = feed({ ...AEF, nb_items: 2, template_dir: 'cabinet' })
    const { path } = await newPage(site, [own, own])
    const { html } = await site.get(path)
    expect(html.texts('.maison')).toEqual([
      'Article 1 — En bref 1.',
      'Article 2 — En bref 2.',
      'Article 1 — En bref 1.',
      'Article 2 — En bref 2.',
    ])
    expect(html.all(`link[rel="stylesheet"][href="/uploads/${folder}.css"]`)).toHaveLength(1)
    expect(html.all(`script[src="/uploads/${folder}.js"]`)).toHaveLength(1)
    for (const extension of ['html', 'css', 'js']) {
      expect((await site.get(`/uploads/${folder}.${extension}`)).status).toBe(200)
    }
  })

  test('D2 a custom template that is missing is replaced by the theme’s, and the log says so', async () => {
    const { html } = await shown({ ...AEF, nb_items: 2, template_dir: 'absent' })
    expect(html.all('.card-magazine')).toHaveLength(2)
    expect(html.has('.alert')).toBe(false)
    expect(site.warnings.filter((line) => line.includes('« absent »'))).toHaveLength(1)
  })

  test('D2 a broken template gives the alert, not a console message, and the log the line', async () => {
    await upload(
      'casse/card/card-magazine.html',
      '<article>\n<div class="card">{{title}}</article>',
    )
    const { path } = await newPage(site, [
      { ...feed({ ...AEF, template_dir: 'casse' }), id: BROKEN },
      text('suite'),
    ])
    const { status, html } = await site.get(path)
    expect(status).toBe(200)
    const widget = html.one(`[data-widget-id="${BROKEN}"]`)
    expect(widget.one('.alert.alert-danger').text).toBe(`Widget ${BROKEN} : ${ALERT}`)
    expect(widget.attr('data-console')).toBeNull()
    expect(html.one('.rich-text').text).toBe('suite')
    expect(site.warnings.join()).toMatch(/ligne 2/)
  })

  test.each(['../../../etc/passwd', 'card/no-such-card', 'card', '__proto__/x'])(
    'D2 the template « %s », which nobody has, gives the alert',
    async (template) => {
      const answer = await shown({ ...AEF, template })
      expect(answer.status).toBe(200)
      expect(root(answer).one('.alert').text).toContain(ALERT)
    },
  )

  test('D2 a broken article template gives the alert with status 200', async () => {
    await upload('casse/article/article.html', '<p>{{#title}}</p>')
    const options = { ...AEF, request_type: 'article', template_dir: 'casse' }
    provider = providerOf(listItems(1, 2), [ARTICLE])
    const answer = await shown(options, '?title=article-1')
    expect(answer.status).toBe(200)
    expect(root(answer).one('.alert').text).toContain(ALERT)
  })
})

const ARTICLE = {
  id: 1,
  html: '<p>Texte</p>',
  title: 'Article 1',
  summary: 'En bref 1.',
  slug: 'article-1',
  motifs: ['AEF'],
  datePublished: '2026-04-01T08:00:00.000Z',
  dateUpdate: '2026-04-01T08:00:00.000Z',
  externalKey: 'K-1',
  mediasPaths: [],
  copyright_year: '',
}
