import type { Site } from '#base/core/site.ts'

/** What a legal page knows beside the site: where other pages are. */
export interface LegalPage {
  site: Site
  /** Address of a page by its path in French, or `null` when the site has none there. */
  pageHref(path: string): string | null
}
