/** A scale: named columns of numbers, one line of cells under each row's name. */
export interface FigureTable {
  columns: { key: string; label: string; unit: string }[]
  /** As many cells as columns; `null` where the scale says nothing. */
  rows: { key: string; label: string; cells: (number | null)[] }[]
}

/** Who publishes a figure, and where. */
export interface FigureSource {
  name: string
  /** Official address; empty when there is none, as for one's own tax notice. */
  url: string
  /** Licence under which the value is shown again, « Licence Ouverte 2.0 »; empty for none. */
  licence: string
}

/**
 * A figure that the law or an index changes now and then, spelled as it is stored (setting
 * `useful_figures`). The same key may stand several times, once a period.
 */
export interface DatedFigure {
  /** What code asks for: `indemnite_recouvrement`. */
  key: string
  /** Key of the table that shows it: `paie-et-cotisations`. */
  group: string
  label: string
  /** `€`, `%`, `jours`; empty for a plain number. */
  unit: string
  /** The figure, or `null` when it is a scale or still to be confirmed. */
  value: number | null
  values: FigureTable | null
  /** First and last day it is in force, `yyyy-mm-dd`; empty when the text names none. */
  from: string
  to: string
  /**
   * Last day for which anybody knew that it holds (`yyyy-mm-dd`), where the text names no end; empty for no bound. From
   * the next day on it is to be confirmed, from 1 April of the next year on it is out of date.
   */
  known_until: string
  source: FigureSource
  /** When somebody read it, `yyyy-mm-dd` or `yyyy-mm`; empty without a value. */
  checked_on: string
  /** Read elsewhere than at the official source: shown with « à vérifier ». */
  to_verify: boolean
  /** How often it usually changes, in words. */
  rhythm: string
  note: string
}

/** A figure on a day: in force, no longer (or not yet) in force, or never given. */
export type FigureOn =
  /** `beyond`: past what anybody knew; the figure is one to verify then. */
  | { state: 'current'; figure: DatedFigure; beyond?: true }
  | { state: 'out-of-date'; figure: DatedFigure }
  | { state: 'missing'; figure: DatedFigure | null }

/** The number of a scale's cell, or `null` when the scale has none there. */
export function cellOf(table: FigureTable, row: string, column: string): number | null {
  const index = table.columns.findIndex(({ key }) => key === column)
  return table.rows.find(({ key }) => key === row)?.cells[index] ?? null
}
