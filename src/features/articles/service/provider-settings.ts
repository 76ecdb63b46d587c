import type { ProviderName } from '#base/core/settings/feed-source.ts'
import type { Site } from '#base/core/site.ts'
import { withoutEnd } from '#base/kit/text/trim-end.ts'
import type { ProviderAddress } from '../providers/http/provider-calls.ts'

/** The server's own providers, for sites that name none. */
export interface ProviderDefaults {
  PROVIDER: ProviderName[]
  PROVIDER_URL?: string | undefined
  PROVIDER_TOKEN?: string | undefined
  PROVIDER_MEDIA_URL?: string | undefined
}

/** Providers of a motif, in order. */
export function orderOf(site: Site, { PROVIDER }: ProviderDefaults, motif: string): ProviderName[] {
  const { order, by_motif } = site.settings.providers
  return by_motif[motif] ?? (order.length > 0 ? order : PROVIDER)
}

/** Every provider that a site uses, in order: those of single motifs after the others. */
export function providerNames(site: Site, { PROVIDER }: ProviderDefaults): ProviderName[] {
  const { order, by_motif } = site.settings.providers
  const all = [order.length > 0 ? order : PROVIDER, ...Object.values(by_motif)]
  return [...new Set(all.flat())]
}

/**
 * Address of a site's HTTP provider: its own, else the server's. Token and media address of the
 * server are for the server's provider alone.
 */
export function httpAddress(site: Site, defaults: ProviderDefaults): ProviderAddress | null {
  const { provider_url, provider_token, provider_media_url } = site.settings
  const own = withoutEnd(provider_url, /\//)
  const url = own || defaults.PROVIDER_URL
  if (!url) return null
  const isServers = url === defaults.PROVIDER_URL
  const mediaUrl = provider_media_url || (isServers ? defaults.PROVIDER_MEDIA_URL : '')
  return {
    url,
    token: provider_token || (isServers ? (defaults.PROVIDER_TOKEN ?? '') : ''),
    mediaUrl: withoutEnd(mediaUrl || new URL(url).origin, /\//),
  }
}

/**
 * Name of a site's HTTP provider for its breaker, log and metrics. Who asks with an address or a token of
 * their own has one of their own: a wrong one leaves the other firms of the same provider alone.
 */
export function httpName({ id, settings }: Site, { url }: Pick<ProviderAddress, 'url'>): string {
  const isOwn = settings.provider_url !== '' || settings.provider_token !== ''
  return `http ${new URL(url).host}${isOwn ? ` site ${id}` : ''}`
}

/** Address that the paths of the media of a site's HTTP provider follow; `null` when it has none. */
export const mediaBase = (site: Site, defaults: ProviderDefaults): string | null =>
  providerNames(site, defaults).includes('http')
    ? (httpAddress(site, defaults)?.mediaUrl ?? null)
    : null
