import type { Node } from 'prosemirror-model'
import type { TextEditor } from './engine/text-editor.ts'
import { around } from './engine/text-state.ts'

/** Where the cursor stands in a table: the row and the place of its cell in it. */
interface InTable {
  table: Node
  tablePlace: number
  row: Node
  rowPlace: number
  column: number
}

function inTable({ state: { selection } }: TextEditor): InTable | null {
  const [table, row] = [around(selection, 'table'), around(selection, 'tr')]
  if (!table || !row) return null
  return {
    table: table.node,
    tablePlace: table.place,
    row: row.node,
    rowPlace: row.place,
    column: selection.$from.index(row.depth),
  }
}

/** Whether rows and columns can be counted: no cell spans several. */
export function isPlainTable(editor: TextEditor): boolean {
  let isPlain = true
  inTable(editor)?.table.descendants((node) => {
    const { kept } = node.attrs
    if (kept && (kept.colspan || kept.rowspan)) isPlain = false
  })
  return isPlain
}

/** A row like the cursor's below it, with empty cells. */
export function addRow(editor: TextEditor): void {
  const here = inTable(editor)
  if (!here) return
  const { td } = editor.state.schema.nodes
  const cells: Node[] = []
  // Under a row of headings the rows of the body begin.
  here.row.forEach(({ type, attrs }) => {
    const isHeading = type.name === 'th' && attrs['kept']?.scope === 'row'
    const made = isHeading ? type.create({ kept: { scope: 'row' } }) : td?.create()
    if (made) cells.push(made)
  })
  const { state, view } = editor
  const after = here.rowPlace + here.row.nodeSize
  const $after = state.doc.resolve(after)
  const isLastOfHead = $after.parent.type.name === 'thead' && $after.nodeAfter === null
  const body = isLastOfHead ? state.doc.nodeAt(after + 1) : null
  const place = body?.type.name === 'tbody' ? after + 2 : after
  view.dispatch(state.tr.insert(place, here.row.type.create(null, cells)))
  editor.select(place + 2)
}

/** Takes the cursor's row away; the last one takes the table along. */
export function removeRow(editor: TextEditor): void {
  const here = inTable(editor)
  if (!here) return
  const { state, view } = editor
  const $row = state.doc.resolve(here.rowPlace)
  const isOnly = $row.parent.childCount === 1
  const from = isOnly ? $row.before() : here.rowPlace
  const size = isOnly ? $row.parent.nodeSize : here.row.nodeSize
  const holdsMore = rowsOf(here.table) > 1
  view.dispatch(
    holdsMore
      ? state.tr.delete(from, from + size)
      : state.tr.delete(here.tablePlace, here.tablePlace + here.table.nodeSize),
  )
  editor.focus()
}

function rowsOf(table: Node): number {
  let rows = 0
  table.descendants((node) => {
    if (node.type.name === 'tr') rows += 1
  })
  return rows
}

/** An empty column after the cursor's. */
export function addColumn(editor: TextEditor): void {
  eachRow(editor, (row, place, column) => {
    const cell = row.maybeChild(column)
    if (!cell) return null
    const made = cell.type.create(cell.type.name === 'th' ? { kept: cell.attrs['kept'] } : null)
    return { at: place + cell.nodeSize, insert: made }
  })
}

/** Takes the cursor's column away, unless it is the only one. */
export function removeColumn(editor: TextEditor): void {
  eachRow(editor, (row, place, column) => {
    const cell = row.maybeChild(column)
    return cell && row.childCount > 1 ? { at: place, remove: cell.nodeSize } : null
  })
}

type Change = { at: number; insert: Node } | { at: number; remove: number } | null

function eachRow(
  editor: TextEditor,
  change: (row: Node, place: number, column: number) => Change,
): void {
  const here = inTable(editor)
  if (!here) return
  const { state, view } = editor
  const transaction = state.tr
  here.table.descendants((node, offset) => {
    if (node.type.name !== 'tr') return true
    let place = here.tablePlace + offset + 2
    for (let index = 0; index < here.column; index += 1) {
      place += node.maybeChild(index)?.nodeSize ?? 0
    }
    const made = change(node, place, here.column)
    if (made) {
      const at = transaction.mapping.map(made.at)
      if ('insert' in made) transaction.insert(at, made.insert)
      else transaction.delete(at, at + made.remove)
    }
    return false
  })
  view.dispatch(transaction)
  editor.focus()
}
