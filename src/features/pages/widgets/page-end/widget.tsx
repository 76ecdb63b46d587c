import type { PageNode } from '#base/core/page/page.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { isSlug } from '#base/core/article/article-link.ts'
import { motifLabel } from '#base/core/article/motifs.ts'
import { openArticle } from '#base/core/article/open-article.ts'
import { parentOf } from '#base/core/page/parent-of.ts'
import { defineWidget, type WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { pagesAbout } from '../../rules/pages-about.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { PageEndView, type ReadOn } from './view.tsx'

/** What ends a page: one thing to do, and where to read on, found in the tree and among the articles. */
export const widget = defineWidget({
  type: 'page-end',
  title: 'Fin de page',
  sentence: 'Une action, les pages voisines et les articles du même thème.',
  keywords: 'bandeau à lire aussi rendez-vous',
  starts: { title: 'Une phrase qui invite à vous écrire' },
  group: 'layout',
  options,
  root: 'section',
  params: ({ follows }) => (follows === 'article' ? { title: 'once' } : {}),
  async load(values, context) {
    const { culture, href } = context
    const subject = values.follows === 'article' ? await subjectOfArticle(context) : ofPage(context)
    if (subject === null) return { state: 'empty' }
    const type = typography(culture)
    const target = href(values.action.link)
    const action =
      values.action.text && target !== null ? { text: values.action.text, href: target } : null
    const pages = subject.pages(values.pages).map((node) => readOnPage(node, context))
    const articles = values.articles > 0 ? await articlesOf(subject, values.articles, context) : []
    const title = type.text(values.title)
    if (!title && pages.length + articles.length === 0) return { state: 'empty' }
    const { kind } = subject
    return {
      state: 'ready',
      model: { kind, title, text: type.text(values.text), action, pages, articles },
    }
  },
  View: PageEndView,
  examples,
})

const readOnPage = (
  { name, description, path }: PageNode,
  { culture, href }: Pick<WidgetContext, 'culture' | 'href'>,
): ReadOn => ({
  title: name,
  text: typography(culture).text(description),
  href: href(path) ?? path,
})

/** What is read on from. */
interface Subject {
  kind: 'page' | 'article'
  motifs: readonly string[]
  /** Number of the article that is read already. */
  articleId: number | null
  pages(most: number): PageNode[]
}

const ofPage = ({ page, pageMotifs, tree }: WidgetContext): Subject => ({
  kind: 'page',
  motifs: pageMotifs,
  articleId: null,
  pages: (most) => neighbours(tree, page.id, most),
})

/** The article that is open; `null` without one, and when nobody answers. */
async function subjectOfArticle(context: WidgetContext): Promise<Subject | null> {
  const { editorial, page, request, site, tree, warn, widgetId } = context
  const { title } = request.query
  if (!isSlug(title)) return null
  try {
    const [article, subscribed] = await Promise.all([
      openArticle(title, context),
      editorial.subscribedMotifs(),
    ])
    if (article === null) return null
    const { id, motifs, slug } = article
    const { news_page, videos_page } = site.settings
    const field = motifs.map((code) => motifLabel(subscribed[code] ?? '', code)).join(' ')
    return {
      kind: 'article',
      motifs,
      articleId: id,
      pages: (most) =>
        pagesAbout(tree, { motifs, field, slug, readOn: page.id }, [news_page, videos_page], most),
    }
  } catch (cause) {
    warn(`Widget ${widgetId} : l’article affiché a échoué.`, cause)
    return null
  }
}

/** The newest articles of a subject's motifs; none where it has no motif, or nobody answers. */
async function articlesOf(
  { motifs, articleId }: Subject,
  count: number,
  context: WidgetContext,
): Promise<ReadOn[]> {
  const { culture, editorial, href, signal, site, tree, warn, widgetId } = context
  const news = tree.find(({ id }) => id === site.settings.news_page)
  if (news === undefined || motifs.length === 0) return []
  const perPage = articleId === null ? count : count + 1
  const type = typography(culture)
  try {
    const { articles } = await editorial.listByMotifs({
      motifs: [...motifs],
      perPage,
      page: 1,
      size: 'xbig',
      signal,
    })
    return articles
      .filter(({ id }) => id !== articleId)
      .slice(0, count)
      .map(({ title, slug, summary }) => ({
        title: type.text(title),
        text: type.text(summary),
        href: `${href(news.path) ?? news.path}?title=${slug}`,
      }))
  } catch (cause) {
    warn(`Widget ${widgetId} : les articles liés ont échoué.`, cause)
    return []
  }
}

type Node = Pick<PageNode, 'id' | 'lft' | 'rgt' | 'level' | 'is_active' | 'is_secure'>

/**
 * Pages that stand beside one in the tree: those after it, then from the first on; at most so many. Only those
 * that a visitor may see, none for the home page.
 */
export function neighbours<N extends Node>(tree: readonly N[], pageId: number, most: number): N[] {
  const page = tree.find(({ id }) => id === pageId)
  const parent = page && parentOf(tree, page)
  if (!page || !parent || most <= 0) return []
  const beside = tree.filter(
    ({ id, lft, rgt, level, is_active, is_secure }) =>
      id !== pageId &&
      lft > parent.lft &&
      rgt < parent.rgt &&
      level === page.level &&
      is_active &&
      !is_secure,
  )
  const after = beside.filter(({ lft }) => lft > page.lft)
  const before = beside.filter(({ lft }) => lft < page.lft)
  return [...after, ...before].slice(0, most)
}
