import { typedDate } from '#base/kit/time/typed-date.ts'

/** What stands for a question's inputs: numbers within their bounds, and words of our own lists. */
export type Values = Readonly<Record<string, number | string | null>>

/** What was found, by our own names; `null` where the law has no object. */
export type Outputs = Readonly<Record<string, number | string | boolean | null>>

/** Expressions of the State's rules, by the name of the rule that each answers for. */
export type Situation = Readonly<Record<string, string>>

/**
 * How one tool asks: every name of a rule stands here, and nothing that a visitor types becomes one; the
 * rules are a language that is evaluated.
 */
export interface Asking {
  /** What is known, without the day. */
  situation(values: Values): Situation
  /** Rules that answer, with their unit; native units differ from one regime to the next. */
  outputs: Readonly<Record<string, readonly [rule: string, unit: string | null]>>
}

/** Several askings at once: each is asked of values of its own, `null` for one that is not asked this time. */
export interface JointAsking {
  parts: Readonly<Record<string, { asking: Asking; values(values: Values): Values | null }>>
}

/** A question to the State's rules: a tool, its inputs, and the day whose law is asked. */
export interface Question {
  tool: string
  values: Values
  /** `yyyy-mm-dd` */
  day: string
}

/** What the engine of the rules does; its own types are looser. */
export interface RuleEngine {
  setSituation(situation: Record<string, string>): unknown
  evaluate(expression: string | { valeur: string; unité: string }): { nodeValue: unknown }
}

/** No gross was found that would give what is known. */
export class Unsolved extends Error {
  override name = 'Unsolved'
}

/**
 * Asks an engine; a situation is the engine's own until the next, so one question after the other.
 * @throws {Unsolved} and what the engine throws for a name that the rules no longer know
 */
export function answered(
  engine: RuleEngine,
  asking: Asking | JointAsking,
  { values, day }: Omit<Question, 'tool'>,
): Outputs {
  if ('parts' in asking) {
    const found = Object.entries(asking.parts).map(([name, part]): Outputs => {
      const own = part.values(values)
      return own === null ? {} : joined(name, answered(engine, part.asking, { values: own, day }))
    })
    return Object.assign({}, ...found) as Outputs
  }
  engine.setSituation({ ...asking.situation(values), date: typedDate(day) })
  return Object.fromEntries(
    Object.entries(asking.outputs).map(([name, [rule, unit]]) => {
      const { nodeValue } = engine.evaluate(unit === null ? rule : { valeur: rule, unité: unit })
      if (!isOutput(nodeValue)) throw new Unsolved(`« ${rule} » n’est pas défini.`)
      return [name, nodeValue]
    }),
  )
}

/** What a part of a joint asking found, under its name: `sasu net`. */
const joined = (part: string, outputs: Outputs): Outputs =>
  Object.fromEntries(Object.entries(outputs).map(([name, value]) => [`${part} ${name}`, value]))

/** The outputs of one part, by its own names. */
export const partOutputs = (part: string, outputs: Outputs): Outputs =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([name, value]) =>
      name.startsWith(`${part} `) ? [[name.slice(part.length + 1), value]] : [],
    ),
  )

const isOutput = (value: unknown): value is Outputs[string] =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  Number.isFinite(value)

/** An amount as the rules write it. */
export const euros = (value: Values[string], per: '' | '/mois' | '/an' = ''): string =>
  `${plain(value)} €${per}`

/** A number as the rules write it, without exponent. @throws RangeError for what is none */
export function plain(value: Values[string]): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RangeError('No number.')
  return String(Number(value.toFixed(4)))
}

/** A word as the rules write it, by a list of ours. @throws RangeError for a word that the list lacks */
export function word(value: Values[string], words: Readonly<Record<string, string>>): string {
  const found = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
  if (found === undefined) throw new RangeError('No such word.')
  return found
}

export const yesNo = (is: boolean): string => (is ? 'oui' : 'non')
