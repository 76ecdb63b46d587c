import type { SiteSettings } from '#base/core/settings/settings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { MediaPath } from '#base/core/article/article.ts'
import type { Site } from '#base/core/site.ts'
import { createAnswers } from '#features/articles/providers/answers.ts'
import { EditorialUnavailable } from '#base/core/article/article-gateway.ts'
import { unobserved } from '#features/articles/rules/observer.ts'
import type { ProviderAnswers } from '#features/articles/providers/provider-answers.ts'
import { toWireArticle, toWireList } from '#features/articles/rules/wire.ts'
import { createGateway } from '#features/articles/service/gateway.ts'
import { mediaBase, type ProviderDefaults } from '#features/articles/service/provider-settings.ts'
import { siteSources } from '#features/articles/service/site-sources.ts'
import { createTestApp, seededStores, type TestApp } from './app.ts'
import { type OutgoingToApp, outgoingToApp } from './outgoing-to-app.ts'
import { inThisThread } from './in-this-thread.ts'

const TODAY = new Date('2026-11-20T09:00:00Z')

/** A Vitrine that supplies others. */
let provider: TestApp
let stores: Stores
beforeAll(async () => {
  provider = await createTestApp()
  stores = await seededStores()
})
afterAll(async () => {
  await provider.close()
  await stores.close()
})

let outgoing: OutgoingToApp
let answers: ProviderAnswers
let warnings: string[]
let forgotten: { siteId: number; medias: readonly MediaPath[] | 'all' }[]
beforeEach(() => {
  outgoing = outgoingToApp(provider.app)
  warnings = []
  forgotten = []
  answers = createAnswers({
    kept: stores.providerAnswers,
    clock: () => TODAY,
    observer: unobserved,
    report: (message) => warnings.push(message),
  })
})

const DEFAULTS: ProviderDefaults = {
  PROVIDER: ['library'],
  PROVIDER_URL: 'https://contenu.example/ajax/testa',
  PROVIDER_TOKEN: 'jeton-du-serveur',
  PROVIDER_MEDIA_URL: undefined,
}

function editorials(defaults: Partial<ProviderDefaults> = {}) {
  const sourcesOf = siteSources({
    defaults: { ...DEFAULTS, ...defaults },
    stores,
    clock: () => TODAY,
    outgoing,
    heavy: inThisThread,
    answers,
    observer: unobserved,
    media: {
      forget: async (siteId, medias) => void forgotten.push({ siteId, medias }),
      forgetAll: async (siteId) => void forgotten.push({ siteId, medias: 'all' }),
    },
    warn: (message) => warnings.push(message),
  })
  return createGateway({
    sourcesOf,
    stores,
    clock: () => TODAY,
    noteMotifs: () => (inner) => inner,
    deadline: 900,
  })
}

async function siteWith(settings: Partial<SiteSettings> = {}): Promise<Site> {
  const [site] = await stores.sites.list()
  if (!site) throw new Error('The demo has no site.')
  return { ...site, settings: { ...site.settings, ...settings } }
}

const news = { motifs: ['AEF'], perPage: 5, page: 1, size: 'xbig' } as const
const ids = async (settings: Partial<SiteSettings>, defaults: Partial<ProviderDefaults> = {}) => {
  const editorial = editorials(defaults).editorialOf(await siteWith(settings), 'fr')
  const { articles } = await editorial.listByMotifs({ ...news, motifs: [...news.motifs] })
  return articles.map(({ id }) => id)
}
const order = (...names: SiteSettings['providers']['order']) => ({
  providers: { order: names, by_motif: {} },
})

describe('a site’s providers', () => {
  test('are the server’s when it names none, else its own', async () => {
    await ids({})
    expect(outgoing.requests).toEqual([])
    await ids({}, { PROVIDER: ['http'] })
    expect(outgoing.requests).toHaveLength(2)
    outgoing.requests = []
    await ids(order('library'), { PROVIDER: ['http'] })
    expect(outgoing.requests).toEqual([])
  })

  test('a firm’s own wrong token closes the provider to nobody else', async () => {
    outgoing.tamper = (answer) =>
      outgoing.lastHeaders['authorization'] === 'Bearer faux' ? { ...answer, status: 401 } : answer
    const [first] = await stores.sites.list()
    const other: Site = {
      ...(await siteWith({ ...order('http'), provider_token: 'faux' })),
      id: (first?.id ?? 0) + 1,
    }
    const { editorialOf } = editorials({ PROVIDER: ['http'] })
    for (let page = 1; page <= 8; page += 1) {
      const asked = editorialOf(other, 'fr').listByMotifs({ ...news, motifs: ['AEF'], page })
      await expect(asked).rejects.toThrow(EditorialUnavailable)
    }
    const own = editorialOf(await siteWith(), 'fr')
    expect((await own.listByMotifs({ ...news, motifs: ['AEF'] })).articles.length).toBeGreaterThan(
      0,
    )
  })

  test('may differ by motif', async () => {
    const providers = { order: ['library' as const], by_motif: { AEF: ['http' as const] } }
    const own = await ids(order('library'))
    const contracts = await ids({ providers })
    expect(contracts).toEqual(own.map((id) => 1e15 + id))
    const social = editorials().editorialOf(await siteWith({ providers }), 'fr')
    const { articles } = await social.listByMotifs({ ...news, motifs: ['AES'] })
    expect(articles.every(({ id }) => id < 1e15)).toBe(true)
  })

  test('P5 articles say where they come from, and the five calls do not', async () => {
    const slug = 'tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises'
    for (const [name, origin] of [
      ['library', 'own'],
      ['http', 'provider'],
    ] as const) {
      for (const providers of [
        { order: [name], by_motif: {} },
        { order: [name], by_motif: { AES: [name] } },
      ]) {
        const editorial = editorials().editorialOf(await siteWith({ providers }), 'fr')
        const { articles } = await editorial.listByMotifs({ ...news, motifs: ['AEF'] })
        expect(new Set(articles.map((article) => article.origin)), name).toEqual(new Set([origin]))
        const id = (await editorial.articleId(slug)) ?? 0
        const article = await editorial.article({ id, xsl: 'A', size: 'xbig' })
        expect(article?.origin).toBe(origin)
        const list = toWireList({ articles, countArticle: 5 }, { withoutIdInKey: true })
        expect(JSON.stringify([list, toWireArticle(article)])).not.toContain('"origin"')
      }
    }
  })

  test('an HTTP provider without an address is left aside, and the log says so', async () => {
    const defaults = { PROVIDER: ['http', 'library'] as const, PROVIDER_URL: undefined }
    const own = await ids({})
    expect(await ids({}, { ...defaults, PROVIDER: [...defaults.PROVIDER] })).toEqual(own)
    expect(warnings).toEqual([expect.stringMatching(/PROVIDER_URL/)])
  })

  test('the server’s token goes to the server’s provider only', async () => {
    await ids(order('http'))
    expect(outgoing.lastHeaders['authorization']).toBe('Bearer jeton-du-serveur')
    await ids({ ...order('http'), provider_url: 'https://autre.example/ajax/testa/' })
    expect(outgoing.lastHeaders['authorization']).toBeUndefined()
    await ids({
      ...order('http'),
      provider_url: 'https://tiers.example/ajax/testa',
      provider_token: 'le-sien',
    })
    expect(outgoing.lastHeaders['authorization']).toBe('Bearer le-sien')
  })

  test('the media address is the site’s, the server’s or the provider’s own host', async () => {
    const base = async (settings: Partial<SiteSettings>, media?: string) =>
      mediaBase(await siteWith(settings), { ...DEFAULTS, PROVIDER_MEDIA_URL: media })
    expect(await base({})).toBeNull()
    expect(await base(order('http'))).toBe('https://contenu.example')
    expect(await base(order('http'), 'https://photos.example/m')).toBe('https://photos.example/m')
    const own = { ...order('http'), provider_url: 'https://autre.example/api' }
    expect(await base(own, 'https://photos.example/m')).toBe('https://autre.example')
    expect(await base({ ...own, provider_media_url: 'https://cdn.example/' })).toBe(
      'https://cdn.example',
    )
  })
})

describe('a provider that is no more', () => {
  test('leaves nothing behind when the address changes', async () => {
    await ids(order('http'))
    await answers.close()
    expect((await stores.providerAnswers.list('site 1 http')).length).toBeGreaterThan(2)
    forgotten = []
    outgoing.isDown = true
    const moved = { ...order('http'), provider_url: 'https://autre.example/ajax/testa' }
    await expect(ids(moved)).rejects.toThrow('Connexion refusée')
    expect(forgotten).toEqual([{ siteId: 1, medias: 'all' }])
    const rows = await stores.providerAnswers.list('site 1 http')
    expect(rows.map(({ key }) => key)).toEqual(['address'])
  })

  test('leaves nothing behind when the site gives it up', async () => {
    await ids(order('http'))
    await answers.close()
    await ids(order('library'))
    await expect.poll(() => stores.providerAnswers.list('site 1 http')).toEqual([])
    expect(forgotten).toContainEqual({ siteId: 1, medias: 'all' })
  })
})
