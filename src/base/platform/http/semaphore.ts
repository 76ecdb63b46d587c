/** More is asked for than can wait; a route that lets it pass answers 503. */
export class QueueFull extends Error {
  override name = 'QueueFull'
  readonly statusCode = 503
}

/** Lets so many works run at once and so many wait. `weight` counts for works that share a room. */
export type Gate = <T>(work: () => Promise<T>, weight?: number) => Promise<T>

interface GateOptions {
  running: number
  waiting: number
  /** Weight of all that run together; what is heavier runs alone. No matter unless said. */
  room?: number
}

/**
 * A gate; what comes when the queue is full throws `QueueFull` at once. Those that wait stand in an array: a
 * linked list, as libraries for this have it, ties each work that is done to the next one, and the
 * engine keeps them all until it collects everything (docs/decisions/019).
 */
export function createSemaphore({ running, waiting, room = Infinity }: GateOptions): Gate {
  let inside = 0
  let taken = 0
  const queue: { weight: number; enter: () => void }[] = []

  const fits = (weight: number): boolean =>
    inside < running && (inside === 0 || taken + weight <= room)

  const take = (weight: number): void => {
    inside += 1
    taken += weight
  }

  /** In their order: a light one does not pass a heavy one, which would wait for ever. */
  const letIn = (): void => {
    for (let next = queue[0]; next !== undefined && fits(next.weight); next = queue[0]) {
      queue.shift()
      take(next.weight)
      next.enter()
    }
  }

  return async (work, weight = 0) => {
    if (queue.length === 0 && fits(weight)) take(weight)
    else {
      if (queue.length >= waiting) throw new QueueFull('La file d’attente est pleine.')
      await new Promise<void>((enter) => queue.push({ weight, enter }))
    }
    try {
      return await work()
    } finally {
      inside -= 1
      taken -= weight
      letIn()
    }
  }
}
