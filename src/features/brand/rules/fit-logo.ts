import { DEMO_MEDIA, type MediaFacts } from '#base/core/media/media-file.ts'

/** Pixels of a logo's shorter side at least, and how much longer the other may be. */
const LEAST = 32
const LONGEST = 12

/** Pixels of a logo at most, as of any image of the library; a drawing is drawn in its own size first. */
export const MOST_PIXELS = 40_000_000

/** Settings that hold a picture of the firm's logo. */
export const LOGO_SETTINGS = ['logo', 'logo_dark', 'logo_square'] as const

/**
 * Why a medium can't be the firm's logo, in French; `null` when it can.
 * @param facts what the library knows of it; absent for one that it does not have
 */
export function unfitLogo(
  path: string,
  facts: Pick<MediaFacts, 'width' | 'height'> | undefined,
): string | null {
  if (path === '') return null
  if (facts === undefined) {
    // What came with the product is listed once somebody has opened the library.
    if (path.startsWith(`${DEMO_MEDIA}/`)) return null
    return 'Ce fichier n’est plus dans la médiathèque : choisissez-en un autre.'
  }
  const { width, height } = facts
  if (width === 0 || height === 0) {
    return 'Ce fichier n’est pas une image : choisissez un SVG, un PNG ou une autre image.'
  }
  const size = `Cette image mesure ${width} × ${height} pixels`
  // A drawing has no pixels: what it measures says its proportions alone.
  if (!path.endsWith('.svg') && Math.min(width, height) < LEAST) {
    return `${size} : il en faut au moins ${LEAST} de chaque côté pour qu’un logo reste net.`
  }
  if (width * height > MOST_PIXELS) {
    return `${size} : c’est trop pour être dessiné. Donnez-lui une largeur de quelques centaines de pixels.`
  }
  if (Math.max(width, height) > LONGEST * Math.min(width, height)) {
    return `${size} : c’est trop allongé pour un logo. Recadrez-la au plus près du dessin.`
  }
  return null
}
