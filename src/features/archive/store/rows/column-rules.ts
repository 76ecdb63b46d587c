import { LANGUAGES } from '#base/kit/language.ts'
import { form, instant, integer, oneOf, orEmpty, type Rule, text } from './row-rules.ts'

/** The rules of a table by column. */
export type Rules = Readonly<Record<string, Rule>>

/** What people type on one line, and texts that they write at length. */
export const NAME = text(2000)
export const PROSE = text(32 * 1024 ** 2)

export const lang = oneOf(...LANGUAGES)
/** Of a row that is known by a text, an account for one. */
export const key = text(500)
export const sha256 = form(/^[0-9a-f]{64}$/, 'une somme SHA-256')
export const hex = form(/^[0-9a-f]*$/, 'une suite de chiffres hexadécimaux', 200)
export const path = form(/^\/[^\s?#\\\p{Cc}]*$/u, 'un chemin du site', 2000)
/** An instant that has still to come is empty. */
export const later = orEmpty(instant)
/** 0 in the archive of one site; whose rows may have which is checked apart (`checked-rows.ts`). */
export const siteId: Rule = integer
