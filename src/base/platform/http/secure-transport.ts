import type { IncomingMessage } from 'node:http'
import { type AdminHost, isAdminHost } from './admin-host.ts'
import { type ProxyTrust, trustedProxies } from '../security/proxy-trust.ts'

/** Whether a request came over https. */
export type IsSecure = (raw: IncomingMessage) => boolean

/**
 * The server itself speaks plain HTTP; what is before it tells. A believed proxy says so of each
 * request; else it is known of the host of PUBLIC_URL alone, when that begins with https, and of the back
 * office's own.
 */
export function secureTransport({
  publicUrl,
  trustProxy,
  adminHost,
}: {
  publicUrl: string | null
  trustProxy: ProxyTrust
  adminHost: AdminHost | null
}): IsSecure {
  const own = URL.parse(publicUrl ?? '')
  const secureHost = own?.protocol === 'https:' ? own.host : null
  const trusts = trustedProxies(trustProxy)
  return ({ headers, socket }) => {
    const said = headers['x-forwarded-proto']
    if (typeof said === 'string' && trusts(socket.remoteAddress, 0)) {
      return said.slice(said.lastIndexOf(',') + 1).trim() === 'https'
    }
    if (secureHost !== null && headers.host?.toLowerCase() === secureHost) return true
    return (
      adminHost !== null &&
      adminHost.origin.startsWith('https:') &&
      isAdminHost(adminHost, { headers })
    )
  }
}
