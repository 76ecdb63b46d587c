import type { NamedSite } from '#base/core/site.ts'
import { VIEW_SCREEN, VIEWED_DRAFTS } from '#base/core/address/site-view.ts'

/** What the document says before anything is asked (app/http/admin-document.ts). */
interface Configuration {
  base?: string
  door?: 'staff'
  /** On which somebody works. */
  sites?: NamedSite[]
  isElsewhere?: boolean
  hasSites?: boolean
  siteName?: string
  siteIcon?: string
  access?: 'site' | 'back-office' | 'sites'
  impersonating?: boolean
}

const text = globalThis.document?.getElementById('admin-configuration')?.textContent

const configuration = (text ? JSON.parse(text) : {}) as Configuration

/** What the addresses of all screens and calls begin with. */
export const BASE = configuration.base ?? '/admin'

/** The back office's interface: calls, files and previews. */
export const API = `${BASE}/api`

/** Where the account leads with which the document was asked for. */
export const ACCESS = configuration.access ?? 'back-office'

/** A super-admin looks at the site as somebody else (requirements J2). */
export const IMPERSONATING = configuration.impersonating === true

/** The site's name as every visitor reads it. */
export const SITE_NAME = configuration.siteName ?? ''

/** The site's icon, as an address that holds the picture itself; empty while no site is chosen. */
export const SITE_ICON = configuration.siteIcon ?? ''

/** Whom the host of this document lets in: staff alone, when the back office has one of its own (docs/decisions/031). */
export const DOOR = configuration.door ?? 'everybody'

/** The sites of whoever has chosen none. */
export const OWN_SITES = configuration.sites ?? []

/** The site that was asked for is not there, or not open to whoever asked. */
export const IS_ELSEWHERE = configuration.isElsewhere === true

/** Whoever works on this site works on others, too. */
export const HAS_SITES = configuration.hasSites === true

/** Where sites are chosen. */
export const SITES = '/admin'

/**
 * Where a link to the site leads: with a back office of its own host, there by way of a document that lets
 * the browser see what its user may.
 * @param as the user as whom a super-admin looks
 */
export function siteHref(path: string, as = ''): string {
  if (DOOR !== 'staff') return path
  const search = new URLSearchParams({
    [VIEW_SCREEN.path]: path,
    ...(as === '' ? {} : { [VIEW_SCREEN.as]: as }),
  })
  return `${BASE}${VIEW_SCREEN.screen}?${search}`
}

/** A draft on the site, in a window of its own. @param path of its preview below the interface */
export const draftHref = (path: string): string =>
  DOOR === 'staff' ? siteHref(VIEWED_DRAFTS + path) : API + path
