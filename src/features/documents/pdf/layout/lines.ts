import { type Face, faceFor, type Measure } from './faces.ts'
import { fitting, wordsOf } from './line-words.ts'
import { THIN_SPACE } from './printable.ts'
import type { Run } from './runs.ts'
import type { TextStyle } from './styles.ts'

/** A stretch of one line that is drawn at once; `x` from the left end of the line. */
export interface Piece {
  text: string
  x: number
  width: number
  face: Face
  size: number
  colour: string
  /** Above the baseline. */
  rise: number
  link: string | null
}

export interface Line {
  pieces: Piece[]
  width: number
}

const SMALL = 0.68

/** Breaks a text into lines of at most `width` points. */
export function linesOf(
  runs: readonly Run[],
  style: TextStyle,
  width: number,
  measure: Measure,
): Line[] {
  const set = setter(style, measure)
  const lines: Run[][] = [[]]
  let used = 0
  for (const word of wordsOf(runs, set.width).flatMap((each) => fitting(each, width, set.width))) {
    const space = word.space ? set.width(word.space) : 0
    const begins = used === 0 || word.breaks || used + space + word.width > width
    if (begins && (used > 0 || word.breaks)) lines.push([])
    lines.at(-1)?.push(...(begins || !word.space ? [] : [word.space]), ...word.parts)
    used = begins ? word.width : used + space + word.width
  }
  return lines.map((line, index) => set.line(index < lines.length - 1 ? spaced(line) : line))
}

/**
 * The same number of lines, of about the same length: no word is left alone at the end of a title.
 */
export function balancedLines(
  runs: readonly Run[],
  style: TextStyle,
  width: number,
  measure: Measure,
): Line[] {
  const whole = linesOf(runs, style, width, measure)
  const count = whole.length
  if (count <= 1) return whole
  let [narrow, wide] = [width / 3, width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    if (linesOf(runs, style, middle, measure).length > count) narrow = middle
    else wide = middle
  }
  return linesOf(runs, style, wide, measure)
}

/** Width of the longest word and of the whole text on one line. */
export function widthsOf(
  runs: readonly Run[],
  style: TextStyle,
  measure: Measure,
): { least: number; most: number } {
  const set = setter(style, measure)
  const words = wordsOf(runs, set.width)
  return {
    least: Math.max(0, ...words.map(({ width }) => width)),
    most: words.reduce((sum, { width, space }) => sum + width + (space ? set.width(space) : 0), 0),
  }
}

/** The space at which a line breaks stays in the text, for whoever copies it or has it read out. */
const spaced = (line: Run[]): Run[] => {
  const last = line.at(-1)
  return last ? [...line, { ...last, text: ' ' }] : line
}

function setter(style: TextStyle, measure: Measure) {
  const letteredFace = ({ bold, italic }: Run): Face => {
    if (style.face === 'title' || style.face === 'lead') return style.face
    const isBold = bold || style.face === 'bold'
    return isBold ? (italic ? 'bold-italic' : 'bold') : italic ? 'italic' : 'text'
  }
  const faceOf = (run: Run): Face => faceFor(run.text, letteredFace(run))
  const sizeOf = ({ rise }: Run) => (rise ? style.size * SMALL : style.size)
  const width = (run: Run) => measure(run.text, faceOf(run), sizeOf(run))
  return {
    width,
    line(runs: readonly Run[]): Line {
      let x = 0
      const pieces = merged(runs).map((run): Piece => {
        const piece = {
          text: run.text,
          x,
          width: width(run),
          face: faceOf(run),
          size: sizeOf(run),
          colour: style.colour,
          rise:
            run.rise === 'sup' ? style.size * 0.33 : run.rise === 'sub' ? -style.size * 0.12 : 0,
          link: run.link,
        }
        x += piece.width
        return piece
      })
      return { pieces, width: x }
    },
  }
}

const looksAlike = (one: Run, other: Run): boolean =>
  (one.text === THIN_SPACE) === (other.text === THIN_SPACE) &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.rise === other.rise &&
  one.link === other.link

function merged(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    if (last && looksAlike(last, run)) last.text += run.text
    else result.push({ ...run })
  }
  return result
}
