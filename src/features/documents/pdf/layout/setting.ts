import { ASCENT, type Measure } from './faces.ts'
import { balancedLines, linesOf, type Line, type Piece } from './lines.ts'
import { element, row, type Element, type LinkTarget, type Row } from './rows.ts'
import type { Run } from './runs.ts'
import type { Palette, StyleName, TextStyle } from './styles.ts'
import { WIDTH } from './styles.ts'

/** What setting a text needs to know. */
export interface Setting {
  measure: Measure
  styles: Readonly<Record<StyleName, TextStyle>>
  palette: Palette
  /** Where a link of the text leads, and what is printed after it; `null` when nowhere. */
  target(href: string, text: string): { target: LinkTarget; note: string } | null
  /** Unordered lists are to be ticked. */
  ticks: boolean
}

interface Place {
  x?: number
  width?: number
  /** White above. */
  before?: number
  balanced?: boolean
  tag?: string
  /** The text ends at the right edge. */
  right?: boolean
}

/** A text as rows of one line each, and the element that says it. */
export function textRows(
  setting: Setting,
  runs: readonly Run[],
  style: TextStyle,
  { x = 0, width = WIDTH - x, before = 0, balanced = false, tag = 'P', right = false }: Place = {},
): { rows: Row[]; element: Element } {
  const whole = element(tag)
  const linked = runs.flatMap((run) => withNote(setting, run))
  const lines = (balanced ? balancedLines : linesOf)(linked, style, width, setting.measure)
  const rows = lines.map((line, index) =>
    lineRow(
      setting,
      line,
      style,
      x + (right ? width - line.width : 0),
      whole,
      index === 0 ? before : 0,
    ),
  )
  return { rows: withoutLoneLines(rows), element: whole }
}

/** No first line alone at the foot of a page, no last line alone at its head. */
function withoutLoneLines(rows: Row[]): Row[] {
  rows.forEach((each, index) => {
    each.keep =
      index < rows.length - 1 && (rows.length <= 3 || index === 0 || index === rows.length - 2)
  })
  return rows
}

/** A link of paper says where it leads. */
function withNote(setting: Setting, run: Run): Run[] {
  const found = run.link === null ? null : setting.target(run.link, run.text)
  if (run.link === null || !found) return [{ ...run, link: null }]
  return found.note ? [run, { ...run, link: null, text: ` (${found.note})` }] : [run]
}

function lineRow(
  setting: Setting,
  line: Line,
  style: TextStyle,
  x: number,
  whole: Element,
  before: number,
): Row {
  const own = row(style.leading, { before })
  const baseline = (style.leading - style.size * ASCENT) / 2 + style.size * ASCENT
  let plain: Piece[] = []
  const add = (to: Element, pieces: Piece[]) => {
    const text = { row: own, x, y: baseline, pieces, leading: style.leading }
    own.texts.push(text)
    to.children.push(text)
  }
  const flush = () => {
    if (plain.length > 0) add(whole, plain)
    plain = []
  }
  for (const piece of line.pieces) {
    const found = piece.link === null ? null : setting.target(piece.link, piece.text)
    if (found) {
      flush()
      const link = element('Link', { link: found.target })
      whole.children.push(link)
      add(link, [{ ...piece, colour: setting.palette.primary }])
    } else {
      plain.push(piece)
    }
  }
  flush()
  return own
}
