import { EventEmitter } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createStores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import type { Database } from '#app/tables.ts'
import { watchSites } from '#base/platform/db/site-watch.ts'
import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import { EditorialUnavailable } from '#base/core/article/article-gateway.ts'
import { answerTag, noteAnswer } from '#features/articles/providers/query-tags.ts'
import type { AppParts } from '#app/http/app.ts'
import { createLogger } from '#features/operations/service/logger.ts'
import type { PageOutcome } from '#app/page-cache/cache-metrics.ts'
import type { PageCacheSize } from '#app/page-cache/cached-pages.ts'
import { templateFiles } from '#features/templates/service/template-files.ts'
import { createSite } from '#app/commands/archive/create.ts'
import { createTestApp, libraryOf, seededDatabase, sessionOf, type TestParts } from './app.ts'
import { onBothEngines, sampled } from './exhaustive.ts'
import { parsedHtml } from './html.ts'
import { ownDatabase } from './own-database.ts'
import { overSocket } from './over-socket.ts'
import { portOf, rawRequest } from './raw-request.ts'
import { newPage, place, text } from './scratch-page.ts'

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const OTHER = '/le-cabinet/notre-equipe'
/** A chapter tells of its guide: the other chapters, and how long the document is that holds them all. */
const CHAPTER = '/nos-guides/creer-son-entreprise/valider-lidee'
const OTHER_CHAPTER = '/nos-guides/creer-son-entreprise/etude-de-marche'
/** Number of a source menu. */
const PRATIQUE = 1509
const MEGABYTE = 1024 ** 2
const STRONG = /^"[\w-]+"$/

/** The demo firm, seeded once: most tests write nothing. */
let shared: Opened

interface Opened {
  db: Database
  stores: AppParts['stores']
  location: DatabaseLocation
}

beforeAll(async () => {
  shared = { location: {}, ...(await seededDatabase({ file: ':memory:' })) }
  return () => shared.stores.close()
})

/** A database of a test's own, that a second process could open too. */
async function databaseOf(engine: 'sqlite' | 'postgres'): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-page-cache-'))
  const location =
    engine === 'sqlite'
      ? { file: join(folder, 'vitrine.sqlite') }
      : { databaseUrl: await ownDatabase() }
  const opened = await seededDatabase(location)
  closing.push(async () => {
    await opened.stores.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { location, ...opened }
}

/** An article of the demo, as it is stored. */
async function someArticle({ db, stores }: Opened): Promise<StoredArticle> {
  const { id } = await db
    .selectFrom('article_motif')
    .select('article_id as id')
    .orderBy('date_published', 'desc')
    .executeTakeFirstOrThrow()
  const article = await stores.articles.find(1, id, '2027-01-01T00:00:00.000Z')
  if (article === null) throw new Error('The demo has no articles.')
  return article
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** The app with a page cache, and what it counted since it was last asked. */
async function cachingApp(
  replaced: TestParts & { opened?: Opened; maxBytes?: number; every?: number } = {},
) {
  const { opened = shared, maxBytes = 64 * MEGABYTE, every = 20, ...others } = replaced
  const { db, stores, location } = opened
  const counts: PageOutcome[] = []
  let size = (): PageCacheSize => ({ pages: 0, bytes: 0 })
  const events = new EventEmitter<{ answerChanged: [tag: string] }>()
  const site = await createTestApp({
    stores,
    pageCache: {
      maxBytes,
      watchSites: (changed) =>
        watchSites(db, {
          databaseUrl: location.databaseUrl,
          changed,
          every,
          warn: (message) => site.warnings.push(message),
        }),
      events,
      figures: { counted: (outcome) => void counts.push(outcome), sizeOf: (read) => (size = read) },
    },
    ...others,
  })
  const get = await overSocket(site.app)
  closing.push(() => site.close())
  return {
    ...site,
    get,
    stores,
    counted: () => counts.splice(0),
    size: () => size(),
    answerChanged: (tag: string) => events.emit('answerChanged', tag),
  }
}

/** What writes have touched is dropped a moment after they are on disk. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

describe('what is kept', () => {
  test('the second visitor gets the bytes of the first, with every header', async () => {
    const { get, counted } = await cachingApp()
    const first = await get('/')
    const second = await get('/')
    expect(counted()).toEqual(['miss', 'hit'])
    expect(second.body).toBe(first.body)
    const { 'x-request-id': _id, 'server-timing': _timing, date: _date, ...same } = first.headers
    expect(second.headers).toMatchObject(
      Object.fromEntries(Object.entries(same).filter(([name]) => !/^(connection|keep)/.test(name))),
    )
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(first.body)),
      vary: 'accept-encoding',
    })
    expect(second.headers['content-security-policy']).toContain("default-src 'self'")
  })

  test('each encoding has its own bytes and its own strong ETag; a reader that has it gets 304', async () => {
    const { counted, get } = await cachingApp()
    const plain = await get('/')
    expect(plain.headers['etag']).toMatch(STRONG)
    const etags = new Set([plain.headers['etag']])
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': `${encoding}, identity;q=0.1` }
      const answer = await get('/', { headers })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(decode(answer.bytes).toString()).toBe(plain.body)
      const etag = String(answer.headers['etag'])
      expect(etag).toMatch(STRONG)
      etags.add(etag)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get('/', { headers: { ...headers, 'if-none-match': known } })
        expect([known, again.status, again.bytes.length]).toEqual([known, 304, 0])
        expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' })
        expect(again.headers['content-length']).toBeUndefined()
      }
      const other = await get('/', { headers: { 'if-none-match': etag } })
      expect(other.status).toBe(200)
    }
    expect(etags.size).toBe(3)
    const outcomes = counted()
    expect(outcomes.filter((one) => one === 'unchanged')).toHaveLength(8)
    expect(outcomes.filter((one) => one === 'miss')).toHaveLength(1)
  })

  test('whoever asks, the cache is asked once, and a page is made of a site that is read once', async () => {
    const finds = vi.spyOn(LRUCache.prototype, 'get')
    const sites = { ...shared.stores.sites }
    const reads = [vi.spyOn(sites, 'idOfHost'), vi.spyOn(sites, 'version')]
    const { get, counted } = await cachingApp({
      opened: { ...shared, stores: { ...shared.stores, sites } },
    })
    const asked = async (path: string) => {
      for (const spy of [finds, ...reads]) spy.mockClear()
      await get(path)
      const looked = finds.mock.calls.filter(([key]) => String(key).startsWith(`1 ${path}\n`))
      return [...counted(), looked.length, ...reads.map(({ mock }) => mock.calls.length)]
    }
    // Nobody knows yet which site the host is.
    expect(await asked('/')).toEqual(['miss', 1, 1, 1])
    expect(await asked('/')).toEqual(['hit', 1, 0, 0])
    expect(await asked(OTHER)).toEqual(['miss', 1, 1, 1])
    expect(await asked(OTHER)).toEqual(['hit', 1, 0, 0])
    finds.mockRestore()
  })

  test('HEAD says what GET would, without a body', async () => {
    const { get } = await cachingApp()
    const page = await get('/')
    const head = await get('/', { method: 'HEAD' })
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(page.body)))
    expect(head.headers['etag']).toBe(page.headers['etag'])
  })

  test('nothing that a visitor types makes another entry', async () => {
    const { get, counted, size } = await cachingApp()
    const plain = await get(NEWS)
    counted()
    for (const typed of [
      '?utm_source=x',
      '?page=1',
      '?page=0',
      '?page=-4',
      '?page=zzz',
      '?mo=nonsense',
      '?AAAASS=202601&id_client=7654321',
      '?x[]=1&page=01',
    ]) {
      expect((await get(NEWS + typed)).body, typed).toBe(plain.body)
    }
    expect(counted()).toEqual(Array(8).fill('hit'))
    expect(size().pages).toBe(1)
    for (const typed of ['?page=99999', '?mo=["ZZZ"]', '?title=', '?title=inconnu', '?recu=x']) {
      await get(NEWS + typed)
    }
    expect(new Set(counted())).toEqual(new Set(['unkept']))
    expect(size().pages).toBe(1)
  })

  test('topics in another order, and with unknown ones among them, are one page', async () => {
    const { get, counted, size, html } = await cachingApp().then(async (site) => ({
      ...site,
      html: (await site.get(NEWS)).html,
    }))
    const codes = html
      .all('a[data-filter]')
      .map((link) => link.attr('href') ?? '')
      .flatMap((href) => /"([A-Z0-9_]+)"/.exec(decodeURIComponent(href))?.[1] ?? [])
      .slice(0, 2)
    expect(codes).toHaveLength(2)
    const [a, b] = codes
    counted()
    const first = await get(`${NEWS}?mo=["${a}","${b}"]`)
    const second = await get(`${NEWS}?mo=["${b}","${a}","${b}"]&page=1`)
    const third = await get(`${NEWS}?mo=["UNKNOWN_1","${b}","${a}"]`)
    expect(second.body).toBe(first.body)
    expect(third.body).toBe(first.body)
    expect(counted()).toEqual(['miss', 'hit', 'hit'])
    expect(size().pages).toBe(2)
  })

  test('one making at a time for whoever asks the same', async () => {
    const answered = Promise.withResolvers<void>()
    const library = libraryOf(shared.stores, () => new Date('2026-11-20T09:00:00Z'))
    const { app, get, counted } = await cachingApp({
      editorialOf: (...asked) => {
        const editorial = library(...asked)
        return {
          ...editorial,
          listByMotifs: (query) => answered.promise.then(() => editorial.listByMotifs(query)),
        }
      },
    })
    let came = 0
    app.server.on('request', () => (came += 1))
    const asked = Array.from({ length: 20 }, () => get(NEWS))
    await expect.poll(() => came).toBe(20)
    await settled()
    answered.resolve()
    const bodies = await Promise.all(asked)
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1)
    expect(counted().toSorted()).toEqual([...Array(19).fill('joined'), 'miss'])
  })

  test('pages with a form or the sign-in, 404s, redirects and the search are made for each', async () => {
    const { get, counted, size } = await cachingApp()
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => {
        const { body, headers } = await get('/contact')
        expect(headers['cache-control']).toBe('no-store')
        return /name="jeton"[^>]*value="([^"]+)"|name="[^"]*token[^"]*"[^>]*value="([^"]+)"/.exec(
          body,
        )?.[0]
      }),
    )
    expect(new Set(tokens).size).toBe(3)
    const policies = await Promise.all(
      [1, 2].map(async () =>
        String((await get('/espace-client')).headers['content-security-policy']),
      ),
    )
    expect(policies).toEqual(policies.map(() => expect.stringContaining("script-src 'nonce-")))
    expect(new Set(policies).size).toBe(2)
    for (const path of ['/nulle-part', '/contact/', '/recherche?query=tva']) {
      await get(path)
      await get(path)
    }
    expect(counted().filter((outcome) => outcome !== 'unkept')).toEqual([])
    expect(size().pages).toBe(0)
  })

  test('pages with parameters never push out the pages themselves, whatever is walked through', async () => {
    const { get, size, counted } = await cachingApp({ maxBytes: 0.5 * MEGABYTE })
    await get('/')
    const { html } = await get(NEWS)
    const slugs = html
      .all('article.feed-item a')
      .map((link) => /title=([\w-]+)|\|([\w-]+)/.exec(link.attr('href') ?? ''))
    expect(slugs.length).toBeGreaterThan(3)
    for (let page = 2; page <= 5; page += 1) await get(`${NEWS}?page=${page}`)
    expect(size().bytes).toBeLessThanOrEqual(0.5 * MEGABYTE)
    counted()
    await get('/')
    expect(counted()).toEqual(['hit'])
  })
})

describe('who gets it', () => {
  test.each(['client', 'writer', 'developer', 'super-admin'] as const)(
    'a %s never gets a kept page and leaves none behind',
    async (role) => {
      const { get, counted } = await cachingApp()
      await get('/')
      const signedIn = await cachingApp({ session: sessionOf(role) })
      const headers = { cookie: '__Host-vitrine.session_token=x' }
      const answer = await signedIn.get('/', { headers })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['etag']).toBeUndefined()
      expect(signedIn.counted()).toEqual([])
      expect(signedIn.size().pages).toBe(0)
      expect(counted()).toEqual(['miss'])
    },
  )

  test('somebody signed in never gets what is kept for visitors of the same server', async () => {
    const session: AppParts['session'] = (headers) =>
      sessionOf(String(headers.cookie).includes('session_token=writer') ? 'writer' : 'visitor')()
    const { get, counted } = await cachingApp({ session })
    await get('/')
    await get('/')
    for (const name of ['vitrine.session_token', '__Host-vitrine.session_token']) {
      const answer = await get('/', { headers: { cookie: `theme=dark; ${name}=writer` } })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['etag']).toBeUndefined()
    }
    expect(counted()).toEqual(['miss', 'hit'])
  })

  test('a host that was given to another site gets that one’s pages at once', async () => {
    const opened = await databaseOf('sqlite')
    const { stores } = opened
    const wish = { name: 'Cabinet du Port', email: 'port@exemple.test', withArticles: false }
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-two-sites-'))
    closing.push(() => rm(folder, { recursive: true, force: true }))
    await createSite(stores, folder, { id: 1 }, { ...wish, hosts: ['port.test', 'quai.test'] })
    const { get, counted } = await cachingApp({ opened })
    const asked = { headers: { host: 'port.test' } }
    const [first, second] = [await get('/', asked), await get('/', asked)]
    expect(first.body).toContain('Cabinet du Port')
    expect(second.body).toBe(first.body)
    expect(counted()).toEqual(['miss', 'hit'])
    await stores.sites.saveHosts(2, ['quai.test'])
    await stores.sites.saveHosts(1, ['localhost', 'port.test'])
    await settled()
    // The other site's page is kept again: whoever still took the host for that site's would find it.
    const quai = await get('/', { headers: { host: 'quai.test' } })
    expect(quai.body).toContain('Cabinet du Port')
    expect((await get('/', asked)).body).not.toContain('Cabinet du Port')
  })

  test('a request that would be refused is never answered by what is kept', async () => {
    const { app, counted } = await cachingApp()
    const port = portOf(app)
    for (let asked = 0; asked < 2; asked += 1) await rawRequest(port, OTHER)
    expect(counted()).toEqual(['miss', 'hit'])
    for (const headers of [
      ['Host: localhost', 'Host: autre.test'],
      Array.from({ length: 101 }, (_, number) => `X-${number}: 1`),
    ]) {
      expect((await rawRequest(port, OTHER, { headers })).status).toBeGreaterThanOrEqual(400)
    }
    expect(counted()).toEqual([])
  })

  test(
    'of the answers by what is kept, the log tells of one in a thousand',
    sampled(false),
    async () => {
      const lines: string[] = []
      const { get, counted } = await cachingApp({
        logger: createLogger('info', { write: (line: string) => void lines.push(line) }),
      })
      await get(OTHER)
      for (let asked = 0; asked < 1001; asked += 1) await get(`${OTHER}?email=zoe@exemple.test`)
      expect(counted().slice(1)).toEqual(Array(1001).fill('hit'))
      const told = { method: 'GET', path: OTHER, status: 200 }
      expect(
        lines
          .map((line): Record<string, unknown> => JSON.parse(line))
          .flatMap(({ msg, method, path, status }) =>
            msg === 'Page gardée.' ? [{ method, path, status }] : [],
          ),
      ).toEqual([told, told])
    },
  )

  test('a cookie that opens nothing gets what every visitor gets', async () => {
    const { get, counted } = await cachingApp()
    const plain = await get('/')
    const answer = await get('/', { headers: { cookie: 'vitrine.session_token=forged' } })
    expect(answer.body).toBe(plain.body)
    expect((await get('/', { headers: { cookie: 'theme=dark' } })).body).toBe(plain.body)
    expect(counted()).toEqual(['miss', 'hit', 'hit'])
  })

  test('the development front path and debugging are for those alone who asked', async () => {
    const developing = await cachingApp({ mode: 'test' })
    expect((await developing.get('/dev.php/')).status).toBe(200)
    expect(developing.size().pages).toBe(0)
    const debugging = await cachingApp({ session: sessionOf('visitor', { debug: true }) })
    await debugging.get('/')
    expect(debugging.size().pages).toBe(0)
  })
})

/** Lists of articles that are held back until the gate opens, and whether one was asked for. */
function heldLists(stores: Opened['stores']) {
  const library = libraryOf(stores, () => new Date('2026-11-20T09:00:00Z'))
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const editorialOf: NonNullable<TestParts['editorialOf']> = (...asked) => {
    const editorial = library(...asked)
    return {
      ...editorial,
      async listByMotifs(query) {
        reached.resolve()
        await gate.promise
        return editorial.listByMotifs(query)
      },
    }
  }
  return { editorialOf, gate, reached }
}

onBothEngines('what a write drops', (engine) => {
  test('a page’s own widgets: that page, and nothing else', async () => {
    const { get, stores, counted } = await cachingApp({ opened: await databaseOf(engine) })
    const paths = ['/', NEWS, OTHER]
    for (const path of paths) await get(path)
    const page = await stores.pages.findByPath(1, OTHER)
    const owner = { pageId: page?.id ?? 0, lang: 'fr' as const }
    const widgets = await stores.widgets.of(1, owner)
    await stores.widgets.replace(1, owner, [
      ...widgets.map((widget) => ({ ...widget, options: JSON.parse(widget.options) as unknown })),
      { zone: 'content', type: 'rich-text', version: 1, options: { html: '<p>Tout neuf</p>' } },
    ])
    await settled()
    counted()
    for (const path of paths) await get(path)
    expect(counted()).toEqual(['hit', 'hit', 'miss'])
    expect((await get(OTHER)).body).toContain('Tout neuf')
  })

  test('a menu: the pages that show it; articles: those that list some; redirects: none', async () => {
    const opened = await databaseOf(engine)
    const { get, stores, counted } = await cachingApp({ opened })
    const bare = '/informations-legales/mentions-legales'
    const paths = ['/', NEWS, bare]
    const ask = async () => {
      counted()
      for (const path of paths) await get(path)
      return counted()
    }
    await ask()
    await stores.redirects.save(1, { source: '/vieux', destination: '/', kind: 'manual' })
    await settled()
    expect(await ask()).toEqual(['hit', 'hit', 'hit'])

    await stores.menus.save(1, 999_999, 'Personne', {
      paramsMenu: { onlyLevelChoice: '' },
      menu: [],
    })
    await settled()
    expect(await ask()).toEqual(['hit', 'hit', 'hit'])

    await stores.menus.save(1, PRATIQUE, 'Pratique', {
      paramsMenu: { onlyLevelChoice: '' },
      menu: [],
    })
    await settled()
    expect(await ask()).toEqual(['miss', 'hit', 'hit'])

    await stores.articles.save(1, await someArticle(opened))
    await settled()
    expect(await ask()).toEqual(['miss', 'miss', 'hit'])

    await stores.sites.saveSettings(1, { site_name: 'Autre cabinet' })
    await settled()
    expect(await ask()).toEqual(['miss', 'miss', 'miss'])
  })

  test('what a page is about, and whether it is there: the articles that lead to it', async () => {
    const { get, stores } = await cachingApp({ opened: await databaseOf(engine) })
    const article = `${NEWS}?title=comment-lire-un-bulletin-de-paie`
    const mission = '/nos-missions/social-et-paie/bulletins-de-paie'
    const leads = async () => {
      await settled()
      const { body } = await get(article)
      return parsedHtml(body).attrs('.page-end a', 'href').includes(mission)
    }
    const page = await stores.pages.findByPath(1, mission)
    const write = (fields: Partial<typeof page & object>) =>
      stores.pages.update(1, page?.id ?? 0, 'fr', fields)
    expect(await leads()).toBe(true)
    await write({ infos: '{"testamotifs":["AEJ"]}' })
    expect(await leads()).toBe(false)
    await write({ infos: page?.infos ?? '' })
    expect(await leads()).toBe(true)
    await write({ is_secure: true })
    expect(await leads()).toBe(false)
    await write({ is_secure: false, is_active: false })
    expect(await leads()).toBe(false)
  })

  test('B6 a page that moved, and a redirect: what names its former address in data-url', async () => {
    const opened = await databaseOf(engine)
    const { get, stores, counted } = await cachingApp({ opened })
    const named = await newPage(opened, [])
    const before = `/ecrit-avant-${named.id}`
    const html =
      `<p data-url="${named.path}?x=1">a</p><p data-url="${before}/">b</p>` +
      `<p data-url="/nulle-part">c</p><p>data-url="${named.path}"</p>`
    const { path } = await newPage(opened, [
      { type: 'accordion', options: { items: [{ title: 'Section', html }] } },
    ])
    const plain = await newPage(opened, [text('Sans marque')])
    const marks = async () => {
      counted()
      await get(plain.path)
      return (await get(path)).body.match(/(?<= data-url=")[^"]*/g)
    }
    await settled()
    await marks()
    expect(await marks()).toEqual([`${named.path}?x=1`, `${before}/`, '/nulle-part'])
    expect(counted()).toEqual(['hit', 'hit'])
    await stores.redirects.save(1, {
      source: before,
      destination: `page:${named.id}`,
      kind: 'manual',
    })
    await settled()
    expect(await marks()).toEqual([`${named.path}?x=1`, named.path, '/nulle-part'])
    expect(counted()).toEqual(['hit', 'miss'])
    await stores.pages.update(1, named.id, 'fr', { slug: `deplacee-${named.id}` })
    await settled()
    const now = (await stores.pages.find(1, named.id, 'fr'))?.path
    expect(now).not.toBe(named.path)
    expect(await marks()).toEqual([`${now}?x=1`, now, '/nulle-part'])
    // Its former address is another page's, as for links.
    await newPage(opened, [], { path: named.path })
    await settled()
    expect(await marks()).toEqual([`${named.path}?x=1`, now, '/nulle-part'])
  })

  test('a shared block: the pages that show it, before it is live and after; a draft of it: none', async () => {
    const opened = await databaseOf(engine)
    const { get, stores, counted } = await cachingApp({ opened })
    const shows = (block: number) => ({ type: 'shared-block', options: { block } })
    const columns = [{ width: 12, widgets: [{ id: 990_001, version: 1, ...shows(5) }] }]
    const pages = await Promise.all([
      newPage(opened, [shows(5)]),
      newPage(opened, [{ type: 'columns', options: { columns } }]),
      newPage(opened, [shows(6)]),
      newPage(opened, [text('Sans bloc')]),
    ])
    const ask = async () => {
      counted()
      for (const { path } of pages) await get(path)
      return counted().join(' ')
    }
    const write = async (words: string, isLive: boolean) => {
      const widgets = [{ id: 990_002, zone: 'content', version: 1, ...text(words) }]
      const content = JSON.stringify({ title: 'Bloc', widgets })
      const block = { id: 5, lang: 'fr' as const, title: 'Bloc', content, isLive }
      await stores.texts.write(1, 'block', block)
      await settled()
    }
    await settled()
    await ask()
    await write('Pas encore', false)
    expect(await ask()).toBe('hit hit hit hit')
    await write('En ligne', true)
    expect(await ask()).toBe('miss miss hit hit')
    expect((await get(pages[0]?.path ?? '')).body).toContain('En ligne')
    await write('Autrement', true)
    expect(await ask()).toBe('miss miss hit hit')
    expect((await get(pages[1]?.path ?? '')).body).toContain('Autrement')
    await write('Autrement', false)
    expect(await ask()).toBe('miss miss hit hit')
    expect((await get(pages[0]?.path ?? '')).body).not.toContain('Autrement')
  })

  test('somebody of the team: the pages that show the team, and no other; a draft of them: none', async () => {
    const opened = await databaseOf(engine)
    const { get, stores, counted } = await cachingApp({ opened })
    const pages = await Promise.all([
      newPage(opened, [{ type: 'team', options: { from: 'all' } }]),
      newPage(opened, [{ type: 'contact-card', options: { show_team: true } }]),
      newPage(opened, [{ type: 'team', options: { members: [{ name: 'Anne', role: '' }] } }]),
    ])
    const ask = async () => {
      counted()
      for (const { path } of pages) await get(path)
      return counted().join(' ')
    }
    const write = async (lastName: string, isLive: boolean) => {
      const content = JSON.stringify({ fields: { lastName } })
      const id = 5
      await stores.texts.write(1, 'person', { id, lang: '', title: lastName, content, isLive })
      await settled()
    }
    await settled()
    await ask()
    await write('Pas encore', false)
    expect(await ask()).toBe('hit hit hit')
    await write('Quatresous', true)
    expect(await ask()).toBe('miss miss hit')
    expect((await get(pages[0]?.path ?? '')).body).toContain('Quatresous')
    await stores.texts.putInOrder(1, 'person', [5])
    await settled()
    expect(await ask()).toBe('miss miss hit')
    await write('Quatresous', false)
    expect(await ask()).toBe('miss miss hit')
    expect((await get(pages[0]?.path ?? '')).body).not.toContain('Quatresous')
  })

  test('another process’s write: at once on PostgreSQL, by LISTEN; on SQLite at the next look', async () => {
    const opened = await databaseOf(engine)
    const { get, counted } = await cachingApp({ opened, every: engine === 'sqlite' ? 20 : 60_000 })
    await get('/')
    await get(OTHER)
    const beside = createStores(await openDatabase(opened.location))
    closing.push(() => beside.close())
    const page = await beside.pages.findByPath(1, OTHER)
    const seen = async () => {
      await beside.pages.update(1, page?.id ?? 0, 'fr', { h1: 'Écrit par un autre' })
      await settled()
      counted()
      return (await get(OTHER)).body
    }
    // LISTEN begins a moment after the server does: what is written before is not heard.
    await expect.poll(seen).toContain('Écrit par un autre')
    await get('/')
    expect(counted()).toEqual(['miss', 'miss'])
  })

  test('what another process writes before the second look is seen at that look', async () => {
    const opened = await databaseOf(engine)
    const beside = createStores(await openDatabase(opened.location))
    closing.push(() => beside.close())
    const { get } = await cachingApp({ opened: { ...opened, location: {} }, every: 1000 })
    await get('/')
    await beside.sites.saveConstants(1, { nomcabinet: 'Maison Neuve' })
    expect((await get('/')).body).not.toContain('Maison Neuve')
    await expect
      .poll(async () => (await get('/')).body, { timeout: 5000 })
      .toContain('Maison Neuve')
  })

  test('a lost notice is made good by looking at the versions', async () => {
    const opened = await databaseOf(engine)
    const { get } = await cachingApp({ opened: { ...opened, location: {} } })
    await get('/')
    const beside = createStores(await openDatabase(opened.location))
    closing.push(() => beside.close())
    await beside.sites.saveConstants(1, { nomcabinet: 'Maison Neuve' })
    await settled()
    await settled()
    expect((await get('/')).body).toContain('Maison Neuve')
  })

  test.each([true, false])(
    'what was being made while its page was written is answered, not kept (site known: %s)',
    async (isKnown) => {
      const opened = await databaseOf(engine)
      const { editorialOf, reached, gate } = heldLists(opened.stores)
      const { get, counted } = await cachingApp({ opened, editorialOf })
      if (isKnown) await get('/informations-legales/mentions-legales')
      const making = get(NEWS)
      await reached.promise
      await opened.stores.sites.saveConstants(1, { nomcabinet: 'Maison Neuve' })
      await settled()
      gate.resolve()
      expect((await making).status).toBe(200)
      counted()
      expect((await get(NEWS)).body).toContain('Maison Neuve')
      expect(counted()).toEqual(['miss'])
    },
  )
})

test('what other pages hold: the pages that tell of it', async () => {
  const opened = await databaseOf('sqlite')
  const { get, stores, counted } = await cachingApp({ opened })
  const paths = [CHAPTER, OTHER]
  for (const path of paths) await get(path)
  const chapter = await stores.pages.findByPath(1, OTHER_CHAPTER)
  await place({ stores }, { id: chapter?.id ?? 0, lang: 'fr' }, [text('Une seule ligne.')])
  await settled()
  counted()
  for (const path of paths) await get(path)
  expect(counted()).toEqual(['miss', 'hit'])
})

test('whoever asks after a write does not join a making that began before it', async () => {
  const opened = await databaseOf('sqlite')
  const { editorialOf, reached, gate } = heldLists(opened.stores)
  const { get } = await cachingApp({ opened, editorialOf })
  const before = get(NEWS)
  await reached.promise
  await opened.stores.sites.saveConstants(1, { nomcabinet: 'Maison Neuve' })
  await settled()
  const after = get(NEWS)
  await settled()
  gate.resolve()
  expect((await before).body).not.toContain('Maison Neuve')
  expect((await after).body).toContain('Maison Neuve')
})

describe('what hangs on the clock', () => {
  const at = (instant: string) => ({ now: new Date(instant) })

  test('an article appears at its hour, on a page that was kept before', async () => {
    const opened = await databaseOf('sqlite')
    const time = at('2026-11-20T09:00:10Z')
    const clock = () => time.now
    const { get, counted } = await cachingApp({
      opened,
      clock,
      editorialOf: libraryOf(opened.stores, clock),
    })
    await opened.stores.articles.save(1, {
      ...(await someArticle(opened)),
      id: 9001,
      slug: 'a-son-heure',
      externalKey: 'A-SON-HEURE',
      title: 'À son heure exacte',
      datePublished: '2026-11-20T09:30:20.000Z',
    })
    await settled()
    await get(NEWS)
    await get(NEWS)
    time.now = new Date('2026-11-20T09:29:00Z')
    expect((await get(NEWS)).body).not.toContain('À son heure exacte')
    expect(counted()).toEqual(['miss', 'hit', 'hit'])
    time.now = new Date('2026-11-20T09:31:00Z')
    expect((await get(NEWS)).body).toContain('À son heure exacte')
    expect(counted()).toEqual(['miss'])
  })

  test('a text that names a figure is drawn anew when the figure changes, in Paris', async () => {
    const opened = await databaseOf('sqlite')
    const time = at('2026-11-20T09:00:00Z')
    const all = (await opened.stores.sites.find(1))?.settings.useful_figures ?? []
    const smic = all.find(({ key, from }) => key === 'smic_horaire' && from === '2026-06-01')
    if (!smic) throw new Error('no such figure')
    const others = all.filter((figure) => figure !== smic)
    const next = { ...smic, value: 12.9, from: '2026-12-05', to: '2027-12-31' }
    await opened.stores.sites.saveSettings(1, {
      useful_figures: [...others, { ...smic, to: '2026-12-04' }, next],
    })
    const html = '<p>À l’heure : %%chiffre:smic_horaire%%.</p>'
    const { path } = await newPage(opened, [{ type: 'rich-text', options: { html } }])
    const { get, counted } = await cachingApp({ opened, clock: () => time.now })
    const said = async () => /À l’heure\s: ([\d,]+)/.exec((await get(path)).body)?.[1]
    expect([await said(), await said()]).toEqual(['12,31', '12,31'])
    time.now = new Date('2026-12-04T22:59:00Z')
    expect(await said()).toBe('12,31')
    time.now = new Date('2026-12-04T23:00:00Z')
    expect(await said()).toBe('12,90')
    expect(counted().at(-1)).toBe('miss')
  })

  test('the year of the footer ends with the year, in Paris', async () => {
    const time = at('2026-12-31T22:59:00Z')
    const { get } = await cachingApp({ clock: () => time.now })
    expect((await get(OTHER)).body).toMatch(/©[^<]*2026/)
    time.now = new Date('2026-12-31T23:00:00Z')
    expect((await get(OTHER)).body).toMatch(/©[^<]*2027/)
  })

  test('a page on which a widget failed is kept ten seconds', async () => {
    const time = at('2026-11-20T09:00:00Z')
    const clock = () => time.now
    let isDown = true
    const library = libraryOf(shared.stores, clock)
    const { get, counted } = await cachingApp({
      clock,
      editorialOf: (...asked) => {
        const editorial = library(...asked)
        const refuse = async () => {
          throw new EditorialUnavailable('down')
        }
        return isDown ? { ...editorial, listByMotifs: refuse, listByOffset: refuse } : editorial
      },
    })
    await get(NEWS)
    await get(NEWS)
    isDown = false
    time.now = new Date('2026-11-20T09:00:09Z')
    await get(NEWS)
    expect(counted()).toEqual(['miss', 'hit', 'hit'])
    time.now = new Date('2026-11-20T09:00:10Z')
    expect((await get(NEWS)).html.has('article.feed-item')).toBe(true)
    expect(counted()).toEqual(['miss'])
  })

  test('a page that could not say how long a document is, is not kept', async () => {
    let isDown = true
    const { get, counted } = await cachingApp({
      documents: {
        get: async () => {
          if (isDown) throw new Error('down')
          return { hash: 'one', pages: 12, bytes: 123_456, read: async () => Buffer.from('') }
        },
        close: async () => {},
      },
    })
    await get(CHAPTER)
    isDown = false
    await get(CHAPTER)
    await get(CHAPTER)
    expect(counted()).toEqual(['unkept', 'miss', 'hit'])
  })

  test('a template of the site’s own folder is looked at again after five seconds', async () => {
    const opened = await databaseOf('sqlite')
    const time = at('2026-11-20T09:00:00Z')
    const { get, counted, dataDir } = await cachingApp({ opened, clock: () => time.now })
    const files = templateFiles(join(dataDir, 'uploads'), () => {})
    const written = (words: string) =>
      files.saveOwn('site-1', 'menu/menu-icon-top', { html: `<p>${words}</p>`, css: '', js: '' })
    await written('Ancien modèle')
    const options = { menu: PRATIQUE, template_dir: 'site-1' }
    const { path } = await newPage(opened, [{ type: 'icon-menu', options }])
    expect((await get(path)).body).toContain('Ancien modèle')
    await written('Nouveau modèle')
    time.now = new Date('2026-11-20T09:00:04.999Z')
    await get(path)
    expect(counted()).toEqual(['miss', 'hit'])
    time.now = new Date('2026-11-20T09:00:05Z')
    await get(path)
    await expect.poll(counted).toContain('renewed')
    expect((await get(path)).body).toContain('Nouveau modèle')
  })

  test('a page that is sent much becomes smaller in brotli, one at a time, and stays so when it is made anew', async () => {
    const time = at('2026-11-20T09:00:00Z')
    const clock = () => time.now
    const library = libraryOf(shared.stores, clock)
    const { get, counted, size } = await cachingApp({
      clock,
      editorialOf: (...asked) => ({
        ...library(...asked),
        listByMotifs: async (query) => {
          noteAnswer(answerTag('site 1 http', 'list'), time.now.getTime() + 60_000)
          return library(...asked).listByMotifs(query)
        },
      }),
    })
    const headers = { 'accept-encoding': 'br' }
    const asked = async (path: string) => {
      const { headers: answered, bytes } = await get(path, { headers })
      const length = Number(answered['content-length'])
      expect(bytes).toHaveLength(length)
      return {
        etag: String(answered['etag']),
        html: brotliDecompressSync(bytes).toString(),
        length,
      }
    }
    const many = async (path: string) => {
      for (let count = 0; count < 100; count += 1) await get(path, { headers })
    }
    const first = await asked(NEWS)
    const other = await asked(OTHER)
    const before = size()
    await get(NEWS, { headers: { ...headers, 'if-none-match': first.etag } })
    await Promise.all([many(NEWS), many(OTHER)])
    await expect.poll(async () => (await asked(NEWS)).length).toBeLessThan(0.93 * first.length)
    const dense = await asked(NEWS)
    expect(dense.html).toBe(first.html)
    expect(dense.etag).toMatch(STRONG)
    expect(dense.etag).not.toBe(first.etag)
    expect(size()).toEqual({
      pages: before.pages,
      bytes: before.bytes - first.length + dense.length,
    })
    // Another one that is asked for as much comes later.
    expect(await asked(OTHER)).toEqual(other)
    const known = { headers: { ...headers, 'if-none-match': dense.etag } }
    expect((await get(NEWS, known)).status).toBe(304)
    // Who holds the bytes of before gets the others.
    expect((await get(NEWS, { headers: { ...headers, 'if-none-match': first.etag } })).status).toBe(
      200,
    )
    counted()
    time.now = new Date('2026-11-20T09:01:00Z')
    await get(NEWS, { headers })
    await expect.poll(counted).toContain('renewed')
    expect(await asked(NEWS)).toEqual(dense)
  })

  test('an answer of a provider that grew old is shown once more while the page is made anew', async () => {
    const time = at('2026-11-20T09:00:00Z')
    const clock = () => time.now
    const library = libraryOf(shared.stores, clock)
    const { get, counted, answerChanged } = await cachingApp({
      clock,
      editorialOf: (...asked) => {
        const editorial = library(...asked)
        return {
          ...editorial,
          listByMotifs: async (query) => {
            noteAnswer(answerTag('site 1 http', 'list'), time.now.getTime() + 60_000)
            return editorial.listByMotifs(query)
          },
        }
      },
    })
    await get(NEWS)
    time.now = new Date('2026-11-20T09:00:59Z')
    await get(NEWS)
    expect(counted()).toEqual(['miss', 'hit'])
    time.now = new Date('2026-11-20T09:01:00Z')
    await get(NEWS)
    const outcomes: PageOutcome[] = []
    await expect.poll(() => outcomes.push(...counted()) && outcomes).toEqual(['stale', 'renewed'])
    await get(NEWS)
    expect(counted()).toEqual(['hit'])
    // Nobody came for long: what is that old is not shown any more.
    time.now = new Date('2026-11-20T10:00:00Z')
    await get(NEWS)
    expect(counted()).toEqual(['miss'])
    answerChanged(answerTag('site 1 http', 'other'))
    await get(NEWS)
    answerChanged(answerTag('site 1 http', 'list'))
    await get(NEWS)
    expect(counted()).toEqual(['hit', 'miss'])
  })

  for (const every of [24, 1]) {
    test(
      `on ${every === 1 ? 'every page' : 'one page of twenty-four'}, what is kept is what would be made: tomorrow, next week, next year`,
      { ...sampled(every > 1), timeout: 120_000 },
      async () => {
        const time = at('2026-11-20T22:30:00Z')
        const clock = () => time.now
        const editorialOf = libraryOf(shared.stores, clock)
        const keeping = await cachingApp({ clock, editorialOf })
        const making = await createTestApp({ stores: shared.stores, clock, editorialOf })
        closing.push(() => making.close())
        const tree = await shared.stores.pages.tree(1, 'fr')
        const active = tree.filter(({ is_active }) => is_active).map(({ path }) => path)
        expect(active.length).toBeGreaterThan(150)
        const paths = active.filter((_path, index) => index % every === 0)
        for (const instant of [
          '2026-11-20T22:30:00Z',
          '2026-11-20T23:30:00Z',
          '2026-11-23T00:00:00Z',
          '2027-01-01T00:00:00Z',
        ]) {
          time.now = new Date(instant)
          for (const path of paths) {
            const kept = await keeping.get(path)
            if (kept.headers['etag'] === undefined) continue
            expect(kept.body === (await making.get(path)).body, `${instant} ${path}`).toBe(true)
          }
        }
        const outcomes = keeping.counted()
        expect(outcomes.filter((one) => one === 'hit').length).toBeGreaterThan(200 / every)
      },
    )
  }
})
