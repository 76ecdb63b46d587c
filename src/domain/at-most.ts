/** Runs work, now or when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs at most so many pieces of work at once, in the order in which they were given. Those that wait stand
 * in an array: a linked list, as libraries for this have it, ties each piece that is done to the next
 * one, and the engine keeps them all until it collects everything (docs/decisions/019).
 */
export function atMost(limit: number): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < limit) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
