import type { FastifyRequest } from 'fastify'
import { callerOf, type Way } from '#features/accounts/service/caller.ts'

/** Names that browsers trust without https. */
const OWN_MACHINE = /(?:^|\.)localhost(?::\d{1,5})?$|^127\.|^\[::1\]/i

/**
 * Whether a document is asked for to fill a window or a tab, and not to be read, framed or fetched
 * ahead by another one. Browsers say so by https and on their own machine, and no script can say it
 * in their place; by plain http to other machines they say nothing, and nothing is asked of them
 * (docs/decisions/022).
 */
export function isNavigation(
  way: Way,
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
): boolean {
  const destination = headers['sec-fetch-dest']
  const mode = headers['sec-fetch-mode']
  if (headers['sec-purpose'] !== undefined) return false
  if (destination === undefined && mode === undefined) {
    return !callerOf(way, headers).isSecure && !OWN_MACHINE.test(host)
  }
  return destination === 'document' && mode === 'navigate'
}
