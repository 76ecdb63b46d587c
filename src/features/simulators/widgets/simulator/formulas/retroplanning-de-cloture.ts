import { type Deadline, deadlinesOf } from '#features/agenda/rules/deadlines.ts'
import { monthAfter } from '#features/agenda/rules/law/period.ts'
import type { Profile } from '#features/agenda/rules/law/profile.ts'
import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { isWorkingDay } from '#base/kit/time/working-days.ts'
import { addDays } from './days.ts'

/** Deadlines of the calendar that follow a closing, by their keys there. */
const AFTER_CLOSING: ReadonlySet<string> = new Set([
  'is-solde',
  'resultats',
  'resultats-liberal',
  'das2',
  'assemblee',
  'depot-comptes',
  'depot-comptes-en-ligne',
])

const MONTHS = 12

/** What the calendar asks after a closing: each of its deadlines once, the first after that day. */
export function deadlinesAfter(closing: CalendarDay, profile: Profile): Deadline[] {
  const found = new Map<string, Deadline>()
  for (let later = 1; later <= MONTHS; later += 1) {
    for (const deadline of deadlinesOf(monthAfter(closing, later), [], profile)) {
      const { key } = deadline.rule
      if (AFTER_CLOSING.has(key) && !found.has(key)) found.set(key, deadline)
    }
  }
  return [...found.values()]
}

/** A step of the work, so many days before or after a day that decides it. */
interface Step {
  from: 'closing' | 'results'
  days: number
  what: string
}

const STEPS: readonly Step[] = [
  { from: 'closing', days: -30, what: 'Fixer l’inventaire, prévenir l’équipe et les dépôts' },
  {
    from: 'closing',
    days: 0,
    what: 'Compter les stocks et la caisse, garder les relevés de banque',
  },
  { from: 'closing', days: 30, what: 'Réunir factures, charges à payer et produits à recevoir' },
  { from: 'results', days: -60, what: 'Transmettre le dossier complet à l’expert-comptable' },
  { from: 'results', days: -30, what: 'Lire le projet de comptes, choisir les options fiscales' },
  { from: 'results', days: -10, what: 'Arrêter les comptes, relire la liasse' },
]

/** The work, counted back from the day on which results are due: on open days, the one before where offices are closed. */
export const workSteps = (
  closing: CalendarDay,
  results: CalendarDay,
): { day: CalendarDay; what: string }[] =>
  STEPS.map(({ from, days, what }) => {
    const day = addDays(from === 'closing' ? closing : results, days)
    // The stock is counted on the last day, whatever weekday that is.
    return { day: days === 0 ? day : openDayBefore(day), what }
  })

function openDayBefore(day: CalendarDay): CalendarDay {
  let before = day
  while (!isWorkingDay(before)) before = addDays(before, -1)
  return before
}
