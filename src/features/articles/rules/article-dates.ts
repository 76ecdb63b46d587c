import { labels } from '#base/core/article/labels.ts'
import type { Culture } from '#base/kit/language.ts'
import { numericDate, sameCalendarDay } from '#base/kit/time/calendar-day.ts'
import { wordedDate } from '#base/kit/time/worded-date.ts'

/** The dates of an article as templates show them. */
export interface ArticleDates {
  /** Numeric. */
  published: string
  /** Numeric; empty on the day of publication, and when either date is missing. */
  updated: string
  /**
   * « Article publié le 01/04/2026, mis à jour le 03/04/2026 », or in words « Publié le 1er avril 2026,
   * mis à jour le 3 avril 2026 »; empty when never published.
   */
  sentence: string
}

/** How a text says its dates: in numbers, or in words and as what it is. */
export type DateWording = 'short' | 'article' | 'video'

/** The update date shows only on another calendar day than the publication (requirements E2). */
export function articleDates(
  dates: { datePublished?: string | undefined; dateUpdate?: string | undefined },
  culture: Culture,
  wording: DateWording = 'short',
): ArticleDates {
  const { datePublished = '', dateUpdate = '' } = dates
  const say = labels(culture)
  const published = numericDate(datePublished, culture)
  const hasUpdate = published !== '' && !sameCalendarDay(datePublished, dateUpdate)
  const updated = hasUpdate ? numericDate(dateUpdate, culture) : ''
  const [label, written] = {
    short: [say.articlePublished, numericDate] as const,
    article: [say.published, wordedDate] as const,
    video: [say.videoPublished, wordedDate] as const,
  }[wording]
  const parts = [`${label} ${written(datePublished, culture)}`]
  if (updated) {
    const changed = wording === 'video' ? say.videoUpdated : say.updated
    parts.push(`${changed} ${written(dateUpdate, culture)}`)
  }
  return { published, updated, sentence: published ? parts.join(', ') : '' }
}
