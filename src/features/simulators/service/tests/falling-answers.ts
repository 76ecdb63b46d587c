import type { Question } from '../../rules/question.ts'
import { answer as answerTo } from './example-answers.ts'

/** The thread of a salary that falls over: with one employee it hangs, with more it runs out of memory. */
export const answer = (question: Question): Promise<unknown> =>
  answerTo({ ...question, tool: question.values['effectif'] === 1 ? 'hangs' : 'eats' })
