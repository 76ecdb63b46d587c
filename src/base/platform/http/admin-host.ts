import type { IncomingHttpHeaders } from 'node:http'
import { hostName } from '#base/core/address/host-name.ts'
import { isMachineName } from '#base/core/address/site-address.ts'
import type { Door } from '#base/core/caller.ts'
import type { Site } from '#base/core/site.ts'
import { requestHost } from './request-host.ts'

/** The host on which the back office of every site stands, and nothing else (`ADMIN_HOST`). */
export interface AdminHost {
  /** In its one form, without port. */
  name: string
  /** `https://admin.exemple.fr`: what its addresses begin with. */
  origin: string
}

/** What the environment says of it; `null`: the back office stands on the host of each site. */
export function adminHostOf({
  ADMIN_HOST,
  PUBLIC_URL,
}: {
  ADMIN_HOST?: string | undefined
  PUBLIC_URL?: string | undefined
}): AdminHost | null {
  if (ADMIN_HOST === undefined) return null
  const name = hostName(ADMIN_HOST)
  const isPlain = PUBLIC_URL === undefined ? isMachineName(name) : PUBLIC_URL.startsWith('http:')
  return { name, origin: new URL(`${isPlain ? 'http' : 'https'}://${ADMIN_HOST}`).origin }
}

/** Whether a request is meant for that host, however it spells it. */
export const isAdminHost = (
  adminHost: AdminHost | null,
  request: { headers: IncomingHttpHeaders },
): boolean => adminHost !== null && requestHost(request).replace(/\.$/, '') === adminHost.name

/** Whom a request may be of. */
export const doorOf = (
  adminHost: AdminHost | null,
  request: { headers: IncomingHttpHeaders },
): Door =>
  adminHost === null ? 'everybody' : isAdminHost(adminHost, request) ? 'staff' : 'clients'

/** Path of a site's back office on that host. */
export const adminPath = ({ id }: Pick<Site, 'id'>): string => `/admin/s/${id}`

/** What is asked for on that host. */
export interface AdminTarget {
  /** `null`: no site is named, or none that there can be. */
  siteId: number | null
  /** The same address as it would be on the site's own host. */
  url: string
}

/** Ids as the databases count them. */
const OF_A_SITE = /^\/admin\/s\/([1-9]\d{0,8})(?=[/?]|$)/

/** What stands before a file of the site that the screens and the previews in them show. */
const FILE = /^\/site(?=\/(?!admin(?:[/?]|$)))/

/** Takes the site out of an address. */
export function adminTarget(url: string): AdminTarget {
  const [beginning, id] = OF_A_SITE.exec(url) ?? []
  if (beginning === undefined) return { siteId: null, url }
  const rest = url.slice(beginning.length)
  return {
    siteId: Number(id),
    url: FILE.test(rest) ? rest.replace(FILE, '') : `/admin${rest}`,
  }
}

/**
 * Where a file of a site lies on that host, when the page that names it says whose it is; `null` when it
 * doesn't. Pages name files as on their own host, and browsers say to their own origin which page that was.
 * @param referer as the browser sent it
 */
export function fileAddress(
  { origin }: { origin: string },
  referer: string | undefined,
  url: string,
): string | null {
  const page = URL.parse(referer ?? '')
  if (page === null || page.origin !== origin) return null
  const { siteId } = adminTarget(page.pathname)
  return siteId === null ? null : `${adminPath({ id: siteId })}/site${url}`
}
