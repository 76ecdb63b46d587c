import { LRUCache } from 'lru-cache'

const MAX_CHARACTERS = 8_000_000

/** Remembers the results of a pure function of text, up to some 16 MB of text. */
export function memoized(work: (text: string) => string): (text: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (value, key) => value.length + key.length + 1,
  })
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const result = work(text)
    known.set(text, result)
    return result
  }
}
