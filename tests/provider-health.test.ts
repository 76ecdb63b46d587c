import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { FeedSource } from '#base/core/settings/feed-source.ts'
import type { Site } from '#base/core/site.ts'
import { createAnswers } from '#features/articles/providers/answers.ts'
import type { ProviderAnswers } from '#features/articles/providers/provider-answers.ts'
import { OutgoingFailed } from '#base/platform/outgoing/outgoing.ts'
import {
  providerRecords,
  type ProviderRecords,
} from '#features/articles/service/provider-records.ts'
import { providerHealth, type ProviderHealth } from '#features/articles/service/provider-health.ts'
import { seededStores } from './app.ts'
import { type Call, downEditorial, spied } from './editorials.ts'
import { type FakeAnswer, fakeOutgoing } from './fake-outgoing.ts'
import { inThisThread } from './in-this-thread.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const FEED = 'https://bofip.example/flux.xml'
const TOKEN = 'jeton-que-personne-ne-lit'

const source: FeedSource = {
  key: 'bofip',
  name: 'BOFiP',
  url: FEED,
  is_active: true,
  kind: 'news',
  motifs: [],
  keywords: [{ motif: 'AEF', words: ['TVA', 'impôt'] }],
  icon: '',
  licence: '',
  interval: 60,
}

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>Flux</title>
<item><title>La TVA des jeux</title><link>https://bofip.example/1</link><pubDate>Thu, 19 Nov 2026 08:00:00 GMT</pubDate></item>
<item><title>Un concert</title><link>https://bofip.example/2</link><pubDate>Wed, 18 Nov 2026 08:00:00 GMT</pubDate></item>
</channel></rss>`

const calls: Call[] = []
let stores: Stores
let answers: ProviderAnswers
let records: ProviderRecords
let health: ProviderHealth
let answer: (url: string) => FakeAnswer | OutgoingFailed

beforeAll(async () => {
  stores = await seededStores()
})
afterAll(() => stores.close())

beforeEach(() => {
  calls.length = 0
  records = providerRecords(() => NOW)
  const outgoing = fakeOutgoing(({ url }) => answer(url))
  const { observer } = records
  answers = createAnswers({ kept: stores.providerAnswers, clock: () => NOW, observer, report() {} })
  health = providerHealth({
    defaults: { PROVIDER: ['library'], PROVIDER_URL: '', PROVIDER_MEDIA_URL: '' },
    stores,
    clock: () => NOW,
    heavy: inThisThread,
    outgoing,
    answers,
    records,
    sourcesOf: () => [
      { name: 'http', editorial: spied(downEditorial, calls), supplies: () => true },
    ],
  })
})

async function siteWith(settings: Partial<Site['settings']>): Promise<Site> {
  const site = await stores.sites.find(1)
  if (site === null) throw new Error('The demo has no site.')
  return { ...site, settings: { ...site.settings, ...settings } }
}

const withHttp = () =>
  siteWith({
    providers: { order: ['library', 'http'], by_motif: {} },
    provider_url: 'https://contenu.example/ajax/testa',
    provider_token: TOKEN,
  })

const withFeed = () =>
  siteWith({ providers: { order: ['feeds'], by_motif: {} }, feed_sources: [source] })

const keep = (scope: string, key: string) =>
  stores.providerAnswers.save(scope, key, {
    value: '{}',
    fetchedAt: '2026-11-19T10:00:00.000Z',
    sanitiserVersion: 1,
  })

describe('the state of the providers of a site', () => {
  test('names each in order, with what is kept and the last good answer', async () => {
    await keep('site 1 http', 'motifs')
    await keep('site 1 http', 'address')
    const [library, http] = await health.states(await withHttp())
    expect(library).toMatchObject({ id: 'library', kind: 'library', problem: null })
    expect(http).toMatchObject({
      id: 'http',
      name: 'contenu.example',
      address: 'https://contenu.example/ajax/testa',
      lastGood: '2026-11-19T10:00:00.000Z',
      kept: { count: 1, newest: '2026-11-19T10:00:00.000Z' },
      breaker: { state: 'closed' },
    })
    records.observer.called({
      provider: 'http contenu.example site 1',
      call: 'subscribed',
      outcome: 'ok',
      milliseconds: 3,
    })
    expect((await health.states(await withHttp()))[1]?.lastGood).toBe(NOW.toISOString())
  })

  test('says that an HTTP provider has no address, and never its token', async () => {
    const site = await siteWith({ providers: { order: ['http'], by_motif: {} } })
    expect((await health.states(site))[0]?.problem).toMatch(/pas d’adresse/)
    expect(JSON.stringify(await health.states(await withHttp()))).not.toContain(TOKEN)
  })

  test('has one line for each feed that is switched on', async () => {
    const off = { ...source, key: 'off', is_active: false }
    const site = await siteWith({
      providers: { order: ['feeds'], by_motif: {} },
      feed_sources: [source, off],
    })
    expect((await health.states(site)).map(({ id, name }) => [id, name])).toEqual([
      ['feed bofip', 'BOFiP'],
    ])
  })
})

describe('to empty and read again', () => {
  test('lets go of what is kept when the provider answers, but for its address', async () => {
    answer = () => ({
      body: JSON.stringify({ success: true, data: { motifs: { AEF: 'AEF : Fiscal' } } }),
    })
    await keep('site 1 http', 'motifs')
    await keep('site 1 http', 'address')
    const state = await health.reread(await withHttp(), 'http')
    expect(state.kept.count).toBe(0)
    expect(calls.map(({ call }) => call)).toEqual(['subscribedMotifs'])
    expect(await stores.providerAnswers.find('site 1 http', 'address')).not.toBeNull()
  })

  test('empties nothing when it does not answer, and says so', async () => {
    answer = () => new OutgoingFailed('timeout', 'Pas de réponse en 8 s.')
    await keep('site 1 http', 'motifs')
    await expect(health.reread(await withHttp(), 'http')).rejects.toThrow(/Rien n’a été vidé/)
    expect(await stores.providerAnswers.find('site 1 http', 'motifs')).not.toBeNull()
  })

  test('does not ask a provider that is left alone', async () => {
    answer = () => {
      throw new Error('It was asked.')
    }
    records.observer.breakerChanged({
      provider: 'http contenu.example site 1',
      state: 'open',
      reason: 'en panne',
      until: NOW,
    })
    await expect(health.reread(await withHttp(), 'http')).rejects.toThrow(/n’est pas appelé/)
  })

  test('reads a feed anew and leaves the other feeds alone', async () => {
    answer = () => ({ type: 'application/rss+xml', body: RSS })
    await keep('feeds', FEED)
    await keep('feeds', 'https://autre.example/flux')
    const state = await health.reread(await withFeed(), 'feed bofip')
    expect(state.kept).toEqual({ count: 1, newest: NOW.toISOString() })
    const kept = await stores.providerAnswers.find('feeds', FEED)
    expect(kept?.value).toContain('La TVA des jeux')
    expect(await stores.providerAnswers.find('feeds', 'https://autre.example/flux')).not.toBeNull()
  })

  test('knows only the providers of the site', async () => {
    await expect(health.reread(await withFeed(), 'feed autre')).rejects.toThrow(/n’est pas ou plus/)
  })
})

describe('to try a feed', () => {
  test('shows its newest articles under their themes, and keeps nothing', async () => {
    answer = () => ({ type: 'application/rss+xml', body: RSS })
    const url = 'https://neuf.example/flux'
    const trial = await health.tryFeed({ ...source, url })
    expect(trial).toMatchObject({ count: 2, movedTo: null })
    expect(trial.articles.map(({ title, motifs }) => [title, motifs])).toEqual([
      ['La TVA des jeux', ['AEF']],
      ['Un concert', []],
    ])
    expect(await stores.providerAnswers.find('feeds', url)).toBeNull()
  })

  test.each<[string, FakeAnswer | OutgoingFailed, RegExp]>([
    ['is no feed', { type: 'text/html', body: '<html>' }, /illisible/],
    ['does not answer', new OutgoingFailed('unreachable', 'Pas de connexion.'), /n’a pas répondu/],
    ['stands on a private network', new OutgoingFailed('address', 'Adresse privée.'), /privée/],
  ])('says why when the address %s', async (_words, given, why) => {
    answer = () => given
    await expect(health.tryFeed(source)).rejects.toThrow(why)
  })
})
