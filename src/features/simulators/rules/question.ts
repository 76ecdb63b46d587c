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
  /** What is known in place of a gross, if anything. */
  sought?(values: Values): Sought | null
  /** Rules that answer, with their unit; native units differ from one regime to the next. */
  outputs: Readonly<Record<string, readonly [rule: string, unit: string | null]>>
}

/** A gross that has to be found by what it gives. */
interface Sought {
  /** The output that is known, and what it is. */
  known: string
  wanted: number
  /** What a gross may be a multiple of. */
  step: number
  withGross(gross: number): Values
}

/** Of values that name what is known (`depart`) as the outputs do, and its amount (`montant`). */
export function soughtGross(values: Values, step: number): Sought | null {
  const { depart = null, montant = null } = values
  if (depart === 'brut' || typeof depart !== 'string' || typeof montant !== 'number') return null
  return {
    known: depart,
    wanted: montant,
    step,
    withGross: (gross) => ({ ...values, depart: 'brut', montant: gross }),
  }
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
  const about = (known: Values): void => {
    engine.setSituation({ ...asking.situation(known), date: typedDate(day) })
  }
  const output = (name: string): Outputs[string] => {
    const [rule = '', unit = null] = asking.outputs[name] ?? []
    const { nodeValue } = engine.evaluate(unit === null ? rule : { valeur: rule, unité: unit })
    if (!isOutput(nodeValue)) throw new Unsolved(`« ${rule} » n’est pas défini.`)
    return nodeValue
  }
  about(values)
  const sought = asking.sought?.(values) ?? null
  if (sought !== null) {
    const gives = (gross: number): number => {
      about(sought.withGross(gross))
      return Number(output(sought.known))
    }
    about(sought.withGross(nearestGross(sought, Number(output('brut')), gives)))
  }
  return Object.fromEntries(Object.keys(asking.outputs).map((name) => [name, output(name)]))
}

const HALF_A_CENT = 0.005

/** What the rules find misses by some cents a gross that is looked for further on: at most so often. */
const MOST_TRIES = 12

/** A gross in steps, and how much too much it gives. */
interface Tried {
  at: number
  beyond: number
}

/**
 * The gross that gives what is known most nearly. The rules' own search ends some cents too soon, and says of a gross
 * that it gives what was asked.
 */
function nearestGross({ wanted, step }: Sought, start: number, gives: (gross: number) => number) {
  const tried = (at: number): Tried => ({ at, beyond: gives(at * step) - wanted })
  let last = tried(Math.round(start / step))
  let best = last
  let under: Tried | null = null
  let over: Tried | null = null
  const slope = (wanted / start) * step
  for (let tries = 1; tries < MOST_TRIES && Math.abs(best.beyond) >= HALF_A_CENT; tries += 1) {
    if (last.beyond < 0) under = last
    else over = last
    if (under && over && Math.abs(over.at - under.at) <= 1) break
    const away = Math.max(1, Math.round(Math.abs(last.beyond) / slope))
    last = tried(
      under && over ? between(under, over, tries) : last.at - Math.sign(last.beyond) * away,
    )
    if (Math.abs(last.beyond) < Math.abs(best.beyond)) best = last
  }
  return best.at * step
}

/** Where a line through both would be right, and every other time their middle: what a gross gives has steps. */
function between(under: Tried, over: Tried, tries: number): number {
  const share = tries % 2 === 0 ? 0.5 : under.beyond / (under.beyond - over.beyond)
  const [low, high] = [Math.min(under.at, over.at), Math.max(under.at, over.at)]
  const found = Math.round(under.at + (over.at - under.at) * share)
  return Math.min(Math.max(found, low + 1), high - 1)
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
