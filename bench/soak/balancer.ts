import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** What stands in front of the servers, as a reverse proxy does. */
export interface Balancer {
  /** Without trailing slash. */
  url: string
  /** Sends to this server from the next request on. */
  target(url: string): void
  /** How often a request had to wait for a server, or was sent again. */
  retried(): number
  close(): Promise<void>
}

/** Milliseconds between two tries, and after which nobody waits any longer. */
const AGAIN = 50
const PATIENCE = 30_000

/** Milliseconds between two looks whether the server is ready. */
const LOOK = 100

/** A connection that was never taken: nobody has seen the request. */
const UNSEEN = new Set(['ECONNREFUSED'])
/** A connection that ended before the answer: what only reads may be asked again. */
const CUT = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * A balancer of one server at a time. It asks `/readyz` and holds requests while the server is not
 * ready; what a restart cuts nevertheless it sends again as `proxy_next_upstream` does: everything
 * that nobody has seen, and what only reads.
 */
export async function startBalancer(first: string): Promise<Balancer> {
  let upstream = first
  let retried = 0
  let isReady = true
  const closing = new AbortController()

  async function look(): Promise<void> {
    while (!closing.signal.aborted) {
      const asked = upstream
      const isWell = await readiness(asked)
      if (asked === upstream) isReady = isWell
      await pause(LOOK, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const looking = look()

  const readyBy = async (limit: number): Promise<void> => {
    if (isReady || performance.now() > limit) return
    retried += 1
    await pause(AGAIN)
    await readyBy(limit)
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    const limit = performance.now() + PATIENCE
    while (true) {
      try {
        await readyBy(limit)
        await passOnce(upstream, incoming, body, outgoing)
        return
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
        const mayRetry = UNSEEN.has(code) || (CUT.has(code) && isRead)
        if (!mayRetry || outgoing.headersSent || performance.now() > limit) throw cause
        retried += 1
        await pause(AGAIN)
      }
    }
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((cause: unknown) => {
      if (outgoing.headersSent) return void outgoing.destroy()
      outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end(`Le répartiteur : ${String(cause)}`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    target(url) {
      upstream = url
      isReady = true
    },
    retried: () => retried,
    async close() {
      closing.abort()
      await looking
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A server under load may be slow to say so; only one that says no, or is gone, is not ready. */
const readiness = (upstream: string): Promise<boolean> =>
  new Promise((resolve) => {
    const sent = request(`${upstream}/readyz`, { headers: { connection: 'close' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    sent.once('error', () => resolve(false))
    sent.end()
  })

/** A connection a request: none is found closed by a server that has just ended. */
function passOnce(
  upstream: string,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(upstream)
    const sent = request(
      { hostname, port, method, path: url, headers: { ...headers, connection: 'close' } },
      (answer) => {
        const { statusCode = 502, rawHeaders } = answer
        outgoing.writeHead(statusCode, withoutConnection(rawHeaders))
        answer.once('error', reject)
        answer.pipe(outgoing)
        outgoing.once('close', resolve)
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

function withoutConnection(raw: readonly string[]): string[] {
  const list: string[] = []
  for (let at = 0; at < raw.length; at += 2) {
    if (/^(?:connection|keep-alive|transfer-encoding)$/i.test(raw[at] ?? '')) continue
    list.push(raw[at] ?? '', raw[at + 1] ?? '')
  }
  return list
}
