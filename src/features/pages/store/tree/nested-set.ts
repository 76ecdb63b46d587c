/** A page as the nested set sees it. */
export interface TreeNode {
  id: number
  lft: number
  rgt: number
  level: number
}

/**
 * What is wrong in a nested set, as French sentences; none when it is right (requirements A2):
 * one root at level 0, bounds 1 to twice the number of pages without a gap, every page inside its
 * parent and one level below it.
 * @param nodes in the order of `lft`
 */
export function nestedSetFaults(nodes: readonly TreeNode[]): string[] {
  const faults: string[] = []
  const bounds = new Map<number, number>()
  const open: TreeNode[] = []
  for (const node of nodes) {
    const { id, lft, rgt, level } = node
    if (lft >= rgt) faults.push(`Page ${id} : lft ${lft} n’est pas avant rgt ${rgt}.`)
    for (const bound of [lft, rgt]) {
      const other = bounds.get(bound)
      if (other !== undefined) {
        faults.push(`Page ${id} : la borne ${bound} est aussi celle de la page ${other}.`)
      }
      if (bound < 1 || bound > nodes.length * 2) {
        faults.push(`Page ${id} : la borne ${bound} sort de 1 à ${nodes.length * 2}.`)
      }
      bounds.set(bound, id)
    }
    while (open.length > 0 && (open.at(-1)?.rgt ?? 0) < lft) open.pop()
    const parent = open.at(-1)
    if (parent === undefined && lft !== 1) faults.push(`Page ${id} : elle est hors de la racine.`)
    if (parent !== undefined && rgt > parent.rgt) {
      faults.push(`Page ${id} : elle dépasse sa page parente ${parent.id}.`)
    }
    if (level !== open.length) {
      faults.push(`Page ${id} : le niveau est ${level} au lieu de ${open.length}.`)
    }
    open.push(node)
  }
  return faults
}
