import { jsonExcess } from '#base/kit/json-bounds.ts'
import type { PortableValue } from '../format/row-line.ts'

/**
 * What a column may hold beyond its type: the answer is what is wrong with a value, as the end of a
 * French sentence, or `null`. Absent values never come here.
 */
export type Rule = (value: Exclude<PortableValue, null>) => string | null

/** Highest number of PostgreSQL's `integer`, which both engines keep. */
const MAX_INTEGER = 2_147_483_647

/** Levels of JSON in JSON: pages hold columns in columns, never hundreds of them. */
const BOUNDS = { depth: 200, values: Infinity }

const whole =
  (from: number): Rule =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= MAX_INTEGER
      ? null
      : `n’est pas un nombre de ${from} à ${MAX_INTEGER}`

/** A number of a row: a page, a widget, a site. */
export const id = whole(1)

/** How many, or which place. */
export const count = whole(0)

/** Any whole number that both engines hold. */
export const integer = whole(-MAX_INTEGER)

export const bit: Rule = (value) => (value === 0 || value === 1 ? null : 'n’est ni 0 ni 1')

/** A text that both engines keep, of so many signs at most. */
export const text =
  (max: number): Rule =>
  (value) => {
    if (typeof value !== 'string') return 'n’est pas un texte'
    if (value.length > max) return `compte plus de ${max} signes`
    return value.includes('\0') || !value.isWellFormed()
      ? 'contient un signe qu’aucune base ne garde'
      : null
  }

/** A text of an expected form; `what` says which, as the end of a sentence. */
export const form =
  (pattern: RegExp, what: string, max = 1000): Rule =>
  (value) =>
    text(max)(value) ?? (pattern.test(String(value)) ? null : `n’est pas ${what}`)

/** One of a few words. */
export const oneOf =
  (...words: readonly string[]): Rule =>
  (value) =>
    words.includes(String(value)) ? null : `n’est pas l’un de : ${words.join(', ')}`

/** A rule for what may be empty. */
export const orEmpty =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? null : rule(value)

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** ISO 8601, of any precision. */
export const instant: Rule = (value) =>
  typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))
    ? null
    : 'n’est pas un instant'

export const day: Rule = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
    ? null
    : 'n’est pas un jour'

/** JSON text of a shape, which every reader of ours can take apart. */
export const json =
  (shape: 'object' | 'list' | 'any'): Rule =>
  (value) => {
    if (typeof value !== 'string' || text(MAX_JSON)(value) !== null) return 'n’est pas du JSON'
    if (jsonExcess(value, BOUNDS) !== null) return 'imbrique trop de niveaux de JSON'
    const parsed = parsedJson(value)
    if (parsed === undefined) return 'n’est pas du JSON'
    if (shape === 'any') return null
    const isFit =
      shape === 'list'
        ? Array.isArray(parsed)
        : typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isFit ? null : `n’est pas ${shape === 'list' ? 'une liste' : 'un objet'} en JSON`
  }

/** Signs of a text that a line of an archive can hold. */
const MAX_JSON = 64 * 1024 ** 2

function parsedJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
