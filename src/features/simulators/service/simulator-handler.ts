import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { FormLimits } from '#base/platform/security/rate-limit.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { FormAnswer, FormHandler, FormPost } from '#framework/forms/form-handler.ts'
import { formMarks } from '#framework/forms/form-marks.ts'
import { shownValues } from '#framework/forms/read-post.ts'
import { BadOptions } from '#framework/widget-kit/define-options.ts'
import { REFUSALS, standingOn } from '../rules/known-rules.ts'
import type { Values } from '../rules/question.ts'
import type { NoAnswer, RulesThread } from './rules-thread.ts'

export interface SimulatorDeps {
  rulesThread: RulesThread
  /** How often questions may be asked. */
  questionLimits: FormLimits
  signer: Signer
}

/** A tool that asks the State's rules, as its widget knows it. */
export interface AskingTool {
  name: string
  /** Names of its inputs. */
  inputs: readonly string[]
  /** What stands in them, within its bounds; `null` when an input is wrong. */
  valuesOf(typed: Readonly<Record<string, string>>, where: SiteDay): Values | null
}

/** Whose figures are read, and on which day. */
type SiteDay = Pick<FormPost, 'site' | 'now'>

/** The tool of a widget, by its options; `null` for one that asks nobody. @throws {BadOptions} */
export type ReadTool = (widget: FormPost['widget']) => AskingTool | null

/** Signs of one input that are looked at; a field takes fewer. */
const MAX_TYPED = 200

/** Forms of the widget `simulator` whose tool asks the State's rules: amounts stand in no address and no log. */
export const simulatorHandler = (read: ReadTool): FormHandler<SimulatorDeps> => ({
  standsIn: (widget) => toolOf(widget, read) !== null,

  async take(post, deps) {
    const tool = toolOf(post.widget, read)
    if (tool === null) return { kind: 'none' }
    const typed = typedIn(post, tool)
    const day = isoDay(dayInParis(post.now))
    const values = standingOn(day) === 'refused' ? null : tool.valuesOf(typed, post)
    // The widget says what is wrong, as it reads the same inputs on the same day.
    if (values === null) return again(post, 422)
    const wait = await deps.questionLimits.wait(marksOf(post, deps))
    if (wait !== null) {
      return { ...again(post, 429, tooMany(wait)), retryAfter: wait }
    }
    const answer = await deps.rulesThread.ask({ tool: tool.name, values, day })
    if ('none' in answer) {
      if (answer.none === 'unsolved') return again(post, 422, frTypography(NOTICES.unsolved))
      return { ...again(post, 503, frTypography(NOTICES[answer.none])), retryAfter: RETRY_AFTER }
    }
    const found = again(post, 200)
    return { ...found, sent: { ...found.sent, found: answer.outputs } }
  },
})

function toolOf(widget: FormPost['widget'], read: ReadTool): AskingTool | null {
  try {
    return read(widget)
  } catch (cause) {
    if (cause instanceof BadOptions) return null
    throw cause
  }
}

const typedIn = ({ posted }: FormPost, { inputs }: AskingTool): Record<string, string> =>
  Object.fromEntries(
    inputs.flatMap((name): [string, string][] => {
      const [value] = posted.values[name] ?? []
      return value === undefined ? [] : [[name, value.slice(0, MAX_TYPED)]]
    }),
  )

/** Counted apart from the sendings of forms: who calculates often may still write. */
const marksOf = ({ site, address }: FormPost, { signer }: SimulatorDeps): string[] =>
  formMarks(signer, site.id, address).map((mark) => `question ${mark}`)

/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 5

const NOTICES: Readonly<Record<NoAnswer, string>> = {
  crowded:
    'Beaucoup de calculs sont demandés en ce moment. Vos chiffres sont là : relancez le calcul dans quelques secondes.',
  failed:
    'Le calcul n’a pas abouti à temps, le problème vient de notre côté. Vos chiffres sont là : relancez-le dans quelques instants.',
  unsolved: REFUSALS.unsolved,
  unknown:
    'Ce calcul n’est pas possible pour le moment, le problème vient de notre côté. Vos chiffres sont là : demandez-nous le résultat avec le formulaire de cette page.',
}

const tooMany = (seconds: number): string => {
  const when = seconds <= 60 ? 'une minute' : `${Math.ceil(seconds / 60)} minutes`
  return frTypography(
    `Beaucoup de calculs ont été demandés depuis votre réseau. Vos chiffres sont là : gardez cette page et relancez dans ${when}.`,
  )
}

type Again = Extract<FormAnswer, { kind: 'again' }>

const again = (post: FormPost, status: Again['status'], notice = ''): Again => ({
  kind: 'again',
  status,
  sent: { values: shownValues(post.posted.values), errors: [], notice },
})
