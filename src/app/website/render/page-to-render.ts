import type { Page, PageNode, WidgetInstance } from '#base/core/page/page.ts'
import type { Site } from '#base/core/site.ts'

/** A page with everything that stands on it, read but not yet run. */
export interface PageToRender {
  page: Page
  site: Site
  tree: readonly PageNode[]
  /** The page in every language in which it may be found, French first. */
  alternates: { lang: string; path: string }[]
  /** Feeds of what the page lists; paths of the site. */
  feeds: { type: string; title: string; href: string }[]
  /** Path of a motif's own page. */
  themes: ReadonlyMap<string, string>
  /** Of the firm's icons, in their addresses. */
  logoVersion: string
  layoutClass: string
  announcement: WidgetInstance[]
  header: WidgetInstance[]
  footer: WidgetInstance[]
  widgets: WidgetInstance[]
  /** HTML that the shell adds under the widgets: near pages of a 404. */
  after: string
  /** Title of an article that stands on the page though no widget of it says so: an example is shown as if beside one. */
  presented?: string
  /** 200, or the status this page is served with whatever its widgets say. */
  status: number
}
