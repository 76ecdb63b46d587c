/** Widths in pixels of the renditions of an article's image, by the size that names the file. */
const WIDTHS = { xbig: 720, xxbig: 1440 } as const

const RENDITION = /^(.*\/)(?:xbig|xxbig)\.webp$/
const WEBP = /\.webp$/

/** The same image in other forms, as `srcset` texts; empty where there is none. */
export interface ImageSet {
  /** The image itself as AVIF. */
  avif: string
  srcset: string
  avifSrcset: string
}

/**
 * Forms in which the site keeps an image beside the one that was given: its media come in AVIF and
 * WebP under one base name, and an article's image in the folder of its own as `xbig` and `xxbig`
 * (docs/templates.md). An image of another kind of name stands alone.
 */
export function imageSet(url: string): ImageSet {
  const avif = WEBP.test(url) ? url.replace(WEBP, '.avif') : ''
  const folder = RENDITION.exec(url)?.[1]
  if (folder === undefined) return { avif, srcset: '', avifSrcset: avif }
  const set = (extension: string) =>
    Object.entries(WIDTHS)
      .map(([size, width]) => `${folder}${size}.${extension} ${width}w`)
      .join(', ')
  return { avif, srcset: set('webp'), avifSrcset: set('avif') }
}
