import { Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/**
 * On a busy page a key is heard before the browser tells where the key before it put the caret: « Fin », then
 * « Retour arrière », would take something of the former place.
 */
function followCaret(view: EditorView): void {
  const { selection, doc, tr } = view.state
  const seen = view.dom.ownerDocument.getSelection()
  if (view.composing || !(selection instanceof TextSelection) || !seen) return
  const { anchorNode, anchorOffset, focusNode, focusOffset } = seen
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode))
    return
  const anchor = view.posAtDOM(anchorNode, anchorOffset)
  const head = view.posAtDOM(focusNode, focusOffset)
  if (anchor === selection.anchor && head === selection.head) return
  const ends = [doc.resolve(anchor), doc.resolve(head)] as const
  if (ends.every(({ parent }) => parent.inlineContent))
    view.dispatch(tr.setSelection(TextSelection.between(...ends)))
}

/** A key acts at the caret that is seen. */
export const seenCaret = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view) {
        followCaret(view)
        return false
      },
    },
  },
})
