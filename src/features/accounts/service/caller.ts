import type { Caller } from '#base/core/caller.ts'
import { type AdminHost, doorOf, isAdminHost } from '#base/platform/http/admin-host.ts'
import type { ProxyTrust } from '#base/platform/security/proxy-trust.ts'

type Headers = Record<string, string | string[] | undefined>

/** How browsers reach the server. */
export interface Way {
  /** `PUBLIC_URL`, without trailing slash. */
  publicUrl: string | null
  /** The proxies whose forwarding headers are believed. */
  trustProxy: ProxyTrust
  /** The back office's own host; `null`: it stands on the host of each site. */
  adminHost: AdminHost | null
}

/** Who is asking, as accounts want it. */
export const callerOf = (way: Way, headers: Headers): Caller => ({
  cookie: oneLine(headers['cookie'], '; '),
  userAgent: oneLine(headers['user-agent'], ' '),
  isSecure: isSecure(way, headers),
  door: doorOf(way.adminHost, { headers }),
})

/**
 * Whether the server is reached by https: the public address says so, or that of the back office's own
 * host, or the proxy in front of it. A cookie that was given by https is known by no other way.
 */
function isSecure({ publicUrl, trustProxy, adminHost }: Way, headers: Headers): boolean {
  if (publicUrl?.startsWith('https:')) return true
  if (adminHost?.origin.startsWith('https:') && isAdminHost(adminHost, { headers })) return true
  if (!trustProxy) return false
  return oneLine(headers['x-forwarded-proto'], ',').split(',').at(-1)?.trim() === 'https'
}

const oneLine = (value: string | string[] | undefined, joint: string): string =>
  Array.isArray(value) ? value.join(joint) : (value ?? '')
