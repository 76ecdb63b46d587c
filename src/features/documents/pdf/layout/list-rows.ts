import type { Block } from './blocks.ts'
import type { Built, Column, Fill } from './column.ts'
import { element, kept, type Element, type Row } from './rows.ts'
import { plainRuns, type Run } from './runs.ts'
import { type Setting, textRows } from './setting.ts'
import type { TextStyle } from './styles.ts'

const INDENT = 16

/** A list: numbers, points or boxes to tick hang in the margin of its items. */
export function listRows(
  setting: Setting,
  { isOrdered, items }: Extract<Block, { kind: 'list' }>,
  column: Column,
  fill: Fill,
): Built {
  const { x, width, gap, style } = column
  const whole = element('L')
  const isTicked = setting.ticks && !isOrdered
  const indent = isTicked ? INDENT + 4 : INDENT
  const rows = items.flatMap((blocks, index) => {
    const body = fill(blocks, { ...column, x: x + indent, width: width - indent, gap: 3 })
    const item = element('LI')
    whole.children.push(item)
    const [first] = body.rows
    if (first) {
      first.before = index === 0 ? gap : Math.max(3.5, style.leading * 0.28)
      if (isTicked) tick(setting, first, x, style)
      else item.children.push(marker(setting, first, isOrdered ? `${index + 1}.` : '•', x, style))
    }
    item.children.push(element('LBody', { children: body.elements }))
    // No first item alone at the foot of a page, no last one alone at its head.
    const isEnd = index === 0 || index === items.length - 2
    return isEnd && index < items.length - 1 ? kept(body.rows, true) : body.rows
  })
  return { rows, elements: [whole] }
}

/** The number or the point of an item, on the line of its first words. */
function marker(setting: Setting, to: Row, sign: string, x: number, style: TextStyle): Element {
  const own = { ...style, face: 'bold', colour: setting.palette.mark } as const
  const set = textRows(setting, plainRuns(sign), own, { x, width: INDENT, tag: 'Lbl' })
  const [from] = set.rows
  for (const text of from?.texts ?? []) {
    text.row = to
    to.texts.push(text)
  }
  return set.element
}

function tick({ palette }: Setting, to: Row, x: number, style: TextStyle): void {
  const size = style.size * 0.86
  const y = (style.leading - size) / 2
  to.marks.push({
    kind: 'frame',
    row: to,
    x,
    y,
    w: size,
    h: size,
    colour: palette.primary,
    radius: 1.5,
  })
}

/** Terms, each over what is said of it. */
export function definitionRows(
  setting: Setting,
  { entries }: Extract<Block, { kind: 'definitions' }>,
  column: Column,
  fill: Fill,
): Built {
  const { x, width, gap } = column
  const whole = element('L')
  const bold = (runs: readonly Run[]) => runs.map((run) => ({ ...run, bold: true }))
  const rows = entries.flatMap(({ term, blocks }, index) => {
    const name = textRows(setting, bold(term), setting.styles.term, {
      x,
      width,
      before: index === 0 ? gap : gap * 0.7,
      tag: 'Lbl',
    })
    const body = fill(blocks, { ...column, x: x + INDENT, width: width - INDENT })
    const item = element('LI', {
      children: [name.element, element('LBody', { children: body.elements })],
    })
    whole.children.push(item)
    return [...kept(name.rows, true), ...body.rows]
  })
  return { rows, elements: [whole] }
}
