import type { LoadResult, WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { articleNotFound, loadArticle } from './load-article.ts'
import { loadList } from './load-list.ts'
import type { FeedOptions } from './options.ts'
import type { FeedModel } from './view.tsx'

/** Loads a feed in its mode: list, article or related. */
export async function loadFeed(
  options: FeedOptions,
  context: WidgetContext,
): Promise<LoadResult<FeedModel>> {
  const { title } = context.request.query
  const asksArticle = options.request_type === 'article' && title !== undefined && title !== ''
  if (context.site.settings.beTesta !== 'installed') {
    return asksArticle ? articleNotFound(context) : { state: 'empty' }
  }
  return asksArticle ? loadArticle(title, options, context) : loadList(options, context)
}
