import { labels } from '#base/core/article/labels.ts'
import type { Culture } from '#base/kit/language.ts'
import { numericDate, sameCalendarDay } from '#base/kit/time/calendar-day.ts'

/** The dates of an article as templates show them. */
export interface ArticleDates {
  published: string
  /** Empty on the day of publication, and when either date is missing. */
  updated: string
  /** « Article publié le 01/04/2026, mis à jour le 03/04/2026 »; empty when never published. */
  sentence: string
}

/** The update date shows only on another calendar day than the publication (requirements E2). */
export function articleDates(
  dates: { datePublished?: string | undefined; dateUpdate?: string | undefined },
  culture: Culture,
): ArticleDates {
  const { datePublished = '', dateUpdate = '' } = dates
  const published = numericDate(datePublished, culture)
  const hasUpdate = published !== '' && !sameCalendarDay(datePublished, dateUpdate)
  const updated = hasUpdate ? numericDate(dateUpdate, culture) : ''
  const words = labels(culture)
  const parts = [`${words.articlePublished} ${published}`]
  if (updated) parts.push(`${words.updated} ${updated}`)
  return { published, updated, sentence: published ? parts.join(', ') : '' }
}
