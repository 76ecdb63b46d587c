import { anchoredParts } from '#framework/widget-kit/contents-list.ts'
import { chapterPlace } from '../../rules/guide.ts'
import { readingTime } from '#base/core/article/reading-time.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { GuideStepsView, type GuideStepsModel } from './view.tsx'

/** Where a reader stands in a guide, and the way on. */
export const widget = defineWidget({
  type: 'guide-steps',
  title: 'Étapes d’un guide',
  sentence: 'Mène d’un chapitre du guide au suivant.',
  options,
  root: 'section',
  words: 'elsewhere',
  async load({ place }, { tree, page, href, culture, written }) {
    const chapter = chapterPlace(tree, page.id)
    if (!chapter) return { state: 'empty' }
    const { guide, number } = chapter
    const step = (node: typeof chapter.next) =>
      node && { name: node.name, href: href(node.path) ?? node.path }
    const { html } = place === 'start' ? await written(page.id) : { html: '' }
    const model: GuideStepsModel = {
      culture,
      place,
      number,
      count: guide.chapters.length,
      guide: step(guide.page) ?? { name: '', href: '' },
      minutes: readingTime(html),
      sections: anchoredParts(html).entries,
      previous: step(chapter.previous),
      next: step(chapter.next),
    }
    return { state: 'ready', model }
  },
  View: GuideStepsView,
  examples,
})
