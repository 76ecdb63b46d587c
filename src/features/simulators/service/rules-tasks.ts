import rules from 'modele-social'
import Engine from 'publicodes'
import { answered, type Outputs, type Question, Unsolved } from '../rules/question.ts'
import { ASKINGS } from '../rules/questions/askings.ts'
import { withoutTexts } from '../rules/without-texts.ts'

/* What the thread of `rules-desk.ts` does: its entry, built beside the server's. */

export type RulesAnswer = { outputs: Outputs } | { unsolved: string } | { unknown: string }

/** Without it the engine writes hundreds of lines. */
const SILENT = { log: () => {}, warn: () => {}, error: () => {} }

let engine: Engine | undefined

/** One question; questions come one at a time, since a situation is the engine's own. */
export function answer(question: Question): RulesAnswer {
  const asking = Object.hasOwn(ASKINGS, question.tool) ? ASKINGS[question.tool] : undefined
  if (!asking) return { unknown: `« ${question.tool} » n’est pas un simulateur.` }
  engine ??= new Engine(withoutTexts(rules) as typeof rules, { logger: SILENT, warn: false })
  try {
    return { outputs: answered(engine, asking, question) }
  } catch (cause) {
    if (cause instanceof Unsolved) return { unsolved: cause.message }
    return { unknown: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) }
  }
}
