/** What the document says before anybody is signed in (app/http/admin-document.ts). */
interface Configuration {
  base?: string
  siteName?: string
  access?: 'none' | 'site' | 'back-office'
  impersonating?: boolean
}

const text = globalThis.document?.getElementById('admin-configuration')?.textContent

const configuration = (text ? JSON.parse(text) : {}) as Configuration

/** What the addresses of all screens and calls begin with. */
export const BASE = configuration.base ?? '/admin'

/** The back office's interface: calls, files and previews. */
export const API = `${BASE}/api`

/**
 * Where the account leads with which the document was asked for: whoever has none is not asked who
 * they are first.
 */
export const ACCESS = configuration.access ?? 'back-office'

/** A super-admin looks at the site as somebody else (requirements J2). */
export const IMPERSONATING = configuration.impersonating === true

/** The site's name as every visitor reads it. */
export const SITE_NAME = configuration.siteName ?? ''
