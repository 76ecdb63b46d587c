import type { Piece } from './tree.ts'

/** What drawing needs of a document: a test brings its own. */
export interface Drawing<N> {
  element(tag: string, attributes: Readonly<Record<string, string>>, children: N[]): N
  text(text: string): N
}

/** Draws pieces with what a document gives. */
export const drawn = <N>(pieces: readonly Piece[], drawing: Drawing<N>): N[] =>
  pieces.map((piece) => {
    if (typeof piece === 'string') return drawing.text(piece)
    const { tag, className, attributes, children } = piece
    return drawing.element(
      tag,
      { ...(className ? { class: className } : {}), ...attributes },
      drawn(children, drawing),
    )
  })

/** The browser's own document. */
export const inDocument: Drawing<Node> = {
  text: (text) => document.createTextNode(text),
  element(tag, attributes, children) {
    const node = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
    node.append(...children)
    return node
  },
}
