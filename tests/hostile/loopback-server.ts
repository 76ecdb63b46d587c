import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'

/** A server of a test's own. */
export interface LoopbackServer {
  port: number
  /** At once, whatever it is doing. */
  close(): Promise<void>
}

/** A server on a free port of loopback. */
export async function listenOnLoopback(answer: RequestListener): Promise<LoopbackServer> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.')
  return {
    port: address.port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
