import type { Atomically } from '#base/platform/db/transaction.ts'

/** Ends a rehearsal: everything that was written is taken back. */
class Curtain<T> extends Error {
  readonly answer: T

  constructor(answer: T) {
    super('What was rehearsed is taken back.')
    this.answer = answer
  }
}

/**
 * Does something to the content, looks at what came of it, and takes it all back: what a rehearsal
 * tells or refuses is what doing it will tell or refuse.
 */
export async function rehearsed<Stores, T>(
  { atomically }: { atomically: Atomically<Stores> },
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  try {
    await atomically(async (inner) => {
      throw new Curtain(await work(inner))
    })
  } catch (error) {
    // Only the work above ends so, and with its own answer.
    if (error instanceof Curtain) return error.answer as T
    throw error
  }
  throw new Error('A rehearsal ended without its curtain.')
}
