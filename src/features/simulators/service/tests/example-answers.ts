import { setTimeout as wait } from 'node:timers/promises'
import type { Question } from '../../rules/question.ts'

/** A thread that answers, and every way of not answering, by the tool that is asked. */
export async function answer({ tool, values }: Question): Promise<unknown> {
  if (tool === 'hangs') for (;;) Math.random()
  if (tool === 'eats') {
    const eaten: string[][] = []
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, at) => `piece ${at}`))
  }
  if (tool === 'unknown') return { unknown: 'SyntaxError: no such rule' }
  if (tool === 'unsolved') return { unsolved: 'no gross' }
  if (tool === 'slow') await wait(100)
  return { outputs: { n: values['n'] ?? null } }
}
