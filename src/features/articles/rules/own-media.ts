import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'

const RENDITION = /(?<=\/)xx?big(?=\.webp$)/

/**
 * A medium of the site as articles name it: below the media base, with `{size}` for an image that
 * stands in several (requirements D10). Empty for a path of elsewhere.
 */
export const mediaOfPath = (path: string): string =>
  path.startsWith(`${PROVIDER_MEDIA}/`)
    ? path.slice(PROVIDER_MEDIA.length).replace(RENDITION, '{size}')
    : ''

/** The path of a medium that an article names; empty for none. */
export const pathOfMedia = (url: string): string =>
  url === '' ? '' : PROVIDER_MEDIA + url.replaceAll('{size}', 'xxbig')
