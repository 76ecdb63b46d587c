import type { Env } from '#base/platform/env.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import {
  httpAddress,
  orderOf,
  providerNames,
} from '#features/articles/service/provider-settings.ts'
import type { OpenContent } from './database.ts'
import { checkFeeds } from './feeds-provider.ts'
import { type Finding, findingsOf } from './finding.ts'
import { checkHttpProvider, type HttpProvider } from './http-provider.ts'
import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { pageMotifs } from '#base/core/page/page.ts'

/** What the providers are asked with. */
export interface ProviderTools {
  outgoing: Outgoing
  clock(): Date
}

/** Each provider that a site uses, asked once; the same one of several sites once for all. */
export async function checkProviders(
  { stores, sites }: Pick<OpenContent, 'stores' | 'sites'>,
  env: Env,
  { outgoing, clock }: ProviderTools,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const https = new Map<string, HttpProvider>()
  const withFeeds = sites.filter((site) => providerNames(site, env).includes('feeds'))
  for (const site of sites) {
    const names = providerNames(site, env)
    if (names.includes('library')) findings.push(await checkLibrary(stores, site, clock))
    if (!names.includes('http')) continue
    const address = httpAddress(site, env)
    if (address === null) {
      findings.push(
        findingsOf('fournisseur http', site).error(
          'il n’a pas d’adresse',
          'donnez PROVIDER_URL ou le réglage provider_url',
        ),
      )
      continue
    }
    const motifs = (await motifsOfPages(stores, site.id)).filter((motif) =>
      orderOf(site, env, motif).includes('http'),
    )
    const key = JSON.stringify(address)
    const others = https.get(key)?.motifs ?? []
    const size = site.settings.image_size_list === 'xxbig' ? 'xxbig' : 'xbig'
    https.set(key, { address, size, motifs: [...new Set([...others, ...motifs])].toSorted() })
  }
  for (const provider of https.values()) {
    findings.push(...(await checkHttpProvider(provider, outgoing, { clock })))
  }
  if (withFeeds.length > 0) {
    const sources = withFeeds.flatMap(({ settings }) => settings.feed_sources)
    const byUrl = new Map(sources.map((source) => [`${source.url} ${source.is_active}`, source]))
    findings.push(...(await checkFeeds([...byUrl.values()], outgoing, clock)))
  }
  return findings
}

/** How many own articles a site has. */
async function checkLibrary(
  stores: Pick<Stores, 'articles'>,
  site: Pick<Site, 'id' | 'name' | 'hosts'>,
  clock: () => Date,
): Promise<Finding> {
  const { ok, todo } = findingsOf('articles du site', site)
  const motifs = (await stores.articles.motifs(site.id)).map(({ code }) => code)
  const count = async (lang: 'fr' | 'en') => {
    const query = { motifs, lang, limit: 1, offset: 0, now: clock().toISOString() }
    return (await stores.articles.list(site.id, query)).countArticle
  }
  const [french, english] = await Promise.all([count('fr'), count('en')])
  return french + english === 0
    ? todo(`aucun article publié`, 'publiez-en, ou choisissez un fournisseur')
    : ok(`${french} en français, ${english} en anglais`)
}

/** Motifs that the pages of a site name (requirements D3), in order of the code. */
export async function motifsOfPages(
  { pages }: Pick<Stores, 'pages'>,
  siteId: number,
): Promise<string[]> {
  const codes = new Set<string>()
  for (const lang of ['fr', 'en'] as const) {
    for (const { id } of await pages.tree(siteId, lang)) {
      const page = await pages.find(siteId, id, lang)
      for (const code of pageMotifs(page?.infos ?? '{}')) codes.add(code)
    }
  }
  return [...codes].toSorted()
}
