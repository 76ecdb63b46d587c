import type { Language } from '#base/kit/language.ts'
import type { MediaFacts } from '#base/core/media/media-file.ts'
import type { LayoutPart, Page, PageNode, WidgetInstance } from '#base/core/page/page.ts'
import type { Addresses, SiteReader } from '#base/core/page/site-reader.ts'
import type { PageToRender } from './render/page-to-render.ts'
import { alternatesOf } from '#features/pages/service/findable.ts'
import type { ArticleDeps } from '#features/articles/service/own-articles.ts'
import { pageFeeds } from '#features/articles/service/page-feeds.ts'

/** A page with all that it shows, read but not yet run. */
export type LoadedPage = Omit<PageToRender, 'after' | 'status' | 'logoVersion'> & {
  addresses: Addresses
  media: ReadonlyMap<string, MediaFacts>
  /** Every language in which the page exists. */
  translations: { lang: Language; path: string }[]
}

export async function loadPage(
  articles: ArticleDeps,
  reader: SiteReader,
  page: Page,
  widgets: WidgetInstance[],
): Promise<LoadedPage> {
  const { lang } = page
  const layoutPart = (part: 'header' | 'footer') =>
    layoutWidgets(reader, page.layout_id, part, lang)
  const [layout, announcement, header, footer, tree, addresses, translations, ...found] =
    await Promise.all([
      reader.layout(page.layout_id),
      // French words on an English page would be no announcement to its readers.
      reader.widgets({ layoutId: page.layout_id, part: 'announcement', lang }),
      layoutPart('header'),
      layoutPart('footer'),
      reader.tree(lang),
      reader.addresses(lang),
      page.id > 0 ? reader.translations(page.id) : [],
      page.id > 0 ? alternatesOf(reader, page.id) : [],
      pageFeeds(articles, reader, page),
      reader.themes(lang),
      reader.media(),
    ])
  const [alternates, feeds, themes, media] = found
  return {
    page,
    site: reader.site,
    tree: withShown(tree, page),
    addresses,
    media,
    translations,
    layoutClass: layout?.css_class ?? '',
    alternates,
    feeds,
    themes,
    announcement,
    header,
    footer,
    widgets,
  }
}

/** A page that is drawn stands where it will stand once it is published, before it is too. */
function withShown(tree: readonly PageNode[], { id }: Page): readonly PageNode[] {
  const node = tree.find((one) => one.id === id)
  if (!node || node.is_active) return tree
  return tree.map((one) => (one === node ? { ...node, is_active: true } : one))
}

/** A part of a layout in a language, in French when it has none of its own. */
export async function layoutWidgets(
  reader: SiteReader,
  layoutId: number,
  part: LayoutPart,
  lang: Language,
): Promise<WidgetInstance[]> {
  const own = await reader.widgets({ layoutId, part, lang })
  return own.length > 0 || lang === 'fr' ? own : reader.widgets({ layoutId, part, lang: 'fr' })
}

export async function rootPage(reader: SiteReader): Promise<Page> {
  const root = await reader.page('/')
  if (!root) throw new Error('Le site n’a pas de page d’accueil : l’adresse « / » manque.')
  return root
}
