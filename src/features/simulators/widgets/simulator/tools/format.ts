import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { dayNumber, monthName, weekdayName } from '#base/kit/time/french-date.ts'
import { frenchNumber } from '#base/kit/text/french-number.ts'
import { type Decimal, rounded } from '../formulas/decimal.ts'

/** Before units, so that a line never breaks there. */
const GAP = '\u00A0'

/** `1 234,5`, rounded half-up to so many decimals at most. */
export const figure = (value: Decimal, places = 2): string =>
  frenchNumber(rounded(value, places).toFixed())

/** `1 234,50 €`: always two decimals. */
export const euros = (value: Decimal): string =>
  `${frenchNumber(rounded(value, 2).toFixed(2))}${GAP}€`

/** An amount inside a formula: `1 500 €`, decimals only when there are some. */
export const shortEuros = (value: Decimal): string => {
  const cents = rounded(value, 2)
  return cents.eq(rounded(value, 0)) ? `${figure(cents, 0)}${GAP}€` : euros(cents)
}

/** `28 %` for 28. */
export const percent = (value: Decimal, places = 2): string => `${figure(value, places)}${GAP}%`

/** `40 %` for 0.4. */
export const sharePercent = (value: Decimal, places = 2): string =>
  percent(value.times(100), places)

/** `12 mois`, `1 jour`, `0,5 jour`: from 2 on in the plural. */
export const counted = (count: Decimal | number, one: string, many: string, places = 2): string => {
  const [text, isMany] =
    typeof count === 'number'
      ? [frenchNumber(String(count)), Math.abs(count) >= 2]
      : [figure(count, places), rounded(count, places).abs().gte(2)]
  return `${text}${GAP}${isMany ? many : one}`
}

/** `31 mars 2026`, `1er avril 2026`. */
export const longDay = (day: CalendarDay): string => `${dayAndMonth(day)}${GAP}${day.year}`

/** `1er octobre`. */
export const dayAndMonth = ({ month, day }: CalendarDay): string =>
  `${dayNumber(day)}${GAP}${monthName(month)}`

/** `mardi 31 mars 2026`. */
export const fullDay = (day: CalendarDay): string => `${weekdayName(day)} ${longDay(day)}`

/** `31/03/2026`. */
export const shortDay = ({ year, month, day }: CalendarDay): string =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`

/** `303 265 045`: groups of the given lengths, the last one repeated. */
export function grouped(text: string, ...lengths: number[]): string {
  const groups: string[] = []
  let at = 0
  for (let index = 0; at < text.length; index += 1) {
    const length = lengths[Math.min(index, lengths.length - 1)] ?? 3
    groups.push(text.slice(at, at + length))
    at += length
  }
  return groups.join(GAP)
}
