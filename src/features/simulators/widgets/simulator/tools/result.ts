import type { FormError } from '#base/core/form.ts'
/** A figure that answers the visitor's question. */
export interface Answer {
  label: string
  value: string
}

/** A place to read at. */
export interface Link {
  href: string
  text: string
}

/** What stands in a table: words, or where they are read. */
export type Cell = string | Link

/** A table of figures: the first cell of a row is its name. */
export interface ResultTable {
  title: string
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Long tables stay folded under their title. */
  folded?: boolean
}

/** A remark: `good` news, a `warning`, or neither. */
export interface Remark {
  tone: 'note' | 'good' | 'warning'
  text: string
  /** Official place to read what the remark speaks of. */
  link?: Link
}

/** What a tool found, in words ready to be shown; server and browser draw the same. */
export interface Result {
  /** The answer, large; a second one when the question has two. */
  answers: readonly Answer[]
  /** What stands beside it. */
  lines: readonly Answer[]
  /** The result in one sentence, said to those who listen and first in what is sent. */
  sentence: string
  /** Formulas with the visitor's numbers put in. */
  formulas: readonly string[]
  tables: readonly ResultTable[]
  remarks: readonly Remark[]
}

/** An input that can't be taken. */
export type Fault = FormError

/** A result of which only the needed parts are said. */
export const result = (parts: Pick<Result, 'answers' | 'sentence'> & Partial<Result>): Result => ({
  lines: [],
  formulas: [],
  tables: [],
  remarks: [],
  ...parts,
})
