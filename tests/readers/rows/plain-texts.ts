import { copyFaults } from '#features/publishing/rules/copy-check.ts'
import { fold } from '#base/kit/text/fold.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { parseFrenchNumber } from '#base/kit/text/french-number.ts'
import { collapseSpaces, wordCount } from '#base/kit/text/plain-text.ts'
import { readingTime } from '#base/core/article/reading-time.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { cutSummary } from '#base/kit/text/summary.ts'
import { replacePhone } from '#base/kit/text/replace-phone.ts'
import { termPattern } from '#features/glossary/rules/term-pattern.ts'
import { isoDay } from '#base/kit/time/typed-date.ts'
import { iconWords } from '#framework/widget-kit/icon-words.ts'
import { wordDiff } from '#base/kit/text/word-diff.ts'
import { mentionedMedia } from '#base/core/media/media-file.ts'
import { factFaults } from '#features/sites/rules/fact-faults.ts'
import { termsOf } from '#features/search/rules/analysis.ts'
import { excerptOf } from '#features/search/rules/excerpt.ts'
import { keepableQuery } from '#features/search/rules/keepable-query.ts'
import { wantedGroups } from '#features/search/rules/query.ts'
import { MAX_HTML } from '#base/core/field/fields.ts'
import type { Reader } from '../reader.ts'
import { TEXTS } from '../shapes.ts'

const GLOSSARY = ['bilan', 'avoir', 'compte de résultat', 'TVA', 'acompte', 'crédit d’impôt'].map(
  (name, id) => ({ id, name, path: `/glossaire/${id}`, definition: name }),
)

const HOURS = [{ days: 'Lundi au vendredi', times: '9 h – 12 h 30, 14 h – 18 h' }]
const FIRM = {
  constants: { phonetolink: '+33199001234' },
  offices: [{ hours: HOURS, phonetolink: '' }],
}

const row = (name: string, file: string, read: Reader['read'], limit = MAX_HTML): Reader => ({
  name,
  files: [file],
  limit,
  shapes: TEXTS,
  read,
})

/** What is done with the plain text of a page, an article, a provider or a feed. */
export const PLAIN_TEXTS: readonly Reader[] = [
  row('French typography', 'src/base/kit/text/fr-typography.ts', frTypography),
  row('facts of the firm', 'src/features/sites/rules/fact-faults.ts', (text) =>
    factFaults(text, FIRM),
  ),
  row('telephone replaced', 'src/base/kit/text/replace-phone.ts', (text) =>
    replacePhone(text, { from: '+33199001234', to: '+3222123456', text: '+32 2 212 34 56' }),
  ),
  row('rules of communication', 'src/features/publishing/rules/copy-check.ts', copyFaults),
  row('spaces', 'src/base/kit/text/plain-text.ts', collapseSpaces),
  row('words counted', 'src/base/kit/text/plain-text.ts', wordCount),
  row('time of reading', 'src/base/core/article/reading-time.ts', readingTime),
  row('slug', 'src/base/kit/text/slug.ts', slugOf),
  row('summary', 'src/base/kit/text/summary.ts', (text) => cutSummary(text)),
  row('folding', 'src/base/kit/text/fold.ts', fold),
  row(
    'terms of the glossary',
    'src/features/glossary/rules/term-pattern.ts',
    termPattern(GLOSSARY).find,
  ),
  row('media that are named', 'src/base/core/media/media-file.ts', mentionedMedia),
  row('number in French', 'src/base/kit/text/french-number.ts', parseFrenchNumber),
  row('day that was typed', 'src/base/kit/time/typed-date.ts', isoDay),
  row('words of an icon', 'src/framework/widget-kit/icon-words.ts', iconWords),
  row('difference with its end', 'src/base/kit/text/word-diff.ts', (text) =>
    wordDiff(text, text.slice(text.length / 2)),
  ),
  row('difference with another text', 'src/base/kit/text/word-diff.ts', (text) =>
    wordDiff(text, `x y ${text.replaceAll(/[a ]/g, 'b')}`),
  ),
  {
    ...row('terms of the index', 'src/features/search/rules/analysis.ts', (text) =>
      termsOf(text, 'fr'),
    ),
    // Stems of so many words are kept: a text of more different ones finds fewer of them.
    shapes: Object.fromEntries(
      Object.entries(TEXTS).filter(([name]) => name !== 'different words'),
    ),
  },
  row('excerpt', 'src/features/search/rules/excerpt.ts', (text) =>
    excerptOf([text], wantedGroups('bilan a mot1'), 'fr'),
  ),
  row('query that may be kept', 'src/features/search/rules/keepable-query.ts', keepableQuery),
  row('words of a query', 'src/features/search/rules/query.ts', (text) =>
    wantedGroups(text, { typing: true }),
  ),
]
