import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Everything the public IPv6 internet is made of; IPv4 addresses in old clothes lie outside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address, as the resolver or a URL spells it, is one of the public internet. Private,
 * loopback, link-local, shared (carrier-grade NAT), multicast and reserved ones aren't, nor is an
 * IPv6 address that carries an IPv4 one (mapped, compatible, NAT64, 6to4, Teredo): where it leads is
 * for a gateway to say. Anything that isn't an IP address isn't public either.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}

/** `localhost` and the names under it lead to this machine, whatever a resolver says (RFC 6761). */
export function isLocalName(hostname: string): boolean {
  return /(?:^|\.)localhost\.?$/i.test(hostname)
}
