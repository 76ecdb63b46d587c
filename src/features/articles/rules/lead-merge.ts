/**
 * Lead articles first, in order, then the others; `n` items in all, no article twice
 * (requirements D7).
 */
export function mergeLeads<T extends { id: number }>(
  leads: readonly T[],
  others: readonly T[],
  n: number,
): T[] {
  const byId = new Map<number, T>()
  for (const item of [...leads, ...others]) {
    if (!byId.has(item.id)) byId.set(item.id, item)
  }
  return [...byId.values()].slice(0, Math.max(0, n))
}

/** The optional reverse order of a feed (requirements D7); the list given is left alone. */
export const reverseOrder = <T>(items: readonly T[]): T[] => items.toReversed()
