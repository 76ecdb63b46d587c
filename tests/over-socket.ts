import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Answer } from './app.ts'
import { parsedHtml } from './html.ts'
import { portOf } from './raw-request.ts'

/** An answer whose body may be compressed. */
interface SocketAnswer extends Answer {
  bytes: Buffer
}

interface Asked {
  method?: string
  headers?: Record<string, string>
}

type AskOverSocket = (path: string, asked?: Asked) => Promise<SocketAnswer>

/**
 * Asks an app over its own HTTP server, on connections that stay open: `inject` begins behind the page
 * cache, at the framework. What begins when an app listens does not.
 */
export async function overSocket(app: FastifyInstance): Promise<AskOverSocket> {
  const agent = new Agent({ keepAlive: true })
  app.addHook('onClose', async () => {
    agent.destroy()
    app.server.close()
  })
  await app.ready()
  await once(app.server.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(app)
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = { host: 'localhost', ...headers }
      request({ agent, port, host: '127.0.0.1', path, method, headers: sent }, (answer) => {
        buffer(answer).then((bytes) => {
          const body = bytes.toString()
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body,
            bytes,
            get html() {
              return parsedHtml(body)
            },
          })
        }, reject)
      })
        .on('error', reject)
        .end()
    })
}
