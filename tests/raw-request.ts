import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What a server wrote on the wire, taken apart. */
export interface RawAnswer {
  /** 0 when the server closed the connection without a word. */
  status: number
  head: string
  body: string
}

/** Makes an app listen on a free port of this machine and gives the port. */
export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app)
}

/** The port that an app listens on. */
export function portOf({ server }: FastifyInstance): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The app has no port.')
  return address.port
}

/**
 * Sends a request line as it is: clients of every library mend or refuse the addresses that these
 * tests are about.
 */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = [] as string[], body = '' } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => {
      const lines = [
        `${method} ${target} HTTP/1.1`,
        ...(headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost']),
        'Connection: close',
        ...headers,
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
    })
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${target}.`)))
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a request may close before it read all of it.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => {
      const [head = '', ...rest] = received.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1] ?? 0), head, body: rest.join('\r\n\r\n') })
    })
  })
}
