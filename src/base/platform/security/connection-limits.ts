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
 * `request-guard.ts`. A request without a body has no stream to be read, opened and closed for nothing: its
 * `end` and `close` never come (see `http-server.ts`).
 */
export const serverOptions = (limits: ConnectionLimits): ServerOptions => ({
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
  insecureHTTPParser: false,
  headersTimeout: Math.min(limits.headers, limits.request),
  requestTimeout: limits.request,
  connectionsCheckingInterval: limits.checkEvery,
  optimizeEmptyRequests: true,
})

/** Requests of one connection that wait for the answers before theirs: browsers and proxies send none so. */
const PIPELINED = 100

const waiting = new WeakMap<Socket, number>()

/** Whether more is asked for on a connection than what is being answered. */
export const hasPipelined = (socket: Socket): boolean => (waiting.get(socket) ?? 0) > 0

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Requests that a connection sent ahead begin when the answer before theirs is out: Node hands out all of a
 * packet at once, a thousand and more, and their answers would wait in memory for who does not read the
 * first. A connection with too many of them is cut.
 */
export function oneAfterTheOther(handle: Handler): Handler {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const { socket } = request
    const before = latest.get(socket)
    latest.set(socket, response)
    // Node gives an answer its connection when it is its turn.
    if (response.socket !== null || before === undefined) {
      handle(request, response)
      return
    }
    const ahead = (waiting.get(socket) ?? 0) + 1
    if (socket.destroyed || ahead > PIPELINED) {
      socket.destroy()
      return
    }
    waiting.set(socket, ahead)
    const begin = () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      if (!socket.destroyed) handle(request, response)
    }
    // In a turn of its own: what else was sent meanwhile is read first, and known when the server ends.
    before.once('close', () => setImmediate(begin))
  }
}

/** Milliseconds between two looks at what an ending server has still to send. */
const LOOK = 20

/**
 * An ending server closes the connections on which nothing is under way. Node counts an answer as over when it is
 * handed over, and would cut it for whoever reads slowly: idle ones are closed when all is sent. Who never
 * reads is cut with the requests that take too long (`endConnectionsOnClose`).
 */
function sendBeforeClosing(server: Server): void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const closeIdle = server.closeIdleConnections.bind(server)
  let timer: NodeJS.Timeout | null = null
  server.closeIdleConnections = () => {
    if (timer !== null) return
    if (![...open].some(({ writableLength }) => writableLength > 0)) {
      closeIdle()
      return
    }
    timer = setTimeout(() => {
      timer = null
      server.closeIdleConnections()
    }, LOOK)
  }
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
  sendBeforeClosing(server)
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
