import type { ItunesNs, MediaNs } from 'feedsmith'
import { firstOf, present } from './feed-document-raw.ts'

/** What the namespaces of videos say of an entry. */
export interface MediaFacts {
  title: string
  description: string
  seconds: number | null
  players: string[]
}

/** Reads `media:*`, alone or in a group as YouTube does it, and `itunes:*`. */
export function mediaFacts(
  media: MediaNs.ItemOrFeed | undefined,
  itunes: ItunesNs.Item | undefined,
): MediaFacts {
  const groups = media?.groups ?? []
  const contents = [media?.contents, ...groups.map((group) => group.contents)].flatMap(
    (list) => list ?? [],
  )
  const places = [...present(media), ...groups, ...contents]
  return {
    title: firstOf(...places.map((place) => place.title?.value), itunes?.title),
    description: firstOf(
      ...places.map((place) => place.description?.value),
      itunes?.summary,
      itunes?.subtitle,
    ),
    seconds: present(...contents.map((content) => content.duration), itunes?.duration)[0] ?? null,
    players: present(...places.map((place) => place.player?.url)),
  }
}

/** Longer ones are faults. */
const MAX_SECONDS = 24 * 3600

/** Seconds as an ISO 8601 duration of hours, minutes and seconds; `null` for none. */
export function isoDuration(seconds: number | null): string | null {
  const total = Math.round(seconds ?? 0)
  if (!(total > 0 && total <= MAX_SECONDS)) return null
  const [hours, minutes, rest] = [
    Math.floor(total / 3600),
    Math.floor((total % 3600) / 60),
    total % 60,
  ]
  const part = (count: number, unit: string) => (count > 0 ? `${count}${unit}` : '')
  return `PT${part(hours, 'H')}${part(minutes, 'M')}${part(rest, 'S')}`
}
