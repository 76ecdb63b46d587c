import { isoDuration } from './feed-document-media.ts'
import type { NamedEntry } from './feed-document-named.ts'
import type { RawEntry } from './feed-document-raw.ts'
import { cutText, plainText } from './feed-text.ts'

/** One entry, plain and complete; nothing but what may be shown (requirements P1). */
export interface FeedEntry {
  /**
   * What names the entry for ever: its guid or id, else its identifier in words (BOFiP), else its
   * link without tracking parameters and hash, else title and date. At most 500 characters.
   */
  guid: string
  /** Plain, at most 300 characters, never empty. */
  title: string
  /** Plain, at most 400 characters, never the whole text. */
  summary: string
  /** Absolute, http or https, without tracking parameters. */
  url: string
  /** Instant of publication, ISO 8601 in UTC; `null` when the feed doesn't say. */
  date: string | null
  updated: string | null
  /** ISO 8601 duration of a video. */
  duration: string | null
  /** Plain, at most 80 characters each, at most 20. */
  categories: string[]
}

export const MAX_TITLE = 300
const MAX_SUMMARY = 400
const MAX_TITLE_OF_SUMMARY = 100
const MAX_CATEGORY = 80
const MAX_CATEGORIES = 20

/** A shorter beginning says nothing. */
const MIN_BEGINNING = 20

/** `null` for an entry without any words. */
export function shownEntry(entry: NamedEntry): FeedEntry | null {
  const { raw, guid, url, date, updated } = entry
  const summary = shortSummary(raw)
  const title = cutText(entry.title, MAX_TITLE) || cutText(summary, MAX_TITLE_OF_SUMMARY)
  if (title === '') return null
  return {
    guid,
    title,
    summary,
    url,
    date,
    updated,
    duration: isoDuration(raw.seconds),
    categories: shownCategories(raw.categories),
  }
}

/**
 * The feed's own summary; for want of one, or when it is the whole text, the beginning of the
 * text: at most half of it, since only the source may show it whole (requirements P1).
 */
function shortSummary({ summary, content }: RawEntry): string {
  const own = plainText(summary)
  if (content === '' || own.length > MAX_SUMMARY) return cutText(own, MAX_SUMMARY)
  const whole = plainText(content)
  if (own !== '' && own !== whole) return own
  const half = Math.floor(whole.length / 2)
  return half < MIN_BEGINNING ? '' : cutText(whole, Math.min(half, MAX_SUMMARY))
}

function shownCategories(written: readonly string[]): string[] {
  const shown = written
    .slice(0, 5 * MAX_CATEGORIES)
    .map((category) => cutText(plainText(category), MAX_CATEGORY))
    .filter((category) => category !== '')
  return [...new Set(shown)].slice(0, MAX_CATEGORIES)
}
