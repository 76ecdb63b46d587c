/** A stretch of two texts: in both, gone from the first, or new in the second. */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Beyond so many pairs of words the middle counts as rewritten: nobody reads such a difference. */
const MOST_PAIRS = 4_000_000

/**
 * What became of a text, word by word: the longest common subsequence of words and of the spaces
 * and signs between them. Parts joined without the new ones give the first text, without the gone
 * ones the second.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  return merged(sequenceDiff(wordsOf(before), wordsOf(after)))
}

/** An entry of one list or of both. */
export interface SequencePart<T> {
  kind: DiffPart['kind']
  value: T
}

/** The same for any two lists of comparable values. */
export function sequenceDiff<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (one: T, other: T) => boolean = Object.is,
): SequencePart<T>[] {
  let start = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && equal(before, start, after, start, isSame)) start += 1
  let end = 0
  while (
    end < shorter - start &&
    equal(before, before.length - 1 - end, after, after.length - 1 - end, isSame)
  ) {
    end += 1
  }
  const same = (values: readonly T[]) => values.map((value) => ({ kind: 'same', value }) as const)
  return [
    ...same(after.slice(0, start)),
    ...middle(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
      isSame,
    ),
    ...same(after.slice(after.length - end)),
  ]
}

const equal = <T>(
  one: readonly T[],
  at: number,
  other: readonly T[],
  there: number,
  isSame: (one: T, other: T) => boolean,
): boolean => isSame(one[at] as T, other[there] as T)

function middle<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (one: T, other: T) => boolean,
): SequencePart<T>[] {
  const gone = before.map((value) => ({ kind: 'gone', value }) as const)
  const fresh = after.map((value) => ({ kind: 'new', value }) as const)
  const [rows, columns] = [before.length, after.length]
  if (rows === 0 || columns === 0 || rows * columns > MOST_PAIRS) return [...gone, ...fresh]
  // longest[r * width + c]: words in common of what follows r in the first and c in the second.
  const width = columns + 1
  const longest = new Uint32Array((rows + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      longest[row * width + column] = equal(before, row, after, column, isSame)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const parts: SequencePart<T>[] = []
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    if (equal(before, row, after, column, isSame)) {
      parts.push({ kind: 'same', value: after[column] as T })
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      parts.push({ kind: 'gone', value: before[row] as T })
      row += 1
    } else {
      parts.push({ kind: 'new', value: after[column] as T })
      column += 1
    }
  }
  return [...parts, ...gone.slice(row), ...fresh.slice(column)]
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
