import { isSlug } from '#base/core/article/article-link.ts'
import { EXPIRED } from '#base/kit/time/expiry.ts'
import { labels } from '#base/core/article/labels.ts'
import type {
  LoadedTemplate,
  LoadResult,
  WidgetContext,
} from '#framework/widget-kit/define-widget.ts'
import { endOfTokens, serverTokens } from '#framework/widget-kit/link-tokens.ts'
import {
  type FeedQuery,
  feedQueryOf,
  type FeedFacts,
  type FeedProps,
  listOptions,
  readsAddress,
} from './feed-facts.ts'
import { askList, type ListAnswer, listMotifs } from './list-answer.ts'
import { type FeedList, listModel } from './list-model.ts'
import { imageSize } from '#base/core/address/image-size.ts'
import { templateHead } from './load-parts.ts'
import type { FeedOptions } from './options.ts'
import type { FeedModel } from './view.tsx'

type Result = LoadResult<FeedModel>

/**
 * Loads a list of articles. A provider that fails costs the list and nothing else (requirements
 * H2); a fault of ours, a broken template for one, is thrown to the widget's error boundary.
 */
export async function loadList(options: FeedOptions, context: WidgetContext): Promise<Result> {
  if (lacksContext(options, context)) return { state: 'empty' }
  const say = labels(context.culture)
  const asked = feedQueryOf(context.request.query)
  const { pageMotifs } = context
  if (listMotifs({ options, pageMotifs, subscribed: null }, asked.mo).missing) {
    return { state: 'error', alert: say.noMotif }
  }
  const loaded = await context.template(cardTemplate(options), options.template_dir)
  let facts: FeedFacts
  let answer: ListAnswer
  try {
    facts = await feedFacts(options, context)
    answer = await askList(facts, asked, context.editorial, context.signal)
  } catch (cause) {
    context.warn(`Widget ${context.widgetId} : la liste d’articles a échoué.`, cause)
    return { state: 'error', console: [say.importError] }
  }
  return listResult(options, { facts, asked, answer, loaded }, context)
}

/**
 * Related articles need a page with motifs, automatic ones a page, and what stands under an article
 * needs one (requirements D12).
 */
function lacksContext(options: FeedOptions, context: WidgetContext): boolean {
  const { page, pageMotifs, request } = context
  if (options.shown === 'article' && !isSlug(request.query['title'])) return true
  if (options.request_type === 'related') return pageMotifs.length === 0
  return options.page_auto && options.motifs.length === 0 && page.id === 0
}

/** Gathers what the list is made of; asks for the motifs' names and the article being read. */
async function feedFacts(options: FeedOptions, context: WidgetContext): Promise<FeedFacts> {
  const { culture, editorial, pageMotifs, request, site, widgetId } = context
  const excludes = options.exclude_current || options.request_type === 'related'
  const [subscribed, currentId] = await Promise.all([
    editorial.subscribedMotifs(),
    excludes ? articleBeingRead(context) : null,
  ])
  return {
    widgetId,
    options: listOptions(options),
    culture,
    path: request.path,
    scriptName: request.scriptName,
    pageMotifs,
    subscribed,
    size: imageSize(site.settings.image_size_list, 'xbig'),
    currentId,
    tokens: options.tokenize_links ? serverTokens(context) : null,
  }
}

function listResult(
  options: FeedOptions,
  read: { facts: FeedFacts; asked: FeedQuery; answer: ListAnswer; loaded: LoadedTemplate },
  context: WidgetContext,
): Result {
  const { facts, asked, answer, loaded } = read
  const { fromMo, motifs } = answer.force
  const [only, ...others] = motifs
  const list = listModel(facts, asked, answer)
  return {
    state: 'ready',
    until: list.isBeyond ? EXPIRED : endOfTokens(options, context),
    model: {
      kind: 'list',
      title: options.widget_title,
      subtitle: options.widget_subtitle,
      link: widgetLink(options, context),
      list,
      template: loaded.template,
      live: feedProps(list, facts, loaded, context),
    },
    head: {
      ...templateHead(loaded),
      ...(list.isBeyond ? { noindex: true } : {}),
      ...(answer.page > 1 && !list.isBeyond && !fromMo
        ? { canonical: `${context.page.path}?page=${answer.page}`, listPage: answer.page }
        : {}),
      ...(fromMo && only !== undefined && others.length === 0 ? { onlyMotif: only } : {}),
    },
  }
}

/** What the island needs; nothing for a list that has no link to another one. */
function feedProps(
  { options, filters, pagination }: FeedList,
  facts: FeedFacts,
  { path }: LoadedTemplate,
  { site }: WidgetContext,
): FeedProps | null {
  if (!readsAddress(options) || (filters === null && pagination === null)) return null
  return { ...facts, segment: site.settings.provider_segment, template: path }
}

export const cardTemplate = ({ template, isActuVideo }: FeedOptions): string =>
  template || (isActuVideo ? 'card/card-thumbnail' : 'card/card-magazine')

/** The way to the all-news or all-videos page. */
function widgetLink({ widget_link }: FeedOptions, { href }: WidgetContext): FeedModel['link'] {
  const target = widget_link.page > 0 ? href(`page:${widget_link.page}`) : null
  if (!target || !widget_link.text) return null
  const { text, position, alignment } = widget_link
  return { text, position, alignment, href: target }
}

/** Id of the article named by `title`, or `null`. */
async function articleBeingRead({ request, editorial, signal }: WidgetContext) {
  const { title } = request.query
  return isSlug(title) ? editorial.articleId(title, signal) : null
}
