import { normalForm } from '#base/kit/text/normal-form.ts'

/** Ornaments that can stand behind the letters. */
export const ORNAMENTS = ['gauge', 'ledger', 'coins', 'sheets'] as const

/** Tones, each a colour of the theme. */
export const TONES = 5

interface MonogramParts {
  letters: string
  ornament: (typeof ORNAMENTS)[number]
  /** From 1. */
  tone: number
}

/** Words of a name that are no name by themselves, and what is elided before one: « Aude d’Orfeuil » is AO. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l'])
const ELIDED = /^[dl]['’]/i

/**
 * First letters of the first and the last name, with an ornament and a tone that are always the
 * same for the same name.
 */
export function monogramOf(name: string): MonogramParts {
  const words = normalForm(name, 'NFC').split(/\s+/u).filter(Boolean)
  const proper = words
    .filter((word) => !PARTICLES.has(word.toLowerCase()))
    .map((word) => word.replace(ELIDED, ''))
  const said = proper.length > 0 ? proper : words
  const ends = said.length > 1 ? [said[0], said.at(-1)] : said
  const letters = ends.map((word) => [...(word ?? '')][0] ?? '').join('')
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  return {
    letters: letters.toLocaleUpperCase('fr-FR'),
    ornament: ORNAMENTS[seed % ORNAMENTS.length] ?? 'gauge',
    tone: (Math.floor(seed / ORNAMENTS.length) % TONES) + 1,
  }
}
