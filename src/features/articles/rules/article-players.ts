import { type ExternalVideo, externalVideo } from '#base/core/article/external-video.ts'
import { decodeEntities } from '#base/kit/html/html-source.ts'

/** Class of the paragraph that stands for an outside player in clean HTML. */
export const PLAYER_CLASS = 'video-externe'

const UNTITLED = (service: string): string => `Voir la vidéo sur ${service}`
const SERVICE = (service: string): string => ` (${service})`

/** Words of the link to a video: where no box is drawn, it is all there is. */
export const playerWords = (title: string, service: string): string =>
  title ? title + SERVICE(service) : UNTITLED(service)

/** A player in a text: its video, and its title when its author gave one. */
export interface ArticlePlayer {
  video: ExternalVideo
  title: string
}

const PLAYER = `<p class="${PLAYER_CLASS}"><a href="([^"<>]+)" rel="noopener noreferrer">([^<>]*)</a></p>`
const STORED = new RegExp(PLAYER, 'g')
const FIRST = new RegExp(`^${PLAYER}`)

/**
 * Draws each outside player of clean HTML. The sanitiser leaves a player as a
 * paragraph with one plain link to the video's page, so that a text without boxes is whole too.
 */
export function drawPlayers(html: string, draw: (player: ArticlePlayer) => string): string {
  return html.replace(STORED, (source: string, href: string, text: string) => {
    const video = externalVideo(decodeEntities(href))
    return video === null ? source : draw({ video, title: titleOf(decodeEntities(text), video) })
  })
}

/** The player that stands before all else in clean HTML, with the HTML after it; `null` for none. */
export function firstPlayer(html: string): { address: string; title: string; rest: string } | null {
  const [source = '', href = '', text = ''] = FIRST.exec(html) ?? []
  const address = decodeEntities(href)
  const video = externalVideo(address)
  if (video === null) return null
  return { address, title: titleOf(decodeEntities(text), video), rest: html.slice(source.length) }
}

function titleOf(words: string, { service }: ExternalVideo): string {
  if (words === UNTITLED(service)) return ''
  const end = SERVICE(service)
  return words.endsWith(end) ? words.slice(0, -end.length) : words
}
