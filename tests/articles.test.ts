import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Article } from '#base/core/article/article.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { createTestApp, seededStores, type TestApp } from './app.ts'
import {
  brokenEditorial,
  type Call,
  downEditorial,
  listItems,
  providerOf,
  PROVIDER_WORDS,
  spied,
} from './editorials.ts'
import { feed, newPage, SITE, text } from './scratch-page.ts'

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ALL_VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'

/** The demo with its own articles. */
let demo: TestApp
/** The same content, with what `provider` answers. */
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
})

const words = (count: number): string => 'mot '.repeat(count).trim()

const article = (fields: Partial<Article> = {}): Article => ({
  id: 77,
  html: `<p>${words(10)}</p>`,
  title: 'Un article',
  summary: 'Le chapeau.',
  slug: 'un-article',
  motifs: ['AEF'],
  datePublished: '2026-04-01T08:00:00.000Z',
  dateUpdate: '2026-04-01T15:00:00.000Z',
  externalKey: 'CLE-77',
  mediasPaths: [],
  copyright_year: '2026',
  ...fields,
})

/** The page of an article with these fields, on a new page in article mode. */
async function shown(fields: Partial<Article> = {}, options: Record<string, unknown> = {}) {
  provider = providerOf(listItems(1, 3), [article(fields)])
  const { path } = await newPage(site, [
    feed({ request_type: 'article', motifs: ['AEF'], ...options }),
  ])
  return { path, ...(await site.get(`${path}?title=un-article`)) }
}

const drawn = async (fields: Partial<Article>) =>
  (await shown(fields)).html.one('article[data-article-id="77"]')

describe('the calls of an article', () => {
  test('E1 an article is looked up by its slug, then read by its id: size xxbig, transform code', async () => {
    await shown()
    expect(calls.filter(({ call }) => call !== 'subscribedMotifs')).toEqual([
      { call: 'articleId', query: 'un-article' },
      {
        call: 'article',
        query: { id: 77, xsl: 'Html_To_Basedoc_BS4_Content_only', size: 'xxbig' },
      },
    ])
  })

  test('E1 sizes and transform code are settings of the site', async () => {
    const changed = {
      image_size_article: 'xbig',
      image_size_list: 'xxbig',
      xsl_code: 'Html_To_Autre_BS4_Content_only',
    } as const
    await site.stores.sites.saveSettings(SITE, changed)
    const { path } = await shown()
    await site.get(path)
    await site.stores.sites.saveSettings(SITE, {
      image_size_article: 'xxbig',
      image_size_list: 'xbig',
      xsl_code: 'Html_To_Basedoc_BS4_Content_only',
    })
    expect(calls).toContainEqual({
      call: 'article',
      query: { id: 77, xsl: 'Html_To_Autre_BS4_Content_only', size: 'xbig' },
    })
    expect(calls.find(({ call }) => call === 'listByMotifs')?.query).toMatchObject({
      size: 'xxbig',
    })
  })

  test('E1 without title, or in a widget of another mode, the list is shown', async () => {
    const { path } = await shown()
    expect((await site.get(path)).html.all('.feed-item')).toHaveLength(3)
    const other = await shown({}, { request_type: 'list' })
    expect(other.html.all('.feed-item')).toHaveLength(3)
    expect(other.html.has('[data-article-id]')).toBe(false)
  })
})

describe('an excerpt of a public feed', () => {
  const EXCERPT: Partial<Article> = {
    html: '<p>Le chapeau.</p><p><a href="https://bofip.impots.gouv.fr/42" rel="noopener noreferrer">Lire sur BOFiP</a></p>',
    source: {
      name: 'BOFiP',
      url: 'https://bofip.impots.gouv.fr/42',
      licence: 'Licence Ouverte 2.0',
      icon: 'receipt',
    },
  }

  test('P1 names its source under its title, with a link to the original', async () => {
    const link = (await drawn(EXCERPT)).one('.article-origin a')
    expect(link.text).toBe('Source\u00A0: BOFiP')
    expect(link.attr('href')).toBe('https://bofip.impots.gouv.fr/42')
    expect(link.attr('rel')).toBe('noopener noreferrer')
  })

  test('P1 its summary is said once, and its reading time is that of another page', async () => {
    const view = await drawn(EXCERPT)
    expect(view.text.split('Le chapeau.')).toHaveLength(2)
    expect(view.has('.article-reading-time')).toBe(false)
  })

  test('P5 it is not indexed and has no canonical address; its description stands', async () => {
    const { html } = await shown(EXCERPT)
    expect(html.attrs('meta[name="robots"]', 'content')).toEqual(['noindex, follow'])
    expect(html.has('link[rel="canonical"]')).toBe(false)
    expect(html.has('meta[property="og:url"]')).toBe(false)
    expect(html.one('meta[name="description"]').attr('content')).toBe('Le chapeau.')
  })

  test('P5 an article of the firm’s own is indexed under its address', async () => {
    const { html } = await shown()
    expect(html.has('meta[name="robots"]')).toBe(false)
    expect(html.one('link[rel="canonical"]').attr('href')).toMatch(/\?title=un-article$/)
  })
})

describe('what an article shows', () => {
  test('E2 title, body and lines of dates, reading time and credit', async () => {
    const view = await drawn({
      html: `<p>${words(401)}</p>`,
      dateUpdate: '2026-04-03T08:00:00.000Z',
      mediasPaths: [{ index: '24-11', url: '/a/photo.webp', copyright: 'Agence Dupont' }],
    })
    expect(view.one('h1.article-title').text).toBe('Un article')
    expect(view.one('.article-body p').text).toBe(words(401))
    expect(view.one('.article-dates').text).toBe(
      'Article publié le 01/04/2026, mis à jour le 03/04/2026',
    )
    expect(view.one('.article-reading-time').text).toBe('Temps de lecture estimé : 3 minutes')
    expect(view.one('.article-credit').text).toBe('Crédit photo : Agence Dupont 2026')
    expect(view.one('.article-summary').text).toBe('Le chapeau.')
  })

  test.each([
    [1, '1 minute'],
    [200, '1 minute'],
    [201, '2 minutes'],
    [1000, '5 minutes'],
    [1001, '6 minutes'],
  ])('E2 %i words are read in %s', async (count, duration) => {
    const view = await drawn({ html: `<p>${words(count)} — … !</p>` })
    expect(view.one('.article-reading-time').text).toBe(`Temps de lecture estimé : ${duration}`)
  })

  test('E2 a number and its unit stand in one text node', async () => {
    const { body } = await shown({ html: `<p>${words(401)}</p>` })
    expect(body).toContain('Temps de lecture estimé : 3 minutes<')
    expect(body).toContain('Article publié le 01/04/2026<')
  })

  test('E2 an article without text has no reading time and no body', async () => {
    const view = await drawn({ html: '' })
    expect(view.has('.article-reading-time')).toBe(false)
    expect(view.has('.article-body')).toBe(false)
  })

  test('E2 an update on the day of the publication, in Paris, is not shown', async () => {
    const sameDay = await drawn({
      datePublished: '2026-03-31T22:30:00.000Z',
      dateUpdate: '2026-04-01T21:59:00.000Z',
    })
    expect(sameDay.one('.article-dates').text).toBe('Article publié le 01/04/2026')
    const nextDay = await drawn({
      datePublished: '2026-03-31T22:30:00.000Z',
      dateUpdate: '2026-04-01T22:01:00.000Z',
    })
    expect(nextDay.one('.article-dates').text).toBe(
      'Article publié le 01/04/2026, mis à jour le 02/04/2026',
    )
  })

  test('E2 without copyright there is no credit', async () => {
    const view = await drawn({ mediasPaths: [{ index: '24-11', url: '/a/photo.webp' }] })
    expect(view.has('.article-credit')).toBe(false)
    expect(view.one('.article-picture img').attr('src')).toBe('/media/provider/a/photo.webp')
  })

  test('E2 the document takes title, description and picture of the article', async () => {
    const { html } = await shown({
      mediasPaths: [{ index: '24-11', url: '/a/photo.webp' }],
    })
    expect(html.one('title').text).toBe('Un article | Cabinet Lhermine-Dauval')
    expect(html.one('meta[name="description"]').attr('content')).toBe('Le chapeau.')
    expect(html.one('meta[property="og:type"]').attr('content')).toBe('article')
    expect(html.one('meta[property="og:image"]').attr('content')).toMatch(
      /^https:\/\/www\.lhermine-dauval\.example\/partage\/fr-\d+-[0-9a-f]{16}\.jpg\?title=un-article$/,
    )
  })

  test('E3 the labels are English on an English page', async () => {
    provider = providerOf([], [article({ html: `<p>${words(201)}</p>` })])
    const { html } = await site.get('/en/news?title=un-article')
    expect(html.one('.article-dates').text).toBe('Published 1 April 2026')
    expect(html.one('.article-reading-time').text).toBe('Estimated reading time: 2 minutes')
    expect(html.one('.article-back a').text).toBe('← All articles')
    expect(html.one('.article-back a').attr('href')).toBe('/en/news')
  })

  test('E4 image references of the key and an index lead to the media base', async () => {
    const view = await drawn({
      html:
        '<p><img src="https://ailleurs.example/img/CLE-77-24-12.jpg" alt=""></p>' +
        '<p><img src="CLE-77_24-13.jpeg" alt=""></p>' +
        '<p><img src="/autre/CLE-78-24-12.jpg" alt=""></p>',
      mediasPaths: [
        { index: '24-12', url: '/a/douze.webp' },
        { index: '24-13', url: '/a/treize.webp' },
      ],
    })
    expect(view.attrs('.article-body img', 'src')).toEqual([
      '/media/provider/a/douze.webp',
      '/media/provider/a/treize.webp',
      '/autre/CLE-78-24-12.jpg',
    ])
  })

  test('E4 icons in the text get the responsive class', async () => {
    const view = await drawn({ html: '<p><img class="icone" src="/media/i.png" alt=""></p>' })
    expect(view.one('.article-body img').attr('class')).toBe('icone img-fluid')
  })

  test('E4 the demo’s articles hold no reference that was left as it is', async () => {
    const slug = 'donation-preparer-une-transmission-en-famille'
    const { body, html } = await demo.get(`${ALL_NEWS}?title=${slug}`)
    expect(body).not.toMatch(/LD-2026-\d+-[\w-]+\.jpe?g/)
    expect(html.attrs('.article-body img', 'src')).toContain(
      `/media/provider/demo/articles/${slug}/24-12-xxbig.webp`,
    )
  })

  test('E4 an own article whose stored HTML is from older rules is cleaned again', async () => {
    const stored = await demo.stores.articles.find(SITE, 101, '2027-01-01T00:00:00.000Z')
    if (stored === null) throw new Error('The demo has no article 101.')
    await demo.stores.articles.save(SITE, {
      ...stored,
      id: 5001,
      slug: 'regles-anciennes',
      sanitiserVersion: 0,
      html: '<p onclick="alert(1)">Bonjour<script>alert(2)</script></p><h1>Titre</h1><iframe src="//x"></iframe>',
    })
    const { body, html } = await demo.get(`${ALL_NEWS}?title=regles-anciennes`)
    expect(body).not.toMatch(/alert\(|onclick|iframe/)
    expect(html.one('.article-body p').text).toBe('Bonjour')
    expect(html.one('.article-body h2').text).toBe('Titre')
  })

  test('E5 « Tous les articles » is a full-width primary button to the current path', async () => {
    const { html, path } = await shown()
    const button = html.one('.article-all a')
    expect(button.text).toBe('Tous les articles')
    expect(button.attr('href')).toBe(path)
    expect(button.attr('class')?.split(' ')).toEqual(
      expect.arrayContaining(['btn-primary', 'w-100']),
    )
  })
})

describe('the other form of an article', () => {
  const worded = {
    article_back: 'link',
    article_talk: { text: 'En parler', page: 176 },
    wording: 'worded',
    credit_label: 'Illustration',
  }
  const read = async (slug: string, options: object = worded) => {
    const widgets = [
      feed({ request_type: 'article', motifs: ['AES', 'AEM', 'EREVUEVIDEO'], ...options }),
    ]
    const page = await newPage(demo, widgets)
    return { page, html: (await demo.get(`${page.path}?title=${slug}`)).html }
  }
  const ARTICLE = 'comment-lire-un-bulletin-de-paie'

  test('the way back is a link above the title, and the one button speaks with whoever knows the field', async () => {
    const { html, page } = await read(ARTICLE)
    expect(html.one('.article-back a').attr('href')).toBe(page.path)
    expect(html.all('.article-all')).toEqual([])
    expect(html.one('.article-talk-person').text).toContain('Inès Carvalho')
    const [button] = html.all('.article a.btn-primary')
    expect(button?.text).toBe('En parler')
    expect(button?.attr('href')).toMatch(/^\/contact\?personne=\d+$/)
    expect(html.one('.article-byline').text).toBe('Relu par Inès Carvalho')
  })

  test('dates, length and credit are said in words', async () => {
    const { html } = await read(ARTICLE)
    expect(html.one('.article-dates').text).toMatch(/^Publié le \d{1,2}(?:er)?\s\p{L}+ 2026/u)
    expect(html.one('.article-credit').text).toMatch(/^Illustration\u00A0: /)
    const video = (await read('du-brut-au-net')).html
    expect(video.one('.article-dates').text).toMatch(/^Publiée le /)
    expect(video.one('.article-reading-time').text).toMatch(/^Durée : \d+\ssecondes$/)
  })

  test('headings that say their numbers are not numbered again', async () => {
    const of = async (slug: string) =>
      (await read(slug)).html.one('.article-contents ol').attr('class')
    expect(await of('hameconnage-cinq-indices-qui-doivent-alerter')).toBe('is-numbered')
    expect(await of('embaucher-son-premier-salarie-les-etapes-cles')).toBeNull()
  })

  test('E5 without these options all stays as it is prescribed', async () => {
    const { html } = await read(ARTICLE, {})
    expect(html.one('.article-all a').text).toBe('Tous les articles')
    expect(html.all('.article-back')).toEqual([])
    expect(html.all('.article-talk')).toEqual([])
    expect(html.one('.article-dates').text).toMatch(/^Article publié le \d\d\/\d\d\/2026/)
    expect(html.one('.article-credit').text).toMatch(/^Crédit photo : /)
  })

  test('whoever leaves the firm is named nowhere any more, and the article stays', async () => {
    const [ines] = (await demo.stores.texts.all(SITE, 'person')).filter(({ content }) =>
      content.includes('Carvalho'),
    )
    if (!ines) throw new Error('nobody')
    await demo.stores.texts.write(SITE, 'person', { ...ines, lang: '', title: 'x', isLive: false })
    const { html } = await read(ARTICLE)
    expect(html.text).not.toContain('Carvalho')
    expect(html.one('.article-talk a').attr('href')).toBe('/contact')
    expect(html.one('.article-body').text.length).toBeGreaterThan(500)
    expect((await demo.get('/vous-etes/batiment')).html.all('.contact-person')).toEqual([])
    await demo.stores.texts.write(SITE, 'person', { ...ines, lang: '', title: 'x', isLive: true })
    expect((await read(ARTICLE)).html.one('.article-talk').text).toContain('Inès Carvalho')
    const builder = (await demo.get('/vous-etes/batiment')).html
    expect(builder.one('.contact-person').text).toContain('Inès Carvalho')
  })
})

describe('an article that can not be shown', () => {
  /** A page in article mode with a neighbour. */
  async function page() {
    return newPage(site, [feed({ request_type: 'article', motifs: ['AEF'] }), text('la suite')])
  }

  test.each([
    ['unknown', 'inconnu'],
    ['with capital letters', 'Un-Article'],
    ['climbing', '../../../etc/passwd'],
    ['of 10 KB', 'a'.repeat(10_240)],
    ['with null bytes', 'un-article\u0000'],
    ['with HTML', '<script>alert(1)</script>'],
    ['with wrong encoding', '%E0%A4%A'],
  ])(
    'E6 a title that is %s: « Article introuvable. », 404, the rest intact',
    async (_what, title) => {
      provider = providerOf([], [article()])
      const { path } = await page()
      const value = title.startsWith('%') ? title : encodeURIComponent(title)
      const { status, html, body } = await site.get(`${path}?title=${value}`)
      expect(status).toBe(404)
      expect(html.one('.widget-message p').text).toBe('Article introuvable.')
      expect(html.one('.widget-message a').text).toBe('Tous les articles')
      expect(html.one('.widget-message a').attr('href')).toBe(path)
      expect(html.one('.rich-text').text).toBe('la suite')
      expect(html.has('.alert')).toBe(false)
      expect(html.one('meta[name="robots"]').attr('content')).toContain('noindex')
      expect(body).not.toContain('alert(1)')
    },
  )

  test('E1 an empty title is as good as none: the list', async () => {
    provider = providerOf(listItems(1, 3), [article()])
    const { path } = await page()
    const { status, html } = await site.get(`${path}?title=`)
    expect(status).toBe(200)
    expect(html.has('.feed-item')).toBe(true)
  })

  test('E6 a repeated title is unknown', async () => {
    provider = providerOf([], [article()])
    const { path } = await page()
    expect((await site.get(`${path}?title=un-article&title=un-article`)).status).toBe(404)
  })

  test('E6 a slug whose article is gone is not found either', async () => {
    provider = { ...providerOf([], [article()]), article: async () => null }
    const { path } = await page()
    const { status, html } = await site.get(`${path}?title=un-article`)
    expect(status).toBe(404)
    expect(html.one('.widget-message p').text).toBe('Article introuvable.')
  })

  test.each([
    ['nobody answers', downEditorial, 503],
    ['the answer makes no sense', brokenEditorial, 502],
  ])(
    'E6 when %s the message of the catalogue is shown, the rest intact',
    async (_what, broken, expected) => {
      provider = broken
      const { path } = await page()
      const { status, html, body } = await site.get(`${path}?title=un-article`)
      expect(status).toBe(expected)
      expect(html.one('.widget-message p').text).toBe(
        "Erreur lors de la récupération de l'article. Merci de réessayer dans quelques instants.",
      )
      expect(html.one('.rich-text').text).toBe('la suite')
      expect(body).not.toContain(PROVIDER_WORDS)
      expect(html.has('.alert')).toBe(false)
    },
  )

  test('E6 an article whose topics can not be named is still an article', async () => {
    provider = {
      ...providerOf([], [article()]),
      subscribedMotifs: downEditorial.subscribedMotifs,
    }
    const { path } = await page()
    const { status, html } = await site.get(`${path}?title=un-article`)
    expect(status).toBe(200)
    expect(html.one('h1.article-title').text).toBe('Un article')
    expect(html.one('.widget-feed').attr('data-console')).toBe(
      "Erreur lors de l'importation des données",
    )
  })
})

describe('sharing an article', () => {
  const share = { type: 'share', options: { shown: 'article' } }

  /** A page in article mode with links to share what it shows. */
  const page = () => newPage(site, [feed({ request_type: 'article', motifs: ['AEF'] }), share])

  test('I7 its own title is shared, not that of the page', async () => {
    provider = providerOf([], [article()])
    const { path } = await page()
    const { html } = await site.get(`${path}?title=un-article`)
    expect(html.one('[data-share]').attr('data-share-title')).toBe('Un article')
    const links = html.all('a[data-share-link]').map((link) => link.attr('href') ?? '')
    expect(links.filter((href) => href.includes('Un%20article'))).not.toEqual([])
    expect(links.join()).not.toContain('Page%20d')
  })

  test.each([
    ['is not found', () => providerOf([], [article()]), 'inconnu'],
    ['can’t be had', () => downEditorial, 'un-article'],
  ])('I7 what %s is shared by nobody', async (_what, answers, slug) => {
    provider = answers()
    const { path } = await page()
    const { html } = await site.get(`${path}?title=${slug}`)
    expect(html.has('.widget-message')).toBe(true)
    expect(html.has('[data-share], a[data-share-link]')).toBe(false)
  })
})

describe('related articles', () => {
  const related = feed({ request_type: 'related', nb_items: 3 })

  test('E7 they have the page’s motifs, without the article being read', async () => {
    provider = providerOf([
      ...listItems(1, 5, { motifs: ['AES'] }),
      ...listItems(11, 15, { motifs: ['AEF'] }),
    ])
    const { path } = await newPage(site, [related], { infos: '{"testamotifs":["AES"]}' })
    const { html } = await site.get(`${path}?title=article-2`)
    expect(html.texts('.feed-item .item-title')).toEqual(['Article 1', 'Article 3', 'Article 4'])
    expect(calls).toContainEqual({
      call: 'listByMotifs',
      query: { motifs: ['AES'], perPage: 4, page: 1, size: 'xbig' },
    })
  })
})

describe('videos', () => {
  test('E8 an own video is played here, with captions, and loads nothing before play', async () => {
    const { html } = await demo.get(`${ALL_VIDEOS}?title=du-brut-au-net`)
    const video = html.one('article[data-article-id] video')
    expect(video.attr('controls')).not.toBeNull()
    expect(video.attr('preload')).toBe('none')
    expect(video.attr('poster')).toBe('/media/provider/demo/videos/du-brut-au-net-poster.webp')
    expect(video.attr('aria-label')).toBe('Vidéo : Du brut au net')
    expect(video.one('source').attr('src')).toBe('/media/provider/demo/videos/du-brut-au-net.webm')
    const track = video.one('track')
    expect(track.attr('kind')).toBe('captions')
    expect(track.attr('src')).toBe('/media/provider/demo/videos/du-brut-au-net.fr.vtt')
    expect(track.attr('srclang')).toBe('fr')
    expect(html.has('iframe')).toBe(false)
  })

  test('E8 a video without captions is still played', async () => {
    const view = await drawn({
      video: {
        url: '/v.mp4',
        type: 'video/mp4',
        poster: '',
        width: 640,
        height: 360,
        captions: [],
      },
    })
    expect(view.one('video source').attr('src')).toBe('/media/provider/v.mp4')
    expect(view.has('track')).toBe(false)
    expect(view.one('video').attr('poster')).toBeNull()
  })
})
