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
import { checkLibrary } from './library-provider.ts'
import { motifsOfPages } from './site-motifs.ts'

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
