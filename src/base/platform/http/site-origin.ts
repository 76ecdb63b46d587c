import type { Server } from 'node:http'
import type { AccountRole } from '#base/core/account.ts'
import type { Site } from '#base/core/site.ts'
import { type AdminHost, adminPath } from './admin-host.ts'
import { confirmedHost, isMachineName, withoutPort } from '#base/core/address/site-address.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

/** What a site's address is made of. */
export interface OriginDeps {
  /** `PUBLIC_URL`, without trailing slash. */
  publicUrl: string | null
  /** Address the server listens on, when nothing says the public one; empty when it doesn't. */
  listeningOrigin(): string
  /** The back office's own host; `null`: it stands on the host of each site. */
  adminHost: AdminHost | null
}

/** What says the address of a site, whatever the back office's is. */
type SiteOriginDeps = Omit<OriginDeps, 'adminHost'>

/**
 * Base of absolute addresses in what the site shows of itself: never the request's own Host. Nobody is
 * sent a link made of it.
 */
export function originOf(
  { publicUrl, listeningOrigin }: SiteOriginDeps,
  { site }: Pick<SiteReader, 'site'>,
): string {
  const { site_ndd } = site.settings
  const own = site_ndd ? `https://${site_ndd}` : ''
  // PUBLIC_URL is the address of one site: the others go by their own host.
  return (site.isDefault ? publicUrl || own : own || publicUrl) || listeningOrigin()
}

/** Base of the links that people are sent: a name that the agency has registered for the site. */
export function mailOriginOf(
  { publicUrl, listeningOrigin }: SiteOriginDeps,
  site: Pick<Site, 'isDefault' | 'settings' | 'hosts'>,
): string {
  const host = confirmedHost(site)
  const own = host === '' ? '' : `https://${host}`
  return (site.isDefault ? publicUrl || own : own || publicUrl) || listeningOrigin()
}

/** What links of mails begin with. */
export interface MailedAddresses {
  /** The site, without slash. */
  origin: string
  /** Its back office, `/admin` included. */
  backOffice: string
}

export const mailedAddressesOf = (
  deps: OriginDeps,
  site: Pick<Site, 'id' | 'isDefault' | 'settings' | 'hosts'>,
): MailedAddresses => ({ origin: mailOriginOf(deps, site), backOffice: backOfficeOf(deps, site) })

const backOfficeOf = (
  deps: OriginDeps,
  site: Pick<Site, 'id' | 'isDefault' | 'settings' | 'hosts'>,
): string =>
  deps.adminHost === null
    ? `${mailOriginOf(deps, site)}/admin`
    : deps.adminHost.origin + adminPath(site)

/**
 * Where people are sent from the back office's own host to see a site; `null` while no name leads to it.
 */
export function viewOriginOf(
  deps: SiteOriginDeps,
  site: Pick<Site, 'isDefault' | 'settings' | 'hosts'>,
): string | null {
  const host = confirmedHost(site) || site.hosts[0]
  if (site.isDefault || (host !== undefined && !isMachineName(withoutPort(host)))) {
    return mailOriginOf(deps, site)
  }
  // The name of a machine is reached as the server itself is.
  const own = URL.parse(deps.publicUrl ?? deps.listeningOrigin())
  if (host === undefined || own === null) return null
  own.hostname = withoutPort(host)
  return own.origin
}

/**
 * Base of the links to somebody's account. Those of staff lead to the back office's own host; while there
 * is none, those of a super-admin, who may act everywhere, lead to the installation's own address, whatever
 * site they were asked for on.
 * @param stores on the transaction that is open, if one is
 */
export async function accountOriginOf(
  deps: OriginDeps,
  stores: { sites: { findByHost(host: string): Promise<Site | null> } },
  site: Site,
  { role }: { role: AccountRole | null },
): Promise<string> {
  if (deps.adminHost !== null && role !== null && role !== 'client') return deps.adminHost.origin
  if (role !== 'super-admin') return mailOriginOf(deps, site)
  // No host is asked for: the default site.
  return mailOriginOf(deps, (await stores.sites.findByHost('')) ?? site)
}

/** Asks the system once: it is asked for at each page. */
export function listeningOriginOf(server: () => Server): () => string {
  let known = ''
  return () => (known ||= localOrigin(server()))
}

/** `http://localhost:3000` for a server on loopback; empty for one that does not listen yet. */
function localOrigin(server: Server): string {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') return ''
  const { address, family, port } = bound
  const host = LOOPBACK.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])
