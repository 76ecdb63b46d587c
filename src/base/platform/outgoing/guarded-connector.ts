import { lookup as systemLookup } from 'node:dns/promises'
import { type LookupFunction, isIP } from 'node:net'
import { buildConnector } from 'undici'
import { isLocalName, isPublicAddress } from './public-address.ts'

/** Addresses of a host's name, in the order in which they are to be tried. */
export type Lookup = (hostname: string) => Promise<{ address: string; family: number }[]>

/** The guard refused to connect: the host leads nowhere on the public internet. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
  /** What the host leads to. */
  readonly addresses: readonly string[]

  constructor(addresses: readonly string[]) {
    super(`Not a public address: ${addresses.join(', ')}`)
    this.addresses = addresses
  }
}

const resolve: Lookup = (hostname) => systemLookup(hostname, { all: true })

/**
 * Opens connections, to public addresses only. The check sits where the connection is made: what the
 * resolver answers is filtered and that very list is connected to, so that a name that answers
 * something else the next time gains nothing. Of a name's addresses only the public ones are tried;
 * with none left the connection fails with `AddressRefused`.
 * @param options.connectTimeout milliseconds for the resolver, TCP and TLS together
 */
export function guardedConnector(options: {
  allowPrivate: boolean
  connectTimeout: number
  lookup?: Lookup | undefined
}): buildConnector.connector {
  const { allowPrivate, connectTimeout, lookup = resolve } = options
  const connect = buildConnector({
    timeout: connectTimeout,
    allowH2: false,
    autoSelectFamily: true,
    lookup: asLookupFunction(allowPrivate ? lookup : publicOnly(lookup)),
  })
  if (allowPrivate) return connect
  return (target, callback) => {
    // An IP address skips the lookup, and `localhost` may not reach a resolver at all.
    const refused = isIP(target.hostname)
      ? !isPublicAddress(target.hostname)
      : isLocalName(target.hostname)
    if (refused) queueMicrotask(() => callback(new AddressRefused([target.hostname]), null))
    else connect(target, callback)
  }
}

function publicOnly(lookup: Lookup): Lookup {
  return async (hostname) => {
    const found = await lookup(hostname)
    const open = found.filter(({ address }) => isPublicAddress(address))
    if (open.length === 0) throw new AddressRefused(found.map(({ address }) => address))
    return open
  }
}

function asLookupFunction(lookup: Lookup): LookupFunction {
  return (hostname, { all }, callback) => {
    lookup(hostname).then(
      (found) => {
        const [first] = found
        if (!first) callback(notFound(hostname), [])
        else if (all) callback(null, found)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  }
}

const notFound = (hostname: string) =>
  Object.assign(new Error(`No address for ${hostname}`), { code: 'ENOTFOUND' })
