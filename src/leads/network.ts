import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that one line gets: whoever has it changes the others at will. */
const LINE = 4

/**
 * Who an address belongs to, for counting: an IPv4 address, or the first half of an IPv6 one. What
 * is no address counts as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toNormalizedString().replace(/%.*$/, '').split(':').slice(0, LINE).join(':')
}
