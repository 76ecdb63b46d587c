import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { hasPipelined } from '#base/platform/security/connection-limits.ts'

/** Whether the server is about to stop; `/readyz` tells the balancer. */
export interface Draining {
  isDraining(): boolean
  /** From now on it is. */
  begin(): void
}

export function draining(): Draining {
  let hasBegun = false
  return {
    isDraining: () => hasBegun,
    begin() {
      hasBegun = true
    },
  }
}

/**
 * Waits until the balancer has seen that the server is not ready any more.
 * @param delay in milliseconds; what comes meanwhile is served
 */
export async function announceEnd(state: Draining, delay: number): Promise<void> {
  state.begin()
  if (delay > 0) await sleep(delay)
}

/**
 * A server that closes takes no connection, lets the requests under way end, the last of each connection with
 * `Connection: close`, and cuts what is still open after `limit` milliseconds.
 */
export function endConnectionsOnClose(app: FastifyInstance, limit: number): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const timer = setTimeout(() => {
      app.log.warn('Des demandes n’étaient pas finies à temps : leurs connexions sont coupées.')
      app.server.closeAllConnections()
    }, limit).unref()
    app.server.once('close', () => clearTimeout(timer))
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isClosing) return
    // The framework says so by itself, to who is still owed the answer to what he sent ahead too.
    if (hasPipelined(request.raw.socket)) reply.raw.removeHeader('connection')
    else reply.header('connection', 'close')
  })
}
