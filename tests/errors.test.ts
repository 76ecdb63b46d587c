import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, seededStores, type TestApp } from './app.ts'
import {
  brokenEditorial,
  downEditorial,
  listItems,
  providerOf,
  PROVIDER_WORDS,
  stallingEditorial,
} from './editorials.ts'
import { feed, newPage, SITE, text } from './scratch-page.ts'

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

/** The prescribed texts (requirements H1), as bytes that nobody's editor may change. */
const CATALOGUE = {
  noMotif:
    'Aucun motif trouv\u00E9, renseignez un ou des motifs dans le widget ou les propri\u00E9t\u00E9s de la page.',
  other: "Une erreur est survenue, merci de contacter l'\u00E9quipe de d\u00E9veloppement",
  import: "Erreur lors de l'importation des donn\u00E9es",
  notFound: 'Article introuvable.',
  failure:
    "Erreur lors de la r\u00E9cup\u00E9ration de l'article. Merci de r\u00E9essayer dans quelques instants.",
  menuImpossible: 'Widget 1460 : impossible de g\u00E9n\u00E9rer le menu',
  menuMissing: 'Menu JSON 777 non trouv\u00E9 dans la page, veuillez v\u00E9rifier les ID.',
}

let site: TestApp
/** The same content while nobody answers, and while the answers make no sense. */
let down: TestApp
let broken: TestApp

beforeAll(async () => {
  const stores = await seededStores()
  site = await createTestApp({ stores })
  down = await createTestApp({ stores, editorialOf: () => downEditorial })
  broken = await createTestApp({ stores, editorialOf: () => brokenEditorial })
})
afterAll(async () => {
  for (const app of [site, down, broken]) await app.close()
  await site.stores.close()
})

/** An apostrophe of React's text: the only character that it writes otherwise here. */
const written = (words: string): string => words.replaceAll("'", '&#x27;')

describe('the catalogue, to the byte', () => {
  // The number of the prescribed example is that of a widget of the home page.
  beforeAll(() => site.stores.widgets.replace(SITE, { pageId: 1, lang: 'fr' }, []))

  const body = async (widget: { type: string; options: unknown }, query = '', app = site) => {
    const { path } = await newPage(site, [{ ...widget, id: 1460 }])
    const answer = await app.get(path + query)
    const page = await site.stores.pages.findByPath(SITE, path)
    await site.stores.widgets.replace(SITE, { pageId: page?.id ?? 0, lang: 'fr' }, [])
    return answer.body
  }

  test('H1 missing motifs', async () => {
    expect(await body(feed({}))).toContain(
      `<div class="alert alert-danger" role="alert">Widget 1460 : ${CATALOGUE.noMotif}</div>`,
    )
  })

  test.each([
    ['bad options', { type: 'feed', options: { nb_items: null } }],
    ['a template nobody has', feed({ motifs: ['AEF'], template: 'card/none' })],
    ['an unknown type', { type: 'none', options: {} }],
  ])('H1 any other error: %s', async (_what, widget) => {
    expect(await body(widget)).toContain(
      `<div class="alert alert-danger" role="alert">Widget 1460 : ${written(CATALOGUE.other)}</div>`,
    )
  })

  test('H1 a broken template', async () => {
    const folder = join(site.dataDir, 'uploads', 'faute', 'card')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'card-magazine.html'), '<p>{{/jamais}}</p>')
    expect(await body(feed({ motifs: ['AEF'], template_dir: 'faute' }))).toContain(
      `Widget 1460 : ${written(CATALOGUE.other)}</div>`,
    )
  })

  test('H1 a widget that is too slow', async () => {
    const slow = await createTestApp({
      stores: site.stores,
      editorialOf: () => stallingEditorial,
      limits: { widget: 40, providerCall: 60_000 },
    })
    expect(await body(feed({ motifs: ['AEF'] }), '', slow)).toContain(
      `Widget 1460 : ${written(CATALOGUE.other)}</div>`,
    )
    await slow.close()
  })

  test('H2 a list that failed, and a menu that is missing, are written for the console', async () => {
    expect(await body(feed({ motifs: ['AEF'] }), '', down)).toContain(
      `data-state="error" data-console="${written(CATALOGUE.import)}"`,
    )
    expect(await body({ type: 'icon-menu', options: { menu: 777 } })).toContain(
      `data-state="error" data-console="${CATALOGUE.menuImpossible}\n${CATALOGUE.menuMissing}"`,
    )
  })

  test('H3 an article not found, and a lookup that failed', async () => {
    const options = { motifs: ['AEF'], request_type: 'article' }
    expect(await body(feed(options), '?title=inconnu')).toContain(`<p>${CATALOGUE.notFound}</p>`)
    expect(await body(feed(options), '?title=inconnu', down)).toContain(
      `<p>${written(CATALOGUE.failure)}</p>`,
    )
  })

  test('H3 the catalogue is French on an English page too', async () => {
    const missing = await site.get('/en/news?title=unknown')
    expect(missing.status).toBe(404)
    expect(missing.html.one('.widget-message p').text).toBe(CATALOGUE.notFound)
  })
})

describe('a provider that fails', () => {
  test.each([
    ['does not answer', () => down],
    ['answers nonsense', () => broken],
  ])('H2 a list of one that %s costs nothing but the list', async (_what, app) => {
    const { path } = await newPage(site, [
      text('avant'),
      feed({ motifs: ['AEF'], widget_title: 'Le savez-vous ?' }),
      text('après'),
    ])
    const { status, html, body } = await app().get(path)
    expect(status).toBe(200)
    expect(html.texts('.rich-text')).toEqual(['avant', 'après'])
    const widget = html.one('.widget-feed')
    expect(widget.attr('data-state')).toBe('error')
    expect(widget.attr('data-console')).toBe(CATALOGUE.import)
    expect(widget.text).toBe('')
    expect(html.has('.alert')).toBe(false)
    expect(html.attrs('script[src]', 'src')).toEqual(['/assets/entry.js'])
    expect(body).not.toContain(PROVIDER_WORDS)
    // Of an outage the provider's own log says one line, whoever asks.
    expect(app().warnings.join().includes(PROVIDER_WORDS)).toBe(app() === broken)
  })

  test('H2 only one of the two calls failing is the same', async () => {
    const half = providerOf(listItems(1, 3))
    for (const one of [
      { ...half, subscribedMotifs: downEditorial.subscribedMotifs },
      { ...half, listByMotifs: downEditorial.listByMotifs },
    ]) {
      const app = await createTestApp({ stores: site.stores, editorialOf: () => one })
      const { path } = await newPage(site, [feed({ motifs: ['AEF'] })])
      const { status, html } = await app.get(path)
      expect(status).toBe(200)
      expect(html.one('.widget-feed').attr('data-console')).toBe(CATALOGUE.import)
      expect(html.has('.alert')).toBe(false)
      await app.close()
    }
  })

  test('H2 a call that is late is a call that failed: never an alert', async () => {
    const late = await createTestApp({
      stores: site.stores,
      editorialOf: () => stallingEditorial,
      limits: { providerCall: 40 },
    })
    const { path } = await newPage(site, [
      feed({ motifs: ['AEF'] }),
      feed({ motifs: ['AEF'], exclude_current: true }),
    ])
    const { status, html } = await late.get(`${path}?title=un-article`)
    expect(status).toBe(200)
    expect(html.attrs('.widget-feed', 'data-console')).toEqual([CATALOGUE.import, CATALOGUE.import])
    expect(html.has('.alert')).toBe(false)
    await late.close()
  })

  test('H2 motifs and current article are asked for at once: two late calls fit a deadline, three do not', async () => {
    const provider = providerOf(listItems(1, 3))
    const asked = Promise.withResolvers<void>()
    const app = await createTestApp({
      stores: site.stores,
      editorialOf: () => ({
        ...provider,
        // Answers only once the other call was made: one after the other would wait for ever.
        subscribedMotifs: () => asked.promise.then(provider.subscribedMotifs),
        articleId(slug) {
          asked.resolve()
          return provider.articleId(slug)
        },
      }),
    })
    const { path } = await newPage(site, [feed({ motifs: ['AEF'], exclude_current: true })])
    const { html } = await app.get(`${path}?title=article-2`)
    expect(html.texts('.item-title')).toEqual(['Article 1', 'Article 3'])
    await app.close()
  })

  test('H2 missing motifs are said even while the provider is down', async () => {
    const { path } = await newPage(site, [feed({})])
    const { html } = await down.get(path)
    expect(html.one('.alert-danger').text).toContain(CATALOGUE.noMotif)
  })

  test('H3 the article page answers 503 or 502 and keeps its frame', async () => {
    const url = `${ALL_NEWS}?title=lamortissement-explique-simplement`
    const unavailable = await down.get(url)
    expect(unavailable.status).toBe(503)
    expect(unavailable.html.has('.widget-site-header')).toBe(true)
    expect(unavailable.html.has('.widget-site-footer')).toBe(true)
    expect(unavailable.html.texts('h1')).toHaveLength(1)
    expect((await broken.get(url)).status).toBe(502)
  })

  test('G6 the calls of the browser are refused without the provider’s words', async () => {
    const call = '/ajax/testa/article/motifs/%5B%22AEF%22%5D/nbperpage/5/idpage/1/size/xbig'
    const unavailable = await down.get(call, { method: 'POST' })
    expect(unavailable.status).toBe(503)
    expect(unavailable.headers['retry-after']).toMatch(/^\d+$/)
    expect(JSON.parse(unavailable.body)).toHaveProperty('error.code')
    expect(unavailable.body).not.toContain(PROVIDER_WORDS)
    expect((await broken.get(call, { method: 'POST' })).status).toBe(502)
  })
})

describe('a fault of ours', () => {
  test('a failing database answers a plain 500 without its words, and is logged', async () => {
    const words = 'SQLITE_CORRUPT dans /var/secret'
    const failing = await createTestApp({
      stores: {
        ...site.stores,
        pages: {
          ...site.stores.pages,
          findByPath: () => Promise.reject(new Error(words)),
        },
      },
    })
    const { status, body, html, headers } = await failing.get('/contact')
    expect(status).toBe(500)
    expect(body).not.toMatch(/SQLITE|secret|at .*\.ts/)
    expect(html.one('h1').text).toBe('Une erreur est survenue')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(failing.warnings.join()).toContain(words)
    await failing.close()
  })
})
