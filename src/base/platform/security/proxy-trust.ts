import ipaddr from 'ipaddr.js'

/**
 * Which proxies in front of the server are believed: none, so many hops, or those at these addresses
 * and networks (CIDR). `true` is one hop.
 */
export type ProxyTrust = boolean | number | readonly string[]

/** More proxies in a row than this is a mistake in the setting. */
const MAX_HOPS = 10

/** Networks that have a name here: this machine, and what never comes from the internet. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
}

/**
 * Reads TRUST_PROXY: `0` or `false`, `1` or `true`, a number of hops, or addresses, networks and the
 * names `loopback` and `private`, separated by commas.
 * @returns `null` when it is nothing of that
 */
export function readProxyTrust(text: string): ProxyTrust | null {
  if (text === 'false') return false
  if (text === 'true') return 1
  if (/^\d{1,3}$/.test(text)) {
    const hops = Number(text)
    if (hops > MAX_HOPS) return null
    return hops === 0 ? false : hops
  }
  const networks = text.split(',').flatMap((name) => {
    const asked = name.trim()
    return NAMED[asked] ?? [asked]
  })
  return networks.every((network) => parsedNetwork(network) !== null) ? networks : null
}

/** Whether the proxy at an address, so many hops before this server (0 is who connected), is believed. */
export type Trusts = (address: string | undefined, hop: number) => boolean

/**
 * The rule as a function, as Fastify and its `proxy-addr` want it. A number of hops says nothing of
 * addresses: whoever can connect past the proxy is then believed, so the server must not be reachable.
 * @throws {Error} for a network that `readProxyTrust` would have refused
 */
export function trustedProxies(trust: ProxyTrust): Trusts {
  if (typeof trust === 'boolean' || typeof trust === 'number') {
    const hops = Number(trust)
    return (_address, hop) => hop < hops
  }
  const networks = trust.map((network) => {
    const parsed = parsedNetwork(network)
    if (parsed === null) throw new Error(`No network: ${network}`)
    return parsed
  })
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false
    const peer = ipaddr.process(address)
    return networks.some(
      ([network, bits]) => peer.kind() === network.kind() && peer.match(network, bits),
    )
  }
}

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

function parsedNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  // The short and octal forms of an address mean something else to each reader.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
