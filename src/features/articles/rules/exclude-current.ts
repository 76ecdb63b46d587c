/**
 * A list without the article being read (requirements D6). Ask for `n` + 1 items: the current one
 * is removed, then the last ones while more than `n` remain. Nothing is removed for `null`.
 */
export function excludeCurrent<T extends { id: number }>(
  items: readonly T[],
  currentId: number | null,
  n: number,
): T[] {
  return items.filter((item) => item.id !== currentId).slice(0, Math.max(0, n))
}
