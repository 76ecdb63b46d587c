import { dateOf } from '#framework/admin/shell/dates.ts'
import { REQUEST_FORMS } from '#base/core/settings/request-forms.ts'
import type { LeadStatus } from '../rules/lead.ts'

/** French words for how far the firm is. */
export const STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'À traiter',
  'in-progress': 'En cours',
  done: 'Traitée',
  quarantine: 'En quarantaine',
}

/** Titles of the forms, for choosing one. */
export const FORM_CHOICES = Object.entries(REQUEST_FORMS).map(([id, name]) => ({ id, name }))

/** Milliseconds after which it is asked again what came. */
export const AGAIN = 60_000

const ago = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' })
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** « il y a 2 heures », « hier »; after a week the day. */
export function agoInWords(iso: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - new Date(iso).getTime())
  if (passed < MINUTE) return 'à l’instant'
  if (passed < HOUR) return ago.format(-Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return ago.format(-Math.floor(passed / HOUR), 'hour')
  if (passed < 7 * DAY) return ago.format(-Math.floor(passed / DAY), 'day')
  return dateOf(iso)
}
