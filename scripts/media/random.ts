/** A seeded source of numbers: the same word gives the same picture, today and in ten years. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  /** One of the items. */
  pick<T>(items: readonly T[]): T
  /** True that share of the time. */
  chance(share: number): boolean
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): T[]
}

/** FNV-1a: a 32-bit number from a word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (const character of word) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  }
  return hash >>> 0
}

/** The source that a word seeds (mulberry32). */
export function randomOf(word: string): Random {
  let state = hashOf(word)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    between,
    integer,
    pick: (items) => items[integer(0, items.length - 1)]!,
    chance: (share) => next() < share,
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  }
}
