/** More is asked for than can wait. */
export class Busy extends Error {
  override name = 'Busy'
}

/** Lets so many works run at once and so many wait. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A gate; what comes when the queue is full throws `Busy` at once. Those that wait stand in an array: a
 * linked list, as libraries for this have it, ties each work that is done to the next one, and the
 * engine keeps them all until it collects everything (docs/decisions/019).
 */
export function createGate({ running, waiting }: { running: number; waiting: number }): Gate {
  let inside = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (inside >= running) {
      if (queue.length >= waiting) throw new Busy('La file d’attente est pleine.')
      await new Promise<void>((enter) => queue.push(enter))
    } else {
      inside += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
