import { type Shapes, TEXTS } from './shapes.ts'

/**
 * One place that reads a text from outside. A row names the place, the largest text that its border
 * lets in (the border's own constant), what an attacker would write there, and reads it.
 */
export interface Reader {
  name: string
  /** Files of `src/` that it stands for (`complete.test.ts`). */
  files: readonly string[]
  /** Characters. */
  limit: number
  shapes: Shapes
  /**
   * It runs where it holds no visitor: on a thread of its own, or in a command. Its time grows with
   * the text all the same.
   */
  isAside?: true
  /** Another thread reads it: this one is only looked at for how long it is held. */
  isElsewhere?: true
  /** Reads a text as it comes; may throw what its callers expect. */
  read(text: string): unknown
}

/** A refusal is an answer too. */
export const orRefused =
  <T>(read: (text: string) => T) =>
  (text: string): T | null => {
    try {
      return read(text)
    } catch {
      return null
    }
  }

/** A reader of one file that may refuse what it reads. */
export const refusingRow = (
  name: string,
  file: string,
  read: Reader['read'],
  limit: number,
  shapes: Shapes = TEXTS,
): Reader => ({ name, files: [file], limit, shapes, read: orRefused(read) })

/** Read in a thread of its own unless it is light (`rows/heavy.ts`). */
export const aside = (reader: Reader): Reader => ({ ...reader, isAside: true })
