import type { AccountRole } from '#base/core/account.ts'
import type { Site } from '#base/core/site.ts'
import { confirmedHost } from '#base/core/address/site-address.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

/** What a site's address is made of. */
export interface OriginDeps {
  /** `PUBLIC_URL`, without trailing slash. */
  publicUrl: string | null
  /** Address the server listens on, when nothing says the public one; empty when it doesn't. */
  listeningOrigin(): string
}

/**
 * Base of absolute addresses in what the site shows of itself: never the request's own Host. Nobody is
 * sent a link made of it.
 */
export function originOf(
  { publicUrl, listeningOrigin }: OriginDeps,
  { site }: Pick<SiteReader, 'site'>,
): string {
  const { site_ndd } = site.settings
  const own = site_ndd ? `https://${site_ndd}` : ''
  // PUBLIC_URL is the address of one site: the others go by their own host.
  return (site.isDefault ? publicUrl || own : own || publicUrl) || listeningOrigin()
}

/** Base of the links that people are sent: a name that the agency has registered for the site. */
export function mailOriginOf(
  { publicUrl, listeningOrigin }: OriginDeps,
  site: Pick<Site, 'isDefault' | 'settings' | 'hosts'>,
): string {
  const host = confirmedHost(site)
  const own = host === '' ? '' : `https://${host}`
  return (site.isDefault ? publicUrl || own : own || publicUrl) || listeningOrigin()
}

/**
 * Base of the links to somebody's account. Those of a super-admin, who may act everywhere, lead to
 * the installation's own address, whatever site they were asked for on.
 * @param stores on the transaction that is open, if one is
 */
export async function accountOriginOf(
  deps: OriginDeps,
  stores: { sites: { findByHost(host: string): Promise<Site | null> } },
  site: Site,
  { role }: { role: AccountRole | null },
): Promise<string> {
  if (role !== 'super-admin') return mailOriginOf(deps, site)
  // No host is asked for: the default site.
  return mailOriginOf(deps, (await stores.sites.findByHost('')) ?? site)
}
