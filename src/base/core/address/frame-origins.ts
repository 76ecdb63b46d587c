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

/** A page of elsewhere that a click brings into a frame. */
export interface OutsideFrame {
  /** Who supplies it, as the visitor knows it: « OpenStreetMap ». */
  service: string
  /** Address of the frame, under one of `FRAME_ORIGINS`. */
  src: string
  /** The same thing on the service's own site, for who opens no frame and where no script runs. */
  href: string
}
