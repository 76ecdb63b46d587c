import type { FeedSource } from '#base/core/settings/feed-source.ts'
import { fold } from '#base/kit/text/fold.ts'
import { weakMemoize } from '#base/kit/memoize.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'

/** What a word in the title counts for, when one elsewhere counts for one. */
const TITLE_WEIGHT = 3

/** Words of an entry that rules look at. */
interface EntryWords {
  title: string
  summary: string
  categories: readonly string[]
}

/**
 * Motifs of an entry: those of every keyword rule one of whose words it has, the
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
  for (const { motif, forms } of compiled(source.keywords)) {
    const score = TITLE_WEIGHT * hits(title, forms) + hits(text, forms)
    if (score > 0) scores.set(motif, (scores.get(motif) ?? 0) + score)
  }
  if (scores.size === 0) return [...new Set(source.motifs)]
  return [...scores].toSorted((a, b) => b[1] - a[1]).map(([motif]) => motif)
}

/** A word or an expression that is looked for: its words, the last one perhaps the beginning of many. */
interface Form {
  words: readonly string[]
  isBeginning: boolean
}

interface Rule {
  motif: string
  forms: readonly Form[]
}

const compiled = weakMemoize((keywords: FeedSource['keywords']): Rule[] =>
  keywords.map(({ motif, words }) => ({ motif, forms: words.map(formOf) })),
)

/** Folding leaves letters, digits and spaces only. */
const formOf = (word: string): Form => ({
  words: fold(word).split(' ').filter(Boolean),
  isBeginning: word.trimEnd().endsWith('*'),
})

/** How many times one of the forms stands in a folded text; what was counted counts once. */
function hits(text: string, forms: readonly Form[]): number {
  const words = text.split(' ')
  let count = 0
  for (let at = 0; at < words.length;) {
    const found = forms.find((form) => standsAt(words, at, form))
    if (found !== undefined) count += 1
    at += found?.words.length ?? 1
  }
  return count
}

const standsAt = (words: readonly string[], at: number, form: Form): boolean =>
  form.words.length > 0 &&
  form.words.every((sought, index) => {
    const word = words[at + index] ?? ''
    const isOpen = form.isBeginning && index === form.words.length - 1
    if (isOpen) return word.startsWith(sought)
    return word === sought || word === `${sought}s` || word === `${sought}x`
  })
