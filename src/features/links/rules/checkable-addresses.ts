import { domainToUnicode } from 'node:url'
import { isPublicAddress } from '#base/core/demo-firm.ts'

/** Signs of an address: in any letters it fits into an index of PostgreSQL. */
const MAX_ADDRESS = 800

/** Of these addresses, those that a server may ask: of other hosts than the site's own, and of the public internet. */
export function checkableAddresses(
  addresses: Iterable<string>,
  ownHosts: readonly string[],
): string[] {
  const own = new Set(ownHosts.map((host) => URL.parse(`http://${host}`)?.hostname))
  return [...addresses].filter((address) => {
    if (address.length > MAX_ADDRESS || !address.isWellFormed()) return false
    const url = URL.parse(address)
    // A name and a password are nobody's to send.
    if (url === null || url.username !== '' || url.password !== '') return false
    return !own.has(url.hostname) && isPublicAddress(address)
  })
}

/** The host of an address as a reader knows it: in its own letters, without its port and `www`. */
export function shownHost(address: string): string {
  const host = domainToUnicode(URL.parse(address)?.hostname ?? '')
  return host.startsWith('www.') ? host.slice('www.'.length) : host
}
