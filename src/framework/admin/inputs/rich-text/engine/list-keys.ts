import { chainCommands, joinTextblockBackward, joinTextblockForward } from 'prosemirror-commands'
import { Fragment } from 'prosemirror-model'
import { liftListItem, splitListItemKeepMarks } from 'prosemirror-schema-list'
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state'
import { joinPoint } from 'prosemirror-transform'
import { LISTS } from './commands.ts'
import { schema } from './schema.ts'
import { around, isIn } from './text-state.ts'

const { listItem } = schema.nodes
const ENTRY = listItem.name

/** A new entry; what the element of an entry keeps stays with its text. */
export const splitEntry: Command = (state, dispatch) => {
  const { $from } = state.selection
  const entry = $from.depth > 1 ? $from.node(-1) : null
  const isAtStart = $from.parentOffset === 0 && $from.index(-1) === 0
  return splitListItemKeepMarks(listItem)(
    state,
    dispatch &&
      ((tr) => {
        const made = isAtStart ? $from.before(-1) : around(tr.selection, ENTRY)?.place
        if (entry?.attrs['kept'] && made !== undefined) {
          tr.setNodeMarkup(made, undefined, { kept: null })
        }
        dispatch(tr)
      }),
  )
}

/** A paragraph behind a list goes on the last line of the list. */
const joinEntryBefore: Command = (state, dispatch) => {
  const { $anchor, empty } = state.selection
  if (!empty || $anchor.depth === 0 || isIn(state, ENTRY)) return false
  // At the beginning of the paragraph, unlike anywhere else in it, the list ends two places before.
  const $list = state.doc.resolve(Math.max(0, $anchor.pos - 2))
  if (!LISTS.includes($list.parent.type.name)) return false
  let last = -1
  $list.parent.descendants((node, place) => {
    if (node.type === listItem) last = place
  })
  if (last < 0) return false
  const target = state.doc.resolve($list.start() + last + 1).end()
  const tr = state.tr.delete($anchor.before(), $anchor.after()).insert(target, $anchor.parent)
  tr.setSelection(TextSelection.create(tr.doc, target + 1))
  const moved = EditorState.create({ doc: tr.doc, selection: tr.selection })
  joinTextblockBackward(moved, ({ steps, selection }) => {
    for (const step of steps) tr.step(step)
    tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON()))
  })
  dispatch?.(tr)
  return true
}

/** The first block of an entry is taken out of it. */
const liftEntry: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.depth < 2) return false
  if ($from.node(-1).type !== listItem || $from.index(-1) > 0) return false
  return liftListItem(listItem)(state, dispatch)
}

export const listBackspace = chainCommands(joinEntryBefore, liftEntry)

/** Entries of the list below the caret become those of the list that it is in, where they hold lists of their own. */
const hoistBelow: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const entry = around(state.selection, ENTRY)
  if (!empty || !entry || $from.parentOffset < $from.parent.content.size) return false
  if (!$from.parent.isTextblock) return false
  const place = $from.after()
  const below = entry.node.maybeChild($from.index(entry.depth) + 1)
  if (!below || !LISTS.includes(below.type.name) || state.doc.nodeAt(place) !== below) return false
  if (!below.children.some((child) => child.childCount > 1)) return false
  const tr = state.tr.delete(place, place + below.nodeSize)
  tr.insert(tr.mapping.map($from.after(entry.depth)), below.content)
  dispatch?.(tr.setSelection(state.selection.map(tr.doc, tr.mapping)))
  return true
}

/** At the end of an entry the next one goes on in it. */
const joinEntryAfter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const entry = around(state.selection, ENTRY)
  if (!empty || !entry || $from.pos + 1 !== entry.place + entry.node.nodeSize - 1) return false
  const $next = state.doc.resolve(Math.min($from.pos + 3, state.doc.content.size))
  let depth = $next.depth
  while (depth > 0 && $next.node(depth).type !== listItem) depth -= 1
  if (depth > 0 && depth < entry.depth) return joinTextblockForward(state, dispatch)
  const point = joinPoint(state.doc, $from.pos, 1)
  if (typeof point !== 'number') return false
  const { nodeBefore, nodeAfter } = state.doc.resolve(point)
  const inside = [nodeBefore?.lastChild, nodeAfter?.firstChild]
  // Both the entries and the paragraphs in them become one.
  if (nodeBefore?.type !== listItem || inside.some((one) => !one?.isTextblock)) return false
  dispatch?.(state.tr.join(point, 2))
  return true
}

export const listDelete = chainCommands(hoistBelow, joinEntryAfter)

/** The beginning of a paragraph behind a list goes into its last entry. */
export const indentBehind: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const { parent, parentOffset, depth } = $from
  if (!empty || parentOffset > 0 || !parent.isTextblock || depth === 0 || isIn(state, ENTRY))
    return false
  const list = state.doc.resolve($from.before()).nodeBefore
  const entry = list && LISTS.includes(list.type.name) ? list.lastChild : null
  if (!entry?.canReplace(entry.childCount, entry.childCount, Fragment.from(parent))) return false
  const end = $from.before() - 2
  const tr = state.tr.delete($from.before(), $from.after()).insert(end, parent)
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  return true
}
