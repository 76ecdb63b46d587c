import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySeedMedia } from '#app/demo/seed-media.ts'
import { PAGE_SWITCHES } from '#base/core/page/feature-pages.ts'
import { PLACEHOLDER_IMAGE } from '#base/core/address/urls.ts'
import { type Answer, createTestApp, type TestApp } from './app.ts'
import { sampled } from './exhaustive.ts'
import { type Html, htmlFaults } from './html.ts'
import { graphFaults, nodesOf } from './json-ld.ts'
import { SITE } from './scratch-page.ts'
import { typographyFaults } from './typography.ts'

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ALL_VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const APPOINTMENTS = ['/votre-projet/prendre-rendez-vous', '/en/appointment']
const SEED_MEDIA = resolve(import.meta.dirname, '../demo/media')
const KILOBYTE = 1024

interface Visited {
  url: string
  answer: Answer
  html: Html
}

let site: TestApp
/** Every page of the tree, then those in English. */
const pages: Visited[] = []
/** Every article at its canonical address. */
const articles: Visited[] = []
const everything = () => [...pages, ...articles]

async function visit(url: string): Promise<Visited> {
  const answer = await site.get(url)
  return { url, answer, html: answer.html }
}

beforeAll(async () => {
  site = await createTestApp()
  await copySeedMedia(join(site.dataDir, 'media'))
  const tree = await site.stores.pages.tree(SITE, 'fr')
  for (const { path } of tree) pages.push(await visit(path))
  for (const { path } of await site.stores.pages.tree(SITE, 'en')) pages.push(await visit(path))
  const now = '2026-11-20T09:00:00.000Z'
  const motifs = (await site.stores.articles.motifs(SITE)).map(({ code }) => code)
  for (const lang of ['fr', 'en'] as const) {
    const list = { motifs, lang, limit: 200, offset: 0, now }
    const { articles: items } = await site.stores.articles.list(SITE, list)
    for (const item of items) {
      const page = item.motifs.includes('EREVUEVIDEO') ? ALL_VIDEOS : ALL_NEWS
      articles.push(await visit(`${lang === 'en' ? '/en/news' : page}?title=${item.slug}`))
    }
  }
})
afterAll(() => site.close())

async function settingsOf() {
  const found = await site.stores.sites.find(SITE)
  if (found === null) throw new Error('The demo has no site.')
  return found
}

/** Lines about every page that does not pass, so that one run names them all. */
const faultsOf = (visited: readonly Visited[], check: (visit: Visited) => string[]): string[] =>
  visited.flatMap((one) => check(one).map((fault) => `${one.url}: ${fault}`))

describe('every page', () => {
  test('A2 there are 206 pages, 14 of them in English too; 30 articles, 4 in English, 8 videos', () => {
    expect(pages).toHaveLength(220)
    expect(articles).toHaveLength(42)
  })

  test('A4 all answer 200', () => {
    const wrong = everything().filter(({ answer }) => answer.status !== 200)
    expect(wrong.map(({ url, answer }) => [url, answer.status])).toEqual([])
  })

  test('A2 each has a title of its own', () => {
    const titles = Map.groupBy(everything(), ({ html }) => html.one('title').text)
    const shared = [...titles].filter(([, visited]) => visited.length > 1)
    expect(shared.map(([title, visited]) => [title, visited.map(({ url }) => url)])).toEqual([])
  })

  test('A2 P6 a title has 75 signs at most, the firm’s name where there is room', () => {
    const FIRM = ' | Cabinet Lhermine-Dauval'
    expect(
      faultsOf(everything(), ({ html }) => {
        const title = html.one('title').text
        const isWhole = title.endsWith(FIRM) || title.length + FIRM.length > 75
        return title.length <= 75 && isWhole ? [] : [`${title.length} ${title}`]
      }),
    ).toEqual([])
  })

  test('A2 each has exactly one h1', () => {
    expect(
      faultsOf(everything(), ({ html }) => {
        const found = html.texts('h1')
        return found.length === 1 && found[0] ? [] : [`${found.length} h1`]
      }),
    ).toEqual([])
  })

  test('A6 each says its own page, and nothing is wrong with any widget', () => {
    expect(
      faultsOf(everything(), ({ html }) => {
        const { page_id } = JSON.parse(html.one('#page-configuration').rawText)
        const { page } = JSON.parse(html.one('#site-context').rawText)
        const states = html.attrs('[data-widget-id]', 'data-state')
        return [
          ...(page_id > 0 && page_id === page.id ? [] : ['wrong page id']),
          ...states.filter((state) => state === 'error').map(() => 'a widget with an error'),
          ...html.attrs('[data-console]', 'data-console').map(String),
          ...html.texts('.alert-danger'),
        ]
      }),
    ).toEqual([])
  })

  test('one action is filled: an appointment, in the header and once at most in the page', () => {
    expect(
      faultsOf(everything(), ({ html }) => {
        // The way back from an article is filled by its template (requirements E5); its own action is to speak of
        // it with who knows.
        const ofArticles = ['.article-all a', '.article-talk-action a']
        const back = new Set(ofArticles.flatMap((place) => html.attrs(place, 'href')))
        const inMain = html.attrs('main a.btn-primary', 'href').filter((href) => !back.has(href))
        // On a phone its bar takes the place of the header's button.
        const filled = inMain.slice(html.all('.contact-bar a.btn-primary').length)
        const header = html.attrs('.widget-site-header a.btn-primary', 'href')
        return [
          ...(filled.length > 1 ? [`${filled.length} filled`] : []),
          ...[...inMain, ...header].map(String).filter((href) => !APPOINTMENTS.includes(href)),
          ...(header.length === 1 || html.has('.layout-sobre') ? [] : [`${header.length} above`]),
        ]
      }),
    ).toEqual([])
  })

  test('each French one is set as French is', () => {
    const french = everything().filter(({ html }) => html.one('html').attr('lang') === 'fr')
    expect(french.length).toBeGreaterThan(200)
    const faults = faultsOf(french, ({ answer }) => typographyFaults(answer.body))
    // What stands in the header of all is told once.
    expect([...new Set(faults.map((fault) => fault.slice(fault.indexOf(': ') + 2)))]).toEqual([])
  })

  test('A9 nothing had to be logged', () => {
    expect(site.warnings).toEqual([])
  })

  test('A10 each has a description, a language, a canonical address and a main part', () => {
    expect(
      faultsOf(everything(), ({ url, html }) => [
        ...(html.one('meta[name="description"]').attr('content') ? [] : ['no description']),
        ...(html.one('html').attr('lang') === (url.startsWith('/en') ? 'en' : 'fr')
          ? []
          : ['lang']),
        ...(html.has('link[rel="canonical"]') ? [] : ['no canonical address']),
        ...(html.has('main#contenu') ? [] : ['no main']),
      ]),
    ).toEqual([])
  })
})

describe('HTML', () => {
  test.each([
    '/',
    ALL_NEWS,
    `${ALL_NEWS}?title=lamortissement-explique-simplement`,
    '/contact',
    '/vos-outils/lexique/bilan',
  ])('%s is valid, accessible and without inline styles', async (url) => {
    expect(await htmlFaults((await site.get(url)).body)).toEqual([])
  })

  for (const every of [10, 1]) {
    test(
      `the main part of ${every === 1 ? 'all' : 'one in ten'} of the pages and articles is too`,
      { ...sampled(every > 1), timeout: 60_000 },
      async () => {
        const faults: string[] = []
        for (const { url, answer } of everything().filter((_one, place) => place % every === 0)) {
          const [main = ''] = /<main[\s\S]*<\/main>/.exec(answer.body) ?? []
          for (const fault of await htmlFaults(main)) faults.push(`${url}: ${fault}`)
        }
        expect(faults).toEqual([])
      },
    )
  }

  test('no page has a style attribute, a style element or a script in it', () => {
    expect(
      faultsOf(everything(), ({ html }) => [
        ...html.all('[style]').map(({ name }) => `style on ${name}`),
        ...html.all('style').map(() => 'style element'),
        ...html
          .all('script')
          .filter((script) => script.attr('src') === null)
          .filter((script) => !/^application\/(?:ld\+)?json$/.test(script.attr('type') ?? ''))
          .map(() => 'inline script'),
      ]),
    ).toEqual([])
  })
})

describe('links', () => {
  /** Where the links and forms of a page lead within the site, without hash. */
  const internal = ({ url, html }: Visited): string[] =>
    [...html.attrs('a', 'href'), ...html.attrs('form', 'action'), ...html.attrs('link', 'href')]
      .filter((href) => href !== null)
      .map((href) => new URL(href, `http://site.test${url}`))
      .filter(({ host, pathname }) => host === 'site.test' && !pathname.startsWith('/assets/'))
      .map(({ pathname, search }) => pathname + search)

  test('A4 every internal link of every page leads to a page, in one step at most', async () => {
    const known = new Set(everything().map(({ url }) => url))
    const wanted = Map.groupBy(
      everything().flatMap((visited) => internal(visited).map((to) => ({ to, from: visited.url }))),
      ({ to }) => to,
    )
    expect(wanted.size).toBeGreaterThan(200)
    const broken: string[] = []
    for (const [to, from] of wanted) {
      if (known.has(to)) continue
      const first = await site.get(to)
      const location = first.headers['location']
      const { status } = first.status === 301 ? await site.get(String(location)) : first
      if (status !== 200) broken.push(`${to}: ${status}, from ${from[0]?.from}`)
    }
    expect(broken).toEqual([])
  })

  test(
    'L1 none leads to what the settings switch off, from no page and no article',
    { ...sampled(false), timeout: 120_000 },
    async () => {
      const { settings } = await settingsOf()
      const off = Object.fromEntries(PAGE_SWITCHES.map((name) => [name, '0']))
      await site.stores.sites.saveSettings(SITE, { ...off, basedoc_en: '0' })
      const left: Visited[] = []
      for (const { url } of everything()) {
        const visited = await visit(url)
        if (visited.answer.status === 200) left.push(visited)
      }
      expect(left.length).toBeGreaterThan(100)
      expect(left.length).toBeLessThan(everything().length - 40)
      const known = new Map(left.map((one) => [one.url, 200]))
      const broken: string[] = []
      for (const visited of left) {
        for (const to of new Set(internal(visited))) {
          if (!known.has(to)) known.set(to, (await site.get(to)).status)
          if (known.get(to) === 404) broken.push(`${to} from ${visited.url}`)
        }
      }
      await site.stores.sites.saveSettings(SITE, settings)
      expect(broken).toEqual([])
    },
  )

  test('every link to a place of a page finds it', () => {
    const idsOf = new Map(
      everything().map(({ url, html }) => [url, new Set(html.attrs('[id]', 'id'))]),
    )
    expect(
      faultsOf(everything(), ({ url, html }) =>
        html.attrs('a', 'href').flatMap((href) => {
          const [to = '', hash = ''] = (href ?? '').split('#')
          const ids = idsOf.get(to === '' ? url : to)
          return hash && ids && !ids.has(decodeURIComponent(hash)) ? [String(href)] : []
        }),
      ),
    ).toEqual([])
  })

  test('links to elsewhere are https and leave no way back to the opener', () => {
    expect(
      faultsOf(everything(), ({ html }) =>
        html
          .all('a')
          .filter((link) => /^(?:https?:)?\/\//.test(link.attr('href') ?? ''))
          .filter(
            (link) =>
              !link.attr('href')?.startsWith('https://') ||
              (link.attr('target') === '_blank' && !link.attr('rel')?.includes('noopener')),
          )
          .map((link) => String(link.attr('href'))),
      ),
    ).toEqual([])
  })
})

describe('markup that a checker of HTML would name', () => {
  test('every section has a heading, and what scrolls a table is a named group', () => {
    expect(
      faultsOf(everything(), ({ html }) => [
        ...html
          .all('section')
          .filter((section) => !section.has('h1, h2, h3, h4, h5, h6'))
          .map((section) => section.attr('data-widget-type') ?? section.text.slice(0, 80)),
        ...html
          .all('main [tabindex="0"]')
          .filter((box) => box.has('table'))
          .filter((box) => box.attr('role') !== 'group' || !box.attr('aria-label'))
          .map((box) => `${box.name}.${box.attr('class')}`),
      ]),
    ).toEqual([])
  })

  test('D14 a picture that waits has a srcset where there are sizes, and in every source', () => {
    const waiting = everything().flatMap(({ html }) => html.all('[data-srcset]'))
    expect(waiting.length).toBeGreaterThan(100)
    expect(
      faultsOf(everything(), ({ html }) =>
        [...html.all('picture source'), ...html.all('img[sizes]')]
          .filter((picture) => !picture.attr('srcset'))
          .map((picture) => picture.attr('data-srcset') ?? picture.attr('src') ?? picture.name),
      ),
    ).toEqual([])
  })

  test('D11 only the link of an article, as prescribed, holds brackets and bars that are not encoded', () => {
    const ARTICLE = /^\/?\?article=\[%22[A-Z0-9_]+%22(?:,%22[A-Z0-9_]+%22)*\]\|[a-z0-9-]+$/
    const links = everything().flatMap(({ html }) => html.attrs('[href]', 'href'))
    expect(links.filter((href) => ARTICLE.test(String(href))).length).toBeGreaterThan(100)
    expect(
      faultsOf(everything(), ({ html }) =>
        ['href', 'src', 'action', 'data-src', 'formaction']
          .flatMap((name) => html.attrs(`[${name}]`, name))
          .map(String)
          .filter((address) => /[[\]|{}^`\\ ]/.test(address) && !ARTICLE.test(address)),
      ),
    ).toEqual([])
  })
})

describe('media', () => {
  const addresses = ({ html }: Visited): string[] => {
    const single = ['src', 'poster', 'data-src'].flatMap((name) => html.attrs(`[${name}]`, name))
    const sets = ['srcset', 'data-srcset'].flatMap((name) => html.attrs(`[${name}]`, name))
    const shared = html.attrs('meta[property="og:image"]', 'content')
    return [...single, ...shared, ...sets.flatMap((set) => (set ?? '').split(/,\s*/))]
      .map((entry) => String(entry).trim().split(' ')[0] ?? '')
      .map((address) => address.replace('https://www.lhermine-dauval.example', ''))
      .filter(
        (address) =>
          !/^data:|^\/assets\/|^\/partage\//.test(address) && address !== PLACEHOLDER_IMAGE,
      )
  }

  test('D10 every picture, video and caption is one of the demo’s own', () => {
    const all = new Map(
      everything().flatMap((visited) =>
        addresses(visited).map((address) => [address, visited.url] as const),
      ),
    )
    expect(all.size).toBeGreaterThan(80)
    const missing = [...all].filter(([address]) => {
      const [, path] = /^\/media\/provider\/demo\/(.+)$/.exec(address) ?? []
      return path === undefined || !existsSync(join(SEED_MEDIA, path))
    })
    expect(missing).toEqual([])
  })

  test('D10 they are served, with their type and for long', async () => {
    const home = pages[0]
    if (home === undefined) throw new Error('The home page was not visited.')
    const video = articles.find(({ url }) => url.startsWith(ALL_VIDEOS))
    const types: Record<string, string> = {
      webp: 'image/webp',
      avif: 'image/avif',
      svg: 'image/svg+xml',
      webm: 'video/webm',
      vtt: 'text/vtt',
    }
    const wanted = new Set([...addresses(home), ...(video ? addresses(video) : [])])
    for (const address of wanted) {
      const { status, headers } = await site.get(address)
      expect(status, address).toBe(200)
      const extension = address.split('.').at(-1) ?? ''
      expect(headers['content-type'], address).toContain(types[extension] ?? 'unknown')
      expect(headers['cache-control'], address).toBe('public, max-age=31536000, immutable')
    }
    expect(new Set([...wanted].map((address) => address.split('.').at(-1)))).toEqual(
      new Set(Object.keys(types)),
    )
  })

  test('D10 the waiting picture is served too', async () => {
    const { status, headers } = await site.get(PLACEHOLDER_IMAGE)
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })

  test('E8 a video can be read from the middle', async () => {
    const { status, headers } = await site.get('/media/provider/demo/videos/du-brut-au-net.webm', {
      headers: { range: 'bytes=100-199' },
    })
    expect(status).toBe(206)
    expect(headers['content-length']).toBe('100')
  })
})

describe('headers', () => {
  const STRICT =
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

  test('every page carries the strict policy, with a nonce where passwords are typed; frames are named where they are', () => {
    const takesPasswords = ({ html }: Visited) => html.has('input[type="password"]')
    expect(everything().filter(takesPasswords).length).toBeGreaterThan(0)
    expect(
      faultsOf(everything(), (visited) => {
        const { answer, html } = visited
        const policy = String(answer.headers['content-security-policy'])
        // No script of the firm's runs there (requirements F3, F5): « 'self' » would let it.
        const [nonce = 'none'] = html.attrs('script[src]', 'nonce')
        const strict = takesPasswords(visited)
          ? STRICT.replace("script-src 'self'", `script-src 'nonce-${nonce}'; worker-src 'self'`)
          : STRICT
        const hosts = new Set(
          html.attrs('[data-frame]', 'data-frame').map((frame) => new URL(String(frame)).origin),
        )
        const frames = hosts.size > 0 ? `; frame-src ${[...hosts].join(' ')}` : ''
        return policy === strict + frames ? [] : [policy]
      }),
    ).toEqual([])
  })

  test.each([
    ['GET', '/nulle-part'],
    ['GET', '/contact/'],
    ['POST', '/contact'],
    ['GET', '/%ff'],
    ['GET', '/favicon.svg'],
    ['GET', '/favicon.ico'],
    ['GET', '/healthz'],
    ['GET', '/theme-0.css'],
    ['GET', '/media/none'],
    ['GET', '/ajax/context'],
    ['GET', '/ajax/none'],
    ['GET', '/ajax/%ff'],
    ['POST', '/ajax/testa/motifs/subscribed'],
    ['POST', '/ajax/testa/article/slug/UN'],
    ['GET', '/?article=x'],
  ] as const)('so does %s %s', async (method, url) => {
    const { headers } = await site.get(url, { method })
    expect(headers['content-security-policy']).toBe(STRICT)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
  })

  test('what is no page has a policy that is stricter still', async () => {
    await copySeedMedia(join(site.dataDir, 'media'))
    for (const url of [
      '/templates/bs4/card/card-magazine.html',
      '/media/provider/demo/accueil/hero.webp',
    ]) {
      const { headers } = await site.get(url)
      expect(headers['content-security-policy'], url).toMatch(/^default-src 'none';.*sandbox$/)
    }
  })
})

describe('structured data', () => {
  test('P4 every page has one graph whose nodes are complete, and none rates the firm', () => {
    expect(
      faultsOf(everything(), ({ url, html }) => {
        const [script, ...others] = html.all('script[type="application/ld+json"]')
        if (!script || others.length > 0) return [`${others.length + (script ? 1 : 0)} graphs`]
        return graphFaults(JSON.parse(script.rawText), url)
      }),
    ).toEqual([])
  })

  test('P4 offices, articles, videos, an offer and missions are all described', () => {
    const types = everything().flatMap(({ html }) =>
      nodesOf(JSON.parse(html.one('script[type="application/ld+json"]').rawText)).map(
        (node) => node['@type'],
      ),
    )
    const counts = Map.groupBy(types, (type) => type)
    const count = (type: string) => counts.get(type)?.length ?? 0
    // The home page names both offices in each language, and each has its page.
    expect(count('AccountingService')).toBe(6)
    expect(count('Article')).toBe(34)
    expect(count('VideoObject')).toBe(8)
    expect(count('JobPosting')).toBe(1)
    expect(count('CollectionPage')).toBe(3)
    expect(count('Service')).toBeGreaterThan(10)
    expect(count('BreadcrumbList')).toBe(everything().length - 2)
  })
})

describe('weight', () => {
  test('A9 the scripts of a page are the entry and exactly its islands', () => {
    expect(
      faultsOf(everything(), ({ html }) => {
        const islands = new Set(
          html.attrs('[data-island]', 'data-island').map((name) => String(name)),
        )
        const wanted = [...islands].map((name) => `/assets/${name}.js`).toSorted()
        const loaded = html.attrs('link[rel="modulepreload"]', 'href').toSorted()
        const scripts = html.attrs('script[src]', 'src')
        const entry = islands.size > 0 ? ['/assets/entry.js'] : []
        return [
          ...(JSON.stringify(loaded) === JSON.stringify(wanted) ? [] : [`loads ${loaded.join()}`]),
          ...(JSON.stringify(scripts) === JSON.stringify(entry) ? [] : [`runs ${scripts.join()}`]),
        ]
      }),
    ).toEqual([])
  })

  test('A10 a text page on the layout « sobre » ships no script at all', () => {
    const plain = pages.filter(({ html }) =>
      html.one('body').attr('class')?.includes('layout-sobre'),
    )
    expect(plain.map(({ url }) => url)).toEqual(['/informations-legales/desinscription'])
    for (const { html } of plain) {
      expect(html.has('script[src]')).toBe(false)
      expect(html.has('link[rel="modulepreload"]')).toBe(false)
    }
  })

  test('the home page’s HTML is at most 20 KB compressed with brotli', () => {
    const home = pages.find(({ url }) => url === '/')
    const size = brotliCompressSync(home?.answer.body ?? '').length
    expect(size).toBeGreaterThan(KILOBYTE)
    expect(size).toBeLessThanOrEqual(20 * KILOBYTE)
  })
})
