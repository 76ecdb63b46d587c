import { NodeSelection, Plugin } from 'prosemirror-state'

/** Who clicks a picture between paragraphs has chosen it with its caption. */
export const figureClicks = new Plugin({
  props: {
    handleClickOn({ state: { doc, tr }, dispatch }, _at, node, place) {
      if (node.type.name !== 'figureImage') return false
      // It stands first in its figure.
      dispatch(tr.setSelection(NodeSelection.create(doc, place - 1)))
      return true
    },
  },
})
