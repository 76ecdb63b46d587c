import type { Site } from '../site.ts'

/** `www.exemple.fr` of `www.exemple.fr:8443`, as the setting `site_ndd` may be. */
export const withoutPort = (host: string): string => host.replace(/:\d{1,5}$/, '')

/** Ends of names that no public register gives out (RFC 6761, 6762, 8375 and the usual ones). */
const INNER = ['localhost', 'local', 'localdomain', 'internal', 'lan', 'home.arpa']

/**
 * Whether a host name, in its one form, means a machine and not a firm: an address of IPv4,
 * `localhost`, a name without a dot.
 */
export const isMachineName = (host: string): boolean =>
  !host.includes('.') ||
  /\.\d+$/.test(host) ||
  INNER.some((name) => host === name || host.endsWith(`.${name}`))

/**
 * The host that people are sent to: `site_ndd` where it is one of the site's registered names, else
 * the first of them that is no machine's; empty without one. What a firm merely wrote is not taken.
 */
export function confirmedHost({ settings, hosts }: Pick<Site, 'settings' | 'hosts'>): string {
  const { site_ndd } = settings
  if (site_ndd !== '' && hosts.includes(withoutPort(site_ndd))) return site_ndd
  return hosts.find((host) => !isMachineName(host)) ?? ''
}
