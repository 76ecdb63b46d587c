import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { loadContents } from './load.ts'
import { options } from './options.ts'
import { GuideContentsView } from './view.tsx'

/** What a guide holds: on its first page in full, beside a chapter as a menu. */
export const widget = defineWidget({
  type: 'guide-contents',
  title: 'Sommaire d’un guide',
  sentence: 'Les chapitres d’un guide.',
  keywords: 'sommaire',
  options,
  root: 'section',
  words: 'elsewhere',
  load: loadContents,
  View: GuideContentsView,
  documents: ({ layout }) => (layout === 'full' ? ['guide'] : []),
  examples,
})
