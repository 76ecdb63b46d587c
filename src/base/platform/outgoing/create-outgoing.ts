import { Agent, type Dispatcher } from 'undici'
import { failureOf } from './failures.ts'
import { type Lookup, guardedConnector } from './guarded-connector.ts'
import { type Hop, RedirectChain } from './redirect-chain.ts'
import { type Outgoing, type OutgoingAnswer, type OutgoingRequest, USER_AGENT } from './outgoing.ts'
import { outgoingUrl } from './outgoing-url.ts'
import { readBody, tooLarge } from './read-body.ts'
import { withinTime } from './within-time.ts'

/** Bytes of an answer's headers at most. */
const MAX_HEADER_BYTES = 16 * 1024
/** Milliseconds for which an idle connection is kept when the server allows more. */
const MAX_IDLE = 60_000
/** Bytes of a redirect's own body that are worth reading to keep the connection. */
const REDIRECT_BODY_BYTES = 16 * 1024

/** The client's own business, and cookies, whoever asks. */
const NEVER_FROM_CALLER =
  /^(?:accept-encoding|connection|content-length|cookie2?|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/
const NEVER_HANDED_OUT = /^set-cookie2?$/

export interface OutgoingOptions {
  /** Connects to private, loopback and reserved addresses too: tests and intranets. */
  allowPrivate: boolean
  /** Sent unless a request says otherwise. */
  userAgent?: string
  /** Connections to one origin at most; further calls wait in a queue. */
  perHost?: number
  /** Milliseconds for the resolver, TCP and TLS, give or take half a second. */
  connectTimeout?: number
  /** Instead of the system's resolver. */
  lookup?: Lookup
}

type Ask = (hop: Hop, signal: AbortSignal) => Promise<Dispatcher.ResponseData>

/** The guarded client: the one way out of the server. */
export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { allowPrivate, userAgent = USER_AGENT, perHost = 6, connectTimeout = 3000 } = options
  const agent = new Agent({
    connect: guardedConnector({ allowPrivate, connectTimeout, lookup: options.lookup }),
    connections: perHost,
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveMaxTimeout: MAX_IDLE,
    // The deadline of the call is the only one.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const ask: Ask = (hop, signal) =>
    agent.request({
      origin: hop.url.origin,
      path: `${hop.url.pathname}${hop.url.search}`,
      method: hop.method,
      headers: {
        accept: '*/*',
        'user-agent': userAgent,
        ...hop.headers,
        'accept-encoding': 'gzip, br',
      },
      signal,
    })
  return {
    async send({ url, method = 'GET', headers = {}, maxBytes, leavesBody, timeout, signal }) {
      const trip = new RedirectChain({ url: outgoingUrl(url), method, headers: sendable(headers) })
      return withinTime(
        { timeout, signal },
        () => trip.host,
        (ended) => answerOf(trip, ask, leavesBody ? null : maxBytes, ended),
      )
    },
    async close() {
      await agent.destroy()
    },
  }
}

/** Follows the redirects up to an answer and reads it; `null` for `maxBytes` leaves its body. */
async function answerOf(
  trip: RedirectChain,
  ask: Ask,
  maxBytes: OutgoingRequest['maxBytes'] | null,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  for (;;) {
    const asked = await ask(trip.hop, signal).catch((error: unknown) => {
      throw failureOf(error, trip.host)
    })
    const { statusCode, body } = asked
    const headers = handedOut(asked.headers)
    // A body that nobody reads any more reports its end as an error.
    body.on('error', () => {})
    const { host } = trip
    if (trip.follow(statusCode, headers.location)) {
      void body.dump({ limit: REDIRECT_BODY_BYTES, signal }).catch(() => {})
      continue
    }
    const { href } = trip.hop.url
    const answer = { status: statusCode, headers, url: href, movedTo: trip.moved ? href : null }
    if (maxBytes === null || trip.hop.method === 'HEAD') {
      body.destroy()
      return { ...answer, body: Buffer.alloc(0) }
    }
    if (hasBody(statusCode) && Number(headers['content-length']) > maxBytes) {
      throw tooLarge(host, maxBytes)
    }
    const read = await readBody(body, { coding: headers['content-encoding'], maxBytes, host })
    return { ...answer, body: read }
  }
}

/** 204 and 304 announce the length of a body that does not come. */
const hasBody = (status: number) => status !== 204 && status !== 304

function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !NEVER_FROM_CALLER.test(name)),
  )
}

function handedOut(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !NEVER_HANDED_OUT.test(name))
      .map(([name, value = '']) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
}
