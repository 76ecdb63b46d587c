/** @module-tag exhaustive */
import { decodeHTML } from 'entities'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { calls } from '#base/core/address/urls.ts'
import { type Answer, seededStores } from './app.ts'
import { sampled } from './exhaustive.ts'
import {
  type HostileProvider,
  INSIDE_WORDS,
  type Mode,
  MODES,
  type Scope,
  startHostileProvider,
} from './hostile-provider.ts'
import { FOREIGN_HOST } from './hostile/payloads.ts'
import { openProvidedSite, type ProvidedSite, SCOPE } from './hostile/provided-site.ts'

const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const NEWS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']
const HOME_LIST = calls.articleList({ motifs: NEWS, perPage: 5, page: 1, size: 'xbig' })

const TODAY = new Date('2026-11-20T09:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Past every time for which an answer is believed. */
const LATER = 40 * MINUTE
/**
 * Milliseconds for a page whose provider says nothing: less than the eight seconds that it is listened to, more than a
 * machine needs that is busy with other tests.
 */
const PAGE_LIMIT = 6000

const IMPORT_ERROR = "Erreur lors de l'importation des données"

let provider: HostileProvider
let stores: Stores
let now = TODAY.getTime()
const open: ProvidedSite[] = []

beforeAll(async () => {
  provider = await startHostileProvider({ today: TODAY, token: 'clef-secrete' })
  stores = await seededStores()
})
afterAll(async () => {
  await stores.close()
  await provider.close()
})
beforeEach(async () => {
  provider.restore()
  now += DAY
  const kept = await stores.providerAnswers.list(SCOPE)
  await stores.providerAnswers.remove(
    SCOPE,
    kept.map(({ key }) => key),
  )
})
afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

async function openSite(): Promise<ProvidedSite> {
  const clock = () => new Date(now)
  const site = await openProvidedSite({ stores, provider, clock, token: 'clef-secrete' })
  open.push(site)
  return site
}

async function restarted(site: ProvidedSite): Promise<ProvidedSite> {
  open.splice(open.indexOf(site), 1)
  await site.close()
  return openSite()
}

const article = () => {
  const [first] = provider.articles
  if (first === undefined) throw new Error('The provider publishes nothing.')
  return first
}

const articlePage = () => `${ALL_NEWS}?title=${article().slug}`
const PAGES = ['/', ALL_NEWS]
const LISTS = [
  HOME_LIST,
  calls.articleOffset({ motifs: ['AES'], limit: 4, offset: 2, size: 'xbig' }),
  calls.articleList({ motifs: ['AEJ'], perPage: 3, page: 2, size: 'xbig' }),
  calls.articleList({ motifs: ['EREVUEVIDEO'], perPage: 3, page: 1, size: 'xbig' }),
]

/** Ids of the articles that each page and list of the site shows, in order. */
type Shown = Record<string, number[] | string>

/** Asks for every page, the article and the lists, and looks at what no page may hold. */
async function lookAround(site: ProvidedSite): Promise<Shown> {
  const shown: Shown = {}
  for (const url of PAGES) shown[url] = idsOf(await quick(site, url))
  const { body } = await quick(site, articlePage())
  shown['article'] = /data-article-id="(\d+)"/.exec(body)?.[1] ?? ''
  for (const list of LISTS) {
    const { status, body: json } = await quickly(list, () => post(site, list))
    expect(status, list).toBe(200)
    shown[list] = JSON.parse(json).data.articles.map(({ id }: { id: number }) => id)
  }
  return shown
}

/** A page that answers 200, in time, without anything of the provider's. */
async function quick(site: ProvidedSite, url: string): Promise<Answer> {
  const answer = await quickly(url, () => site.get(url))
  expect(answer.status, url).toBe(200)
  looksSound(answer.body)
  return answer
}

async function quickly(what: string, ask: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now()
  const answer = await ask()
  expect(performance.now() - begun, `milliseconds for ${what}`).toBeLessThan(PAGE_LIMIT)
  return answer
}

const post = (site: ProvidedSite, list: string) =>
  site.get(`/ajax/testa${list}`, { method: 'POST' })

const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const ADDRESSES = 'href src data-src srcset data-srcset poster action data-frame'.split(' ')
const FORBIDDEN = 'iframe object embed template xmp base style svg:script'.split(' ')
const PROVIDERS_WORDS = ['clef-secrete', 'fournisseur', 'Doublon', INSIDE_WORDS, 'PDOException']

/** Nothing runs, loads from elsewhere, looks broken, or tells of the provider (requirements G6). */
function looksSound(body: string): void {
  const found = PROVIDERS_WORDS.filter((words) => body.includes(words))
  expect([...found, ...(body.includes(new URL(provider.url).host) ? ['host'] : [])]).toEqual([])
  expect(body.length).toBeLessThan(300_000)
  expect(body).toSatisfy((text: string) => text.isWellFormed())
  // oxlint-disable-next-line no-control-regex -- what is looked for
  expect(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.exec(body)).toBeNull()
  expect(/>[^<]*\b(?:Invalid Date|NaN|undefined|\[object \w+\])/.exec(body)).toBeNull()
  const faults: string[] = []
  for (const [tag, name = '', inside = ''] of body.matchAll(TAG)) {
    if (FORBIDDEN.includes(name.toLowerCase())) faults.push(tag)
    for (const [, attribute = '', value = ''] of inside.matchAll(ATTRIBUTE)) {
      if (/^(?:on\w+|style|srcdoc|formaction)$/i.test(attribute)) faults.push(tag)
      if (!ADDRESSES.includes(attribute)) continue
      const address = decodeHTML(value)
      if (/^[\s\p{Cc}]*(?:javascript|vbscript|data|file):/iu.test(address)) faults.push(tag)
      if (attribute !== 'href' && address.includes(FOREIGN_HOST)) faults.push(tag)
    }
    if (name === 'script' && !/ type="application\/(?:ld\+)?json"| src="\/assets\//.test(inside)) {
      faults.push(tag)
    }
  }
  expect(faults).toEqual([])
  expect(body).not.toContain('alert-danger')
}

const LINK = /<a class="[^"]*stretched-link[^"]*" href="([^"]*)"/g

/** Ids of the articles of a page's lists, by their links. */
function idsOf({ body }: Answer): number[] {
  const idOfSlug = new Map(provider.articles.map(({ id, slug }) => [slug, id]))
  return [...body.matchAll(LINK)].map(([, href = '']) => {
    const slug = decodeHTML(href).split('|').at(-1) ?? ''
    return idOfSlug.get(slug) ?? Number.NaN
  })
}

/** Modes in which a provider does what it may, or what cleaning mends without a word. */
const SOUND: ReadonlySet<Mode> = new Set<Mode>([
  'healthy',
  'keyed-by-id',
  'utf8-as-latin1',
  'latin1-as-utf8',
  'long-texts',
  'success-true',
  'unknown-motifs',
  'foreign-media',
  'null-bytes',
  'lone-surrogates',
  'odd-dates',
  'odd-labels',
])

/** Modes in which a call has not ended when a visitor has long gone. */
const SLOW: ReadonlySet<Mode> = new Set<Mode>(['stall', 'drip'])

/** To say `success` of an article is to withdraw it. */
const SCOPES: Partial<Record<Mode, Scope>> = { 'success-true': 'lists', 'success-false': 'lists' }

/** One of each class of fault. */
const SAMPLE: ReadonlySet<Mode> = new Set<Mode>([
  'attack-script',
  'empty-lists',
  'wrong-ids',
  'lone-surrogates',
  'stall',
  'status-500',
  'gzip-bomb',
  'redirect-inside',
])

for (const mode of MODES) {
  describe(`a provider with ${mode}`, { ...sampled(SAMPLE.has(mode)), timeout: 60_000 }, () => {
    test('after one healthy round shows the same articles, also after a restart', async () => {
      const site = await openSite()
      const before = await lookAround(site)
      expect(before['/']).toHaveLength(8)
      expect(before[ALL_NEWS]).toHaveLength(8)
      expect(before['article']).toBe(String(article().id))
      expect(site.told.ended.filter(({ outcome }) => outcome !== 'ok')).toEqual([])

      provider.become(mode, SCOPES[mode] ?? 'all')
      now += LATER
      expect(await lookAround(site)).toEqual(before)
      if (!SLOW.has(mode)) await site.settled()
      expect(await lookAround(site)).toEqual(before)
      toldOf(site, mode)

      const again = await restarted(site)
      expect(await lookAround(again)).toEqual(before)
      if (SLOW.has(mode)) return
      await again.settled()
      now += mode === 'empty-lists' ? LATER : 3 * LATER
      expect(await lookAround(again)).toEqual(before)
      await again.settled()
      expect(await lookAround(again)).toEqual(before)
    })

    test('on a cold start costs its lists and says so for an article', async () => {
      provider.become(mode)
      const site = await openSite()
      for (const url of PAGES) {
        const { html } = await quick(site, url)
        const states = html.attrs('.widget-feed', 'data-state')
        const said = html.attrs('.widget-feed[data-console]', 'data-console')
        expect(said.every((words) => words === IMPORT_ERROR)).toBe(true)
        expect(states.filter((state) => state === 'error')).toHaveLength(said.length)
        expect(html.texts('h1')).toHaveLength(1)
        expect(html.has('.widget-site-footer')).toBe(true)
      }
      const answer = await quickly('article', () => site.get(articlePage()))
      expect([200, 404, 502, 503]).toContain(answer.status)
      looksSound(answer.body)
      if (answer.status !== 200) expect(answer.html.texts('.widget-message p')).toHaveLength(1)
    })
  })
}

/** The faults were told to whoever watches, without the token. */
function toldOf(site: ProvidedSite, mode: Mode): void {
  const faults = site.told.ended.filter(({ outcome }) => outcome !== 'ok')
  const wanted = SOUND.has(mode) || SLOW.has(mode) ? 0 : 1
  expect(faults.length + site.told.dropped, 'faults told').toBeGreaterThanOrEqual(wanted)
  for (const { reason } of faults) expect(reason).toMatch(/\S.{10}/)
  expect(JSON.stringify(site.told)).not.toContain('clef-secrete')
}

test.each(['latin1-as-utf8', 'utf8-as-latin1'] as const)(
  'a provider with %s shows every accent all the same',
  async (mode) => {
    provider.become(mode)
    const site = await openSite()
    const { html } = await quick(site, '/')
    const news = provider.articles.filter(({ motifs }) => !motifs.includes('EREVUEVIDEO'))
    const titles = html.texts('[data-widget-id="1459"] .item-title')
    const plain = titles.map((title) => title.replaceAll(/\s/g, ' '))
    expect(plain).toEqual(news.slice(0, 5).map(({ title }) => title))
    const { body } = await quick(site, articlePage())
    expect(body).toContain('L’essentiel\nest de s’y prendre tôt')
  },
)

describe('a provider that comes and goes', () => {
  test('is down for seven days, over a restart: lists and articles are still there', async () => {
    const site = await openSite()
    const before = await lookAround(site)
    await provider.close()
    now += LATER
    expect(await lookAround(site)).toEqual(before)
    const again = await restarted(site)
    for (let day = 1; day <= 7; day += 1) {
      now += DAY
      expect(await lookAround(again), `day ${day}`).toEqual(before)
      await again.settled()
    }
    expect(again.told.breaker).toContain('open')
    expect(again.told.ended.every(({ outcome }) => outcome === 'unavailable')).toBe(true)
    const last = await restarted(again)
    expect(await lookAround(last)).toEqual(before)
    const { status, html } = await last.get(`${ALL_NEWS}?title=jamais-demande`)
    expect(status).toBe(503)
    expect(html.has('.widget-site-footer')).toBe(true)
    provider = await startHostileProvider({ today: TODAY, token: 'clef-secrete' })
  })

  test('recovers: what is new is shown once the breaker lets a call pass', async () => {
    const site = await openSite()
    await lookAround(site)
    provider.become('status-500')
    now += LATER
    for (let round = 0; round < 3; round += 1) {
      await lookAround(site)
      await site.settled()
      now += MINUTE
    }
    expect(site.told.breaker).toContain('open')
    const before = provider.seen().length
    for (let view = 0; view < 20; view += 1) await site.get('/')
    await site.settled()
    expect(provider.seen().length - before).toBeLessThan(5)

    provider.become('healthy')
    const [first, second] = provider.articles
    provider.withdraw(first?.slug ?? '')
    now += LATER
    for (let round = 0; round < 3; round += 1) {
      await site.get('/')
      await site.settled()
      now += 10_000
    }
    expect(site.told.breaker.at(-1)).toBe('closed')
    expect(idsOf(await site.get('/'))[0]).toBe(second?.id)
  })

  test('sends empty lists: believed when they stay so for more than an hour', async () => {
    const site = await openSite()
    const before = await lookAround(site)
    provider.become('empty-lists')
    for (const minutes of [6, 30, 20]) {
      now += minutes * MINUTE
      await lookAround(site)
      await site.settled()
      expect(await lookAround(site), `after ${minutes} minutes more`).toEqual(before)
    }
    now += 30 * MINUTE
    await lookAround(site)
    await site.settled()
    expect(idsOf(await site.get('/'))).toEqual([])
  })

  test('asks to be left alone, and is', async () => {
    const site = await openSite()
    await lookAround(site)
    now += LATER
    provider.retryAfter = 600
    provider.become('status-429')
    await site.get('/')
    await site.settled()
    const asked = provider.seen().length
    now += 9 * MINUTE
    for (let view = 0; view < 5; view += 1) await lookAround(site)
    await site.settled()
    expect(provider.seen().length).toBe(asked)
    now += 2 * MINUTE
    await site.get('/')
    await site.settled()
    expect(provider.seen().length).toBeGreaterThan(asked)
  })
})

describe('what leaves', () => {
  test('a withdrawn article leaves lists, pages and the store', async () => {
    const site = await openSite()
    const before = await lookAround(site)
    const { slug, id } = article()
    provider.withdraw(slug)
    now += LATER
    await site.get(articlePage())
    await site.settled()
    const gone = await site.get(articlePage())
    expect(gone.status).toBe(404)
    expect(gone.html.text).toContain('Article introuvable.')
    for (const url of PAGES) {
      const ids = idsOf(await site.get(url))
      expect(ids, url).not.toContain(id)
      expect(ids.length).toBeGreaterThanOrEqual(7)
    }
    for (const list of LISTS) {
      const { data } = JSON.parse((await post(site, list)).body)
      expect(data.articles.map((item: { id: number }) => item.id)).not.toContain(id)
    }
    await site.settled()
    provider.become('status-500')
    const again = await restarted(site)
    expect((await again.get(articlePage())).status).not.toBe(200)
    expect(idsOf(await again.get('/'))).not.toContain(id)
    const kept = await stores.providerAnswers.list(SCOPE)
    const holding = kept.filter(({ value }) => value.includes(slug))
    expect(holding.map(({ key }) => key)).toEqual([])
    expect(before['/']).toContain(id)
  })

  test('an article not found by its id leaves too', async () => {
    const site = await openSite()
    await lookAround(site)
    const { slug, id } = article()
    provider.withdraw(slug)
    now += 20 * MINUTE
    await site.get(articlePage())
    await site.settled()
    const kept = await stores.providerAnswers.list(SCOPE)
    expect(kept.filter(({ value }) => value.includes(slug)).map(({ key }) => key)).toEqual([])
    expect(idsOf(await site.get('/'))).not.toContain(id)
  })

  test('a motif whose subscription ends takes its lists, articles and pictures along', async () => {
    const site = await openSite()
    await lookAround(site)
    const ofMotif = provider.articles.filter(({ motifs }) => motifs.includes('AEF'))
    const others = provider.articles.filter(({ motifs }) => motifs.includes('AES'))
    await site.get(`${ALL_NEWS}?mo=["AEF"]`)
    await site.get(`${ALL_NEWS}?title=${others[0]?.slug}`)
    provider.endSubscription('AEF')
    now += LATER
    for (let view = 0; view < 2; view += 1) {
      for (const url of PAGES) await site.get(url)
      await site.settled()
    }
    provider.become('status-500')
    const again = await restarted(site)
    for (const url of [...PAGES, `${ALL_NEWS}?mo=["AEF"]`]) {
      const ids = idsOf(await again.get(url))
      for (const { id } of ofMotif) expect(ids, url).not.toContain(id)
    }
    expect(idsOf(await again.get('/'))).toHaveLength(8)
    expect((await again.get(articlePage())).status).not.toBe(200)
    expect((await again.get(`${ALL_NEWS}?title=${others[0]?.slug}`)).status).toBe(200)
    const kept = (await stores.providerAnswers.list(SCOPE)).map(({ value }) => value).join()
    for (const { slug, mediasPaths } of ofMotif) {
      expect(kept).not.toContain(slug)
      expect(kept).not.toContain(mediasPaths[0]?.url)
    }
    const forgotten = site.forgotten.map(({ url }) => url)
    expect(forgotten).toContain(ofMotif[0]?.mediasPaths[0]?.url)
    expect(forgotten).not.toContain(others[0]?.mediasPaths[0]?.url)
    expect(kept).toContain(others[0]?.slug)
  })
})

describe('politeness', () => {
  /** Each question with the number of times it reached the provider. */
  const questions = () => {
    const counts = new Map<string, number>()
    for (const { url } of provider.seen()) counts.set(url, (counts.get(url) ?? 0) + 1)
    return counts
  }

  test('200 views ask for each thing at most once a time to live', async () => {
    const site = await openSite()
    provider.latency = 15
    const urls = ['/', ALL_NEWS, `${ALL_NEWS}?page=2`, `${ALL_NEWS}?mo=["AES"]`, articlePage()]
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, view) => site.get(urls[view % urls.length] ?? '/')),
      )
      now += 25_000
    }
    await site.settled()
    const counts = questions()
    expect(counts.size).toBeGreaterThan(5)
    expect([...counts].filter(([, count]) => count > 1)).toEqual([])
    now += LATER
    await Promise.all(Array.from({ length: 20 }, () => site.get('/')))
    await site.settled()
    expect([...questions()].filter(([, count]) => count > 2)).toEqual([])
  })

  test('each call is a POST without body or cookie, with the token, and takes JSON', async () => {
    const site = await openSite()
    await lookAround(site)
    expect(provider.seen().length).toBeGreaterThan(8)
    for (const { method, length, headers } of provider.seen()) {
      expect([method, length]).toEqual(['POST', 0])
      expect(headers['cookie']).toBeUndefined()
      expect(headers['authorization']).toBe('Bearer clef-secrete')
      expect(headers['accept']).toBe('application/json')
    }
  })

  test('the same motifs in another order, or twice, are the same question', async () => {
    const site = await openSite()
    for (const motifs of [
      ['AES', 'AEF'],
      ['AEF', 'AES'],
      ['AEF', 'AES', 'AEF'],
      ['AEF', 'AES', 'INCONNU'],
    ]) {
      const { status } = await post(
        site,
        calls.articleList({ motifs, perPage: 5, page: 1, size: 'xbig' }),
      )
      expect(status).toBe(200)
    }
    expect(provider.calls().list).toBe(1)
  })

  test('a redirect inside takes no token along', async () => {
    const site = await openSite()
    provider.become('redirect-inside')
    await site.get('/')
    await site.settled()
    expect(provider.seenInside().length).toBeGreaterThan(0)
    for (const headers of provider.seenInside()) expect(headers.authorization).toBeUndefined()
  })
})
