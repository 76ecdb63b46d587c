import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, type SiteSettings } from '#base/core/settings/settings.ts'
import type { ArticleListItem } from '#base/core/article/article.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { copySeedMedia } from '#app/demo/seed-media.ts'
import { markOrigin } from '#features/articles/providers/gateway-steps.ts'
import { createTestApp, libraryOf, seededStores, type TestApp } from './app.ts'
import { nodesOf } from './json-ld.ts'
import { newPage, SITE } from './scratch-page.ts'
import { xmlFaults } from './xml-faults.ts'

const HOST = 'https://www.lhermine-dauval.example'
const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const FISCAL = '/vos-actualites/themes/fiscal'
const ARTICLE = `${NEWS}?title=lamortissement-explique-simplement`

let site: TestApp
let before: SiteSettings
/** Articles that a test says to be somebody else's. */
let origin: 'own' | 'provider' | 'feed' = 'own'

const TODAY = new Date('2026-11-20T09:00:00Z')

/** One article of a provider in one motif. */
const foreignList: ArticleGateway['listByMotifs'] = async ({ motifs }) => {
  const articles = motifs.includes('AEF') ? [FOREIGN] : []
  return { articles, countArticle: articles.length }
}

const FOREIGN: ArticleListItem = {
  id: 1e15,
  title: 'Venu d’ailleurs',
  summary: '',
  slug: 'venu-dailleurs',
  motifs: ['AEF'],
  mediasPaths: '[]',
  dateUpdate: '2026-11-01T09:00:00Z',
  origin: 'provider',
}

beforeAll(async () => {
  const stores = await seededStores()
  const library = libraryOf(stores, () => TODAY)
  site = await createTestApp({
    stores,
    editorialOf: (of, language) => {
      const editorial = markOrigin(origin)(library(of, language))
      return origin === 'own' ? editorial : { ...editorial, listByMotifs: foreignList }
    },
  })
  before = (await site.stores.sites.find(SITE))?.settings ?? DEFAULT_SETTINGS
})
afterEach(async () => {
  origin = 'own'
  await site.stores.sites.saveSettings(SITE, before)
})
afterAll(async () => {
  await site.close()
  await site.stores.close()
})

const set = (settings: Partial<SiteSettings>) => site.stores.sites.saveSettings(SITE, settings)

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(HOST, ''))

async function graphOf(url: string): Promise<Record<string, unknown>[]> {
  const { html } = await site.get(url)
  return nodesOf(JSON.parse(html.one('script[type="application/ld+json"]').rawText))
}

describe('sitemap.xml', () => {
  test('P6 holds by the schema of its protocol, with videos, languages and instants', async () => {
    const { status, headers, body } = await site.get('/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(await xmlFaults('sitemap', body)).toEqual([])
    expect(body.match(/<video:video>/g)).toHaveLength(8)
    expect(body).toContain('<video:duration>51</video:duration>')
    expect(body).toContain(`hreflang="en" href="${HOST}/en/news"`)
    expect(body.match(/<lastmod>/g)?.length).toBe(locations(body).length)
  })

  test('A4 names pages that may be found and own articles, and no other', async () => {
    const all = locations((await site.get('/sitemap.xml')).body)
    expect(new Set(all).size).toBe(all.length)
    for (const path of ['/', NEWS, '/en/news', ARTICLE, `${VIDEOS}?title=du-brut-au-net`]) {
      expect(all, path).toContain(path)
    }
    for (const path of ['/recherche', '/espace-client', '/contact/message-envoye']) {
      expect(all, path).not.toContain(path)
    }
    expect(all.filter((path) => path.includes('?title='))).toHaveLength(42)
  })

  test('L1 a page that is switched off leaves it, and llms.txt too', async () => {
    expect((await site.get('/llms.txt')).body).toContain(`${HOST}/kiosque)`)
    await set({ kiosque: '0', basedoc_en: '0' })
    const all = locations((await site.get('/sitemap.xml')).body)
    expect(all.filter((path) => /^\/(?:kiosque|en\/)/.test(path))).toEqual([])
    expect((await site.get('/llms.txt')).body).not.toMatch(/\/kiosque|\/en\/news/)
    expect((await site.get('/flux/en/articles.xml')).status).toBe(404)
  })

  test('L1 without articles there is no article in it, and no feed', async () => {
    await set({ beTesta: '' })
    expect((await site.get('/sitemap.xml')).body).not.toContain('?title=')
    expect((await site.get('/flux/articles.xml')).status).toBe(404)
  })

  test('P5 articles of others are in it only when their motif is set to be indexed', async () => {
    origin = 'provider'
    const foreign = `${NEWS}?title=venu-dailleurs`
    expect(locations((await site.get('/sitemap.xml')).body)).not.toContain(foreign)
    await set({ indexed_motifs: ['AEF'] })
    expect(locations((await site.get('/sitemap.xml')).body)).toContain(foreign)
    await set({ indexed_motifs: ['AES'] })
    expect(locations((await site.get('/sitemap.xml')).body)).not.toContain(foreign)
  })

  test('more addresses than a file may hold are parted, under an index that holds by its schema', async () => {
    const parted = await createTestApp({ stores: site.stores, limits: { sitemapUrls: 100 } })
    try {
      const { body } = await parted.get('/sitemap.xml')
      expect(await xmlFaults('sitemap', body)).toEqual([])
      const files = locations(body)
      expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
      const parts = await Promise.all(files.map(async (file) => (await parted.get(file)).body))
      expect(parts.flatMap(locations)).toEqual(locations((await site.get('/sitemap.xml')).body))
      expect((await parted.get('/sitemap-4.xml')).status).toBe(404)
      expect((await site.get('/sitemap-1.xml')).status).toBe(404)
    } finally {
      await parted.close()
    }
  })
})

describe('robots.txt', () => {
  test('P5 names the sitemap and forbids nothing that must be seen as noindex', async () => {
    const { body, headers } = await site.get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe(`User-agent: *\nDisallow: /ajax/\n\nSitemap: ${HOST}/sitemap.xml\n`)
  })

  test('L1 a site that is not indexable says so with every answer, and forbids nothing', async () => {
    expect((await site.get('/')).headers['x-robots-tag']).toBeUndefined()
    await set({ site_indexable: '0' })
    for (const url of ['/', '/robots.txt', '/favicon.svg', '/media/none.webp', '/ajax/context']) {
      expect((await site.get(url)).headers['x-robots-tag'], url).toBe('noindex')
    }
    expect((await site.get('/robots.txt')).body).toBe('User-agent: *\nDisallow:\n')
    expect((await site.get('/sitemap.xml')).status).toBe(404)
    expect((await site.get('/llms.txt')).status).toBe(404)
    expect((await site.get('/')).html.attrs('meta[name="robots"]', 'content')).toEqual([
      'noindex, follow',
    ])
  })
})

describe('feeds', () => {
  test.each([
    '/flux/articles.xml',
    '/flux/fiscal.xml',
    '/flux/high-tech.xml',
    '/flux/en/articles.xml',
  ])('%s holds by the schema of RSS 2.0', async (url) => {
    const { status, headers, body } = await site.get(url)
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(await xmlFaults('rss', body)).toEqual([])
    expect(body).toContain(`href="${HOST}${url}" rel="self"`)
    expect(body).toContain('<item>')
  })

  test('P1 a JSON feed says title, summary, dates and whole addresses, of its theme alone', async () => {
    const { headers, body } = await site.get('/flux/fiscal.json')
    const feed = JSON.parse(body)
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8')
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Fiscal | Cabinet Lhermine-Dauval',
      home_page_url: HOST + FISCAL,
      feed_url: `${HOST}/flux/fiscal.json`,
      language: 'fr',
    })
    const fiscal = await site.stores.articles.list(SITE, {
      motifs: ['AEF'],
      lang: 'fr',
      limit: 50,
      offset: 0,
      now: '2026-11-20T09:00:00.000Z',
    })
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(
      fiscal.articles.map(({ title }) => title),
    )
    for (const { id, url, content_text, date_published } of feed.items) {
      expect(id).toBe(url)
      expect(url).toMatch(/^https:\/\/www\.lhermine-dauval\.example\/.+\?title=/)
      expect(content_text).not.toMatch(/<|^$/)
      expect(Date.parse(date_published)).toBeGreaterThan(0)
    }
  })

  test('news and theme pages name their feeds; others name none', async () => {
    const named = async (url: string) =>
      (await site.get(url)).html
        .attrs('link[rel="alternate"][title]', 'href')
        .map((href) => href?.replace(HOST, ''))
    expect(await named(NEWS)).toEqual(['/flux/articles.xml', '/flux/articles.json'])
    expect(await named(FISCAL)).toEqual(['/flux/fiscal.xml', '/flux/fiscal.json'])
    expect(await named('/en/news')).toEqual(['/flux/en/articles.xml', '/flux/en/articles.json'])
    expect(await named('/nos-missions/comptabilite')).toEqual([])
  })

  test.each(['/flux/rien.xml', '/flux/fiscal.atom', '/flux/..xml', '/flux/FISCAL.xml'])(
    '%s is no feed',
    async (url) => {
      expect((await site.get(url)).status).toBe(404)
    },
  )
})

describe('addresses and languages', () => {
  const canonical = async (url: string) =>
    (await site.get(url)).html
      .attrs('link[rel="canonical"]', 'href')
      .map((href) => href?.replace(HOST, ''))

  test('P6 one motif has the address of its own page, several that of the list', async () => {
    expect(await canonical(`${NEWS}?mo=["AEF"]`)).toEqual([FISCAL])
    expect(await canonical(`${NEWS}?mo=["AEF","AES"]`)).toEqual([NEWS])
    expect(await canonical(`${NEWS}?page=2`)).toEqual([`${NEWS}?page=2`])
    // A page without filters does not read the address.
    expect(await canonical('/contact?mo=["AEF"]')).toEqual(['/contact'])
  })

  test('P6 languages are named where a page has several, French being the one to fall back on', async () => {
    const languages = async (url: string) =>
      (await site.get(url)).html
        .all('link[hreflang]')
        .map((link) => [link.attr('hreflang'), link.attr('href')?.replace(HOST, '')])
    const both = [
      ['fr', NEWS],
      ['en', '/en/news'],
      ['x-default', NEWS],
    ]
    expect(await languages(NEWS)).toEqual(both)
    expect(await languages('/en/news')).toEqual(both)
    expect(await languages('/le-cabinet/temoignages')).toEqual([])
    expect(await languages(ARTICLE)).toEqual([])
  })

  test('P5 an article of others is not indexed and has no address, unless its motif is set to be', async () => {
    const said = async () => {
      const { html } = await site.get(ARTICLE)
      return [html.has('meta[name="robots"]'), html.attrs('link[rel="canonical"]', 'href').length]
    }
    expect(await said()).toEqual([false, 1])
    for (const other of ['provider', 'feed'] as const) {
      origin = other
      await set({ indexed_motifs: [] })
      expect(await said(), other).toEqual([true, 0])
      await set({ indexed_motifs: ['AEF', 'AEJ', 'AES', 'AEP', 'AEM'] })
      expect(await said(), other).toEqual([false, 1])
    }
  })

  test('P4 an article of a contract is its provider’s; an excerpt of a public feed is not described', async () => {
    const article = async () => (await graphOf(ARTICLE)).find((node) => node['@type'] === 'Article')
    expect((await article())?.['author']).toMatchObject({ name: 'Cabinet Lhermine-Dauval' })
    origin = 'provider'
    await set({ provider_name: 'Éditions de l’Exemple' })
    expect(await article()).toMatchObject({
      author: { name: 'Éditions de l’Exemple' },
      copyrightHolder: { name: 'Éditions de l’Exemple' },
      publisher: { name: 'Cabinet Lhermine-Dauval' },
    })
    origin = 'feed'
    await set({ provider_name: '' })
    expect(await article()).toBeUndefined()
  })

  test('site_ndd is the base of absolute addresses, whatever the Host', async () => {
    await set({ site_ndd: 'ailleurs.example' })
    const { body } = await site.get('/robots.txt', { headers: { host: 'mechant.example' } })
    expect(body).toContain(`Sitemap: ${HOST}/sitemap.xml`)
    expect(
      (await site.get('/sitemap.xml', { headers: { host: 'mechant.example' } })).body,
    ).not.toContain('mechant')
  })
})

describe('settings', () => {
  test('L1 option_seo: without it no structured data, Open Graph and languages', async () => {
    await set({ option_seo: '0' })
    for (const url of ['/', NEWS, ARTICLE]) {
      const { html } = await site.get(url)
      expect(html.has('script[type="application/ld+json"]'), url).toBe(false)
      expect(html.all('meta[property]'), url).toEqual([])
      expect(html.has('meta[name="twitter:card"]'), url).toBe(false)
      expect(html.has('link[hreflang]'), url).toBe(false)
      expect(html.has('link[rel="canonical"]'), url).toBe(true)
    }
    expect((await site.get('/sitemap.xml')).body).not.toContain('hreflang')
  })

  test('L1 client_type is the type of the offices, and the trade of a home page without title', async () => {
    await site.stores.pages.update(SITE, 1, 'fr', { title: '' })
    const seen = async () => ({
      title: (await site.get('/')).html.one('title').text,
      types: [...new Set((await graphOf('/')).map((node) => node['@type']))].filter((type) =>
        /Service|Notary/.test(String(type)),
      ),
    })
    expect(await seen()).toEqual({
      title: 'Expert-comptable à Villebourg-sur-Aure | Cabinet Lhermine-Dauval',
      types: ['AccountingService'],
    })
    await set({ client_type: 'notaire' })
    expect(await seen()).toEqual({
      title: 'Notaire à Villebourg-sur-Aure | Cabinet Lhermine-Dauval',
      types: ['Notary'],
    })
  })

  test('L1 site_type: the lists of a site of documentation are collections', async () => {
    const types = async () => (await graphOf(NEWS)).map((node) => node['@type'])
    expect(await types()).toContain('CollectionPage')
    await set({ site_type: 'vitrine' })
    expect(await types()).not.toContain('CollectionPage')
  })

  test('title_patterns make the titles', async () => {
    await set({
      title_patterns: { ...before.title_patterns, page: '{localite} : {title}' },
    })
    expect((await site.get('/contact')).html.one('title').text).toBe(
      'Villebourg-sur-Aure : Contacter le cabinet à Villebourg-sur-Aure',
    )
    await expect(
      set({ title_patterns: { ...before.title_patterns, page: '{ville}' } }),
    ).rejects.toThrow(/accolades/)
  })
})

describe('P4 an offer and an office tell machines what they tell readers, and no more', () => {
  const described = async (path: string, type: string) => {
    const script = (await site.get(path)).html.one('script[type="application/ld+json"]')
    return nodesOf(JSON.parse(script.rawText)).filter((node) => node['@type'] === type)
  }
  const offer = {
    title: 'Gestionnaire de paie',
    posted: '2026-11-02',
    valid_through: '2099-12-31',
    description: '<p>Bulletins et déclarations.</p>',
  }

  test.each([
    [
      '28 000 à 32 000 € bruts par an',
      {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: 28_000,
          maxValue: 32_000,
          unitText: 'YEAR',
        },
      },
    ],
    ['Selon expérience', undefined],
    ['', undefined],
  ])('a salary of « %s »', async (pay, baseSalary) => {
    const page = await newPage(site, [{ type: 'job-offer', options: { ...offer, pay } }])
    const [posting] = await described(page.path, 'JobPosting')
    expect(posting?.['title']).toBe(offer.title)
    expect(posting?.['baseSalary']).toEqual(baseSalary)
  })

  test('a map that names no place is none', async () => {
    const offices = await described('/le-cabinet/nos-bureaux/bureau-du-centre', 'AccountingService')
    expect(offices.length).toBeGreaterThan(0)
    for (const office of offices) {
      expect(Object.keys(office)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:hasMap|geo|priceRange)$/)]),
      )
    }
  })
})

describe('pictures', () => {
  test('a page that is not there names none', async () => {
    const { status, html } = await site.get('/nexiste-pas')
    expect(status).toBe(404)
    expect(html.attrs('meta[property="og:image"]', 'content')).toEqual([])
  })

  test('a page has a picture of its own making, drawn once and kept by what it says', async () => {
    const { html } = await site.get('/votre-projet/prendre-rendez-vous')
    const address = html.one('meta[property="og:image"]').attr('content')?.replace(HOST, '') ?? ''
    expect(address).toMatch(/^\/partage\/fr-\d+-[0-9a-f]{16}\.png$/)
    const answers = await Promise.all([1, 2, 3].map(() => site.app.inject({ url: address })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const [first] = answers
    const { width, height, format } = await sharp(first?.rawPayload).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(first?.headers['cache-control']).toContain('immutable')
    const kept = await readdir(join(site.dataDir, 'sharing', String(SITE)))
    expect(kept).toHaveLength(1)

    const etag = String(first?.headers['etag'])
    const again = await site.get(address, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)

    // A title that changes gives another address; the old picture may still be asked for.
    const id = Number(/fr-(\d+)-/.exec(address)?.[1])
    await site.stores.pages.update(SITE, id, 'fr', { h1: 'Prenons rendez-vous' })
    const other = (await site.get('/votre-projet/prendre-rendez-vous')).html
    expect(other.one('meta[property="og:image"]').attr('content')).not.toBe(HOST + address)
    expect((await site.get(address)).status).toBe(200)
  })

  test('nobody else’s text is drawn', async () => {
    for (const url of [
      '/partage/fr-176-0000000000000000.png',
      '/partage/fr-99999-82df4b92cd1ea8bf.png',
      '/partage/fr-176-82df4b92cd1ea8bf.png?title=un-texte-invente',
      '/partage/..%2f..%2fvitrine.sqlite',
      '/partage/de-1-0000000000000000.png',
      '/partage/fr-176-0000000000000000.jpg',
      '/partage/fr-176-0000000000000000.jpg?title=un-texte-invente',
    ]) {
      expect((await site.get(url)).status, url).toBe(404)
    }
  })

  test.each([
    ['an article', ARTICLE],
    ['a video', '/vos-actualites/infos-pratiques/la-minute-de-lexpert?title=la-tva-en-une-minute'],
    ['a page that was given a picture', '/'],
  ])('%s shares its own as a JPEG that every network shows', async (_, url) => {
    await copySeedMedia(join(site.dataDir, 'media'))
    const { html } = await site.get(url)
    const said = (name: string) => html.one(`meta[property="og:image${name}"]`).attr('content')
    const address = said('')?.replace(HOST, '') ?? ''
    expect(address).toMatch(/^\/partage\/fr-\d+-[0-9a-f]{16}\.jpg(?:\?title=[a-z0-9-]+)?$/)
    expect([said(':width'), said(':height')]).toEqual(['1200', '630'])
    for (const time of ['made', 'kept']) {
      const { statusCode, headers, rawPayload } = await site.app.inject({ url: address })
      expect([statusCode, headers['content-type']], time).toEqual([200, 'image/jpeg'])
      expect(headers['cache-control']).toContain('immutable')
      const { width, height, format } = await sharp(rawPayload).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      expect(rawPayload.length).toBeLessThan(300_000)
    }
  })

  test('a picture that can’t be had is its card instead', async () => {
    const page = await site.stores.pages.findByPath(SITE, '/le-cabinet')
    if (page === null) throw new Error('The page is not there.')
    const given = '/media/provider/cabinet/absente/xxbig.webp'
    await site.stores.pages.update(SITE, page.id, 'fr', { image: given })
    const { html } = await site.get('/le-cabinet')
    const address = html.one('meta[property="og:image"]').attr('content')?.replace(HOST, '') ?? ''
    expect(address).toMatch(/\.jpg$/)
    const { status, headers } = await site.get(address)
    expect([status, headers['cache-control']]).toEqual([302, 'no-store'])
    expect(headers['location']).toMatch(/^\/partage\/fr-\d+-[0-9a-f]{16}\.png$/)
    expect((await site.get(String(headers['location']))).status).toBe(200)
    const other = address.replace(/[0-9a-f]{16}/, '0123456789abcdef')
    expect((await site.get(other)).status).toBe(404)
  })

  test('a picture that was taken away since it was drawn is shared no more', async () => {
    await copySeedMedia(join(site.dataDir, 'media'))
    const folder = join(site.dataDir, 'media/provider/demo')
    await copyFile(join(folder, 'partage.jpg'), join(folder, 'retiree.jpg'))
    const page = await site.stores.pages.findByPath(SITE, '/le-cabinet/notre-histoire')
    if (page === null) throw new Error('The page is not there.')
    const given = '/media/provider/demo/retiree.jpg'
    await site.stores.pages.update(SITE, page.id, 'fr', { image: given })
    const { html } = await site.get('/le-cabinet/notre-histoire')
    const address = html.one('meta[property="og:image"]').attr('content')?.replace(HOST, '') ?? ''
    expect((await site.get(address)).status).toBe(200)
    await rm(join(folder, 'retiree.jpg'))
    expect((await site.get(address)).status).toBe(302)
  })

  test('the firm’s sign is there for browsers and telephones, in the colours of the theme', async () => {
    const icon = await site.app.inject({ url: '/favicon.ico' })
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/x-icon'])
    expect(icon.rawPayload.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]))
    expect((await sharp(icon.rawPayload.subarray(22)).metadata()).width).toBe(48)
    const touch = await site.app.inject({ url: '/apple-touch-icon.png' })
    const [red, green, blue] = await sharp(touch.rawPayload).raw().toBuffer()
    expect([red, green, blue]).toEqual([0x0e, 0x4a, 0x4f])
    const { headers, body } = await site.get('/site.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(body)
    expect(manifest).toMatchObject({ name: 'Cabinet Lhermine-Dauval', theme_color: '#0E4A4F' })
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(
        (await site.app.inject({ url: src })).rawPayload,
      ).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })
})
