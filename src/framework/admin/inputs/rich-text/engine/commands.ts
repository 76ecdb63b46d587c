import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { canJoin, liftTarget } from 'prosemirror-transform'
import { schema } from './schema.ts'
import { around, isIn } from './text-state.ts'

const { nodes, marks } = schema

export const LISTS = [nodes.bulletList.name, nodes.orderedList.name]

/** Takes what is selected out of all that is around it, as plain paragraphs. */
export function unwrap(tr: Transaction): Transaction {
  const { from, to } = tr.selection
  const start = tr.mapping.maps.length
  for (;;) {
    const { doc: before } = tr
    const sweep = tr.mapping.maps.length
    const now = tr.mapping.slice(start)
    before.nodesBetween(now.map(from), now.map(to), (node, place) => {
      if (!node.isText) unwrapNode(tr, node, place, sweep)
    })
    if (tr.doc.eq(before)) return tr
  }
}

function unwrapNode(tr: Transaction, node: Node, place: number, sweep: number): void {
  const mapping = tr.mapping.slice(sweep)
  const $start = tr.doc.resolve(mapping.map(place))
  const range = $start.blockRange(tr.doc.resolve(mapping.map(place + node.nodeSize)))
  if (!range) return
  const depth = liftTarget(range)
  const { defaultType } = $start.parent.contentMatchAt($start.index())
  const target = tr.doc.nodeAt(range.start)
  const isOther = defaultType && target && !target.hasMarkup(defaultType)
  if (node.isTextblock && isOther && defaultType.validContent(target.content)) {
    tr.setNodeMarkup(range.start, defaultType)
  }
  if (depth !== null) tr.lift(range, depth)
}

/** Makes blocks of a kind of what is selected, taken out of where none can stand. */
const setBlock =
  (type: NodeType, attributes: object = {}): Command =>
  (state, dispatch) => {
    const { $anchor, $head } = state.selection
    const all = { ...($anchor.sameParent($head) ? $anchor.parent.attrs : {}), ...attributes }
    if (!dispatch) return true
    const tr = setBlockType(type, all)(state) ? state.tr : unwrap(state.tr)
    dispatch(tr.setBlockType(tr.selection.from, tr.selection.to, type, all))
    return true
  }

const setHeading = (level: number): Command => setBlock(nodes.heading, { level })
const setParagraph = setBlock(nodes.paragraph)

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isIn(state, 'heading', level) ? setParagraph : setHeading(level))(state, dispatch)

const toggleWrap =
  (type: NodeType, attributes?: object): Command =>
  (state, dispatch) =>
    (isIn(state, type.name) ? lift : wrapIn(type, { ...attributes }))(state, dispatch)

const toggled = { removeWhenPresent: false, includeWhitespace: true }

/** How the entries of a list are counted. */
const countOf = ({ attrs }: Node): unknown => attrs['kept']?.type ?? '1'

/** Makes one list of those that touch. */
function joinLists(tr: Transaction, type: NodeType): Transaction {
  const joinAt = (place: number) => {
    const { nodeBefore, nodeAfter } = tr.doc.resolve(place)
    const areAlike = nodeBefore?.type === type && nodeAfter?.type === type
    if (!areAlike || countOf(nodeBefore) !== countOf(nodeAfter) || !canJoin(tr.doc, place)) return
    tr.join(place)
  }
  const before = around(tr.selection, type.name)
  if (before) joinAt(before.place)
  const after = around(tr.selection, type.name)
  if (after) joinAt(after.place + after.node.nodeSize)
  return tr
}

/** The list that a selection is about: the one around it, or the only block of a text that is selected whole. */
function listAt({ doc, selection }: EditorState) {
  const { $from, $to, from, to } = selection
  const list = around(selection, ...LISTS)
  const depth = $from.blockRange($to)?.depth ?? 0
  if (list && depth - list.depth <= 1 && depth > 0) return list
  const { firstChild } = doc
  const isWhole = from === 0 && to === doc.content.size && doc.childCount === 1
  const isList = firstChild !== null && LISTS.includes(firstChild.type.name)
  return isWhole && isList ? { node: firstChild, place: 0 } : null
}

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = listAt(state)
    if (list?.node.type === type) {
      const { tr } = state
      const [from, to] = [list.place + 1, list.place + list.node.nodeSize - 1]
      const inside = TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to))
      const whole = state.selection.from === 0 ? state.apply(tr.setSelection(inside)) : state
      return liftListItem(nodes.listItem)(whole, dispatch)
    }
    if (list && type.validContent(list.node.content)) {
      dispatch?.(joinLists(state.tr.setNodeMarkup(list.place, type), type))
      return true
    }
    const { selection } = state
    const range = selection.$from.blockRange(selection.$to)
    if (!range) return false
    const tr = wrapRangeInList(null, range, type) ? state.tr : unwrap(state.tr)
    const wrapped = tr.selection.$from.blockRange(tr.selection.$to)
    if (wrapped && wrapRangeInList(tr, wrapped, type)) joinLists(tr, type)
    if (tr.docChanged) dispatch?.(tr)
    return tr.docChanged
  }

/** A line in the same block. */
const breakLine: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if (!$from.parent.inlineContent) return false
  const carried = state.storedMarks ?? ($to.parentOffset > 0 ? $from.marks() : null)
  const tr = state.tr.replaceSelectionWith(nodes.hardBreak.create(), false)
  if (carried) tr.ensureMarks(carried)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Puts an empty table after the block at the caret, and the caret into its first cell. */
const insertTable: Command = (state, dispatch) => {
  const { $to } = state.selection
  const place = $to.depth > 0 ? $to.after(1) : $to.pos
  const row = (cell: Node) => nodes.tr.create(null, [cell, cell, cell])
  const body = row(nodes.td.create())
  const table = nodes.table.create(null, [
    nodes.thead.create(null, row(nodes.th.create({ kept: { scope: 'col' } }))),
    nodes.tbody.create(null, [body, body]),
  ])
  const tr = state.tr.insert(place, [table, nodes.paragraph.create()])
  // Within the table, its head and its row.
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, place + 4)))
  return true
}

/** What a button or a key does with the text, by name: a bar may be drawn in another window than the text. */
export const COMMANDS = {
  bold: toggleMark(marks.bold, null, toggled),
  italic: toggleMark(marks.italic, null, toggled),
  bulletList: toggleList(nodes.bulletList),
  orderedList: toggleList(nodes.orderedList),
  quote: toggleWrap(nodes.blockquote),
  callout: toggleWrap(nodes.div, { kept: { class: 'encadre' } }),
  table: insertTable,
  break: breakLine,
  paragraph: setParagraph,
  heading2: setHeading(2),
  heading3: setHeading(3),
  heading4: setHeading(4),
} satisfies Record<string, Command>
