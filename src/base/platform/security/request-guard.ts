import type { IncomingMessage } from 'node:http'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import type { Trusts } from './proxy-trust.ts'
import { RequestRefused } from './refused.ts'

/** Headers of a request; browsers and proxies together send some thirty. */
const MAX_HEADERS = 100

/** A name, or an IPv4 or IPv6 address, perhaps with a port (RFC 9110, section 7.2). */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i

const MAX_PORT = 65_535

/** Asked of each request, and nearly always of the same few names. */
const isHost = memoize(
  (text): boolean => {
    const match = HOST.exec(text)
    return match !== null && Number(match[1] ?? 0) <= MAX_PORT
  },
  { room: roomFor(100_000), sizeOf: () => 0 },
)

/**
 * Looks at a request before anything is done for it: a site is chosen by its Host, so there is one, and
 * it is well formed (RFC 9112, section 3.2; HTTP/1.0 knows none). Takes away what strangers forward.
 * @param raw as Node read it, with `originalUrl` when the address was rewritten
 * @returns why the request is refused, or `null`
 */
export function requestFault(
  raw: IncomingMessage & { originalUrl?: string },
  trusts: Trusts,
): RequestRefused | null {
  const { headers, rawHeaders } = raw
  // Node reads the first line of a request whatever version it claims.
  if (raw.httpVersionMajor !== 1) return new RequestRefused(505, 'Ce serveur parle HTTP/1.1.')
  if (rawHeaders.length > MAX_HEADERS * 2) {
    return new RequestRefused(431, `Plus de ${MAX_HEADERS} en-têtes.`)
  }
  const isRead = raw.method === 'GET' || raw.method === 'HEAD'
  if (isRead && headers['transfer-encoding'] !== undefined) {
    return new RequestRefused(400, 'Une lecture n’a pas de corps.')
  }
  const { host } = headers
  const isOld = raw.httpVersionMajor === 1 && raw.httpVersionMinor === 0
  if (host === undefined ? !isOld : !isHost(host)) return BAD_HOST()
  if (isRepeated(rawHeaders, 'host')) return BAD_HOST()
  const target = raw.originalUrl ?? raw.url ?? '/'
  if (target[0] !== '/' && !isTargetOf(target, host)) {
    return new RequestRefused(400, 'L’adresse demandée n’est pas celle de l’en-tête Host.')
  }
  if (trusts(raw.socket.remoteAddress, 0)) return forwardedFault(headers['x-forwarded-host'])
  // What a proxy says of the caller is worth nothing from anybody else.
  if (headers['x-forwarded-for'] !== undefined) delete headers['x-forwarded-for']
  if (headers['x-forwarded-host'] !== undefined) delete headers['x-forwarded-host']
  if (headers['x-forwarded-proto'] !== undefined) delete headers['x-forwarded-proto']
  return null
}

/**
 * A believed proxy names one host, well formed. Proxies in a row that add theirs to a list may name the same one
 * again; which of two others a site is chosen by would be a guess.
 */
function forwardedFault(forwarded: string | string[] | undefined): RequestRefused | null {
  if (typeof forwarded !== 'string' || isHost(forwarded)) return null
  const hosts = forwarded.split(',').map((one) => one.trim().toLowerCase())
  if (!hosts.every(isHost)) return BAD_HOST()
  return new Set(hosts).size === 1
    ? null
    : new RequestRefused(400, 'Les proxys annoncent plusieurs hôtes (X-Forwarded-Host).')
}

const BAD_HOST = () =>
  new RequestRefused(400, 'L’en-tête Host manque, est répété ou n’est pas un nom.')

/** Node keeps the first of several; a proxy may have gone by the last. */
function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let seen = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const one = rawHeaders[at] ?? ''
    if (one.length === name.length && one.toLowerCase() === name) seen += 1
  }
  return seen > 1
}

/** A whole address (RFC 9112, section 3.2.2) names the host that the Host header names. */
function isTargetOf(target: string, host: string | undefined): boolean {
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null
  if (url === null || url.username !== '' || url.password !== '') return false
  return host !== undefined && url.host === URL.parse(`${url.protocol}//${host}`)?.host
}

/** Path and query of a whole address, as the router knows them; anything else as it is. */
export const pathOfTarget = (target: string): string =>
  target[0] === '/' ? target : target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
