import type { Outputs } from '../../../rules/question.ts'
import { answer } from '../../../engine/rules-tasks.ts'
import type { Result } from '../tools/result.ts'
import type { Figures, Tool, Typed } from '../tools/tool.ts'
import { TOOLS, type ToolName } from '../tools.ts'

/** A day whose law the rules know. */
export const DAY = '2026-11-22'

/** No-break spaces made plain. */
export const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ')

export const toolOf = (name: ToolName): Tool => TOOLS[name][1]

/** What the rules find for what is typed, as the server asks them. */
export function found(name: ToolName, typed: Typed, figures: Figures = {}): Outputs {
  const values = toolOf(name).asks?.valuesOf(typed, figures)
  if (!values) throw new Error(`${name} refuses ${JSON.stringify(typed)}`)
  const answered = answer({ tool: name, values, day: DAY })
  if (!('outputs' in answered)) throw new Error(JSON.stringify(answered))
  return answered.outputs
}

/** What the tool tells of it. */
export function told(name: ToolName, typed: Typed, figures: Figures = {}): Result {
  const simulation = toolOf(name).simulate(typed, figures, {
    outputs: found(name, typed, figures),
    day: DAY,
  })
  if (simulation.state !== 'found') throw new Error(JSON.stringify(simulation))
  return simulation.result
}

/** Names of the inputs that are refused. */
export function faults(name: ToolName, typed: Typed, figures: Figures = {}): string[] {
  const simulation = toolOf(name).simulate(typed, figures)
  return simulation.state === 'faults' ? simulation.faults.map(({ field }) => field) : []
}

/** Cents of « −1 234,50 € ». */
export const cents = (text: string): number =>
  Math.round(Number(plain(text).replace(/[ €]/g, '').replace('−', '-').replace(',', '.')) * 100)
