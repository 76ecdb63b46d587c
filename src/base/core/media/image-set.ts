import { IMAGE_SIZES, IMAGE_WIDTHS, type ImageSize } from '../address/image-size.ts'
import { PROVIDER_MEDIA } from '../address/urls.ts'

const RENDITION = /^(.*\/)(?:xbig|xxbig)\.webp(\?v=\w+)?$/
const WEBP = /\.webp(\?v=\w+)?$/

/** Media of ours beside those of a provider: the site's own and the demo's. */
const OURS = new RegExp(`^${PROVIDER_MEDIA}/(?:cabinet|demo)/`)

/** The same image in other forms, as `srcset` texts; empty where there is none. */
export interface ImageSet {
  /** The image itself as AVIF. */
  avif: string
  srcset: string
  avifSrcset: string
}

/**
 * Forms in which the site has an image beside the one that was given. Its own media come in AVIF and
 * WebP under one base name, and an article's image in the folder of its own as `xbig` and `xxbig`
 * (docs/templates.md). What a provider names otherwise is resized on demand by `?size=`, as WebP
 * alone: AVIF made while a visitor waits takes two to twenty times as long for a fifth less. Any
 * other image stands alone.
 */
export function imageSet(url: string): ImageSet {
  const [, folder, version = ''] = RENDITION.exec(url) ?? []
  if (folder === undefined && url.startsWith(`${PROVIDER_MEDIA}/`) && !OURS.test(url)) {
    return { avif: '', srcset: inAllSizes((size) => sizedMedia(url, size)), avifSrcset: '' }
  }
  const avif = WEBP.test(url) ? url.replace(WEBP, '.avif$1') : ''
  if (folder === undefined) return { avif, srcset: '', avifSrcset: avif }
  const named = (extension: string) =>
    inAllSizes((size) => `${folder}${size}.${extension}${version}`)
  return { avif, srcset: named('webp'), avifSrcset: named('avif') }
}

/** Drawings of the product's pages, which are drawn for either theme. */
const PAGE_DRAWING = new RegExp(`^(${PROVIDER_MEDIA}/demo/pages/[a-z0-9-]+)(\\.webp)$`)

/** Whether it came with the product to stand beside a page's title: it says nothing of the firm. */
export const isPageDrawing = (url: string): boolean => PAGE_DRAWING.test(url)

/** The same picture as a dark page shows it; empty for all that is drawn once. */
export const darkForm = (url: string): string =>
  isPageDrawing(url) ? url.replace(PAGE_DRAWING, '$1-dark$2') : ''

const inAllSizes = (urlOf: (size: ImageSize) => string): string =>
  IMAGE_SIZES.map((size) => `${urlOf(size)} ${IMAGE_WIDTHS[size]}w`).join(', ')

/**
 * Address of an image in a size, behind whatever query it has. Spaces would end it within a `srcset`,
 * and what follows a `#` never reaches a server.
 */
function sizedMedia(url: string, size: ImageSize): string {
  const address = url.replace(/#.*$/s, '').replaceAll(' ', '%20')
  return `${address}${address.includes('?') ? '&' : '?'}size=${size}`
}

/** The last parameter, from its sign on, when it is a size; else nothing. */
function sizeParameter(url: string): string {
  const last = url.slice(Math.max(0, url.lastIndexOf('&')))
  if (last.startsWith('&size=')) return last
  const at = last.indexOf('?size=')
  return at < 0 ? '' : last.slice(at)
}

/** Takes apart what `imageSet` put together; `null` for a size that no image has. */
export function requestedSize(url: string): { url: string; size: ImageSize } | null {
  const parameter = sizeParameter(url)
  if (parameter === '') return { url, size: 'xxbig' }
  const size = parameter.slice('?size='.length)
  if (size !== 'xbig' && size !== 'xxbig') return null
  return { url: url.slice(0, -parameter.length), size }
}

/** Addresses under which one image may be asked for: itself, and those that `imageSet` adds. */
export function imageForms(url: string): string[] {
  const folder = RENDITION.exec(url)?.[1]
  const names = folder === undefined ? [url] : IMAGE_SIZES.map((size) => `${folder}${size}.webp`)
  const forms = names.flatMap((name) => [name, name.replace(/\.[a-z]+(?=$|\?)/i, '.avif')])
  return [...new Set([url, ...forms])]
}
