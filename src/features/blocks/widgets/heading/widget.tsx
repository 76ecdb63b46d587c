import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { writtenHtml } from '#framework/widget-kit/written-html.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { HeadingView, type HeadingModel } from './view.tsx'
import type { Page, PageNode } from '#base/core/page/page.ts'

export const widget = defineWidget({
  type: 'heading',
  title: 'Titre',
  sentence: 'Un titre de partie, avec surtitre et introduction si vous voulez.',
  keywords: 'intertitre sous-titre',
  group: 'texts',
  options,
  root: 'header',
  load(
    { text, level, image: own, picture, ...written },
    { culture, page, pageMotifs, tree, media },
  ) {
    const type = typography(culture)
    const title =
      type.text(level === '1' ? page.h1 || text : text) || (level === '1' ? page.name : '')
    const isOwn = level !== '1' || !page.h1
    if (!title) return { state: 'empty' }
    const motif = level === '1' && pageMotifs.length === 1 ? (pageMotifs[0] ?? '') : ''
    const eyebrow = type.text(written.eyebrow)
    const intro = type.text(written.intro)
    const shown = own || (picture ? pagePicture(tree, page) : '')
    const image = level === '1' && shown ? media(shown) : null
    const model: HeadingModel = { title, isOwn, level, eyebrow, intro, motif, image }
    return level === '1'
      ? { state: 'ready', model, takesH1: 'unless-taken' }
      : { state: 'ready', model }
  },
  written: ({ text, level, intro }) =>
    level === '1'
      ? { intro }
      : { html: writtenHtml(level === '2' ? 'h2' : 'h3', text) + writtenHtml('p', intro) },
  View: HeadingView,
  examples,
})

/** Path of a page's own picture, else of the nearest page above it but home; empty without any. */
export function pagePicture(
  tree: readonly PageNode[],
  page: Pick<Page, 'image' | 'lft' | 'rgt'>,
): string {
  const above = tree.findLast(
    ({ image, level, lft, rgt }) => image !== '' && level > 0 && lft < page.lft && rgt > page.rgt,
  )
  return page.image || (above?.image ?? '')
}
