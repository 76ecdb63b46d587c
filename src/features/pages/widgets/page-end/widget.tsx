import type { PageNode } from '#base/core/page/page.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { parentOf } from '#base/core/page/parent-of.ts'
import { defineWidget, type WidgetContext } from '#framework/widget-kit/define-widget.ts'
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
  async load(values, context) {
    const { culture, href, page, tree } = context
    const type = typography(culture)
    const target = href(values.action.link)
    const action =
      values.action.text && target !== null ? { text: values.action.text, href: target } : null
    const pages = neighbours(tree, page.id, values.pages).map((node) => readOnPage(node, context))
    const articles = values.articles > 0 ? await articlesOf(values.articles, context) : []
    const title = type.text(values.title)
    if (!title && pages.length + articles.length === 0) return { state: 'empty' }
    return {
      state: 'ready',
      model: { title, text: type.text(values.text), action, pages, articles },
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

/** The newest articles of the page's motifs; none where the page has no motif, or nobody answers. */
async function articlesOf(count: number, context: WidgetContext): Promise<ReadOn[]> {
  const { culture, editorial, href, pageMotifs, signal, site, tree, warn, widgetId } = context
  const news = tree.find(({ id }) => id === site.settings.news_page)
  if (news === undefined || pageMotifs.length === 0) return []
  const asked = { motifs: pageMotifs, perPage: count, page: 1, size: 'xbig' as const, signal }
  const type = typography(culture)
  try {
    const { articles } = await editorial.listByMotifs(asked)
    return articles.slice(0, count).map(({ title, slug, summary }) => ({
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
