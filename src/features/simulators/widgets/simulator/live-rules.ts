import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { REFUSALS, standingOn } from '../../rules/known-rules.ts'
import type { BrowserRules } from './browser-rules.ts'
import type { Asks, Figures, Found, Simulation, Tool, Typed } from './tools/tool.ts'

/** Milliseconds after which a result that has not changed yet would be taken for the new one. */
const SOON = 400

const PENDING: Simulation = { state: 'refused', why: 'Calcul en cours…', isPending: true }

interface LiveRules {
  tool: Tool & { asks: Asks }
  name: string
  figures: Figures
  rules: BrowserRules
  now(): Date
}

/** As it was typed, whatever spaces stand in it. */
const plain = (typed: Typed): string => JSON.stringify(typed).replace(/[\u00A0\u202F]/g, ' ')

/**
 * What a tool that asks the State's rules answers, given one by one as it is known. Once the browser's thread
 * has failed `failed` is called, and the server has to be asked.
 */
export function liveRules({ tool, name, figures, rules, now }: LiveRules) {
  const { asks } = tool
  const initial = plain(tool.initial(figures))
  const found = async (typed: Typed): Promise<Found | null> => {
    const day = isoDay(dayInParis(now()))
    if (standingOn(day) === 'refused') return { refused: REFUSALS.outOfDate }
    if (plain(typed) === initial) return asks.example(day)
    const values = asks.valuesOf(typed, figures)
    if (values === null) return { refused: '' }
    const reply = await rules.ask({ tool: name, values, day })
    if (reply === null) return null
    if ('unknown' in reply) throw new Error(reply.unknown)
    return 'outputs' in reply ? { outputs: reply.outputs, day } : { refused: REFUSALS.unsolved }
  }
  return (typed: Typed, answer: (simulation: Simulation) => void, failed: () => void): void => {
    const soon = setTimeout(() => answer(PENDING), SOON)
    found(typed)
      .then(
        (one) => one && answer(tool.simulate(typed, figures, one)),
        () => {
          answer(tool.simulate(typed, figures))
          failed()
        },
      )
      .finally(() => clearTimeout(soon))
  }
}
