import type { DatedFigure } from '#base/core/dated-figure.ts'
import { valueText } from '#features/figures/rules/value-text.ts'
import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { longDateOf } from '#base/kit/time/french-date.ts'
import type { Remark } from './result.ts'
import type { Figures } from './tool.ts'

/** A figure in force, or `null`: a value out of date must not be computed with. */
export function inForce(figures: Figures, key: string): DatedFigure | null {
  const on = figures[key]
  return on?.state === 'current' ? on.figure : null
}

/** Under which a period of a key stands beside what the key is worth today. */
export const periodKey = (key: string, from: string): string => `${key}/${from}`

/** The period of a key that holds a day, whenever that is; `null` when none does. */
export function periodOn(figures: Figures, key: string, day: CalendarDay): DatedFigure | null {
  const at = isoDay(day)
  const periods = Object.entries(figures).flatMap(([name, { figure }]) =>
    figure && name.startsWith(periodKey(key, '')) ? [figure] : [],
  )
  return periods.find(({ from, to }) => from <= at && (to === '' || at <= to)) ?? null
}

/**
 * What a dated figure is, since when somebody read it and where; « valeur à confirmer » and its
 * official place when there is none in force.
 */
export function figureRemark(figures: Figures, key: string, label: string): Remark {
  const on = figures[key]
  const source = on?.figure?.source
  const link = source?.url ? { link: { href: source.url, text: source.name } } : {}
  if (on?.state !== 'current') {
    return { tone: 'note', text: `${label} : valeur à confirmer. À lire à la source :`, ...link }
  }
  const { value, unit, checked_on, to_verify } = on.figure
  const shown = value === null ? '' : ` ${valueText(value, unit)},`
  const verified = to_verify ? ', à confirmer' : ''
  return {
    tone: 'note',
    text: `${label} :${shown} relevé ${seen(checked_on)}${verified}. Source :`,
    ...link,
  }
}

/** « en novembre 2026 » for a month, « le 20 novembre 2026 » for a day. */
const seen = (checkedOn: string): string =>
  `${checkedOn.length > 'aaaa-mm'.length ? 'le' : 'en'} ${longDateOf(checkedOn)}`
