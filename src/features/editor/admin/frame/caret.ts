import type { Point } from './canvas-contract.ts'

/** The selection in an element, in characters of its text; its end when there is none in it. */
export function caretIn(element: Element): { start: number; end: number } {
  const selection = getSelection()
  const length = element.textContent.length
  if (!selection || selection.rangeCount === 0) return { start: length, end: length }
  const range = selection.getRangeAt(0)
  if (!element.contains(range.commonAncestorContainer)) return { start: length, end: length }
  return {
    start: before(element, range.startContainer, range.startOffset),
    end: before(element, range.endContainer, range.endOffset),
  }
}

function before(element: Element, node: Node, offset: number): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(node, offset)
  return range.toString().length
}

/** Selects characters of an element's text. */
export function putCaret(element: Element, start: number, end: number): void {
  const range = document.createRange()
  range.setStart(...placeAt(element, start))
  range.setEnd(...placeAt(element, end))
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

function placeAt(element: Element, offset: number): [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let rest = offset
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (rest <= length) return [node, rest]
    rest -= length
  }
  return [element, element.childNodes.length]
}

/** Where in an element's text a point of the window lies; its end when it lies elsewhere. */
export function offsetAt(element: Element, point: Point | null): number {
  const { length } = element.textContent
  const found = point ? rangeAt(point) : null
  if (!found || !element.contains(found.node)) return length
  return before(element, found.node, found.offset)
}

function rangeAt({ x, y }: Point): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y)
    return found && { node: found.offsetNode, offset: found.offset }
  }
  // Safari before 26.2.
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}
