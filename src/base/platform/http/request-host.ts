import type { IncomingHttpHeaders } from 'node:http'

/**
 * Name of the host that a request is meant for, in lower case and without port; empty when there is none.
 * A host that is forwarded is that of a believed proxy: `request-guard.ts` has taken away what strangers
 * forward.
 */
export function requestHost({ headers }: { headers: IncomingHttpHeaders }): string {
  const forwarded = headers['x-forwarded-host']
  const host =
    typeof forwarded === 'string' && forwarded !== ''
      ? forwarded.slice(forwarded.lastIndexOf(',') + 1).trim()
      : (headers.host ?? '')
  const end = host.startsWith('[') ? host.indexOf(']') + 1 : host.indexOf(':')
  return (end < 0 ? host : host.slice(0, end)).toLowerCase()
}
