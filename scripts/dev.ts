import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { BadEnvironment, readEnv, type Env } from '#base/platform/env.ts'

type Compose = typeof import('#app/server/compose.ts')
type Composed = Awaited<ReturnType<Compose['compose']>>

/**
 * Development: Vite answers for the browser's files and reloads them in place; the app is composed
 * anew when one of its files has changed.
 */
async function develop(env: Env): Promise<void> {
  const http = createHttpServer()
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  })
  let current: { source: Compose; composed: Composed } | null = null

  const compose = async (): Promise<Composed> => {
    const source = (await vite.ssrLoadModule('/src/app/server/compose.ts')) as Compose
    if (current?.source !== source) {
      const former = current
      current = null
      await former?.composed.close()
      const { developmentAdmin, developmentAssets } = (await vite.ssrLoadModule(
        '/src/app/website/client-assets.ts',
      )) as typeof import('#app/website/client-assets.ts')
      const composed = await source.compose(env, {
        assets: developmentAssets,
        assetsDir: null,
        admin: developmentAdmin,
      })
      await composed.app.ready()
      current = { source, composed }
    }
    return current.composed
  }
  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other: two apps at once would ask for the same folder. */
  const freshApp = (): Promise<Composed> => {
    const next = turn.then(compose, compose)
    turn = next
    return next
  }

  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      freshApp().then(
        ({ app }) => app.routing(request, response),
        (cause: unknown) => {
          if (cause instanceof Error) vite.ssrFixStacktrace(cause)
          process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`)
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
          response.end('Le serveur de développement a échoué : voyez la console.')
        },
      )
    })
  })
  http.listen(env.PORT, env.HOST, () => {
    process.stdout.write(`Vitrine (développement) répond sur http://localhost:${env.PORT}\n`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      http.close()
      Promise.all([vite.close(), current?.composed.close()]).then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

try {
  await develop(readEnv(process.env))
} catch (cause) {
  if (!(cause instanceof BadEnvironment)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exitCode = 1
}
