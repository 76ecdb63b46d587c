import type { Term } from './glossary.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'

/** Finds terms in plain text: longest first, whole words, in singular or plural. */
export interface TermPattern {
  /** Every place, in order; `term` is `null` for words that only look like one. */
  find(text: string): { index: number; words: string; term: Term | null }[]
}

/**
 * Words of accounting that hold a term and are none, or are another's long name. Those of terms
 * that the glossary doesn't have are left alone.
 */
const PHRASES: Readonly<Record<string, string>> = {
  'acompte d’impôt': '',
  'acompte d’IS': '',
  'acompte de TVA': '',
  'besoin en fonds de roulement': 'BFR',
  'bilan carbone': '',
  'bilan de compétences': '',
  'bilan patrimonial': '',
  'bilan social': '',
  'capacité d’autofinancement': 'CAF',
  'cotisation sur la valeur ajoutée': '',
  'déclaration sociale nominative': 'DSN',
  'excédent brut d’exploitation': 'EBE',
  'fichier des écritures comptables': 'FEC',
  'soldes intermédiaires de gestion': 'SIG',
  'taxe sur la valeur ajoutée': '',
}

const DETERMINERS = 'un|cet?|ces|des|son|ses|notre|nos|votre|vos|leurs|chaque'
/** Terms that are also a verb or an adjective count only as nouns, after one of these. */
const ONLY_AFTER: Readonly<Record<string, string>> = {
  actif: `(?:${DETERMINERS}|les|l’|l')`,
  associé: `(?:${DETERMINERS}|les|aux|deux|trois|l’|l')`,
  // « L’avoir fait » is the verb.
  avoir: `(?:${DETERMINERS})`,
  passif: `(?:${DETERMINERS}|le|les|du|au)`,
}

const GAP = '(?:[\\s\\u00A0\\u202F-]|&nbsp;)+'

/** Longest stretch of text, in UTF-16 code units, in which terms are looked for. */
const MAX_TEXT = 50_000

/** One pattern for all terms; none, when there are no terms. */
export function termPattern(terms: readonly Term[]): TermPattern {
  const byName = new Map(terms.map((term) => [term.name, term]))
  const sought = [
    ...terms.map((term) => ({ words: term.name, term })),
    ...Object.entries(PHRASES).map(([words, name]) => ({ words, term: byName.get(name) ?? null })),
  ].toSorted((one, other) => other.words.length - one.words.length)
  const alternatives = sought.map(({ words }) => `(${pattern(words)})`).join('|')
  const all = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${alternatives})(?![\\p{L}\\p{N}_-])`, 'gu')
  return {
    find: (text) =>
      terms.length === 0 || text.length > MAX_TEXT
        ? []
        : Array.from(text.matchAll(all), (found) => {
            const group = found.findIndex((words, at) => at > 0 && words !== undefined)
            return { index: found.index, words: found[0], term: sought[group - 1]?.term ?? null }
          }),
  }
}

/** Acronyms as they are written; other words in any case. */
function pattern(name: string): string {
  const words = name.trim().split(/\s+/).map(wordPattern).join(GAP)
  const after = ONLY_AFTER[name.toLowerCase()]
  const before = after === undefined ? '' : `(?<=(?<!\\p{L})${after}(?:${GAP})?)`
  const found = isAcronym(name) ? words : `(?i:${words})`
  // Looking back from the term alone: from every space of a run it would be the square of the run.
  return before === '' ? found : `(?=${found})${before}${found}`
}

const isAcronym = (name: string): boolean => /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(name)

/** Words that never take the mark of a plural. */
const INVARIABLE = /^(?:\p{Lu}[\p{Lu}\p{N}]+|à|de|des|du|en|et|la|le|les|sur|.*[sxz])$/u

/** A word, its accents composed or not, in singular or plural: `social`, `sociaux`. */
function wordPattern(word: string): string {
  const mark = Math.max(word.lastIndexOf('’'), word.lastIndexOf("'"))
  const start = mark > 0 ? mark + 1 : 0
  return letterPattern(word.slice(0, start)) + pluralPattern(word.slice(start))
}

function pluralPattern(stem: string): string {
  if (INVARIABLE.test(stem)) return letterPattern(stem)
  if (stem.endsWith('al')) return `${letterPattern(stem.slice(0, -1))}(?:ls?|ux)`
  if (/(?:au|eu)$/.test(stem)) return `${letterPattern(stem)}x?`
  return `${letterPattern(stem)}s?`
}

/** Signs that mean something else in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/

const letterPattern = (text: string): string =>
  [...normalForm(text, 'NFC')]
    .map((letter) => {
      if (letter === '’' || letter === "'") return "(?:’|'|&#39;)"
      const apart = normalForm(letter, 'NFD')
      const composed = letter.replace(SPECIAL, '\\$&')
      return apart === letter ? composed : `(?:${composed}|${apart})`
    })
    .join('')
