import type { SiteSettings } from '#base/core/settings/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { seededStores } from '../../../tests/app.ts'
import type { OpenContent } from './database.ts'
import { checkSettings } from './settings.ts'

let stores: Stores
let demo: Site
beforeAll(async () => {
  stores = await seededStores()
  const site = await stores.sites.find(1)
  if (site === null) throw new Error('The demo has no site.')
  demo = site
})
afterAll(() => stores.close())

const PUBLIC_URL = 'https://www.exemple.fr'

async function check(
  settings: Partial<SiteSettings> = {},
  more: {
    site?: Partial<Site>
    publicUrl?: string | undefined
    faults?: OpenContent['faults']
  } = {},
) {
  const { site = {}, publicUrl = PUBLIC_URL, faults = [] } = more
  const sites = [{ ...demo, ...site, settings: { ...demo.settings, ...settings } }]
  const env = { PUBLIC_URL: publicUrl === '' ? undefined : publicUrl, PROVIDER_SEGMENT: 'testa' }
  const findings = await checkSettings({ stores, sites, faults }, env)
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, finding, advice }) => `${level} ${finding} | ${advice}`)
}

test('the demo with a public address has nothing to mend', async () => {
  expect(await check()).toEqual([])
})

test('where the calls answer is shown: the site’s own segment, else the server’s', async () => {
  const env = { PUBLIC_URL, PROVIDER_SEGMENT: 'testa' }
  const own = { ...demo, settings: { ...demo.settings, provider_segment: 'editeur' } }
  const said = async (site: Site) =>
    (await checkSettings({ stores, sites: [site], faults: [] }, env)).at(-1)?.finding
  expect(await said(demo)).toBe('les flux répondent sous /ajax/testa')
  expect(await said(own)).toBe('les flux répondent sous /ajax/editeur')
})

test('stored values that can not be used are told as the stores tell them', async () => {
  expect(
    await check({}, { faults: [{ siteId: 1, fault: 'Le réglage « x » a une valeur refusée.' }] }),
  ).toEqual(['warning Le réglage « x » a une valeur refusée | corrigez la valeur'])
})

test('a site whose public address is not known', async () => {
  expect(await check({}, { publicUrl: '' })).toEqual([
    expect.stringMatching(/PUBLIC_URL ou le réglage site_ndd$/),
  ])
  const site = { hosts: ['www.exemple.fr'] }
  expect(await check({ site_ndd: 'www.exemple.fr' }, { publicUrl: '', site })).toEqual([])
})

test('PUBLIC_URL is the address of the default site alone', async () => {
  const other = { isDefault: false, hosts: ['www.autre.fr'] }
  const said = await check({}, { site: other })
  expect(said).toContainEqual(
    expect.stringMatching(/n’est pas connue \| donnez le réglage site_ndd$/),
  )
  expect(said).toContainEqual(
    expect.stringMatching(/^error aucun site n’est celui des noms d’hôte/),
  )
})

test('the back office’s own host is no site’s', async () => {
  const sites = [{ ...demo, hosts: ['admin.exemple.fr'] }]
  const env = { PUBLIC_URL, PROVIDER_SEGMENT: 'testa', ADMIN_HOST: 'admin.exemple.fr' }
  const findings = await checkSettings({ stores, sites, faults: [] }, env)
  expect(findings).toContainEqual(
    expect.objectContaining({
      level: 'error',
      finding: expect.stringContaining('l’hôte du back-office (ADMIN_HOST)'),
      advice: expect.stringContaining('--remove admin.exemple.fr'),
    }),
  )
})

test('PUBLIC_URL and site_ndd that differ', async () => {
  expect(await check({ site_ndd: 'exemple.fr' })).toEqual([
    expect.stringMatching(/^warning PUBLIC_URL l’emporte sur site_ndd \(exemple\.fr\)/),
  ])
  expect(await check({ site_ndd: 'www.exemple.fr:8443' })).toEqual([])
})

test('a sender that is not allowed', async () => {
  const own = { ...demo, settings: { ...demo.settings, mail_from: 'a@exemple.fr' } }
  const said = async (MAIL_DOMAINS: string[]) => {
    const env = { PUBLIC_URL, PROVIDER_SEGMENT: 'testa', MAIL_DOMAINS }
    const findings = await checkSettings({ stores, sites: [own], faults: [] }, env)
    return findings.filter(({ level }) => level !== 'ok').map(({ finding }) => finding)
  }
  expect(await said(['exemple.fr'])).toEqual([])
  expect(await said(['autre.fr'])).toEqual([expect.stringContaining('mail_from (a@exemple.fr)')])
})

test('a host that leads to another site', async () => {
  const site = { isDefault: false, hosts: ['www.autre.fr'] }
  const said = await check({ site_ndd: 'exemple.fr' }, { site })
  expect(said).toContainEqual(expect.stringMatching(/exemple\.fr \(site_ndd\) n’est pas un de ses/))
  const own = await check({ site_ndd: 'www.autre.fr' }, { site })
  expect(own.join()).not.toContain('site_ndd')
})

test('M4 M5 hosts that somebody took, or that nobody confirmed', async () => {
  const site = { isDefault: false, hosts: ['www.autre.fr', 'www.exemple.fr'] }
  expect(await check({ site_ndd: 'www.autre.fr' }, { site })).toContainEqual(
    expect.stringMatching(/^error www\.exemple\.fr, l’hôte de PUBLIC_URL, mène à ce site/),
  )
  expect(await check({ site_ndd: 'www.autre.fr' }, { publicUrl: '' })).toEqual([
    expect.stringMatching(/^warning www\.autre\.fr .* aucun lien de courriel n’y mène/),
  ])
})

test.each<[Partial<SiteSettings>, RegExp]>([
  [{ news_page: 0 }, /news_page est vide : les articles/],
  [{ news_page: 9999 }, /news_page nomme la page 9999, qui n’existe pas/],
  [{ videos_page: 0 }, /videos_page est vide : les vidéos/],
  [{ beTesta: '0' }, /les flux sont coupés \(beTesta\)/],
])('%j is a warning', async (settings, said) => {
  expect(await check(settings)).toEqual([expect.stringMatching(said)])
})

test('without an address for mail nobody hears of a request, and the imprint is not complete', async () => {
  expect(await check({ site_email: '' })).toEqual([
    expect.stringMatching(/il manque l’adresse électronique/),
    expect.stringMatching(/^todo site_email est vide/),
  ])
})

test('a news page that is not active is a warning', async () => {
  const id = demo.settings.news_page
  await stores.pages.update(1, id, 'fr', { is_active: false })
  expect(await check()).toEqual([expect.stringMatching(/qui n’est pas active/)])
  await stores.pages.update(1, id, 'fr', { is_active: true })
})

test('what the law asks for and the site does not say is for the firm to fill in, no error of the installation (O6)', async () => {
  const legal = {
    ...demo.settings.legal,
    vat: '',
    host: { ...demo.settings.legal.host, phone: ' ' },
  }
  const missing =
    'mentions légales incomplètes, il manque le numéro de TVA intracommunautaire, le téléphone de l’hébergeur'
  expect(await check({ legal })).toEqual([
    `todo ${missing} ; les moteurs de recherche sont tenus à l’écart | complétez le réglage legal`,
  ])
  expect(await check({ legal, site_indexable: '0' })).toEqual([
    `todo ${missing} | complétez le réglage legal`,
  ])
})
