import { editDistance } from '#base/kit/text/edit-distance.ts'

/** A word of the index, and how many documents hold it. */
export interface VocabularyWord {
  /** Folded. */
  word: string
  /** As a document writes it. */
  shown: string
  documents: number
}

/** Letters of a word that near words are looked for at least and at most. */
export const NEAR_LENGTHS = { min: 2, max: 40 } as const

/**
 * Words of the index that come near to a folded one, best first: fewer letters wrong, then the same
 * beginning, then more documents.
 */
export function nearWords(
  word: string,
  vocabulary: readonly VocabularyWord[],
  { limit, edits: allowed }: { limit: number; edits: number },
): VocabularyWord[] {
  return vocabulary
    .map((known) => ({ known, edits: distance(word, known.word, allowed) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted(
      (a, b) =>
        a.edits - b.edits ||
        Number(beginsAs(word, b.known.word)) - Number(beginsAs(word, a.known.word)) ||
        b.known.documents - a.known.documents ||
        (a.known.word < b.known.word ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ known }) => known)
}

const distance = (a: string, b: string, allowed: number): number =>
  Math.abs(a.length - b.length) > allowed ? Number.POSITIVE_INFINITY : editDistance(a, b)

const beginsAs = (one: string, other: string): boolean => one[0] === other[0]
