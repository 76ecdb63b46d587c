import type { Block, TableCell } from './blocks.ts'
import type { Column, Fill } from './column.ts'
import { widthsOf } from './lines.ts'
import { element, kept, row, stacked, moved, type Element, type Row } from './rows.ts'
import type { Run } from './runs.ts'
import { type Setting, textRows } from './setting.ts'

type Table = Extract<Block, { kind: 'table' }>

const GUTTER = 14
const PADDING = 5

/** A table: caption, head, one row that is never cut for each of its rows. */
export function tableRows(
  setting: Setting,
  { caption, head, body }: Table,
  column: Column & { before: number },
  fill: Fill,
): { rows: Row[]; element: Element } {
  const { x, width, before } = column
  const whole = element('Table')
  const rows: Row[] = []
  if (caption.length > 0) {
    const set = textRows(setting, caption, setting.styles.caption, { x, width, tag: 'Caption' })
    whole.children.push(set.element)
    rows.push(...kept(set.rows, true), row(3, { keep: true }))
  }
  const columns = columnWidths(setting, [...head, ...body], width)
  const part = (tag: 'THead' | 'TBody', cells: readonly TableCell[][]) => {
    if (cells.length === 0) return
    const group = element(tag)
    whole.children.push(group)
    for (const line of cells) {
      const set = tableRow(setting, line, columns, { ...column, isHead: tag === 'THead' }, fill)
      group.children.push(set.element)
      rows.push(set.row)
    }
  }
  part('THead', head)
  part('TBody', body)
  // The head never stands alone, nor the first row without it.
  rows.forEach((each, index) => {
    each.keep ||= index < rows.length - 1 - Math.max(0, body.length - 1)
  })
  const [first] = rows
  if (first) first.before = before
  return { rows, element: whole }
}

function tableRow(
  setting: Setting,
  cells: readonly TableCell[],
  columns: readonly number[],
  place: Column & { isHead: boolean },
  fill: Fill,
): { row: Row; element: Element } {
  const { x, width, isHead } = place
  const { styles, palette } = setting
  const whole = row(0)
  const line = element('TR')
  let column = 0
  let left = x
  for (const { blocks, scope, span } of cells) {
    const own = columns.slice(column, column + span).reduce((sum, each) => sum + each, 0)
    const style = isHead
      ? styles.column
      : scope === 'Row'
        ? { ...styles.cell, face: 'bold' as const }
        : styles.cell
    const set = fill(blocks, { ...place, x: 0, width: Math.max(20, own - GUTTER), gap: 4, style })
    const content = stacked(set.rows, left, PADDING)
    moved(content, whole, 0, 0)
    whole.height = Math.max(whole.height, content.height + PADDING)
    line.children.push(
      element(scope ? 'TH' : 'TD', { children: set.elements, ...(scope ? { scope } : {}) }),
    )
    left += own
    column += span
  }
  whole.marks.push({
    kind: 'rule',
    row: whole,
    x,
    y: whole.height,
    w: width,
    colour: isHead ? palette.primary : palette.line,
    thickness: isHead ? 1.2 : 0.6,
  })
  return { row: whole, element: line }
}

/** Columns are as wide as their texts ask, none narrower than its longest word. */
function columnWidths(
  setting: Setting,
  rows: readonly TableCell[][],
  width: number,
): readonly number[] {
  const count = Math.max(1, ...rows.map((cells) => cells.reduce((sum, { span }) => sum + span, 0)))
  const needs = Array.from({ length: count }, () => ({ least: 0, most: 0 }))
  for (const cells of rows) {
    let column = 0
    for (const { blocks, span, scope } of cells) {
      const need = needs[column]
      column += span
      if (!need || span > 1) continue
      const face = scope ? ('bold' as const) : ('text' as const)
      for (const runs of blocks.flatMap(runsOfBlock)) {
        const own = widthsOf(runs, { ...setting.styles.cell, face }, setting.measure)
        need.least = Math.max(need.least, own.least + GUTTER)
        need.most = Math.max(need.most, own.most + GUTTER)
      }
    }
  }
  return shared(needs, width)
}

/**
 * Narrow columns get all they ask for; what is left goes to the others in equal parts, as long as
 * their longest words fit.
 */
function shared(needs: readonly { least: number; most: number }[], width: number): number[] {
  const most = needs.reduce((sum, need) => sum + need.most, 0)
  if (most <= width) return needs.map((need) => need.most + (width - most) / needs.length)
  const widths = needs.map(() => 0)
  let left = width
  const byNeed = needs
    .map((need, index) => ({ ...need, index }))
    .toSorted((a, b) => a.most - b.most)
  byNeed.forEach(({ least, most: wanted, index }, place) => {
    const share = left / (needs.length - place)
    widths[index] = Math.max(Math.min(wanted, share), Math.min(least, share * 1.5))
    left -= widths[index] ?? 0
  })
  return widths
}

const runsOfBlock = (block: Block): Run[][] =>
  block.kind === 'paragraph' || block.kind === 'heading'
    ? [block.runs]
    : block.kind === 'list'
      ? block.items.flat().flatMap(runsOfBlock)
      : []
