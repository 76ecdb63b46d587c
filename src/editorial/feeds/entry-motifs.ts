import type { FeedSource } from '#domain/feed-source.ts'
import { fold } from '#domain/fold.ts'
import { memoOfObject } from '#domain/memo.ts'
import { VIDEO_MOTIF } from '#domain/motifs.ts'

/** What a word in the title counts for, when one elsewhere counts for one. */
const TITLE_WEIGHT = 3

/** Words of an entry that rules look at. */
interface EntryWords {
  title: string
  summary: string
  categories: readonly string[]
}

/**
 * Motifs of an entry (issue 4, item 2): those of every keyword rule one of whose words it has, the
 * surest first, since the first one gives an article its colour; without any, the source's own;
 * none means that the entry is left out. A video channel's entries are videos, whatever their
 * words. A word is a whole one, accents and case aside, its plural too; « cotis* » stands for all
 * that begin so, and several words for an expression.
 */
export function entryMotifs(
  entry: EntryWords,
  source: Pick<FeedSource, 'kind' | 'motifs' | 'keywords'>,
): string[] {
  if (source.kind === 'video') return [VIDEO_MOTIF]
  const title = fold(entry.title)
  const text = fold([entry.summary, ...entry.categories].join(' '))
  const scores = new Map<string, number>()
  for (const { motif, pattern } of compiled(source.keywords)) {
    const score = TITLE_WEIGHT * hits(title, pattern) + hits(text, pattern)
    if (score > 0) scores.set(motif, (scores.get(motif) ?? 0) + score)
  }
  if (scores.size === 0) return [...new Set(source.motifs)]
  return [...scores].toSorted((a, b) => b[1] - a[1]).map(([motif]) => motif)
}

interface Rule {
  motif: string
  pattern: RegExp
}

const compiled = memoOfObject((keywords: FeedSource['keywords']): Rule[] =>
  keywords.flatMap(({ motif, words }) => {
    const forms = words.map(formsOf).filter(Boolean)
    return forms.length === 0
      ? []
      : [{ motif, pattern: new RegExp(`(?<=^| )(?:${forms.join('|')})(?= |$)`, 'gu') }]
  }),
)

/** A word or an expression as a pattern; folding leaves letters, digits and spaces only. */
function formsOf(word: string): string {
  const end = word.trimEnd().endsWith('*') ? String.raw`[\p{L}\p{N}]*` : '[sx]?'
  const folded = fold(word)
  return folded === '' ? '' : folded.replaceAll(' ', '[sx]? ') + end
}

const hits = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
