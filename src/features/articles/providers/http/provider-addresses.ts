import { type ReferringArticle, shortReference } from '../../rules/article-body.ts'
import { receivedPath } from '../../rules/received-media.ts'
import { mediaUrl } from '#base/core/media/list-image.ts'
import { withoutEnd } from '#base/kit/text/trim-end.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import {
  type Addresses,
  bareAddress,
  isExternal,
  safeHref,
  safeImage,
} from '#base/kit/html/safe-address.ts'

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|webp)$/i

/**
 * What becomes of the addresses of a provider's article (requirements D10, E4). Its files come from
 * the site's own media base, behind which the server asks the provider; its host appears nowhere,
 * so links to it leave their text, and so do relative ones: the pages that they name are the
 * provider's and not the site's. Images of any other host are dropped.
 *
 * `mediaBases` are absolute addresses whose files the provider supplies. A path without host is
 * looked for below each of them, else counts as a path below the media base itself.
 */
export function providerAddresses(
  article: ReferringArticle,
  mediaBases: readonly string[],
): Addresses {
  const bases = mediaBases.flatMap((base) => URL.parse(base) ?? []).toSorted(deepestFirst)
  const hosts = new Set(bases.map(({ host }) => host))

  function media(written: string): string | null {
    const address = bareAddress(written)
    const isPath = address.startsWith('/') && safeImage(address) !== null
    if (!isPath && !/^(?:https?:)?\/\//i.test(address)) return null
    const path =
      bases.map((base) => pathBelow(base, address)).find((found) => found !== null) ??
      (isPath ? address : '')
    return mediaUrl(receivedPath(path), PROVIDER_MEDIA) || null
  }

  function image(written: string): string | null {
    const reference = shortReference(bareAddress(written), article)
    return reference === null ? media(written) : safeImage(reference)
  }

  function link(written: string): string | null {
    const href = safeHref(written)
    if (href === null || href.startsWith('#')) return href
    const url = URL.parse(href, 'https://site.invalid')
    if (url !== null && IMAGE_FILE.test(url.pathname)) {
      const file = image(href)
      if (file !== null) return file
    }
    const isOnWeb = isExternal(href)
    if (!isOnWeb) return /^(?:mailto|tel):/i.test(href) ? href : null
    return url !== null && !hosts.has(url.host) ? href : null
  }

  return { image, media, link }
}

const deepestFirst = (a: URL, b: URL): number => b.pathname.length - a.pathname.length

/** The path of an address below a base, with its query, whatever the scheme; else `null`. */
function pathBelow(base: URL, address: string): string | null {
  const url = URL.parse(address, base)
  const folder = `${withoutEnd(base.pathname, /\//)}/`
  const isBelow = url?.host === base.host && url.pathname.startsWith(folder)
  return url && isBelow ? url.pathname.slice(folder.length - 1) + url.search : null
}
