import { setTimeout as wait } from 'node:timers/promises'

/** What a thread may be given: work that ends, and every way of not ending. */
export const echo = async (input: unknown): Promise<unknown> => input

export const slowly = (milliseconds: number): Promise<void> => wait(milliseconds)

export function forever(): never {
  for (;;) Math.random()
}

export function eatsMemory(): never {
  const eaten: string[][] = []
  for (;;) eaten.push(Array.from({ length: 100_000 }, (_, at) => `piece ${at}`))
}

/** Throws where nobody catches, while its caller waits. */
export function fallsOver(): Promise<never> {
  setImmediate(() => {
    throw new Error('nobody catches this')
  })
  return new Promise(() => {})
}
