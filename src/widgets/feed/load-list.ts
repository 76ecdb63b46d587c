import type { ArticleListItem } from '#domain/article.ts'
import { isSlug } from '#domain/article-link.ts'
import { feedHref } from '#domain/feed-link.ts'
import { filterEntries } from '#domain/filters.ts'
import { labels } from '#domain/labels.ts'
import { type MotifsInForce, motifsInForce, parseMotifList } from '#domain/motifs.ts'
import { pageCount, type PaginationModel, paginate } from '#domain/pagination.ts'
import { pageNumber } from '#domain/page-number.ts'
import { PROVIDER_MEDIA } from '#domain/urls.ts'
import type { MotifMap } from '#editorial/editorial.ts'
import type { LoadedTemplate, LoadResult, WidgetContext } from '../define-widget.ts'
import { feedPlan, fetchFeed, perPageOf } from './feed-plan.ts'
import { itemValues } from './item-values.ts'
import { imageSize, templateHead } from './load-parts.ts'
import type { FeedOptions } from './options.ts'
import type { FeedFilters, FeedModel } from './view.tsx'

type Result = LoadResult<FeedModel>

/**
 * Loads a list of articles. A provider that fails costs the list and nothing else (requirements
 * H2); a fault of ours, a broken template for one, is thrown to the widget's error boundary.
 */
export async function loadList(options: FeedOptions, context: WidgetContext): Promise<Result> {
  if (lacksContext(options, context)) return { state: 'empty' }
  const say = labels(context.culture)
  const mo = parseMotifList(context.request.query['mo'])
  const sources = { ...motifSources(options, context), mo }
  if (motifsInForce({ ...sources, subscribed: null }).missing) {
    return { state: 'error', alert: say.noMotif }
  }
  const loaded = await context.template(cardTemplate(options), options.template_dir)
  let answer: ProviderAnswer
  try {
    answer = await askProvider(options, sources, context)
  } catch (cause) {
    context.warn(`Widget ${context.widgetId} : la liste d’articles a échoué.`, cause)
    return { state: 'error', console: [say.importError] }
  }
  return listResult(options, { answer, loaded, sources }, context)
}

/** Related articles need a page with motifs, automatic ones a page (requirements D12). */
function lacksContext(options: FeedOptions, { page, pageMotifs }: WidgetContext): boolean {
  if (options.request_type === 'related') return pageMotifs.length === 0
  return options.page_auto && options.motifs.length === 0 && page.id === 0
}

/** Where the motifs of this widget come from (requirements D3). */
function motifSources(options: FeedOptions, { pageMotifs }: WidgetContext) {
  return {
    pageMotifs,
    widgetMotifs: options.motifs,
    pageAuto: options.page_auto || options.request_type === 'related',
    readsMo: options.show_filters || options.show_pagination,
  }
}

type Sources = ReturnType<typeof motifSources> & { mo: string[] | null }

/** A list of so many items a motif has one page. */
const isPaginated = ({ show_pagination, fixed_motifs }: FeedOptions): boolean =>
  show_pagination && !fixed_motifs

interface ProviderAnswer {
  subscribed: MotifMap
  force: MotifsInForce
  /** Page asked for. */
  page: number
  items: ArticleListItem[]
  countArticle: number
}

async function askProvider(
  options: FeedOptions,
  sources: Sources,
  context: WidgetContext,
): Promise<ProviderAnswer> {
  const { editorial, request, signal, site } = context
  const excludes = options.exclude_current || options.request_type === 'related'
  const [subscribed, currentId] = await Promise.all([
    editorial.subscribedMotifs(),
    excludes ? articleBeingRead(context) : null,
  ])
  const force = motifsInForce({ ...sources, subscribed })
  const page = isPaginated(options) ? pageNumber(request.query['page']) : 1
  const { motifs, fromMo } = force
  const plan = feedPlan(options, {
    motifs,
    // A visitor who chose topics gets no lead of another one.
    leadMotifs: options.lead_motifs.filter((motif) => !fromMo || motifs.includes(motif)),
    page,
    currentId,
    size: imageSize(site.settings.image_size_list, 'xbig'),
  })
  const list = force.noneLeft
    ? { items: [], countArticle: 0 }
    : await fetchFeed(plan, editorial, signal)
  return { subscribed, force, page, ...list }
}

function listResult(
  options: FeedOptions,
  read: { answer: ProviderAnswer; loaded: LoadedTemplate; sources: Sources },
  context: WidgetContext,
): Result {
  const { culture, href, page, pageMotifs, request, widgetId } = context
  const { answer, loaded, sources } = read
  const { subscribed, force, items, countArticle } = answer
  const say = labels(culture)
  const perPage = perPageOf(options)
  const beyond = isPaginated(options) && answer.page > Math.max(1, pageCount(countArticle, perPage))
  const chosen = force.fromMo ? force.motifs : null
  return {
    state: 'ready',
    model: {
      kind: 'list',
      options,
      link: widgetLink(options, context),
      filters: options.show_filters ? feedFilters(options, { subscribed, sources }, context) : null,
      items: itemValues(beyond ? [] : items, {
        widgetId,
        options,
        culture,
        subscribed,
        linkMotifs: options.page_auto ? pageMotifs : null,
        mediaBase: PROVIDER_MEDIA,
        scriptPrefix: request.scriptName.replace(/\/$/, ''),
      }),
      template: loaded.template,
      pagination: isPaginated(options)
        ? listPagination(paginate(answer.page, countArticle, perPage), (number) => {
            const address = feedHref(request.path, { mo: chosen, page: number })
            return href(address) ?? address
          })
        : null,
      emptySentence: beyond ? say.noArticleOnPage : say.noArticle,
    },
    head: {
      ...templateHead(loaded),
      ...(beyond ? { noindex: true } : {}),
      ...(answer.page > 1 && !beyond && !chosen
        ? { canonical: `${page.path}?page=${answer.page}` }
        : {}),
    },
  }
}

/** None for a single page, unless the visitor is beyond it and needs the way back. */
function listPagination(
  pages: PaginationModel,
  href: (page: number) => string,
): (PaginationModel & { href(page: number): string }) | null {
  if (pages.pages > 1) return { ...pages, href }
  return pages.current === null && pages.last !== null
    ? { ...pages, window: [pages.last], href }
    : null
}

const cardTemplate = ({ template, isActuVideo }: FeedOptions): string =>
  template || (isActuVideo ? 'card/card-thumbnail' : 'card/card-magazine')

/** The way to the all-news or all-videos page. */
function widgetLink({ widget_link }: FeedOptions, { href }: WidgetContext): FeedModel['link'] {
  const target = widget_link.page > 0 ? href(`page:${widget_link.page}`) : null
  if (!target || !widget_link.text) return null
  const { text, position, alignment } = widget_link
  return { text, position, alignment, href: target }
}

/** One badge a motif, each a link that works without script (requirements A10, D4). */
function feedFilters(
  options: FeedOptions,
  { subscribed, sources }: { subscribed: MotifMap; sources: Sources },
  { culture, request, href }: WidgetContext,
): FeedFilters {
  const say = labels(culture)
  const { motifs } = motifsInForce({ ...sources, mo: null, subscribed })
  const { all, filters } = filterEntries(motifs, subscribed, sources.mo)
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
