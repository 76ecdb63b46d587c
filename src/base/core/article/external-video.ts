import { frameOrigin, type FrameOrigin, type OutsideFrame } from '../address/frame-origins.ts'

/** A video of a known service, with the host of its player. */
export interface ExternalVideo extends OutsideFrame {
  origin: FrameOrigin
}

interface Service {
  name: string
  /** Addresses of a video's page or player; the first group is its id, the second Vimeo's key. */
  pages: RegExp[]
  player(id: string, key: string | undefined): string
  page(id: string, key: string | undefined): string
}

const SERVICES: readonly Service[] = [
  {
    name: 'YouTube',
    pages: [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/,
      // Where an id would stand, these two name a playlist and the broadcast of a channel.
      /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/(?!videoseries|live_stream)([\w-]{11})(?:[/?#]|$)/,
      /^https:\/\/youtu\.be\/([\w-]{11})(?:[/?#]|$)/,
    ],
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    pages: [
      /^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,12})\/([0-9a-f]{6,20})(?:[/?#]|$)/,
      /^https:\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d{1,12})\/?\?(?:[^#]*&)?h=([0-9a-f]{6,20})(?:[&#]|$)/,
      /^https:\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d{1,12})(?:[/?#]|$)/,
    ],
    player: (id, key) =>
      `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
    page: (id, key) => `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  },
  {
    name: 'Dailymotion',
    pages: [
      /^https:\/\/(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/([a-zA-Z0-9]{5,24})(?:[_/?#]|$)/,
      /^https:\/\/geo\.dailymotion\.com\/player(?:\/\w{1,20})?\.html\?(?:[^#]*&)?video=([a-zA-Z0-9]{5,24})(?:[&#]|$)/,
      /^https:\/\/dai\.ly\/([a-zA-Z0-9]{5,24})(?:[/?#]|$)/,
    ],
    player: (id) => `https://geo.dailymotion.com/player.html?video=${id}&autoplay=1`,
    page: (id) => `https://www.dailymotion.com/video/${id}`,
  },
]

/**
 * The video that an address of YouTube, Vimeo or Dailymotion leads to, in a player that keeps no
 * cookie where the service has one; `null` for every other address (requirements E8).
 */
export function externalVideo(address: string): ExternalVideo | null {
  const written = URL.parse(address)?.href ?? ''
  for (const { name, pages, player, page } of SERVICES) {
    const found = pages.map((pattern) => pattern.exec(written)).find((match) => match)
    const [, id, key] = found ?? []
    const src = id === undefined ? '' : player(id, key)
    const origin = frameOrigin(src)
    if (id !== undefined && origin !== null) {
      return { service: name, src, href: page(id, key), origin }
    }
  }
  return null
}
