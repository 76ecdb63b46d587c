/** A stretch of two texts: in both, gone from the first, or new in the second. */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Pairs of words that one comparison looks at: more are rewritten, nobody reads such a difference. */
const MOST_PAIRS = 2_000_000

/** Longer passages are rewritten, whatever words they share. */
const LONGEST = 20_000

/** What several comparisons that are asked for at once may look at together. */
export interface DiffBudget {
  pairs: number
}

export const diffBudget = (): DiffBudget => ({ pairs: MOST_PAIRS })

/**
 * What became of a text, word by word: the longest common subsequence of words and of the spaces
 * and signs between them. Parts joined without the new ones give the first text, without the gone
 * ones the second.
 */
export function wordDiff(before: string, after: string, budget = diffBudget()): DiffPart[] {
  const start = sharedStart(before, after)
  const end = sharedEnd(before, after, start)
  const [gone, fresh] = [before, after].map((text) => text.slice(start, text.length - end)) as [
    string,
    string,
  ]
  const isRewritten = Math.max(gone.length, fresh.length) > LONGEST
  const parts: SequencePart<string>[] = isRewritten
    ? [
        { kind: 'gone', value: gone },
        { kind: 'new', value: fresh },
      ]
    : sequenceDiff(wordsOf(gone), wordsOf(fresh), { budget })
  return merged(
    [
      { kind: 'same', value: before.slice(0, start) } as const,
      ...parts,
      { kind: 'same', value: before.slice(before.length - end) } as const,
    ].filter(({ value }) => value !== ''),
  )
}

/** Characters that both texts begin with, up to the end of a word. */
function sharedStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let at = 0
  while (at < most && before.charCodeAt(at) === after.charCodeAt(at)) at += 1
  while (at > 0 && (isWithin(before, at) || isWithin(after, at))) at -= 1
  return at
}

/** Characters that both texts end with, from the beginning of a word; none of their shared start. */
function sharedEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start
  const [last, lastOfAfter] = [before.length - 1, after.length - 1]
  let count = 0
  while (
    count < most &&
    before.charCodeAt(last - count) === after.charCodeAt(lastOfAfter - count)
  ) {
    count += 1
  }
  while (
    count > 0 &&
    (isWithin(before, before.length - count) || isWithin(after, after.length - count))
  ) {
    count -= 1
  }
  return count
}

/** Whether a place stands within a word, a run of spaces or a character of two halves. */
function isWithin(text: string, place: number): boolean {
  if (place <= 0 || place >= text.length) return false
  const [left, right] = [text.charAt(place - 1), text.charAt(place)]
  return (IN_WORDS.test(left) && IN_WORDS.test(right)) || (SPACE.test(left) && SPACE.test(right))
}

/** Halves of a character count as letters: what they make together is not looked at. */
const IN_WORDS = /[\p{L}\p{N}\p{Cs}]/u
const SPACE = /\s/

/** An entry of one list or of both. */
export interface SequencePart<T> {
  kind: DiffPart['kind']
  value: T
}

/** The same for any two lists of values that are the same when their keys are; themselves unless said. */
export function sequenceDiff<T>(
  before: readonly T[],
  after: readonly T[],
  {
    keyOf = (value: T): unknown => value,
    budget = diffBudget(),
  }: { keyOf?: (value: T) => unknown; budget?: DiffBudget } = {},
): SequencePart<T>[] {
  const numberOf = numbers()
  const [former, present] = [before, after].map((values) =>
    Uint32Array.from(values, (value) => numberOf(keyOf(value))),
  ) as [Uint32Array, Uint32Array]
  let start = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && former[start] === present[start]) start += 1
  let end = 0
  while (end < shorter - start && former.at(-1 - end) === present.at(-1 - end)) end += 1
  const same = (values: readonly T[]) => values.map((value) => ({ kind: 'same', value }) as const)
  const [gone, fresh] = [before, after].map((values) => values.slice(start, values.length - end))
  const kinds = middle(
    former.subarray(start, before.length - end),
    present.subarray(start, after.length - end),
    budget,
  )
  return [
    ...same(after.slice(0, start)),
    ...told(kinds, gone ?? [], fresh ?? []),
    ...same(after.slice(after.length - end)),
  ]
}

/** Gives equal keys one number: numbers are compared a hundred times faster. */
function numbers(): (key: unknown) => number {
  const known = new Map<unknown, number>()
  return (key) => {
    const number = known.get(key) ?? known.size
    known.set(key, number)
    return number
  }
}

/** Takes the values of both lists in the order of the kinds. */
function told<T>(
  kinds: readonly DiffPart['kind'][],
  before: readonly T[],
  after: readonly T[],
): SequencePart<T>[] {
  let [row, column] = [0, 0]
  return kinds.map((kind) => {
    const value = (kind === 'gone' ? before[row] : after[column]) as T
    if (kind !== 'new') row += 1
    if (kind !== 'gone') column += 1
    return { kind, value }
  })
}

function middle(before: Uint32Array, after: Uint32Array, budget: DiffBudget): DiffPart['kind'][] {
  const [rows, columns] = [before.length, after.length]
  const kinds: DiffPart['kind'][] = []
  let [row, column] = [0, 0]
  const pairs = rows * columns
  if (pairs > 0 && pairs <= budget.pairs) {
    budget.pairs -= pairs
    const width = columns + 1
    const longest = commonOf(before, after)
    while (row < rows && column < columns) {
      const place = row * width + column
      if (before[row] === after[column]) {
        kinds.push('same')
        row += 1
        column += 1
      } else if ((longest[place + width] ?? 0) >= (longest[place + 1] ?? 0)) {
        kinds.push('gone')
        row += 1
      } else {
        kinds.push('new')
        column += 1
      }
    }
  }
  for (; row < rows; row += 1) kinds.push('gone')
  for (; column < columns; column += 1) kinds.push('new')
  return kinds
}

/** At `r * (columns + 1) + c`: words in common of what follows r in the first and c in the second. */
function commonOf(before: Uint32Array, after: Uint32Array): Uint32Array {
  const width = after.length + 1
  const longest = new Uint32Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const word = before[row]
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const place = row * width + column
      longest[place] =
        word === after[column]
          ? (longest[place + width + 1] ?? 0) + 1
          : Math.max(longest[place + width] ?? 0, longest[place + 1] ?? 0)
    }
  }
  return longest
}

/** Words, runs of spaces, and signs one by one. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** Neighbours of a kind as one, and what is rewritten as one passage. */
function merged(parts: readonly SequencePart<string>[]): DiffPart[] {
  const runs: DiffPart[] = []
  for (const { kind, value } of parts) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += value
    else runs.push({ kind, text: value })
  }
  return passages(runs).flatMap(readable)
}

/** Changes with nothing but spaces and signs between them belong together. */
function passages(runs: readonly DiffPart[]): DiffPart[][] {
  const groups: DiffPart[][] = []
  let between: DiffPart[] = []
  for (const run of runs) {
    const last = groups.at(-1)
    const follows = last !== undefined && last.at(-1)?.kind !== 'same'
    if (run.kind === 'same' && follows && between.length === 0 && !HAS_WORDS.test(run.text)) {
      between = [run]
    } else if (run.kind !== 'same' && follows) {
      last.push(...between, run)
      between = []
    } else {
      for (const part of between) groups.push([part])
      between = []
      groups.push([run])
    }
  }
  return [...groups, ...between.map((part) => [part])]
}

const HAS_WORDS = /[\p{L}\p{N}]/u

/** A passage that lost and won words is told as what it was and what it is. */
function readable(passage: readonly DiffPart[]): readonly DiffPart[] {
  const kinds = new Set(passage.map(({ kind }) => kind))
  if (!kinds.has('gone') || !kinds.has('new')) return passage
  const without = (kind: DiffPart['kind']) =>
    passage.flatMap((part) => (part.kind === kind ? [] : part.text)).join('')
  return [
    { kind: 'gone', text: without('new') },
    { kind: 'new', text: without('gone') },
  ]
}
