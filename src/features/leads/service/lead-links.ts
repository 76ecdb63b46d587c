import type { Page } from '#base/core/page/page.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import type { Language } from '#base/kit/language.ts'
import type { LeadLinks } from '../mails/lead-mails.ts'
import { PRIVACY_PAGE } from '../rules/processing.ts'

/** Where the page on data protection is looked up. */
export interface PageFinder {
  pages: {
    findByPath(siteId: number, path: string): Promise<Page | null>
    find(siteId: number, id: number, lang: Language): Promise<Page | null>
  }
  redirects: { match(siteId: number, path: string): Promise<Redirect | null> }
}

/** Addresses in the mails of a request of a site at `origin`; a page that moved is found by its redirect. */
export async function leadLinks(
  { pages, redirects }: PageFinder,
  { siteId, origin }: { siteId: number; origin: string },
  { lang }: { lang: Language },
): Promise<LeadLinks> {
  const french = await pages.findByPath(siteId, PRIVACY_PAGE)
  const page = french && ((await pages.find(siteId, french.id, lang)) ?? french)
  const path =
    page?.is_active === true
      ? page.path
      : page === null && (await redirects.match(siteId, PRIVACY_PAGE)) !== null
        ? PRIVACY_PAGE
        : ''
  return { origin, privacy: path && origin + path }
}
