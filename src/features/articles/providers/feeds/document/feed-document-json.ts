import type { JsonFeed } from 'feedsmith'
import { firstOf, present, type RawEntry, type RawFeed } from './feed-document-raw.ts'

type When = string | undefined

/** JSON Feed 1.0 and 1.1 as feedsmith reads it. */
export const jsonFeed = (feed: JsonFeed.Feed<When>): RawFeed => ({
  title: feed.title ?? '',
  home: feed.home_page_url ?? '',
  bases: present(feed.home_page_url),
  entries: (feed.items ?? []).map(jsonEntry),
})

function jsonEntry(item: JsonFeed.Item<When>): RawEntry {
  const { id = '', date_published: published, date_modified: modified } = item
  const attachments = item.attachments ?? []
  return {
    id,
    title: item.title ?? '',
    summary: item.summary ?? '',
    content: firstOf(item.content_text, item.content_html),
    links: present(
      item.url,
      item.external_url,
      /^https?:/i.test(id) ? id : undefined,
      ...attachments.map(({ url }) => url),
    ),
    base: '',
    date: published ?? modified ?? null,
    updated: modified ?? null,
    seconds: present(...attachments.map((attachment) => attachment.duration_in_seconds))[0] ?? null,
    categories: item.tags ?? [],
  }
}
