import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

type State = 'ok' | 'error'

interface Health {
  stores: { sites: { findByHost(host: string): Promise<unknown> } }
  templates: { load(theme: string, name: string, dir: string): Promise<unknown> }
  /** Whether the server is about to stop. */
  isDraining(): boolean
  /** Milliseconds in which database and templates answer. */
  limits: { ready: number }
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: database and templates answer in time, and the
 * server is not about to stop; a balancer sends nobody to one that says 503.
 */
export function healthRoutes(
  app: FastifyInstance,
  { stores, templates, isDraining, limits }: Health,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  let wasReady = true
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    const [database, template] = await Promise.all([
      stateOf(async () => {
        if ((await stores.sites.findByHost('')) === null) throw new Error('No site.')
      }, limits.ready),
      stateOf(() => templates.load('bs4', 'article/article', ''), limits.ready),
    ])
    const ready = database === 'ok' && template === 'ok'
    // A balancer asks each second: only a change is news.
    if (ready !== wasReady) {
      wasReady = ready
      if (ready) request.log.info('Le serveur est de nouveau prêt.')
      else request.log.error({ database, template }, 'Le serveur n’est pas prêt.')
    }
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'error', database, template })
  })
}

/** Whether a part answers in time. */
async function stateOf(ask: () => Promise<unknown>, limit: number): Promise<State> {
  const late = new AbortController()
  const asked = ask().then(
    (): State => 'ok',
    (): State => 'error',
  )
  const timer = sleep(limit, 'error' as const, { signal: late.signal }).catch(
    () => 'error' as const,
  )
  try {
    return await Promise.race([asked, timer])
  } finally {
    late.abort()
  }
}
