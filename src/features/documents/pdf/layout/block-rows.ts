import type { Block } from './blocks.ts'
import type { Built, Column, Fill } from './column.ts'
import { definitionRows, listRows } from './list-rows.ts'
import { element, kept, row, stacked, type Row } from './rows.ts'
import { textOfRuns } from './runs.ts'
import { type Setting, textRows } from './setting.ts'
import { FRAME, WIDTH } from './styles.ts'
import { tableRows } from './table-rows.ts'

const BOX = 15
/** Higher than this, a box or a table may be cut. */
const WHOLE = (FRAME.bottom - FRAME.top) * 0.75

/** Blocks one under the other. */
export function blockRows(setting: Setting, blocks: readonly Block[], column: Column): Built {
  const built = blocks.map((block, index) => {
    const next = blocks[index + 1]
    const one = oneBlock(setting, block, index === 0 ? { ...column, gap: 0 } : column)
    const announces = block.kind === 'paragraph' && /[:\u2026]$/.test(textOfRuns(block.runs))
    const last = one.rows.at(-1)
    if (last && next && announces && next.kind !== 'heading') last.keep = true
    return one
  })
  return {
    rows: built.flatMap(({ rows }) => rows),
    elements: built.flatMap(({ elements }) => elements),
  }
}

function oneBlock(setting: Setting, block: Block, column: Column): Built {
  const { x, width, gap, style } = column
  const fill: Fill = (blocks, within) => blockRows(setting, blocks, within)
  switch (block.kind) {
    case 'heading':
      return heading(setting, block, column)
    case 'paragraph': {
      const own = block.isBoxTitle ? setting.styles.boxTitle : style
      const { rows, element: one } = textRows(setting, block.runs, own, { x, width, before: gap })
      return { rows: block.isBoxTitle ? kept(rows, true) : rows, elements: [one] }
    }
    case 'list':
      return listRows(setting, block, column, fill)
    case 'definitions':
      return definitionRows(setting, block, column, fill)
    case 'table': {
      const before = gap * 1.6
      const { rows, element: one } = tableRows(setting, block, { ...column, before }, fill)
      return { rows: height(rows) < WHOLE ? kept(rows) : rows, elements: [one] }
    }
    case 'box':
      return box(setting, block, column)
  }
}

const height = (rows: readonly Row[]): number =>
  rows.reduce((sum, each) => sum + each.before + each.height, 0)

function heading(
  setting: Setting,
  { level, runs }: Extract<Block, { kind: 'heading' }>,
  { x, width, gap, level: top, place }: Column,
): Built {
  const style = level === 2 ? setting.styles.section : setting.styles.part
  const before = gap === 0 ? 0 : level === 2 ? gap * 2.9 : gap * 1.5
  const tag = `H${Math.min(6, top + level - 2)}`
  const set = textRows(setting, runs, style, { x, width, before, balanced: level === 2, tag })
  const [first] = set.rows
  const name = level === 2 ? place(textOfRuns(runs)) : null
  if (first && name) first.places.push(name)
  return { rows: kept(set.rows, true), elements: [set.element] }
}

function box(
  setting: Setting,
  { style, blocks }: Extract<Block, { kind: 'box' }>,
  column: Column,
): Built {
  const { palette, styles } = setting
  const isQuote = style === 'quote'
  const inner = blockRows(setting, blocks, {
    ...column,
    x: 0,
    width: column.width - BOX * 2,
    gap: column.gap * 0.8,
    style: isQuote ? styles.quote : column.style,
  })
  const elements = [element(isQuote ? 'BlockQuote' : 'Div', { children: inner.elements })]
  const before = column.gap * 1.5
  if (height(inner.rows) > WHOLE) {
    for (const each of inner.rows)
      for (const part of [...each.texts, ...each.marks]) part.x += column.x
    return { rows: inner.rows, elements }
  }
  const whole = stacked(inner.rows, column.x + BOX, isQuote ? 0 : BOX - 2)
  whole.height += isQuote ? 0 : BOX
  whole.before = before
  const { x, width: w } = column
  const edge = { row: whole, x, y: 0, w, h: whole.height, radius: 7 }
  if (isQuote)
    whole.marks.unshift({ ...edge, kind: 'fill', w: 2, radius: 0, colour: palette.accent })
  else if (style === 'encadre') whole.marks.unshift({ ...edge, kind: 'fill', colour: palette.tint })
  else whole.marks.unshift({ ...edge, kind: 'frame', colour: palette.line })
  // What follows stands as far from the box as the box from what goes before.
  return { rows: [whole, row(column.gap * 0.5)], elements }
}

/** A column as wide as the page's text. */
export const fullColumn = (
  setting: Setting,
  level: number,
  place: (text: string) => string | null = () => null,
): Column => ({
  x: 0,
  width: WIDTH,
  gap: setting.styles.body.leading * (setting.ticks ? 0.44 : 0.58),
  style: setting.styles.body,
  level,
  place,
})
