import type { Article } from '#base/core/article/article.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { labels } from '#base/core/article/labels.ts'
import type { WidgetContext } from '#framework/widget-kit/define-widget.ts'
import type { Opinion } from './opinion-view.tsx'

/** What the firm thinks of an article, ready to be drawn; `null` when it says nothing. */
export async function opinionOf(
  { opinion }: Pick<Article, 'opinion'>,
  { clean, culture, site, widgetId }: WidgetContext,
): Promise<Opinion | null> {
  if (!opinion) return null
  const type = typography(culture)
  return {
    id: `w${widgetId}-opinion`,
    heading: labels(culture).firmOpinion,
    html: type.html(await clean(opinion.html)),
    signature: type.text(opinion.signature || site.constants.nomcabinet),
  }
}
