import { stretchesOf } from './faces.ts'
import { printable } from './printable.ts'
import { BREAK, type Run } from './runs.ts'

/** Letters that stay together: what stands between two places where a line may break. */
interface Word {
  parts: Run[]
  width: number
  /** A space goes before it, when it doesn't begin a line. */
  space: Run | null
  /** It begins a line. */
  breaks: boolean
}

/** Breaks are at spaces, after hyphens inside words, and where the author put them. */
export function wordsOf(runs: readonly Run[], width: (run: Run) => number): Word[] {
  const words: Word[] = []
  let [space, breaks, isOpen]: [Run | null, boolean, boolean] = [null, false, false]
  for (const run of runs) {
    for (const text of printable(run.text).split(/( |\n|(?<=\p{L}\p{L}-)(?=\p{L}\p{L}))/u)) {
      if (text === '' || text === ' ' || text === BREAK) {
        if (text === ' ') space = { ...run, text }
        if (text === BREAK) breaks = true
        isOpen = false
        continue
      }
      const parts = stretchesOf(text).map((stretch) => ({ ...run, text: stretch }))
      const wide = parts.reduce((sum, part) => sum + width(part), 0)
      const last = words.at(-1)
      if (isOpen && last) {
        last.parts.push(...parts)
        last.width += wide
      } else {
        words.push({ parts, width: wide, space, breaks })
        space = null
        breaks = false
      }
      isOpen = true
    }
  }
  return words
}

/** A word that is longer than a line is cut where the line ends. */
export function fitting(word: Word, width: number, widthOf: (run: Run) => number): Word[] {
  if (word.width <= width) return [word]
  const cut: Word[] = []
  let now: Word = { ...word, parts: [], width: 0 }
  for (const part of word.parts) {
    for (const sign of part.text) {
      const letter = { ...part, text: sign }
      const more = widthOf(letter)
      if (now.width + more > width && now.parts.length > 0) {
        cut.push(now)
        now = { parts: [], width: 0, space: null, breaks: true }
      }
      now.parts.push(letter)
      now.width += more
    }
  }
  return [...cut, now]
}
