import { copyFaults } from '#domain/copy-check.ts'
import { fold } from '#domain/fold.ts'
import { frTypography } from '#domain/fr-typography.ts'
import { parseFrenchNumber } from '#domain/french-number.ts'
import { collapseSpaces, wordCount } from '#domain/plain-text.ts'
import { readingTime } from '#domain/reading-time.ts'
import { slugOf } from '#domain/slug.ts'
import { cutSummary } from '#domain/summary.ts'
import { termPattern } from '#domain/term-pattern.ts'
import { isoDay } from '#domain/typed-date.ts'
import { iconWords } from '#domain/icon-words.ts'
import { wordDiff } from '#domain/word-diff.ts'
import { mentionedMedia } from '#domain/media-file.ts'
import { termsOf } from '#search/analysis.ts'
import { excerptOf } from '#search/excerpt.ts'
import { keepableQuery } from '#search/keepable-query.ts'
import { wantedGroups } from '#search/query.ts'
import { MAX_HTML } from '#widgets/fields.ts'
import type { Reader } from '../reader.ts'
import { TEXTS } from '../shapes.ts'

const GLOSSARY = ['bilan', 'avoir', 'compte de résultat', 'TVA', 'acompte', 'crédit d’impôt'].map(
  (name, id) => ({ id, name, path: `/glossaire/${id}`, definition: name }),
)

const row = (name: string, file: string, read: Reader['read'], limit = MAX_HTML): Reader => ({
  name,
  files: [file],
  limit,
  shapes: TEXTS,
  read,
})

/** What is done with the plain text of a page, an article, a provider or a feed. */
export const PLAIN_TEXTS: readonly Reader[] = [
  row('French typography', 'src/domain/fr-typography.ts', frTypography),
  row('rules of communication', 'src/domain/copy-check.ts', copyFaults),
  row('spaces', 'src/domain/plain-text.ts', collapseSpaces),
  row('words counted', 'src/domain/plain-text.ts', wordCount),
  row('time of reading', 'src/domain/reading-time.ts', readingTime),
  row('slug', 'src/domain/slug.ts', slugOf),
  row('summary', 'src/domain/summary.ts', (text) => cutSummary(text)),
  row('folding', 'src/domain/fold.ts', fold),
  row('terms of the glossary', 'src/domain/term-pattern.ts', termPattern(GLOSSARY).find),
  row('media that are named', 'src/domain/media-file.ts', mentionedMedia),
  row('number in French', 'src/domain/french-number.ts', parseFrenchNumber),
  row('day that was typed', 'src/domain/typed-date.ts', isoDay),
  row('words of an icon', 'src/domain/icon-words.ts', iconWords),
  row('difference with its end', 'src/domain/word-diff.ts', (text) =>
    wordDiff(text, text.slice(text.length / 2)),
  ),
  row('difference with another text', 'src/domain/word-diff.ts', (text) =>
    wordDiff(text, `x y ${text.replaceAll(/[a ]/g, 'b')}`),
  ),
  {
    ...row('terms of the index', 'src/search/analysis.ts', (text) => termsOf(text, 'fr')),
    // Stems of so many words are kept: a text of more different ones finds fewer of them.
    shapes: Object.fromEntries(
      Object.entries(TEXTS).filter(([name]) => name !== 'different words'),
    ),
  },
  row('excerpt', 'src/search/excerpt.ts', (text) =>
    excerptOf([text], wantedGroups('bilan a mot1'), 'fr'),
  ),
  row('query that may be kept', 'src/search/keepable-query.ts', keepableQuery),
  row('words of a query', 'src/search/query.ts', (text) => wantedGroups(text, { typing: true })),
]
