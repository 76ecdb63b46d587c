import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopback } from './loopback.ts'
import type { Trusts } from './proxy-trust.ts'

/** What one connection may take; times in milliseconds (docs/decisions/018-limits.md). */
export interface ConnectionLimits {
  /** Until the headers of a request are whole, also of one that never begins. */
  headers: number
  /** Until a request is whole, its body included. */
  request: number
  /** Without a byte in either direction: whoever does not read an answer is dropped. */
  idle: number
  /** Between two requests of a connection: longer than a proxy keeps its own (60 s). */
  keepAlive: number
  /** How often the first two are looked at. */
  checkEvery: number
  /** Connections of everybody. */
  connections: number
  /** Connections of one address that is neither a believed proxy nor this machine. */
  perAddress: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 10_000,
  request: 120_000,
  idle: 60_000,
  keepAlive: 72_000,
  checkEvery: 2_000,
  connections: 4_000,
  perAddress: 200,
}

/** Bytes of the request line and all headers together; more is 414 or 431. */
export const MAX_HEADER_BYTES = 16 * 1024

/**
 * Options of the HTTP server. Node would answer a request without Host by itself, without our headers,
 * and would drop the headers beyond a number instead of refusing the request: both are looked at by
 * `request-guard.ts`.
 */
export const serverOptions = (limits: ConnectionLimits): ServerOptions => ({
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
  insecureHTTPParser: false,
  headersTimeout: Math.min(limits.headers, limits.request),
  requestTimeout: limits.request,
  connectionsCheckingInterval: limits.checkEvery,
})

/** Requests of one connection that wait for the answer before theirs: browsers and proxies send none so. */
const PIPELINED = 2

const waiting = new WeakMap<Socket, number>()

/**
 * Whether a request is one too many that its connection sent ahead: its connection is cut then. Node hands
 * out every request of a packet at once, a thousand and more, and all their answers wait for who does not
 * read the first.
 */
export function refusesAhead(request: IncomingMessage, response: ServerResponse): boolean {
  // Node gives an answer its connection when it is its turn.
  if (response.socket !== null) return false
  const { socket } = request
  const ahead = (waiting.get(socket) ?? 0) + 1
  if (socket.destroyed || ahead > PIPELINED) {
    socket.destroy()
    return true
  }
  waiting.set(socket, ahead)
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  return false
}

/**
 * Bounds the connections of a server, and answers what Node would answer without the headers of every
 * answer. Requests per connection are not bounded: Node refuses those pipelined beyond the bound with
 * an answer of its own.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  { trusts, refuse }: { trusts: Trusts; refuse: (reply: ServerResponse, status: number) => void },
): void {
  server.maxHeadersCount = 0
  server.headersTimeout = Math.min(limits.headers, limits.request)
  server.maxConnections = limits.connections
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isLoopback(address) || trusts(address, 0)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > limits.perAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
  server.on('checkExpectation', (_request: IncomingMessage, reply: ServerResponse) =>
    refuse(reply, 417),
  )
}
