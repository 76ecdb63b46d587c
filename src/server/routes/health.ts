import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'

/** Milliseconds in which the parts of a server that is ready answer. */
const READY_LIMIT = 1000

type State = 'ok' | 'error'

/**
 * `GET /healthz`: the process answers. `GET /readyz`: database and templates answer in time, and the
 * server is not about to stop; a balancer sends nobody to one that says 503.
 */
export function healthRoutes(
  app: FastifyInstance,
  { store, templates, readyLimit = READY_LIMIT, isDraining = () => false }: AppDeps,
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
        if ((await store.sites.findByHost('')) === null) throw new Error('No site.')
      }, readyLimit),
      stateOf(() => templates.load('bs4', 'article/article', ''), readyLimit),
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
