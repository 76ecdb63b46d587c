import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** A line to a server that can be cut: nothing passes, and neither end is told. */
export interface CutLine {
  port: number
  /** Nothing passes any more; what connects is taken and never answered. */
  cut(): void
  /** Everything passes again, with what was sent meanwhile. */
  mend(): void
  close(): Promise<void>
}

/** A TCP line to a port of this machine. */
export async function cutLine(target: number): Promise<CutLine> {
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('data', (bytes) => other.write(bytes))
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        // Over a line that is cut nobody hears of an end.
        if (!isCut) other.destroy()
      })
      if (isCut) end.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut() {
      isCut = true
      for (const end of ends) end.pause()
    },
    mend() {
      isCut = false
      for (const end of ends) end.resume()
    },
    async close() {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
