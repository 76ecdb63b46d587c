/**
 * Room that memoized functions share: what they keep takes at most so many characters together. When one more
 * answer would take more, all of them forget everything.
 */
export interface Room {
  /** Characters that are kept now. */
  characters(): number
  /** Finds room for an answer of that function; false for one that would never fit. */
  take(known: Map<string, unknown>, characters: number): boolean
}

/** Characters that an answer takes beside its text and what it holds. */
const ENTRY = 64

export function roomFor(maxCharacters: number): Room {
  const filled = new Set<Map<string, unknown>>()
  let kept = 0
  return {
    characters: () => kept,
    take(known, characters) {
      if (characters > maxCharacters) return false
      if (kept + characters > maxCharacters) {
        for (const each of filled) each.clear()
        filled.clear()
        kept = 0
      }
      filled.add(known)
      kept += characters
      return true
    },
  }
}

interface Bounds {
  room: Room
}

interface SizedBounds<V> extends Bounds {
  /** Characters that an answer holds; what is counted in bytes counts for more. */
  sizeOf(answer: NoInfer<V>): number
}

/**
 * A pure function of text that answers what it was asked before from memory. An answer that is
 * `undefined` is not kept, a throw neither.
 */
export function memoize(work: (text: string) => string, bounds: Bounds): (text: string) => string
export function memoize<V>(work: (text: string) => V, bounds: SizedBounds<V>): (text: string) => V
export function memoize<V>(
  work: (text: string) => V,
  { room, sizeOf = lengthOf }: Bounds & Partial<SizedBounds<V>>,
): (text: string) => V {
  const known = memoizeByKey<V>({ room, sizeOf })
  return (text) => known(text, work)
}

/** `memoize` for work that only needs to be the same for the same key: a text of all that it depends on. */
export function memoizeByKey<V>({
  room,
  sizeOf,
}: SizedBounds<V>): (key: string, work: (key: string) => V) => V {
  const known = new Map<string, V>()
  return (key, work) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    if (isPassing()) return work(key)
    const own = ownCopy(key)
    const value = work(own)
    if (value === undefined) return value
    if (room.take(known, own.length + sizeOf(value) + ENTRY)) known.set(own, value)
    return value
  }
}

const lengthOf = (answer: unknown): number => (typeof answer === 'string' ? answer.length : 0)

/** A part of a text holds all of that text in memory: the copy holds itself alone. */
const ownCopy = (text: string): string => ` ${text}`.slice(1)

let isPassing = (): boolean => false

/** While `passing` says so, nothing new is kept: who asks will not ask the same again. */
export function keepNothingWhile(passing: () => boolean): void {
  isPassing = passing
}

/**
 * `memoizeByKey` for work that takes long and may fail: what is known is given at once; who asks for the same while
 * it is made waits with the first. A failure is nobody's answer but of those who waited for it.
 */
export function memoizeAsync<V>({
  room,
  sizeOf,
}: SizedBounds<V>): (key: string, work: (key: string) => Promise<V>) => V | Promise<V> {
  const known = new Map<string, { value: V }>()
  const shared = dedupe<V>()
  return (key, work) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept.value
    return shared(key, async () => {
      const own = ownCopy(key)
      const value = await work(own)
      if (room.take(known, own.length + sizeOf(value) + ENTRY)) known.set(own, { value })
      return value
    })
  }
}

/** Work under way is one for all who ask for the same meanwhile; nothing is kept of it. */
export function dedupe<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  return (key, work) => {
    const begun = underWay.get(key)
    if (begun) return begun
    const working = work().finally(() => underWay.delete(key))
    underWay.set(key, working)
    return working
  }
}

/** `memoize` for objects that nobody changes: an answer lives as long as its object. */
export function weakMemoize<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const value = work(key)
    known.set(key, value)
    return value
  }
}

/** `weakMemoize` for a function of two objects: an answer lives as long as both. */
export function weakMemoizePair<A extends object, B extends object, V>(
  work: (a: A, b: B) => V,
): (a: A, b: B) => V {
  const of = weakMemoize((a: A) => weakMemoize((b: B) => work(a, b)))
  return (a, b) => of(a)(b)
}
