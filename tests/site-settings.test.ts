import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SiteSettings } from '#base/core/settings/settings.ts'
import { createTestApp, type TestApp } from './app.ts'

const SITE = 1

let site: TestApp
let settings: SiteSettings
beforeAll(async () => {
  site = await createTestApp()
  const demo = await site.stores.sites.find(SITE)
  if (demo === null) throw new Error('The demo has no site.')
  settings = demo.settings
})
afterEach(() => site.stores.sites.saveSettings(SITE, settings))
afterAll(() => site.close())

const flip = (changes: Partial<SiteSettings>) => site.stores.sites.saveSettings(SITE, changes)
const statusOf = async (path: string) => (await site.get(path)).status

/** Pages of a switch: one of them, one under it when there is one, one that stays. */
const SWITCHES: readonly [keyof SiteSettings, string[]][] = [
  [
    'guide_creation',
    ['/nos-guides/creer-son-entreprise', '/nos-guides/creer-son-entreprise/financer'],
  ],
  ['guide_facturation', ['/nos-guides/bien-facturer', '/nos-guides/bien-facturer/les-mentions']],
  [
    'guide_patrimoine',
    ['/nos-guides/gerer-son-patrimoine', '/nos-guides/gerer-son-patrimoine/transmettre'],
  ],
  [
    'guide_entrepreneur',
    ['/nos-guides/essentiel-de-lentrepreneur', '/nos-guides/essentiel-de-lentrepreneur/embaucher'],
  ],
  ['kiosque', ['/kiosque', '/kiosque/fiches-a-telecharger']],
  ['lead_projet', ['/votre-projet/parlons-de-votre-projet']],
  ['lead_rappel', ['/votre-projet/etre-rappele']],
  ['lead_rdv', ['/votre-projet/prendre-rendez-vous']],
  ['pack_crea', ['/nos-missions/creation-et-reprise', '/vous-etes/createur-dentreprise']],
  ['pack_secteur', ['/vous-etes', '/vous-etes/batiment']],
]

describe('L1 a setting other than 1 takes its pages away', () => {
  test.each(SWITCHES)('%s', async (name, paths) => {
    for (const path of paths) expect(await statusOf(path)).toBe(200)
    await flip({ [name]: '0' })
    for (const path of paths) expect(await statusOf(path)).toBe(404)
    const linked = await Promise.all(
      ['/', '/informations-legales/plan-du-site', '/votre-projet', '/nos-guides', '/contact'].map(
        async (page) => (await site.get(page)).body,
      ),
    )
    for (const path of paths) {
      for (const body of linked) expect(body.includes(`href="${path}"`)).toBe(false)
    }
    await flip({ [name]: 'oui' })
    for (const path of paths) expect(await statusOf(path)).toBe(404)
  })
})

test('L1 the text of an article keeps the words of a link to what is off, and not the link', async () => {
  const news = '/vos-actualites/infos-pratiques/fil-dactualites?title='
  const slugs = [
    'delais-de-paiement-ce-que-la-facture-doit-dire',
    'location-nue-ou-meublee-deux-logiques-differentes',
  ]
  const read = () => Promise.all(slugs.map(async (slug) => (await site.get(news + slug)).html))
  const dead = ['/nos-guides/bien-facturer/les-mentions', '/vous-etes/loueur-en-meuble']
  const hrefs = (pages: Awaited<ReturnType<typeof read>>) =>
    pages.map((html) =>
      html.attrs('.article-body a', 'href').filter((to) => dead.includes(String(to))),
    )
  const before = await read()
  expect(hrefs(before)).toEqual(dead.map((one) => [one]))
  await flip({ guide_facturation: '0', pack_secteur: '0' })
  const after = await read()
  expect(hrefs(after)).toEqual([[], []])
  expect(after.map((html) => html.texts('.article-body'))).toEqual(
    before.map((html) => html.texts('.article-body')),
  )
})

test('L1 basedoc_en publishes English pages', async () => {
  expect(await statusOf('/en/news')).toBe(200)
  expect((await site.get('/vos-actualites/infos-pratiques/fil-dactualites')).body).toContain(
    'hreflang="en"',
  )
  await flip({ basedoc_en: '0' })
  expect(await statusOf('/en/news')).toBe(404)
  const french = await site.get('/vos-actualites/infos-pratiques/fil-dactualites')
  expect(french.body.includes('rel="alternate" hreflang')).toBe(false)
  expect(french.body.includes('href="/en/news"')).toBe(false)
})

test('L1 beTesta other than installed: the calls answer 404 and the feeds are empty', async () => {
  await flip({ beTesta: '' })
  const call = await site.app.inject({ method: 'POST', url: '/ajax/testa/motifs/subscribed' })
  expect(call.statusCode).toBe(404)
  expect((await site.get('/')).body.includes('feed-item')).toBe(false)
  const article =
    '/vos-actualites/infos-pratiques/fil-dactualites?title=comment-lire-un-bulletin-de-paie'
  expect((await site.get(article)).status).toBe(404)
})

test('L1 provider_segment names the calls', async () => {
  await flip({ provider_segment: 'editeur' })
  const call = (name: string) =>
    site.app.inject({ method: 'POST', url: `/ajax/${name}/motifs/subscribed` })
  expect((await call('editeur')).statusCode).toBe(200)
  expect((await call('testa')).statusCode).toBe(404)
})

test('L1 site_indexable keeps search engines out', async () => {
  expect((await site.get('/')).body.includes('noindex')).toBe(false)
  await flip({ site_indexable: '0' })
  expect(
    (await site.get('/')).body.includes('<meta name="robots" content="noindex, follow">'),
  ).toBe(true)
})

test('a site whose legal pages lack something is not indexed either', async () => {
  await flip({ legal: { ...settings.legal, mediator: '' } })
  expect(
    (await site.get('/')).body.includes('<meta name="robots" content="noindex, follow">'),
  ).toBe(true)
})

test('L1 option_seo brings Open Graph and hreflang', async () => {
  const path = '/vos-actualites/infos-pratiques/fil-dactualites'
  const { body } = await site.get(path)
  expect(body.includes('property="og:title"')).toBe(true)
  await flip({ option_seo: '0' })
  const without = await site.get(path)
  expect(without.body.includes('property="og:')).toBe(false)
  expect(without.body.includes('rel="alternate" hreflang')).toBe(false)
  expect(without.body.includes('application/ld+json')).toBe(false)
})

test('L1 share gives the buttons their words', async () => {
  await flip({ share: { ...settings.share, title: 'Faites passer' } })
  const slug = (
    await site.stores.articles.list(SITE, {
      motifs: ['AEF'],
      lang: 'fr',
      limit: 1,
      offset: 0,
      now: '2026-11-20T09:00:00.000Z',
    })
  ).articles[0]?.slug
  const { body } = await site.get(`/vos-actualites/infos-pratiques/fil-dactualites?title=${slug}`)
  expect(body.includes('Faites passer')).toBe(true)
})

test('L1 site_ndd is the base of absolute addresses where PUBLIC_URL is absent', async () => {
  const other = await createTestApp({ stores: site.stores, publicUrl: null })
  await flip({ site_ndd: 'www.autre.example' })
  expect((await other.get('/contact')).body).toContain(
    '<link rel="canonical" href="https://www.autre.example/contact">',
  )
  await other.close()
})

test('L1 what is private never stands in a page, and gmap_key waits for its click', async () => {
  await flip({ gmap_key: 'cle-de-carte-1', client_im: 'im-42', first_time: 'premier-pas' })
  const { body } = await site.get('/le-cabinet/nos-bureaux/bureau-du-centre')
  const { body: context } = await site.get('/')
  for (const secret of ['cle-de-carte-1', 'im-42', 'premier-pas']) {
    expect((body + context).includes(secret)).toBe(false)
  }
})

test('L1 public settings stand in the site context', async () => {
  await flip({
    client_type: 'avocat',
    site_type: 'vitrine',
    id_client: '7654321',
    site_theme_version: '9',
  })
  const { html } = await site.get('/')
  const { settings: shown } = JSON.parse(html.one('#site-context').rawText)
  expect(shown).toMatchObject({
    client_type: 'avocat',
    site_type: 'vitrine',
    id_client: '7654321',
    site_theme_version: '9',
  })
})

test.each([
  ['guide_creation_send_paper', '/nos-guides/creer-son-entreprise'],
  ['guide_facturation_send_paper', '/nos-guides/bien-facturer'],
  ['guide_patrimoine_send_paper', '/nos-guides/gerer-son-patrimoine'],
  ['guide_entrepreneur_send_paper', '/nos-guides/essentiel-de-lentrepreneur'],
] as const)('L1 %s offers the copy on paper', async (name, path) => {
  expect((await site.get(path)).body.includes('name="papier"')).toBe(true)
  await flip({ [name]: '0' })
  const { body } = await site.get(path)
  expect(body.includes('name="papier"')).toBe(false)
  expect(/version papier/i.test(body)).toBe(false)
})

test('L1 client_type is the type of the firm for search engines', async () => {
  const offices = async () => (await site.get('/le-cabinet/nos-bureaux/bureau-de-la-gare')).body
  expect((await offices()).includes('"AccountingService"')).toBe(true)
  await flip({ client_type: 'avocat' })
  expect((await offices()).includes('"AccountingService"')).toBe(false)
})

test('L1 site_email is where visitors write, and named beside every form', async () => {
  await flip({ site_email: 'bonjour@autre.example' })
  expect((await site.get('/contact')).body.includes('bonjour@autre.example')).toBe(true)
})
