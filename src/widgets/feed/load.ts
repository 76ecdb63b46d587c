import { IMAGE_SIZES, type ImageSize } from '#domain/article.ts'
import { isSlug } from '#domain/article-link.ts'
import { feedHref } from '#domain/feed-link.ts'
import { filterEntries } from '#domain/filters.ts'
import { labels } from '#domain/labels.ts'
import { motifsInForce, parseMotifList } from '#domain/motifs.ts'
import { pageCount, paginate } from '#domain/pagination.ts'
import { pageNumber } from '#domain/page-number.ts'
import { PROVIDER_MEDIA } from '#domain/urls.ts'
import { EditorialContractBroken, type MotifMap } from '#editorial/editorial.ts'
import type { HeadParts, LoadResult, WidgetContext } from '../define-widget.ts'
import { articleValues } from './article-values.ts'
import { feedPlan, fetchFeed, perPageOf } from './feed-plan.ts'
import { itemValues } from './item-values.ts'
import type { FeedOptions } from './options.ts'
import type { FeedFilters, FeedModel } from './view.tsx'

type Result = LoadResult<FeedModel>

/** Loads a feed in its mode: list, article or related (specification, section 4). */
export async function loadFeed(options: FeedOptions, context: WidgetContext): Promise<Result> {
  if (context.site.settings.beTesta !== 'installed') return { state: 'empty' }
  const { title } = context.request.query
  if (options.request_type === 'article' && title !== undefined) {
    return loadArticle(title, options, context)
  }
  try {
    return await loadList(options, context)
  } catch (cause) {
    context.warn(`Widget ${context.widgetId} : la liste d’articles a échoué.`, cause)
    return { state: 'error', console: [labels(context.culture).importError] }
  }
}

async function loadList(options: FeedOptions, context: WidgetContext): Promise<Result> {
  const { culture, editorial, page, pageMotifs, request, signal, site } = context
  const related = options.request_type === 'related'
  if (related && pageMotifs.length === 0) return { state: 'empty' }

  const say = labels(culture)
  const subscribed = await editorial.subscribedMotifs()
  const sources = {
    pageMotifs,
    widgetMotifs: options.motifs,
    pageAuto: options.page_auto || related,
    readsMo: options.show_filters || options.show_pagination,
    subscribed,
  }
  const mo = parseMotifList(request.query['mo'])
  const force = motifsInForce({ ...sources, mo })
  if (force.missing) return { state: 'error', alert: say.noMotif }

  const filters = options.show_filters
    ? feedFilters(
        motifsInForce({ ...sources, mo: null }).motifs,
        subscribed,
        mo,
        options,
        context,
      )
    : null
  const asked = options.show_pagination ? pageNumber(request.query['page']) : 1
  const currentId = options.exclude_current || related ? await articleBeingRead(context) : null
  const plan = feedPlan(options, {
    motifs: force.motifs,
    page: asked,
    currentId,
    size: imageSize(site.settings.image_size_list, 'xbig'),
  })
  const [{ items, countArticle }, loaded] = await Promise.all([
    force.noneLeft ? { items: [], countArticle: 0 } : fetchFeed(plan, editorial, signal),
    context.template(cardTemplate(options), options.template_dir),
  ])

  const perPage = perPageOf(options)
  const beyond = options.show_pagination && asked > Math.max(1, pageCount(countArticle, perPage))
  const chosen = force.fromMo ? force.motifs : null
  const href = (number: number) =>
    context.href(feedHref(request.path, { mo: chosen, page: number })) ?? request.path
  const pages = options.show_pagination ? paginate(asked, countArticle, perPage) : null
  return {
    state: 'ready',
    model: {
      kind: 'list',
      options,
      link: widgetLink(options, context),
      filters,
      items: itemValues(beyond ? [] : items, {
        widgetId: context.widgetId,
        options,
        culture,
        subscribed,
        linkMotifs: options.page_auto ? pageMotifs : null,
        mediaBase: PROVIDER_MEDIA,
        scriptPrefix: request.scriptName.replace(/\/$/, ''),
      }),
      template: loaded.template,
      pagination: pages && pages.pages > 1 ? { ...pages, href } : null,
      emptySentence: beyond ? say.noArticleOnPage : say.noArticle,
    },
    head: {
      ...templateHead(loaded),
      ...(beyond ? { noindex: true } : {}),
      ...(asked > 1 && !beyond && !chosen ? { canonical: `${page.path}?page=${asked}` } : {}),
    },
  }
}

const cardTemplate = ({ template, isActuVideo }: FeedOptions): string =>
  template || (isActuVideo ? 'card/card-thumbnail' : 'card/card-magazine')

const imageSize = (setting: string, fallback: ImageSize): ImageSize =>
  IMAGE_SIZES.find((size) => size === setting) ?? fallback

const templateHead = ({ css, js }: { css: string | null; js: string | null }): HeadParts => ({
  stylesheets: css ? [css] : [],
  scripts: js ? [js] : [],
})

/** The way to the all-news or all-videos page. */
function widgetLink({ widget_link }: FeedOptions, { href }: WidgetContext): FeedModel['link'] {
  const target = widget_link.page > 0 ? href(`page:${widget_link.page}`) : null
  if (!target || !widget_link.text) return null
  const { text, position, alignment } = widget_link
  return { text, position, alignment, href: target }
}

/** One badge a motif, each a link that works without script (requirements A10, D4). */
function feedFilters(
  motifs: string[],
  subscribed: MotifMap,
  mo: string[] | null,
  options: FeedOptions,
  { culture, request, href }: WidgetContext,
): FeedFilters {
  const say = labels(culture)
  const { all, filters } = filterEntries(motifs, subscribed, mo)
  return {
    allLabel: options.filter_all_label || say.all,
    allHref: href(request.path) ?? request.path,
    allActive: all,
    mobileLabel: options.filter_mobile_label || say.filterByTheme,
    entries: filters.map((entry) => ({
      ...entry,
      href: href(feedHref(request.path, { mo: [entry.motif], page: 1 })) ?? request.path,
    })),
  }
}

/** Id of the article named by `title`, or `null`. */
async function articleBeingRead({ request, editorial, signal }: WidgetContext) {
  const { title } = request.query
  return isSlug(title) ? editorial.articleId(title, signal) : null
}

async function loadArticle(
  title: unknown,
  options: FeedOptions,
  context: WidgetContext,
): Promise<Result> {
  const { culture, editorial, href, page, request, signal, site } = context
  const say = labels(culture)
  const back = { href: href(request.path) ?? request.path, text: say.allArticles }
  try {
    const id = isSlug(title) ? await editorial.articleId(title, signal) : null
    const [article, subscribed, loaded] = await Promise.all([
      id === null
        ? null
        : editorial.article({
            id,
            xsl: site.settings.xsl_code,
            size: imageSize(site.settings.image_size_article, 'xxbig'),
            signal,
          }),
      editorial.subscribedMotifs(),
      context.template(options.template_article, options.template_dir),
    ])
    if (!article || typeof title !== 'string') {
      const head = { noindex: true }
      return { state: 'error', message: say.articleNotFound, link: back, status: 404, head }
    }
    const titleTag = page.h1 ? 'h2' : 'h1'
    const values = articleValues(article, {
      culture,
      subscribed,
      mediaBase: PROVIDER_MEDIA,
      mediaIndex: options.media_index,
      allHref: back.href,
      titleTag,
    })
    return {
      state: 'ready',
      model: { kind: 'article', options, link: null, values, template: loaded.template },
      takesH1: titleTag === 'h1',
      head: {
        ...templateHead(loaded),
        title: article.title,
        description: article.summary,
        canonical: `${allPagePath(article.motifs, context)}?title=${title}`,
        image: values.image1,
        type: 'article',
      },
    }
  } catch (cause) {
    context.warn(`Widget ${context.widgetId} : l’article a échoué.`, cause)
    const status = cause instanceof EditorialContractBroken ? 502 : 503
    return { state: 'error', message: say.articleFailed, link: back, status }
  }
}

/** The one address of an article: under all videos or all news (requirements D11). */
function allPagePath(motifs: string[], { site, tree, page }: WidgetContext): string {
  const { news_page, videos_page } = site.settings
  const target = motifs.includes('EREVUEVIDEO') ? videos_page : news_page
  return tree.find(({ id }) => id === target)?.path ?? page.path
}
