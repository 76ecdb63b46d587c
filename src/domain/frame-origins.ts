/**
 * The only hosts whose pages may stand in a frame of a page, each for a player or a map, and only
 * after a click (requirements E8, L1 `gmap_key`).
 */
export const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
  'https://www.openstreetmap.org',
] as const

export type FrameOrigin = (typeof FRAME_ORIGINS)[number]

/** The origin of an address that a page may frame; `null` for every other address. */
export const frameOrigin = (address: string): FrameOrigin | null =>
  FRAME_ORIGINS.find((origin) => address.startsWith(`${origin}/`)) ?? null
