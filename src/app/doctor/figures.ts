import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'
import type { Site } from '#base/core/site.ts'
import { daysLater, isoDay } from '#base/kit/time/working-days.ts'
import { counted, type Finding, findingsOf } from './finding.ts'

/** Days before a value's end on which the operator hears of it. */
const NOTICE = 30
/** Days after which a value without an end is to be read again. */
const YEAR = 366

const ADVICE = 'lisez la nouvelle valeur à sa source et ajoutez-la au réglage useful_figures'

/** Dated figures that are out of date, soon will be, or were not looked at for a year. */
export function checkFigures(
  sites: readonly Pick<Site, 'id' | 'name' | 'hosts' | 'settings'>[],
  today: CalendarDay,
): Finding[] {
  return sites.flatMap((site) => {
    const { ok, todo } = findingsOf('chiffres utiles', site)
    const figures = site.settings.useful_figures
    const keys = [...new Set(figures.map(({ key }) => key))]
    const faults = keys.flatMap((key) => faultOf(figures, key, today) ?? [])
    if (faults.length > 0) {
      return faults.map((fault) => todo(`${fault}`, ADVICE))
    }
    const current = keys.filter((key) => figureOn(figures, key, today).state === 'current').length
    const missing = keys.length - current
    return ok(`${counted(current, 'chiffre')} en vigueur, ${missing} à confirmer`)
  })
}

function faultOf(figures: readonly DatedFigure[], key: string, today: CalendarDay): string | null {
  const now = figureOn(figures, key, today)
  if (now.state === 'missing') return null
  const { label, to, checked_on } = now.figure
  if (now.state === 'out-of-date') return `« ${label} » n’est plus à jour depuis le ${to}`
  const isEnding = figureOn(figures, key, daysLater(today, NOTICE)).state !== 'current'
  if (isEnding) return `« ${label} » n’est en vigueur que jusqu’au ${to}`
  const isOld = checked_on < isoDay(daysLater(today, -YEAR)).slice(0, checked_on.length)
  return isOld ? `« ${label} » n’a pas été vérifié depuis ${checked_on}` : null
}
