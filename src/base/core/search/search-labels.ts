import type { SearchKind } from './search.ts'
import type { Culture } from '#base/kit/language.ts'

type KindLabels = Readonly<Record<SearchKind, string>>

/** What a found document is. */
export const kindLabels: Readonly<Record<Culture, KindLabels>> = {
  'fr-FR': { page: 'Page', article: 'Article', guide: 'Guide', video: 'Vidéo' },
  'en-GB': { page: 'Page', article: 'Article', guide: 'Guide', video: 'Video' },
}

/** The same for many, as a filter says it. */
export const kindsLabels: Readonly<Record<Culture, KindLabels>> = {
  'fr-FR': { page: 'Pages', article: 'Articles', guide: 'Guides', video: 'Vidéos' },
  'en-GB': { page: 'Pages', article: 'Articles', guide: 'Guides', video: 'Videos' },
}
