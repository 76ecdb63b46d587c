import type { Block } from './blocks.ts'
import type { Element, Row } from './rows.ts'
import type { TextStyle } from './styles.ts'

/** Where blocks stand: from `x`, so wide, with that white between them. */
export interface Column {
  x: number
  width: number
  gap: number
  style: TextStyle
  /** Level of the structure's heading that a second-level heading of the text becomes. */
  level: number
  /** Addresses of the headings, for the list of contents. */
  place(text: string): string | null
}

/** Rows from top to bottom, and the elements that say them. */
export interface Built {
  rows: Row[]
  elements: Element[]
}

/** Sets the blocks inside a block. */
export type Fill = (blocks: readonly Block[], column: Column) => Built
