import type { TreePlace } from '../../contract/page-inputs.ts'
import { childrenOf, isWithin, type TreeIndex } from './tree-index.ts'

/** Ways that the arrow keys move a page. */
export type Direction = 'up' | 'down' | 'out' | 'in'

/** Where a page is let go: above a line, on it, or under it. */
export type DropZone = 'before' | 'inside' | 'after'

/**
 * Where a page comes to stand one step further: before or after its neighbour, beside its parent,
 * or last below the page before it; `null` where there is no such place.
 */
export function placeByStep(index: TreeIndex, id: number, direction: Direction): TreePlace | null {
  const page = index.byId.get(id)
  if (page === undefined || page.parent === 0) return null
  const siblings = childrenOf(index, page.parent)
  const place = siblings.findIndex((one) => one.id === id)
  if (direction === 'up') return place > 0 ? { parentId: page.parent, position: place - 1 } : null
  if (direction === 'down') {
    return place + 1 < siblings.length ? { parentId: page.parent, position: place + 1 } : null
  }
  if (direction === 'in') {
    const before = siblings[place - 1]
    return before === undefined ? null : { parentId: before.id }
  }
  const parent = index.byId.get(page.parent)
  if (parent === undefined || parent.parent === 0) return null
  const above = childrenOf(index, parent.parent).findIndex((one) => one.id === parent.id)
  return { parentId: parent.parent, position: above + 1 }
}

/** Where a page comes to stand that is let go at a line; `null` where it can't. */
export function placeByDrop(
  index: TreeIndex,
  id: number,
  target: number,
  zone: DropZone,
): TreePlace | null {
  const page = index.byId.get(id)
  const at = index.byId.get(target)
  if (page === undefined || at === undefined || page.parent === 0) return null
  if (isWithin(index, id, target)) return null
  if (zone === 'inside') return { parentId: target }
  if (at.parent === 0) return null
  const others = childrenOf(index, at.parent).filter((one) => one.id !== id)
  const place = others.findIndex((one) => one.id === target)
  return { parentId: at.parent, position: zone === 'before' ? place : place + 1 }
}

/** Whether a page stands there already. */
export function isThere(index: TreeIndex, id: number, { parentId, position }: TreePlace): boolean {
  const siblings = childrenOf(index, parentId)
  const place = siblings.findIndex((one) => one.id === id)
  return place >= 0 && (position ?? siblings.length - 1) === place
}
