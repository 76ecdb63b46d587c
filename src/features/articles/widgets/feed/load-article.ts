import type { Article } from '#base/core/article/article.ts'
import { isSlug } from '#base/core/article/article-link.ts'
import { openArticle } from '#base/core/article/open-article.ts'
import { isIndexedArticle } from '../../rules/indexing.ts'
import { labels } from '#base/core/article/labels.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import { picturesInText } from '#base/core/media/pictures-in-text.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import { EditorialContractBroken, type MotifMap } from '#base/core/article/article-gateway.ts'
import type { LoadResult, WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { endOfTokens, serverTokens } from '#framework/widget-kit/link-tokens.ts'
import { articleValues } from './article/article-values.ts'
import { describedArticle } from './article/describe-article.ts'
import { templateHead } from './load-parts.ts'
import type { FeedOptions } from './options.ts'
import { playerBoxes } from './article/player-boxes.tsx'
import type { FeedModel } from './view.tsx'
import { typography } from '#base/kit/text/fr-typography.ts'
import type { Opinion } from './opinion-view.tsx'

/**
 * Loads one whole article (requirements E1 to E6): not found is a 404, a failure 502 or 503, with
 * the rest of the page intact.
 */
export async function loadArticle(
  title: unknown,
  options: FeedOptions,
  context: WidgetContext,
): Promise<LoadResult<FeedModel>> {
  const { culture, href, page } = context
  const say = labels(culture)
  const type = typography(culture)
  const back = allArticles(context)
  let read: ReadArticle | null
  try {
    read = isSlug(title) ? await readArticle(title, context) : null
  } catch (cause) {
    context.warn(`Widget ${context.widgetId} : l’article a échoué.`, cause)
    const status = cause instanceof EditorialContractBroken ? 502 : 503
    return { state: 'error', message: say.articleFailed, link: back, status }
  }
  if (read === null) return articleNotFound(context)
  const { article, slug, subscribed } = read
  const loaded = await context.template(options.template_article, options.template_dir)
  const titleTag = page.h1 ? 'h2' : 'h1'
  const { article_talk: talk } = options
  const isSigned = article.personId !== undefined || article.reviewerId !== undefined
  const team = isSigned || talk.page > 0 ? await context.team() : []
  const values = articleValues(article, {
    culture,
    subscribed: subscribed ?? {},
    mediaBase: PROVIDER_MEDIA,
    mediaIndex: options.media_index,
    allHref: back.href,
    options,
    talkHref: talk.page > 0 ? href(`page:${talk.page}`) : null,
    team,
    titleTag,
    tokens: options.tokenize_links ? serverTokens(context) : null,
  })
  const said = {
    title: type.text(article.title),
    summary: type.text(article.summary),
    ...(article.author === undefined ? {} : { author: type.text(article.author) }),
  }
  const describes = describedArticle({ ...article, ...said }, values.image1, team)
  const body = playerBoxes(
    picturesInText(context.explain(await context.reachable(values.text)), context.media),
    {
      title: values.title,
      culture,
    },
  )
  return {
    state: 'ready',
    until: endOfTokens(options, context),
    model: {
      kind: 'article',
      link: null,
      values: { ...values, text: body.html },
      template: loaded.template,
      opinion: await opinionOf(article, context),
      hasPlayers: body.frames.length > 0,
    },
    takesH1: titleTag === 'h1',
    ...(subscribed === null ? { console: [say.importError] } : {}),
    head: {
      ...templateHead(loaded),
      title: said.title,
      slug,
      description: said.summary,
      // Somebody else's text is theirs to be found by (requirements P5).
      ...(isIndexedArticle(article, context.site.settings)
        ? { canonical: `${allPagePath(article.motifs, context)}?title=${slug}` }
        : { noindex: true, canonical: null }),
      ...(describes ? { describes } : {}),
      image:
        describes?.kind === 'video'
          ? { src: describes.thumbnail, focal: '' }
          : { src: values.image1, focal: values.image_focal },
      type: 'article',
      frames: body.frames,
    },
  }
}

/** The answer to an address of an article that is none of this site. */
export const articleNotFound = (context: WidgetContext): LoadResult<never> => ({
  state: 'error',
  message: labels(context.culture).articleNotFound,
  link: allArticles(context),
  status: 404,
  head: { noindex: true },
})

/** The way back to the list that the article is opened from. */
const allArticles = ({ culture, href, request }: WidgetContext) => ({
  href: href(request.path) ?? request.path,
  text: labels(culture).allArticles,
})

/** An article with the names of its topics, or `null` when those can't be had. */
interface ReadArticle {
  article: Article
  /** What it is called today: a provider may know it by a former slug too. */
  slug: string
  subscribed: MotifMap | null
}

/** Calls 4 and 5; an article whose topics can't be named is still an article. */
async function readArticle(slug: string, context: WidgetContext): Promise<ReadArticle | null> {
  const { editorial, warn, widgetId } = context
  const naming = editorial.subscribedMotifs().catch((cause: unknown) => {
    warn(`Widget ${widgetId} : les motifs abonnés ont échoué.`, cause)
    return null
  })
  const article = await openArticle(slug, context)
  return article && { article, slug: article.slug || slug, subscribed: await naming }
}

/** The one address of an article: under all videos or all news (requirements D11). */
function allPagePath(motifs: string[], { site, tree, page }: WidgetContext): string {
  const { news_page, videos_page } = site.settings
  const target = motifs.includes(VIDEO_MOTIF) ? videos_page : news_page
  return tree.find(({ id }) => id === target)?.path ?? page.path
}

/** What the firm thinks of an article, ready to be drawn; `null` when it says nothing. */
async function opinionOf(
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
