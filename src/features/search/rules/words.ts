import { memoize, roomFor } from '#base/kit/memoize.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'

/** A word of a text: where it stands, and how it is compared. */
export interface Word {
  start: number
  end: number
  /** Lower case, without accents, `œ` and `æ` opened. */
  folded: string
  /** Written in capitals, as acronyms are. */
  isShouted: boolean
}

/** An acronym with points, « T.V.A. », or a run of letters and digits. */
const WORD = /(?:\p{L}\.){2,}\p{L}?|[\p{L}\p{N}\p{M}]+/gu

/** Longer words are cut: the engines refuse very long ones, and no French word is. */
const MAX_WORD = 60

/** Letters and digits alone, the same in every spelling of Unicode. */
const folded = memoize(
  (raw: string): string =>
    normalForm(raw, 'NFKD')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .slice(0, MAX_WORD)
      .toWellFormed()
      .replaceAll('\uFFFD', ''),
  { room: roomFor(2_000_000) },
)

/**
 * The words of a plain text, in order. What binds an elision is no letter: « l’impôt » is two words,
 * and so is « auto-entrepreneur ».
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const [raw] = match
    const word = folded(raw)
    if (word === '') continue
    const isShouted = raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase()
    words.push({ start: match.index, end: match.index + raw.length, folded: word, isShouted })
  }
  return words
}
