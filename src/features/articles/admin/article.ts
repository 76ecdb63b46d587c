import { sameCalendarDay } from '#base/kit/time/calendar-day.ts'
import { briefInParis } from '#base/kit/time/paris-time.ts'
import { dateOf } from '#framework/admin/shell/dates.ts'
import type { ArticleStanding, ArticleState } from '../rules/own-article.ts'

/** Every state as editors read it. */
export const STATE_WORDS: Readonly<Record<ArticleState, string>> = {
  draft: 'Brouillon',
  published: 'En ligne',
  scheduled: 'Programmé',
  removed: 'Corbeille',
}

/** What a list and an editor know of where an article stands. */
export interface ShownStanding extends Omit<ArticleStanding, 'removedAt'> {
  state: ArticleState
  hasDraft: boolean
}

/** Where an article stands, in a few words, as somebody reads them at `now`. */
export function standingWords(
  { state, publishedAt, plannedAt, hasDraft }: ShownStanding,
  now = new Date(),
): string {
  const word = STATE_WORDS[state]
  const isLive = publishedAt !== null
  const changed = isLive && hasDraft ? ', modifié' : ''
  if (state === 'scheduled') {
    return `${word} pour le ${briefInParis(publishedAt ?? plannedAt, now)}${changed}`
  }
  if (state !== 'published') return word
  return plannedAt === ''
    ? `${word}${changed}`
    : `${word}, modification programmée pour le ${briefInParis(plannedAt, now)}`
}

/** Where own articles and received ones are looked at. */
export const ARTICLE_SECTIONS = [
  { path: '/articles', label: 'Nos articles et vidéos' },
  { path: '/articles/received', label: 'Tous les articles reçus' },
] as const

/**
 * Where the date that a draft gives its article is not that of its publication at `due`: what visitors see, as a
 * sentence; else empty. An article that is live keeps its date without a word.
 */
export function aboutItsDate(
  due: string,
  { wantedAt, publishedAt }: { wantedAt: string; publishedAt: string | null },
  now = new Date(),
): string {
  if (due === '' || wantedAt === '' || wantedAt === publishedAt) return ''
  if (wantedAt > due) {
    return `L’article ne paraîtra que le ${briefInParis(wantedAt, now)} : c’est sa « Date de publication ».`
  }
  return sameCalendarDay(wantedAt, due)
    ? ''
    : `Les visiteurs liront la date du ${dateOf(wantedAt)}, celle du champ « Date de publication ». Videz-le pour qu’ils lisent celle de la mise en ligne.`
}
