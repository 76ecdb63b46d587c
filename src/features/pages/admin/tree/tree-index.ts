import type { TreePage } from '../../contract/pages.ts'
import { fold } from '#base/kit/text/fold.ts'

/** The pages of a site by id and by the page right above them, each in tree order. */
export interface TreeIndex {
  byId: ReadonlyMap<number, TreePage>
  /** The root stands under 0. */
  children: ReadonlyMap<number, readonly TreePage[]>
}

/** A line of the tree as it is drawn. */
export interface TreeRow {
  page: TreePage
  /** From 1. */
  level: number
  /** Among its siblings, from 1, and how many they are. */
  position: number
  siblings: number
  hasChildren: boolean
  isOpen: boolean
  /** Its own name was looked for, not only that of a page below it. */
  isFound: boolean
}

export const indexOf = (pages: readonly TreePage[]): TreeIndex => ({
  byId: new Map(pages.map((page) => [page.id, page])),
  children: Map.groupBy(pages, ({ parent }) => parent),
})

export const childrenOf = ({ children }: TreeIndex, id: number): readonly TreePage[] =>
  children.get(id) ?? []

/** The pages above, from the root down. */
export function ancestorsOf({ byId }: TreeIndex, id: number): TreePage[] {
  const above: TreePage[] = []
  let page = byId.get(byId.get(id)?.parent ?? 0)
  while (page !== undefined && above.length < byId.size) {
    above.unshift(page)
    page = byId.get(page.parent)
  }
  return above
}

/** Whether a page is `id` itself or lies below it. */
export const isWithin = (index: TreeIndex, id: number, page: number): boolean =>
  page === id || ancestorsOf(index, page).some((one) => one.id === id)

/** How many pages lie below one. */
export function countBelow(index: TreeIndex, id: number): number {
  return childrenOf(index, id).reduce((sum, { id: child }) => sum + 1 + countBelow(index, child), 0)
}

/**
 * The lines that are drawn: open branches alone; where something is looked for, the pages whose
 * name or address holds every word, with those above them.
 */
export function rowsOf(index: TreeIndex, open: ReadonlySet<number>, search: string): TreeRow[] {
  const words = fold(search).split(' ').filter(Boolean)
  const found = words.length === 0 ? null : foundBy(index, words)
  const kept = found === null ? null : withAncestors(index, found)
  const rows: TreeRow[] = []
  const walk = (parent: number, level: number): void => {
    const siblings = childrenOf(index, parent).filter(({ id }) => kept === null || kept.has(id))
    siblings.forEach((page, place) => {
      const below = childrenOf(index, page.id)
      const isOpen =
        below.length > 0 &&
        (kept === null ? open.has(page.id) : below.some(({ id }) => kept.has(id)))
      rows.push({
        page,
        level,
        position: place + 1,
        siblings: siblings.length,
        hasChildren: below.length > 0,
        isOpen,
        isFound: found?.has(page.id) ?? false,
      })
      if (isOpen) walk(page.id, level + 1)
    })
  }
  walk(0, 1)
  return rows
}

function foundBy({ byId }: TreeIndex, words: readonly string[]): Set<number> {
  const found = [...byId.values()].filter(({ name, path }) => {
    const text = fold(`${name} ${path}`)
    return words.every((word) => text.includes(word))
  })
  return new Set(found.map(({ id }) => id))
}

function withAncestors({ byId }: TreeIndex, found: ReadonlySet<number>): Set<number> {
  const kept = new Set(found)
  for (const id of found) {
    let above = byId.get(id)?.parent ?? 0
    while (above !== 0 && !kept.has(above)) {
      kept.add(above)
      above = byId.get(above)?.parent ?? 0
    }
  }
  return kept
}
