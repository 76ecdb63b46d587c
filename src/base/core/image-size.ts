/** Sizes of images that a provider serves (requirements E1). */
export const IMAGE_SIZES = ['xbig', 'xxbig'] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** Widths in pixels of the renditions of an article's image, by size; no image has another. */
export const IMAGE_WIDTHS: Readonly<Record<ImageSize, number>> = { xbig: 720, xxbig: 1440 }
