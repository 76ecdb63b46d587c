import { randomInt } from 'node:crypto'

/** Small letters and digits that nobody takes for another: no 0 and o, no 1, i and l. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** How many codes somebody has at first. */
const CODES = 10

const group = (): string =>
  Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('')

/** Fresh recovery codes, as they are written on paper: `k7wqm-2hxpd`, 49 bits each. */
export const recoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => `${group()}-${group()}`)

/**
 * A code as it was shown: without the spaces that help reading, with the hyphen of a recovery code, in small
 * letters when all of it was typed in capitals (former codes mix both).
 */
export function cleanCode(typed: string): string {
  const code = typed.replace(/[\s\u2010-\u2013]/g, (sign) => (/\s/.test(sign) ? '' : '-'))
  const small = /^[A-Z2-9-]+$/.test(code) ? code.toLowerCase() : code
  return /^[A-Za-z0-9]{10}$/.test(small) ? `${small.slice(0, 5)}-${small.slice(5)}` : small
}

/** What is no code of the application, which has digits alone. */
export const isRecoveryCode = (code: string): boolean => !/^\d{6}$/.test(code)
