/**
 * A pure function of text that answers what it was asked before from memory. At most `max` answers
 * are kept, to texts of `maxCharacters` together: when one more comes, all are forgotten. An answer
 * that is `undefined` is not kept, a throw neither.
 */
export function memo<V>(
  work: (text: string) => V,
  max = 1000,
  maxCharacters = Infinity,
): (text: string) => V {
  const known = new Map<string, V>()
  let characters = 0
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const value = work(text)
    if (known.size >= max || characters + text.length > maxCharacters) {
      known.clear()
      characters = 0
    }
    known.set(text, value)
    characters += text.length
    return value
  }
}

/** `memoOfObject` for a function of two objects: an answer lives as long as both. */
export function memoOfPair<A extends object, B extends object, V>(
  work: (a: A, b: B) => V,
): (a: A, b: B) => V {
  const of = memoOfObject((a: A) => memoOfObject((b: B) => work(a, b)))
  return (a, b) => of(a)(b)
}

/** `memo` for objects that nobody changes: an answer lives as long as its object. */
export function memoOfObject<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const value = work(key)
    known.set(key, value)
    return value
  }
}
