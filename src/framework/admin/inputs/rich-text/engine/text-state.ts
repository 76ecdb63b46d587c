import type { Mark, Node } from 'prosemirror-model'
import type { EditorState, Selection } from 'prosemirror-state'

/** A node with the place where it begins in the text. */
export interface Placed {
  node: Node
  place: number
  depth: number
}

/** The innermost of those nodes around the beginning of a selection. */
export function around({ $from }: Selection, ...names: readonly string[]): Placed | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (names.includes(node.type.name)) return { node, place: $from.before(depth), depth }
  }
  return null
}

/** Whether the caret, or all that is selected, stands in such a node or carries such a mark. */
export function isIn(state: EditorState, name: string, level?: number): boolean {
  const { from, to, empty } = state.selection
  if (state.schema.marks[name]) return isMarked(state, name)
  let covered = 0
  let isMet = false
  state.doc.nodesBetween(from, to, (node, place) => {
    if (node.type.name !== name || (level !== undefined && node.attrs['level'] !== level)) return
    isMet = true
    covered += Math.min(to, place + node.nodeSize) - Math.max(from, place)
  })
  return empty ? isMet : covered >= to - from
}

function isMarked({ doc, schema, selection, storedMarks }: EditorState, name: string): boolean {
  const type = schema.marks[name]
  const { $from, from, to, empty } = selection
  if (!type) return false
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
  let [all, marked] = [0, 0]
  doc.nodesBetween(from, to, (node, place) => {
    if (node.inlineContent && !node.type.allowsMarkType(type)) return false
    if (!node.isText && node.marks.length === 0) return true
    const length = Math.min(to, place + node.nodeSize) - Math.max(from, place)
    all += length
    if (type.isInSet(node.marks)) marked += length
    return true
  })
  return all > 0 && marked === all
}

/** The link at the caret, or the first of what is selected. */
export function linkOf({ doc, selection, storedMarks }: EditorState): Mark | undefined {
  const marks: Mark[] = []
  if (selection.empty) marks.push(...(storedMarks ?? []), ...selection.$head.marks())
  else doc.nodesBetween(selection.from, selection.to, (node) => void marks.push(...node.marks))
  return marks.find(({ type }) => type.name === 'link')
}

/** From where to where the link goes in which a selection lies; the selection itself when it lies in none. */
export function linkRange({ selection }: EditorState): readonly [from: number, to: number] {
  const { $from, from, to } = selection
  const { parent, parentOffset } = $from
  const linkIn = (node: Node | null) => node?.marks.find(({ type }) => type.name === 'link')
  const after = parent.childAfter(parentOffset)
  const found = linkIn(after.node) ? after : parent.childBefore(parentOffset)
  const link = linkIn(found.node)
  if (!link || !found.node) return [from, to]
  let [start, end] = [found.index, found.index]
  while (start > 0 && link.isInSet(parent.child(start - 1).marks)) start -= 1
  while (end + 1 < parent.childCount && link.isInSet(parent.child(end + 1).marks)) end += 1
  const size = (first: number, last: number): number => {
    let sum = 0
    for (let index = first; index <= last; index += 1) sum += parent.child(index).nodeSize
    return sum
  }
  const begin = $from.start() + size(0, start - 1)
  const stop = begin + size(start, end)
  return begin <= from && stop >= to ? [begin, stop] : [from, to]
}
