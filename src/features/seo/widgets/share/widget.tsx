import { isSlug } from '#base/core/article/article-link.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { shareTargets, shareTitle } from '../../rules/share-links.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { ShareView, type ShareModel } from './view.tsx'

/** Plain links that share the page, or the article it shows (requirements I7). */
export const widget = defineWidget({
  type: 'share',
  title: 'Partage',
  sentence: 'Des boutons pour partager la page.',
  keywords: 'réseaux sociaux linkedin',
  group: 'contact',
  options,
  words: 'elsewhere',
  root: 'section',
  params: { title: 'once' },
  load({ title, shown }, { culture, origin, page, request, site }) {
    const slug = isSlug(request.query['title']) ? request.query['title'] : null
    const buttons = shareTargets(site.settings.share, culture)
    if (buttons.length === 0 || (shown === 'article' && slug === null)) return { state: 'empty' }
    const model: ShareModel = {
      title: typography(culture).text(title || shareTitle(site.settings.share, culture)),
      buttons,
      origin,
      path: slug === null ? request.path : `${request.path}?title=${slug}`,
      pageTitle: page.title || page.name,
      isArticle: slug !== null,
    }
    return { state: 'ready', model }
  },
  View: ShareView,
  island: ({ origin, buttons }) =>
    !origin || buttons.some(({ target }) => target === 'copy') ? 'share' : null,
  examples,
})
