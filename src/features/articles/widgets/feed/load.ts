import type { LoadResult, WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { loadArticle } from './article/load-article.ts'
import { loadList } from './load-list.ts'
import type { FeedOptions } from './options.ts'
import type { FeedModel } from './view.tsx'

/** Loads a feed in its mode: list, article or related. */
export async function loadFeed(
  options: FeedOptions,
  context: WidgetContext,
): Promise<LoadResult<FeedModel>> {
  if (context.site.settings.beTesta !== 'installed') return { state: 'empty' }
  const { title } = context.request.query
  return options.request_type === 'article' && title !== undefined
    ? loadArticle(title, options, context)
    : loadList(options, context)
}
