import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that one line gets: whoever has it changes the others at will. */
const LINE = 4

/** Groups that a provider may give to one subscriber. */
const SUBSCRIBER = 3

/**
 * Who an address belongs to, for counting: an IPv4 address, or the first half of an IPv6 one. What
 * is no address counts as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  return groupsOf(address, LINE) ?? ipaddr.process(address).toString()
}

/** The /48 of an IPv6 address; `null` of any other one. */
export const wideNetworkOf = (address: string): string | null =>
  ipaddr.isValid(address) ? groupsOf(address, SUBSCRIBER) : null

/** The first groups of an IPv6 address; `null` of one of IPv4, however it is written. */
function groupsOf(address: string, groups: number): string | null {
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return null
  return parsed.toNormalizedString().split(':').slice(0, groups).join(':')
}

/** The networks that an address belongs to, the narrowest first. */
export function networksOf(address: string): readonly [string, ...string[]] {
  const wide = wideNetworkOf(address)
  return wide === null ? [networkOf(address)] : [networkOf(address), wide]
}
