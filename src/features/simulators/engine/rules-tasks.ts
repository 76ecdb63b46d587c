import rules from 'modele-social'
import Engine from 'publicodes'
import { answered, type Outputs, type Question, Unsolved } from '../rules/question.ts'
import { ASKINGS } from '../rules/questions/askings.ts'
import { corrected } from '../rules/corrections.ts'
import { withoutTexts } from '../rules/without-texts.ts'

/* What a thread does with the State's rules: the server's, whose entry this is (`service/rules-thread.ts`), and a browser's. */

export type RulesAnswer = { outputs: Outputs } | { unsolved: string } | { unknown: string }

/** Without it the engine writes hundreds of lines. */
const SILENT = { log: () => {}, warn: () => {}, error: () => {} }

let engine: Engine | undefined

/** Takes a second; the first question does it where nobody has before. */
export const readRules = (): Engine =>
  (engine ??= new Engine(corrected(withoutTexts(rules)) as typeof rules, {
    logger: SILENT,
    warn: false,
  }))

/** One question; questions come one at a time, since a situation is the engine's own. */
export function answer(question: Question): RulesAnswer {
  const asking = Object.hasOwn(ASKINGS, question.tool) ? ASKINGS[question.tool] : undefined
  if (!asking) return { unknown: `« ${question.tool} » n’est pas un simulateur.` }
  try {
    return { outputs: answered(readRules(), asking, question) }
  } catch (cause) {
    if (cause instanceof Unsolved) return { unsolved: cause.message }
    return { unknown: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) }
  }
}
