import { AsyncLocalStorage } from 'node:async_hooks'

/** Which answers of providers were given while something was made of them. */
export interface AnswerNotes {
  /** Names of the answers, as `answerTag` writes them. */
  tags: Set<string>
  /** When the first of them asks to be renewed, in milliseconds; infinite when there are none. */
  freshUntil: number
}

const making = new AsyncLocalStorage<AnswerNotes>()

/** Does a work and notes each answer that it was given. */
export const notingAnswers = <T>(notes: AnswerNotes, work: () => T): T => making.run(notes, work)

/** The name of an answer; a scope such as `site 3 http` and a question are told apart by no more. */
export const answerTag = (scope: string, key: string): string => `feed:${scope}:${key}`

/** Told by whoever gives an answer. */
export function noteAnswer(tag: string, freshUntil: number): void {
  const notes = making.getStore()
  if (notes === undefined) return
  notes.tags.add(tag)
  notes.freshUntil = Math.min(notes.freshUntil, freshUntil)
}
