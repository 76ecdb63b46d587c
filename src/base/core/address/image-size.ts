/** Sizes of images that a provider serves (requirements E1). */
export const IMAGE_SIZES = ['xbig', 'xxbig'] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** The size a site's setting names, else the prescribed one (requirements E1). */
export const imageSize = (setting: string, fallback: ImageSize): ImageSize =>
  IMAGE_SIZES.find((size) => size === setting) ?? fallback

/** Widths in pixels of the renditions of an article's image, by size; no image has another. */
export const IMAGE_WIDTHS: Readonly<Record<ImageSize, number>> = { xbig: 720, xxbig: 1440 }
