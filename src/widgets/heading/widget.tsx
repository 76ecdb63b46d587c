import { defineWidget } from '../define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { HeadingView, type HeadingModel } from './view.tsx'

export const heading = defineWidget({
  type: 'heading',
  title: 'Titre',
  options,
  root: 'header',
  load({ text, level, eyebrow, intro }, { page, pageMotifs }) {
    const title = level === '1' ? page.h1 || text || page.name : text
    if (!title) return { state: 'empty' }
    const motif = level === '1' && pageMotifs.length === 1 ? (pageMotifs[0] ?? '') : ''
    const model: HeadingModel = { title, level, eyebrow, intro, motif }
    return level === '1'
      ? { state: 'ready', model, takesH1: 'unless-taken' }
      : { state: 'ready', model }
  },
  View: HeadingView,
  examples,
})
