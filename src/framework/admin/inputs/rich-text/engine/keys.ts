import {
  chainCommands,
  createParagraphNear,
  deleteSelection,
  joinBackward,
  joinForward,
  lift,
  liftEmptyBlock,
  selectAll,
  selectNodeBackward,
  selectNodeForward,
  selectTextblockEnd,
  selectTextblockStart,
  splitBlockKeepMarks,
} from 'prosemirror-commands'
import { undoInputRule } from 'prosemirror-inputrules'
import { Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import { type Command, Selection, TextSelection } from 'prosemirror-state'
import { COMMANDS, toggleHeading, unwrap } from './commands.ts'
import { indentBehind, listBackspace, listDelete, splitEntry } from './list-keys.ts'
import { schema } from './schema.ts'
import { around } from './text-state.ts'

const { nodes } = schema

/** A caption is one line: Enter goes on below the figure. */
const leaveCaption: Command = ({ selection, tr }, dispatch) => {
  const figure = around(selection, 'figure')
  if (!figure || !around(selection, 'figcaption')) return false
  const after = figure.place + figure.node.nodeSize
  tr.insert(after, nodes.paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)))
  return true
}

const breakInCell: Command = (state, dispatch) =>
  around(state.selection, 'td', 'th') !== null && COMMANDS.break(state, dispatch)

/** Puts the caret into the cell after or before the one it stands in. */
const toCell =
  (step: 1 | -1): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const cell = around(selection, 'td', 'th')
    const cells: number[] = []
    doc.descendants((node, place) => {
      if (node.type === nodes.td || node.type === nodes.th) cells.push(place)
    })
    const next = cell ? cells[cells.indexOf(cell.place) + step] : undefined
    if (next === undefined) return false
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, next + 1)))
    return true
  }

/** Out of a quotation, or into the one before. */
const quoteBackspace: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.depth === 0 || $from.index(-1) === 0) return false
  if ($from.node(-1).type === nodes.blockquote) return lift(state, dispatch)
  const previous = $from.node(-1).child($from.index(-1) - 1)
  if (previous.type !== nodes.blockquote || !previous.lastChild?.isTextblock) return false
  const target = $from.before() - 2
  const tr = state.tr.replace(target, $from.after(), new Slice($from.parent.content, 0, 0))
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, target)).scrollIntoView())
  return true
}

/** The first line of a text that says nothing becomes a plain one. */
const plainStart: Command = ({ selection, doc, tr }, dispatch) => {
  const { $anchor, empty } = selection
  const { parent } = $anchor
  const isBlank = parent.isTextblock && parent.textContent === '' && parent.type !== nodes.paragraph
  if (!empty || !isBlank || Selection.atStart(doc).from !== $anchor.pos) return false
  dispatch?.(unwrap(tr))
  return true
}

/** An empty block is taken away whole. */
const deleteEmpty: Command = ({ selection: { $anchor }, tr }, dispatch) => {
  if ($anchor.parent.content.size > 0 || $anchor.depth === 0) return false
  dispatch?.(tr.delete($anchor.before(), $anchor.after()).scrollIntoView())
  return true
}

const backspace = chainCommands(
  undoInputRule,
  listBackspace,
  quoteBackspace,
  plainStart,
  deleteSelection,
  joinBackward,
  selectNodeBackward,
)
const del = chainCommands(listDelete, deleteSelection, deleteEmpty, joinForward, selectNodeForward)

const ON_APPLE = {
  'Ctrl-h': backspace,
  'Alt-Backspace': backspace,
  'Ctrl-d': del,
  'Ctrl-Alt-Backspace': del,
  'Alt-Delete': del,
  'Alt-d': del,
  'Ctrl-a': selectTextblockStart,
  'Ctrl-e': selectTextblockEnd,
}

/** What keys do in a text. */
export const KEYS: Record<string, Command> = {
  Enter: chainCommands(
    leaveCaption,
    breakInCell,
    splitEntry,
    createParagraphNear,
    liftEmptyBlock,
    splitBlockKeepMarks,
  ),
  'Mod-Enter': COMMANDS.break,
  'Shift-Enter': COMMANDS.break,
  Backspace: backspace,
  'Mod-Backspace': backspace,
  'Shift-Backspace': backspace,
  Delete: del,
  'Mod-Delete': del,
  Tab: chainCommands(toCell(1), indentBehind, sinkListItem(nodes.listItem)),
  'Shift-Tab': chainCommands(toCell(-1), liftListItem(nodes.listItem)),
  'Mod-a': selectAll,
  'Mod-b': COMMANDS.bold,
  'Mod-B': COMMANDS.bold,
  'Mod-i': COMMANDS.italic,
  'Mod-I': COMMANDS.italic,
  'Mod-Shift-7': COMMANDS.orderedList,
  'Mod-Shift-8': COMMANDS.bulletList,
  'Mod-Shift-b': COMMANDS.quote,
  'Mod-Alt-0': COMMANDS.paragraph,
  ...Object.fromEntries([2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, toggleHeading(level)])),
  ...(/Mac|iP(?:hone|[oa]d)/.test(navigator.platform) ? ON_APPLE : {}),
}
