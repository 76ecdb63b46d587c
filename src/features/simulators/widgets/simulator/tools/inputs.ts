import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { frenchNumber, parseFrenchNumber } from '#base/kit/text/french-number.ts'
import { isoDay as typedIso } from '#base/kit/time/typed-date.ts'
import { parseIsoDay } from '#base/kit/time/working-days.ts'
import { type Decimal, decimal } from '../formulas/decimal.ts'
import { counted } from './format.ts'

/** What was typed, understood or not. */
type Reading<T> = { value: T } | { fault: string }

/** One input of a tool: how it is drawn, and how what is typed there is read. */
export interface Input<T> {
  kind: 'number' | 'whole' | 'date' | 'choice' | 'text'
  label: string
  help?: string
  /** After the field: `€`, `%`, `mois`. */
  unit: string
  /** What stands in the field before anything is typed: the example of the page. */
  initial: string
  /** Values and labels of a choice, in order. */
  choices: readonly (readonly [value: string, label: string])[]
  /** A few answers side by side, or a list. */
  look: 'radios' | 'select'
  /** Asked only with these answers to the tool's first choice; others leave it unread. */
  when: readonly string[] | null
  optional: boolean
  /** Signs that the field takes. */
  max: number
  read(typed: string): Reading<T>
}

interface Say {
  label: string
  help?: string
  initial?: string
}

const input = <T>(
  say: Say,
  parts: Pick<Input<T>, 'kind' | 'read'> & Partial<Input<T>>,
): Input<T> => ({
  unit: '',
  initial: '',
  choices: [],
  look: 'select',
  when: null,
  optional: false,
  max: 40,
  ...say,
  ...parts,
})

interface Bounds {
  /** Included; 0 unless said. */
  min?: number
  /** Included. */
  max: number
  /** Decimals at most. */
  places: number
  unit?: string
}

/** A decimal number within bounds. */
export const number = (say: Say & Bounds): Input<Decimal> => {
  const { min = 0, max, places, unit = '', ...said } = say
  const range = `entre ${frenchNumber(String(min))} et ${frenchNumber(String(max))}`
  const read = (typed: string): Reading<Decimal> => {
    if (typed.trim() === '') return { fault: 'indiquez un nombre.' }
    const plain = parseFrenchNumber(typed)
    if (plain === null) return { fault: 'ce n’est pas un nombre ; écrivez par exemple 1 250,50.' }
    if (places < THOUSANDTHS) {
      const both = twoReadings(typed, places)
      if (both) return { fault: both }
    }
    const value = decimal(plain)
    if (value.lt(min) || value.gt(max)) return { fault: `indiquez un nombre ${range}.` }
    const decimals = plain.split('.')[1]?.length ?? 0
    if (decimals <= places) return { value }
    return { fault: tooPrecise(places) }
  }
  return input(said, { kind: 'number', unit, read })
}

const tooPrecise = (places: number): string =>
  places === 0
    ? 'indiquez un nombre entier.'
    : `${counted(places, 'décimale', 'décimales')} au plus.`

/** Decimals from which « 1,250 » is a number like any other. */
const THOUSANDTHS = 3

/**
 * What is asked back of « 12.500 »: a single separator before exactly three digits parts thousands for
 * some and decimals for others. `null` where a number reads one way.
 */
function twoReadings(typed: string, places: number): string | null {
  const [, sign = '', whole = '', three = ''] =
    /^(-?)([\d\s]*\d)[.,](\d{3})\s*[€%]?$/u.exec(typed.trim()) ?? []
  if (three === '') return null
  const digits = whole.replace(/\s/g, '')
  // Thousands stand behind one to three digits, of which the first is no zero.
  if (digits.length > 3 || digits.startsWith('0')) return tooPrecise(places)
  const large = sign + frenchNumber(digits + three)
  const small = `${sign}${frenchNumber(`${digits}.${three}`)}`
  return `écrivez ${large} ou ${small.slice(0, -1)} : « ${typed.trim()} » se lit des deux façons.`
}

const MOST_EUROS = 1_000_000_000_000

/** An amount in euros and cents. */
export const money = (say: Say & { min?: number; max?: number }): Input<Decimal> =>
  number({ max: MOST_EUROS, places: 2, unit: '€', ...say })

/** A rate: 20 for « 20 % ». */
export const rate = (say: Say & { min?: number; max?: number }): Input<Decimal> =>
  number({ max: 100, places: 4, unit: '%', ...say })

/** A whole number as the machine counts. */
export const whole = (say: Say & { min?: number; max: number; unit?: string }): Input<number> => {
  const decimals = number({ ...say, places: 0 })
  return {
    ...decimals,
    kind: 'whole',
    read(typed) {
      const reading = decimals.read(typed)
      return 'fault' in reading ? reading : { value: reading.value.toNumber() }
    },
  }
}

/** An input that may stay empty. */
export const optional = <T>(required: Input<T>): Input<T | null> => ({
  ...required,
  optional: true,
  read: (typed) => (typed.trim() === '' ? { value: null } : required.read(typed)),
})

/** An input that is asked only with some answers to the tool's first choice; else it is `null`. */
export const only = <T>(answers: readonly string[], required: Input<T>): Input<T | null> => ({
  ...required,
  when: answers,
})

const FIRST_YEAR = 1990
const LAST_YEAR = 2100

/** A day, from 1990 to 2100, as browsers send it or as people type it. */
export const date = (say: Say): Input<CalendarDay> =>
  input(say, {
    kind: 'date',
    read(typed) {
      const day = parseIsoDay(typed.trim()) ?? parseIsoDay(typedIso(typed) ?? '')
      if (day === null) return { fault: 'indiquez une date, par exemple 31/12/2026.' }
      if (day.year >= FIRST_YEAR && day.year <= LAST_YEAR) return { value: day }
      return { fault: `indiquez une date entre ${FIRST_YEAR} et ${LAST_YEAR}.` }
    },
  })

/** One of a few answers; the first is the one before any is chosen. */
export const choice = <const V extends string>(
  say: Say & { look?: Input<V>['look']; choices: readonly (readonly [V, string])[] },
): Input<V> =>
  input<V>(say, {
    kind: 'choice',
    initial: say.initial ?? say.choices[0]?.[0] ?? '',
    read(typed) {
      const chosen = say.choices.find(([value]) => value === typed)
      return chosen ? { value: chosen[0] } : { fault: 'choisissez une des réponses proposées.' }
    },
  })

/** A short text, read by the tool itself. */
export const text = (say: Say & { max: number }): Input<string> =>
  input(say, {
    kind: 'text',
    read(typed) {
      const value = typed.trim()
      if (value === '') return { fault: 'ce champ est vide.' }
      return value.length > say.max ? { fault: 'ce texte est trop long.' } : { value }
    },
  })
