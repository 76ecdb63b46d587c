import { LRUCache } from 'lru-cache'

const MAX_CHARACTERS = 8_000_000

/**
 * Remembers the results of a pure function of text, up to some 16 MB of text. What is known is given at
 * once; who asks for the same while it is made waits with the first.
 */
export function memoized(
  work: (text: string) => string | Promise<string>,
): (text: string) => string | Promise<string> {
  const making = new Map<string, Promise<string>>()
  const known = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (value, key) => value.length + key.length + 1,
  })
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const under = making.get(text)
    if (under !== undefined) return under
    const result = work(text)
    if (typeof result === 'string') {
      known.set(text, result)
      return result
    }
    const made = result
      .then((value) => {
        known.set(text, value)
        return value
      })
      .finally(() => making.delete(text))
    making.set(text, made)
    return made
  }
}
