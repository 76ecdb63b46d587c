/** Where relative addresses are resolved to look at them; it names no host. */
const NOWHERE = 'https://site.invalid'

// oxlint-disable-next-line no-control-regex -- browsers drop them before they read the scheme
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g
const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** Browsers read two slashes of either kind as another host. */
const OTHER_HOST = /^[/\\]{2}/

const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** An address without what browsers skip before they read it. */
export const bareAddress = (written: string): string => written.replace(CONTROL, '').trim()

/** A link that an article may carry: http, https, mailto, tel, a path or a fragment. */
export function safeHref(written: string): string | null {
  const address = bareAddress(written)
  if (address === '' || OTHER_HOST.test(address)) return null
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase()
  if (scheme !== undefined && !LINK_SCHEMES.has(scheme)) return null
  return URL.canParse(address, NOWHERE) ? address : null
}

/**
 * The address of an image: a path or a relative address. One of another host would tell that host
 * who reads, and the page's policy lets none in.
 */
export function safeImage(written: string): string | null {
  const address = bareAddress(written)
  const isOwn = address !== '' && !SCHEME.test(address) && !OTHER_HOST.test(address)
  return isOwn && URL.parse(address, NOWHERE)?.origin === NOWHERE ? address : null
}

/** Whether a link leaves the site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href)

/** A file under the site's own media base (requirements D10, E8); `null` for anything else. */
export function ownMedia(written: string): string | null {
  const address = safeImage(written)
  const url = address?.startsWith('/') ? URL.parse(address, NOWHERE) : null
  return url?.pathname.startsWith('/media/') ? address : null
}

/** What becomes of the addresses of a text: as they are to be stored, `null` for one to drop. */
export interface Addresses {
  link(written: string): string | null
  image(written: string): string | null
  /** A video file, its poster or its captions. */
  media(written: string): string | null
}

/** For texts of the site itself. */
export const OWN_ADDRESSES: Addresses = { link: safeHref, image: safeImage, media: ownMedia }
