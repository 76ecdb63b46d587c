/** Where relative addresses are resolved to look at them; it names no host. */
const NOWHERE = 'https://site.invalid'

// oxlint-disable-next-line no-control-regex -- browsers drop them before they read the scheme
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g
const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** Browsers read two slashes of either kind as another host. */
const OTHER_HOST = /^[/\\]{2}/

const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])
const WEB_SCHEMES: ReadonlySet<string> = new Set(['http', 'https'])

/** An address without what browsers skip; `null` unless it is relative or of these schemes. */
function safeAddress(written: string, schemes: ReadonlySet<string>): string | null {
  const address = written.replace(CONTROL, '').trim()
  if (address === '' || OTHER_HOST.test(address)) return null
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase()
  if (scheme !== undefined && !schemes.has(scheme)) return null
  return URL.canParse(address, NOWHERE) ? address : null
}

/** A link that an article may carry: http, https, mailto, tel, a path or a fragment. */
export const safeHref = (written: string): string | null => safeAddress(written, LINK_SCHEMES)

/** The address of an image: http, https or a path. */
export const safeImage = (written: string): string | null => safeAddress(written, WEB_SCHEMES)

/** Whether a link leaves the site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)

/** A file under the site's own media base (requirements D10, E8); `null` for anything else. */
export function ownMedia(written: string): string | null {
  const address = safeAddress(written, WEB_SCHEMES)
  const url = address?.startsWith('/') ? URL.parse(address, NOWHERE) : null
  return url?.origin === NOWHERE && url.pathname.startsWith('/media/') ? address : null
}
