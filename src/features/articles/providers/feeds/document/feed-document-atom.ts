import type { AtomFeed } from 'feedsmith'
import { mediaFacts } from './feed-document-media.ts'
import { firstOf, present, type RawEntry, type RawFeed } from './feed-document-raw.ts'

type When = string | undefined
type Link = AtomFeed.Link<When>

/** Atom 0.3 and 1.0 as feedsmith reads it; channels of YouTube are Atom. */
export const atomFeed = (feed: AtomFeed.Feed<When>): RawFeed => ({
  title: feed.title?.value ?? '',
  home: readingLinks(feed.links ?? [])[0] ?? '',
  bases: present(feed.xml?.base),
  entries: (feed.entries ?? []).map(atomEntry),
})

function atomEntry(entry: AtomFeed.Entry<When>): RawEntry {
  const { links = [], content, published, updated, dc } = entry
  const media = mediaFacts(entry.media, entry.itunes)
  const video = entry.yt?.videoId
  return {
    id: entry.id ?? '',
    title: firstOf(entry.title?.value, media.title),
    summary: firstOf(entry.summary?.value, media.description),
    content: isText(content?.type) ? (content?.value ?? '') : '',
    links: present(
      ...readingLinks(links),
      video === undefined
        ? undefined
        : `https://www.youtube.com/watch?v=${encodeURIComponent(video)}`,
      content?.src,
      /^https?:/i.test(entry.id ?? '') ? entry.id : undefined,
      ...media.players,
      ...links.filter(({ rel }) => rel === 'enclosure' || rel === 'self').map(({ href }) => href),
    ),
    base: entry.xml?.base ?? '',
    date: published ?? updated ?? dc?.dates?.[0] ?? null,
    updated: updated ?? null,
    seconds: media.seconds,
    categories: present(
      ...(entry.categories ?? []).map(({ label, term }) => label ?? term),
      ...(dc?.subjects ?? []),
    ).filter((category) => !/^https?:/i.test(category)),
  }
}

/** Where a reader goes: alternates first, those in HTML before others, then what is related. */
function readingLinks(links: readonly Link[]): string[] {
  const isPage = ({ type = 'text/html' }: Link) => /html/i.test(type)
  const alternates = links.filter(({ rel = 'alternate' }) => rel === 'alternate')
  const related = links.filter(({ rel }) => rel === 'related' || rel === 'via')
  return present(
    ...[
      ...alternates.filter(isPage),
      ...alternates.filter((link) => !isPage(link)),
      ...related,
    ].map(({ href }) => href),
  )
}

/** Content may also be a file of any kind. */
const isText = (type = 'text') =>
  /^(?:text|html|xhtml|text\/(?:plain|html)|application\/xhtml\+xml)$/i.test(type.trim())
