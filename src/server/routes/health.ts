import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'

/** `GET /healthz`: the process answers. `GET /readyz`: database and templates answer too. */
export function healthRoutes(app: FastifyInstance, { store, templates }: AppDeps): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const checks = await Promise.allSettled([
      store.sites.list(),
      templates.load('bs4', 'article/article', ''),
    ])
    const [database, template] = checks.map(({ status }) =>
      status === 'fulfilled' ? 'ok' : 'error',
    )
    const ready = checks.every(({ status }) => status === 'fulfilled')
    if (!ready) request.log.error({ database, template }, 'Le serveur n’est pas prêt.')
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'error', database, template })
  })
}
