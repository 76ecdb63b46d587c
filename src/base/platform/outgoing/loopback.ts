import { type RequestListener, createServer } from 'node:http'
import {
  type AddressInfo,
  type Server,
  type Socket,
  createServer as createTcpServer,
} from 'node:net'
import { createOutgoing } from './create-outgoing.ts'
import { type Outgoing, type OutgoingAnswer, OutgoingFailed } from './outgoing.ts'

/** A server on this machine for one test. */
export interface Loopback extends AsyncDisposable {
  port: number
  /** `http://127.0.0.1:port`. */
  origin: string
  /** Every connection that was ever made to it. */
  sockets: Socket[]
  /** Address at which each one reached it; a closed socket no longer tells. */
  reachedAt: (string | undefined)[]
}

/** A web server on a free port; `host` is the address that it listens at. */
export function webServer(listener: RequestListener, host?: string): Promise<Loopback> {
  return listening(createServer({ keepAliveTimeout: 5000 }, listener), host)
}

/** A server that talks to the bare socket; `answer` runs at the end of each request's headers. */
export function rawServer(answer: (socket: Socket, request: string) => void): Promise<Loopback> {
  return listening(
    createTcpServer((socket) => {
      let request = ''
      socket.on('data', (chunk) => {
        request += chunk.toString('latin1')
        if (!request.endsWith('\r\n\r\n')) return
        answer(socket, request)
        request = ''
      })
    }),
  )
}

/** A server that gives the same bytes to whoever asks and closes the connection. */
export function spokenBy(bytes: Buffer): Promise<Loopback> {
  return rawServer((socket) => void socket.end(bytes))
}

async function listening(server: Server, host = '127.0.0.1'): Promise<Loopback> {
  const sockets: Socket[] = []
  const reachedAt: (string | undefined)[] = []
  server.on('connection', (socket: Socket) => {
    sockets.push(socket)
    reachedAt.push(socket.localAddress)
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => void server.listen(0, host, done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    sockets,
    reachedAt,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => void server.close(done))
    },
  }
}

/** Waits until a connection is over, however it ends. */
export async function over(socket: Socket | undefined): Promise<void> {
  if (!socket) throw new Error('No connection was made.')
  if (!socket.closed) await new Promise((done) => void socket.once('close', done))
}

/** A client that may talk to this machine. */
export function localClient(
  options: Partial<Parameters<typeof createOutgoing>[0]> = {},
): Outgoing & AsyncDisposable {
  const client = createOutgoing({ allowPrivate: true, ...options })
  return { ...client, [Symbol.asyncDispose]: () => client.close() }
}

/** Enough for anything that is not about time or size. */
export const AMPLE = { maxBytes: 1024 * 1024, timeout: 5000 }

/** The failure of a call that is bound to fail. */
export async function failureFrom(call: Promise<OutgoingAnswer>): Promise<OutgoingFailed> {
  const outcome = await call.then(
    (answer) => new Error(`answered ${answer.status}`),
    (error: unknown) => error,
  )
  if (outcome instanceof OutgoingFailed) return outcome
  throw outcome
}
