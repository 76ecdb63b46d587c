import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** A line to a server that can be cut: nothing passes, and neither end is told. */
export interface CutLine {
  port: number
  /** Nothing passes any more; what connects is taken and never answered. */
  cut(): void
  /** Cuts the line when one end of it sent these texts in that order: the last one does not arrive. */
  cutBefore(...texts: string[]): void
  /** Everything passes again, with what was sent meanwhile. */
  mend(): void
  close(): Promise<void>
}

/** A TCP line to a port of this machine. */
export async function cutLine(target: number): Promise<CutLine> {
  const ends = new Set<Socket>()
  /** Ends whose other end has gone while the line was cut: it hears of that when it is mended. */
  const orphans = new Set<Socket>()
  let isCut = false
  let awaited: string[] = []
  const cut = () => {
    isCut = true
    for (const end of ends) end.pause()
  }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      let [known, said] = [awaited, 0]
      ends.add(end)
      end.on('data', (bytes) => {
        if (known !== awaited) [known, said] = [awaited, 0]
        const next = awaited[said]
        const isNext = next !== undefined && bytes.includes(next)
        if (isNext) said += 1
        if (isNext && said === awaited.length) {
          awaited = []
          cut()
        } else other.write(bytes)
      })
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        // Over a line that is cut nobody hears of an end.
        if (isCut) orphans.add(other)
        else other.destroy()
      })
      if (isCut) end.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut,
    cutBefore: (...texts) => void (awaited = texts),
    mend() {
      isCut = false
      for (const end of orphans) end.destroy()
      orphans.clear()
      for (const end of ends) end.resume()
    },
    async close() {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
