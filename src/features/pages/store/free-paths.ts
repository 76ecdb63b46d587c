import { pathBelow } from './page-paths.ts'

interface Node {
  pageId: number
  path: string
  lft: number
  rgt: number
}

/** The path that a page would have, and the one that is free for it. */
interface FreePath {
  pageId: number
  wanted: string
  free: string
}

/**
 * Paths for pages that come to a tree: those below follow the first one's, and each that is taken
 * gets a number behind it, from 2.
 * @param nodes a page and those below it in one language, in tree order
 * @param to path that the first is to have
 */
export function freePaths(
  nodes: readonly Node[],
  to: string,
  isTaken: (path: string) => boolean,
): FreePath[] {
  const given = new Set<string>()
  const open: (Node & { free: string })[] = []
  return nodes.map((node) => {
    while (open.length > 0 && (open.at(-1)?.rgt ?? 0) < node.lft) open.pop()
    const parent = open.at(-1)
    const wanted =
      parent === undefined ? to : (pathBelow(node.path, parent.path, parent.free) ?? node.path)
    let free = wanted
    for (let number = 2; isTaken(free) || given.has(free); number += 1) free = `${wanted}-${number}`
    given.add(free)
    open.push({ ...node, free })
    return { pageId: node.pageId, wanted, free }
  })
}
