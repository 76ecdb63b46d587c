import type { Culture } from '#base/kit/language.ts'

const french = { guide: 'Guide pratique', foreword: 'Avant de commencer' }
const english: typeof french = { guide: 'Practical guide', foreword: 'Before you begin' }

/** Names that the site itself gives in its documents. */
export const DOCUMENT_WORDS: Readonly<Record<Culture, typeof french>> = {
  'fr-FR': french,
  'en-GB': english,
}
