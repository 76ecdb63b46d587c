import type { Tint } from '../palette.ts'

/** A figure is data; `at` is the step of the slide at which a part appears. */
export type Figure =
  | Sum
  | Split
  | BalanceSheet
  | Timeline
  | List
  | Message
  | Bars
  | BreakEven
  | Choice

/** An operation: blocks, and the sign before each but the first. */
export interface Sum {
  kind: 'sum'
  blocks: { value: string; label: readonly string[]; tint: Tint; at: number; sign?: string }[]
}

/** One whole cut in parts. */
export interface Split {
  kind: 'split'
  whole: string
  /** Step at which the name of the whole appears; the first when absent. */
  wholeAt?: number
  parts: { share: number; value: string; label: string; tint: Tint; at: number }[]
}

/** Assets beside what pays for them, drawn to scale. */
export interface BalanceSheet {
  kind: 'balance-sheet'
  left: BalanceRow[]
  right: BalanceRow[]
}

export interface BalanceRow {
  label: string
  amount: number
  value: string
  tint: Tint
  at: number
}

/** Events on a line of time; `where` runs from 0 to 1. */
export interface Timeline {
  kind: 'timeline'
  marks: { where: number; when: string; label: readonly string[]; tint: Tint; at: number }[]
  span?: { from: number; to: number; label: string; at: number }
}

/** Three to five things, one under the other. */
export interface List {
  kind: 'list'
  mark: 'check' | 'alert' | 'number'
  first?: number
  items: { text: string; at: number }[]
}

/** A letter or a mail. */
export interface Message {
  kind: 'message'
  when: string
  subject: string
  words: readonly string[]
  tint: Tint
  seal: 'letter' | 'alert'
}

/** Bars side by side; `size` runs from 0 to 1. */
export interface Bars {
  kind: 'bars'
  bars: { size: number; value: string; label: readonly string[]; tint: Tint; at: number }[]
}

/** Sales against costs, and where they cross. */
export interface BreakEven {
  kind: 'break-even'
  threshold: string
}

/** What not to do, what to do. */
export interface Choice {
  kind: 'choice'
  no: readonly string[]
  yes: readonly string[]
}
