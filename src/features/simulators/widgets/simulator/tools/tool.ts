import type { FigureOn } from '#base/core/dated-figure.ts'
import type { Outputs, Values } from '../../../rules/question.ts'
import type { Input } from './inputs.ts'
import { lawRemarks } from './law-remarks.ts'
import type { Fault, Result } from './result.ts'

// oxlint-disable-next-line no-explicit-any -- inputs of any value type; each keeps its own.
export type Inputs = Readonly<Record<string, Input<any>>>
export type ValuesOf<I extends Inputs> = { [K in keyof I]: I[K] extends Input<infer T> ? T : never }

/** What the law or an index says today, by the key of the setting `useful_figures`. */
export type Figures = Readonly<Record<string, FigureOn>>

/** What was typed, by input. */
export type Typed = Readonly<Record<string, string>>

/** What a tool answers to what was typed. */
export type Simulation =
  | { state: 'found'; result: Result }
  | { state: 'faults'; faults: readonly Fault[] }
  | { state: 'refused'; why: string; isPending?: true }

/** What the State's rules found, by the law of a day (`yyyy-mm-dd`); or why they did not. */
export type Found = { outputs: Outputs; day: string } | { refused: string }

/** How a tool asks the State's rules. */
export interface Asks {
  /** What is asked of what was typed; `null` while an input is wrong. */
  valuesOf(typed: Typed, figures: Figures): Values | null
  /** What they found for what stands in its inputs at first. */
  example(today: string): Found
}

/** One simulator: what it asks, what it finds, and what it does not say. */
export interface Tool {
  inputs: Readonly<Record<string, Input<unknown>>>
  /** Titles of parts of the form, by the input that each begins with. */
  parts: Readonly<Record<string, string>>
  /** The formula in words. */
  formula: readonly string[]
  /** What the result leaves out, one sentence each. */
  limits: readonly string[]
  /** Keys of the dated figures it reads. */
  figures: readonly string[]
  /** Those of which it reads past periods too. */
  periods: readonly string[]
  /** What stands in its inputs before anything is typed. */
  initial(figures: Figures): Typed
  /** Of a tool that finds nothing by itself. */
  asks: Asks | null
  /** Inputs that `typed` leaves out count as untouched. `found`: what the tool was told, if it asks. */
  simulate(typed: Typed, figures: Figures, found?: Found): Simulation
}

export interface ToolParts<I extends Inputs> {
  inputs: I
  parts?: Readonly<Record<string, string>>
  formula: readonly string[]
  limits: readonly string[]
  figures?: readonly string[]
  periods?: readonly string[]
  /** First values that hang on dated figures. */
  given?(figures: Figures): Typed
  /** Every value is within its bounds. */
  compute(values: ValuesOf<I>, figures: Figures): Result | readonly Fault[]
}

/** Ties inputs and formula of one tool together. */
export function defineTool<const I extends Inputs>(tool: ToolParts<I>): Tool {
  const { inputs, parts = {}, formula, limits, figures: keys = [], periods = [] } = tool
  const initial = (figures: Figures): Typed => ({
    ...Object.fromEntries(Object.entries(inputs).map(([name, one]) => [name, one.initial])),
    ...tool.given?.(figures),
  })
  return {
    inputs,
    parts,
    formula,
    limits,
    figures: keys,
    periods,
    initial,
    asks: null,
    simulate(typed, figures) {
      const { values, faults } = read(inputs, { ...initial(figures), ...typed })
      if (faults.length > 0) return { state: 'faults', faults }
      // One value by input, each read by the input that gives the type.
      const found = tool.compute(values as ValuesOf<I>, figures)
      return isResult(found)
        ? {
            state: 'found',
            result: { ...found, remarks: [...lawRemarks(figures, keys), ...found.remarks] },
          }
        : { state: 'faults', faults: found }
    },
  }
}

/**
 * What an address or a link fills in. One that answers something leaves the optional questions it does not name
 * empty: the example's answers to them are nobody's.
 */
export function filledIn(tool: Tool, answers: Typed, figures: Figures): Typed {
  const isAnswered = Object.keys(answers).length > 0
  const empty = Object.entries(tool.inputs).flatMap(([name, { optional }]): [string, string][] =>
    isAnswered && optional ? [[name, '']] : [],
  )
  return { ...tool.initial(figures), ...Object.fromEntries(empty), ...answers }
}

const isResult = (found: Result | readonly Fault[]): found is Result => 'answers' in found

/** The choice that decides which inputs are asked, by name; the first of those with radios. */
export const switchOf = (inputs: Inputs): string | null =>
  Object.entries(inputs).find(
    ([, { look, kind }]) => kind === 'choice' && look === 'radios',
  )?.[0] ?? null

/** Whether an input is asked with what was typed. */
export function isAsked({ when }: Input<unknown>, inputs: Inputs, typed: Typed): boolean {
  const decider = when === null ? null : switchOf(inputs)
  return when === null || decider === null || when.includes(typed[decider] ?? '')
}

/** Values of the inputs that are asked, and what is wrong with them. */
export function read(
  inputs: Inputs,
  typed: Typed,
): { values: Record<string, unknown>; faults: Fault[] } {
  const values: Record<string, unknown> = {}
  const faults: Fault[] = []
  for (const [name, one] of Object.entries(inputs)) {
    values[name] = null
    if (!isAsked(one, inputs, typed)) continue
    const reading = one.read(typed[name] ?? '')
    if ('value' in reading) values[name] = reading.value
    else faults.push({ field: name, message: `« ${one.label} »\u00A0: ${reading.fault}` })
  }
  return { values, faults }
}
