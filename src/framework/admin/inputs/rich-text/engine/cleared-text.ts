import type { Node } from 'prosemirror-model'
import { Plugin, Selection } from 'prosemirror-state'
import { unwrap } from './commands.ts'

const isBlank = (node: Node): boolean =>
  node.isText ? node.text === '' : !node.isAtom && node.children.every(isBlank)

/** A text that was selected whole and taken away begins anew as a plain paragraph. */
export const clearedText = new Plugin({
  appendTransaction(transactions, { selection, doc: before }, { tr, doc, storedMarks }) {
    const isTyped = transactions.some((one) => one.getMeta('composition'))
    const wasWhole =
      !selection.empty &&
      selection.from === Selection.atStart(before).from &&
      selection.to === Selection.atEnd(before).to
    if (isTyped || !wasWhole || before.eq(doc) || !isBlank(doc)) return null
    unwrap(tr)
    return tr.docChanged || storedMarks ? tr.setStoredMarks(null) : null
  },
})
