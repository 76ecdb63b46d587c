import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createFairSum, type FairLimits, type FairSum, type Holding } from './fair-sum.ts'
import { RequestRefused } from './refused.ts'

/** What bodies under way may take; times in milliseconds (docs/decisions/018-limits.md). */
export interface BodyLimits {
  /** Bytes that are held in memory. */
  memory: FairLimits
  /** Bytes of files on the disk that no request has kept yet. */
  disk: FairLimits
  /** Without a byte. */
  idle: number
  /** After which a body must have come at `slowest` bytes a second on average. */
  grace: number
  slowest: number
  /** Without a byte, after which a body gives way to another one when all memory is used. */
  givesWay: number
  /** How often bodies are looked at. */
  checkEvery: number
  /** How long the rest of a body is thrown away after its answer: who still sends reads no answer. */
  linger: number
}

const MIB = 1024 ** 2

export const BODY_LIMITS: BodyLimits = {
  memory: { total: 24 * MIB, perNetwork: 8 * MIB },
  disk: { total: 256 * MIB, perNetwork: 32 * MIB },
  idle: 20_000,
  grace: 30_000,
  slowest: 1024,
  givesWay: 3_000,
  checkEvery: 1_000,
  linger: 30_000,
}

/** A body that is being read. */
export interface BodyReading {
  /** Where the bytes that come now are held. */
  into: 'memory' | 'disk' | 'nowhere'
}

/** Every body that a server reads. */
interface BodiesUnderWay {
  /**
   * Begins to read a body; whoever calls listens to the request in the same turn. What it holds is given
   * back once the answer is out. A body that is too much, too slow or in crumbs ends in an `error` of the
   * request.
   * @param most bytes of all of it, also of what is thrown away
   */
  read(request: FastifyRequest, reply: FastifyReply, most?: number): BodyReading
}

declare module 'fastify' {
  interface FastifyInstance {
    bodies: BodiesUnderWay
  }
}

/** Pieces of a body, after which they must have so many bytes on average: each costs what a large one does. */
const PIECES = 1000
const CRUMB = 64

/** Counts pieces. @returns whether they are crumbs */
function crumbs(): (piece: Buffer) => boolean {
  let pieces = 0
  let bytes = 0
  return ({ length }) => {
    pieces += 1
    bytes += length
    return pieces > PIECES && bytes < pieces * CRUMB
  }
}

interface UnderWay extends BodyReading {
  raw: IncomingMessage
  holdings: Readonly<Record<'memory' | 'disk', Holding>>
  since: number
  last: number
  received: number
}

const SLOW = () => new RequestRefused(408, 'Un corps n’arrive pas ou trop lentement.')

const CRUMBLED = () => new RequestRefused(400, 'Un corps arrive en miettes.')

const ENDLESS = () => new RequestRefused(413, 'Un corps sans longueur dépasse ce qui est lu.')

const REFUSED = {
  total: () => new RequestRefused(503, 'Trop de corps sont en route à la fois.', 10),
  network: () => new RequestRefused(429, 'Trop de corps d’un même réseau sont en route.', 60),
} as const

/** Counts and watches bodies; `now` is in milliseconds. */
function bodiesUnderWay(limits: BodyLimits, now: () => number): BodiesUnderWay {
  const sums: Record<'memory' | 'disk', FairSum> = {
    memory: createFairSum(limits.memory),
    disk: createFairSum(limits.disk),
  }
  /** Whoever has waited longest for a byte stands first. */
  const underWay = new Set<UnderWay>()
  let timer: NodeJS.Timeout | null = null

  const end = (body: UnderWay, refused: RequestRefused): void => {
    forget(body)
    body.into = 'nowhere'
    // Whoever reads the body listens; nobody does any more when its answer is already made.
    if (body.raw.listenerCount('error') > 0) body.raw.emit('error', refused)
    body.raw.resume()
  }

  const forget = (body: UnderWay): void => {
    underWay.delete(body)
    body.holdings.memory.release()
    body.holdings.disk.release()
  }

  const takes = (body: UnderWay, bytes: number): void => {
    if (body.into === 'nowhere') return
    const holding = body.holdings[body.into]
    for (;;) {
      const obstacle = holding.take(bytes)
      if (obstacle === null) return
      const [stalest] = underWay
      const gives = obstacle === 'total' && stalest !== undefined && stalest !== body
      if (!gives || now() - stalest.last < limits.givesWay) {
        end(body, REFUSED[obstacle]())
        return
      }
      end(stalest, REFUSED.total())
    }
  }

  const check = (): void => {
    const at = now()
    for (const body of underWay) {
      // It waits for us, not for its sender.
      if (body.raw.isPaused()) body.last = at
      const age = at - body.since
      const isSlow = age > limits.grace && (body.received * 1000) / age < limits.slowest
      if (isSlow || at - body.last > limits.idle) end(body, SLOW())
    }
    if (underWay.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }

  return {
    read(request, reply, most = Number.POSITIVE_INFINITY) {
      const { raw, ip } = request
      const isCrumbs = crumbs()
      const at = now()
      const body: UnderWay = {
        raw,
        into: 'memory',
        holdings: { memory: sums.memory.open(ip), disk: sums.disk.open(ip) },
        since: at,
        last: at,
        received: 0,
      }
      underWay.add(body)
      timer ??= setInterval(check, limits.checkEvery).unref()
      raw.on('data', (chunk: Buffer) => {
        if (!underWay.delete(body)) return
        underWay.add(body)
        body.last = now()
        body.received += chunk.length
        if (isCrumbs(chunk)) end(body, CRUMBLED())
        else if (body.received > most) end(body, ENDLESS())
        else takes(body, chunk.length)
      })
      raw.once('end', () => underWay.delete(body))
      for (const event of ['finish', 'close']) reply.raw.once(event, () => forget(body))
      if (raw.headers.expect !== undefined) reply.raw.writeContinue()
      return body
    },
  }
}

const MULTIPART = /^multipart\//i

const hasBody = ({ headers, method }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/**
 * Every body that a route of the app reads is counted and watched; whoever reads a multipart one asks
 * for it (`app.bodies`), since its parser begins when the route does.
 */
export function boundBodies(app: FastifyInstance, limits: BodyLimits): void {
  const bodies = bodiesUnderWay(limits, () => performance.now())
  app.decorate('bodies', bodies)
  // Who asks before sending is told to go on when the body is read, and not before.
  app.server.on('checkContinue', (raw, response) => app.server.emit('request', raw, response))
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = raw.headers
      if (encoding.toLowerCase() !== 'identity') {
        done(new RequestRefused(415, `Un corps est encodé : ${encoding.slice(0, 40)}.`))
        return
      }
      if (!MULTIPART.test(type)) bodies.read(request, reply)
    }
    done(null, payload)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request
    if (raw.complete === false && !raw.destroyed) {
      const timer = setTimeout(() => raw.socket.destroy(), limits.linger).unref()
      raw.once('close', () => clearTimeout(timer))
      const isCrumbs = crumbs()
      raw.on('data', (chunk: Buffer) => {
        if (isCrumbs(chunk)) raw.socket.destroy()
      })
      raw.resume()
    }
    done()
  })
}
