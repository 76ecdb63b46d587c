import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import {
  type ConnectionLimits,
  limitConnections,
  oneAfterTheOther,
  serverOptions,
} from '../security/connection-limits.ts'
import type { Trusts } from '../security/proxy-trust.ts'
import { requestFault } from '../security/request-guard.ts'

// An import of this module makes Node load `fetch` and WebSockets too: fourteen megabytes.
const { createServer } = process.getBuiltinModule('node:http')

interface Parts {
  limits: ConnectionLimits
  trusts: Trusts
  /** Answers what Node read but hands to no route. */
  refuse(response: ServerResponse, status: number): void
  /** Finished pages, which say whether they answered; `null`: none are kept. */
  cache: { answer(raw: IncomingMessage, response: ServerResponse): boolean } | null
}

/**
 * Node's server with a framework behind it. A request is looked at in this order:
 *
 * 1. Node's parser; what is no request is answered by `answerUnreadable`, an expectation by `refuse`.
 * 2. Its connection: what it sent ahead waits its turn (`oneAfterTheOther`).
 * 3. The request itself (`requestFault`): the framework's first hook refuses one with a fault.
 * 4. The finished pages (`app/page-cache/page-cache.ts`): what is kept is sent, and that is all.
 * 5. The framework: the address is made routable, its route found, and the hooks run (`request-hooks.ts`:
 *    fault, figures, headers, service workers, traffic, its turn; then `app.ts`: the site's own hiding, its
 *    body); then the route.
 */
export const httpServer =
  ({ limits, trusts, refuse, cache }: Parts): FastifyServerFactory =>
  (handle): Server => {
    const server = createServer(
      serverOptions(limits),
      oneAfterTheOther((raw, response) => {
        const mayBeKept = cache !== null && requestFault(raw, trusts) === null
        if (mayBeKept && cache.answer(raw, response)) return
        // The framework would wait for the end of a body that says what it is, and of one that isn't there
        // nothing comes (`serverOptions`).
        if (raw.readableEnded) delete raw.headers['content-type']
        handle(raw, response)
      }),
    )
    server.keepAliveTimeout = limits.keepAlive
    server.setTimeout(limits.idle)
    limitConnections(server, limits, { trusts, refuse })
    return server
  }

export const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })
