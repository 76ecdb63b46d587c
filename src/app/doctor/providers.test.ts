import type { SiteSettings } from '#base/core/settings/settings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#base/platform/env.ts'
import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { OutgoingFailed } from '#base/platform/outgoing/outgoing.ts'
import { seededStores } from '../../../tests/app.ts'
import { fakeOutgoing } from '../../../tests/fake-outgoing.ts'
import { checkProviders } from './providers.ts'
import { motifsOfPages } from './providers.ts'

let stores: Stores
let demo: Site
beforeAll(async () => {
  stores = await seededStores()
  const site = await stores.sites.find(1)
  if (site === null) throw new Error('The demo has no site.')
  demo = site
})
afterAll(() => stores.close())

const siteOf = (settings: Partial<SiteSettings>, id = 1): Site => ({
  ...demo,
  id,
  settings: { ...demo.settings, ...settings },
})

async function check(sites: Site[], variables: Record<string, string> = {}) {
  const outgoing = fakeOutgoing(() => new OutgoingFailed('unreachable', 'Personne.'))
  const tools = { outgoing, clock: () => new Date('2026-11-20T09:00:00Z') }
  const findings = await checkProviders({ stores, sites }, readEnv(variables), tools)
  return {
    lines: findings.map(({ name, level, finding }) => `${name} : ${level} ${finding}`),
    asked: outgoing.requests.map(({ url }) => url),
  }
}

const HTTP = { PROVIDER: 'http', PROVIDER_URL: 'https://editeur.example/api' }

test('the library’s articles are counted, in both languages', async () => {
  const { lines, asked } = await check([demo])
  expect(lines).toEqual([
    expect.stringMatching(/^articles du site : ok [1-9]\d* en français, [1-9]\d* en anglais$/),
  ])
  expect(asked).toEqual([])
})

test('a site without own articles is a warning', async () => {
  expect((await check([siteOf({}, 2)])).lines).toEqual([
    'articles du site : todo aucun article publié',
  ])
})

describe('http', () => {
  test('the provider of several sites is asked once', async () => {
    const { lines, asked } = await check([demo, siteOf({}, 2)], HTTP)
    expect(asked).toEqual(['https://editeur.example/api/motifs/subscribed'])
    expect(lines).toHaveLength(1)
  })

  test('a site’s own provider is asked at its address', async () => {
    const own = siteOf({ provider_url: 'https://autre.example/' }, 2)
    const { asked } = await check([demo, own], HTTP)
    expect(asked).toEqual([
      'https://editeur.example/api/motifs/subscribed',
      'https://autre.example/motifs/subscribed',
    ])
  })

  test('a site that names http without an address is told', async () => {
    const { lines } = await check([siteOf({ providers: { order: ['http'], by_motif: {} } })])
    expect(lines).toEqual(['fournisseur http : error il n’a pas d’adresse'])
  })

  test('a motif of its own provider counts', async () => {
    const providers: SiteSettings['providers'] = { order: [], by_motif: { AEF: ['http'] } }
    const { lines } = await check([siteOf({ providers, provider_url: 'https://autre.example' })])
    expect(lines.map((line) => line.split(' : ')[0])).toEqual([
      'articles du site',
      'fournisseur autre.example',
    ])
  })
})

test('feeds: the active sources of every site, each address once', async () => {
  const source: SiteSettings['feed_sources'][number] = {
    key: 'a',
    name: 'A',
    url: 'https://a.example/flux',
    is_active: true,
    kind: 'news',
    motifs: ['AEF'],
    keywords: [],
    icon: 'rss',
    licence: '',
    interval: 60,
  }
  const one = siteOf({ feed_sources: [source, { ...source, key: 'b', url: 'https://b.example/' }] })
  const two = siteOf({ feed_sources: [{ ...source, is_active: false }, source] }, 2)
  const { asked } = await check([one, two], { PROVIDER: 'feeds' })
  expect(asked.toSorted()).toEqual(['https://a.example/flux', 'https://b.example/'])
})

test('the motifs of a site are those that its pages name', async () => {
  expect(await motifsOfPages(stores, 1)).toEqual(
    expect.arrayContaining(['AEF', 'AEJ', 'AEM', 'AEP', 'AES']),
  )
  expect(await motifsOfPages(stores, 99)).toEqual([])
})
