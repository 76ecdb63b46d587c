import { connect, type Socket } from 'node:net'

/** A connection on which a test writes what no client would. */
export interface RawConnection {
  send(bytes: string): void
  /** Everything that was received so far. */
  received(): string
  /** Status of each answer received so far. */
  statuses(): number[]
  /** Waits for the server to close, and gives everything that was received. */
  closed(): Promise<string>
  /** Stops reading. */
  pause(): void
  destroy(): void
}

/** Longest that a test waits for the end of a connection, in milliseconds. */
const PATIENCE = 10_000

/** Connects to a port of this machine. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket: Socket = connect(port, '127.0.0.1')
  let received = ''
  const ended = Promise.withResolvers<string>()
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
  })
  // A server that refuses may close while it is still being written to.
  socket.on('error', () => {})
  socket.on('close', () => ended.resolve(received))
  const timer = setTimeout(() => {
    ended.reject(new Error(`The server did not close after ${JSON.stringify(received)}.`))
    socket.destroy()
  }, PATIENCE)
  socket.on('close', () => clearTimeout(timer))
  // Whoever does not wait for the end is not told of it.
  ended.promise.catch(() => {})
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return {
    send: (bytes) => void socket.write(bytes, 'latin1'),
    received: () => received,
    statuses: () => [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, code]) => Number(code)),
    closed: () => ended.promise,
    pause: () => void socket.pause(),
    destroy: () => void socket.destroy(),
  }
}
