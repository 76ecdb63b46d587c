import { cellOf, type FigureTable } from '#base/core/dated-figure.ts'
import { type Decimal, decimal, toCents } from './decimal.ts'

/** What one kilometre is worth for a distance, and the sum that comes on top. */
export interface KilometreRate {
  rate: Decimal
  fixed: Decimal
}

/** Distance × coefficient + fixed sum, to the cent. */
export const allowance = (kilometres: Decimal, { rate, fixed }: KilometreRate): Decimal =>
  toCents(kilometres.times(rate).plus(fixed))

/** What a vehicle that is only electric adds, as a factor (CGI, ann. IV, art. 6 B). */
const ELECTRIC = decimal('1.2')

/** The allowance of an electric vehicle: a fifth more, to the cent of the whole. */
export const withElectric = (kilometres: Decimal, { rate, fixed }: KilometreRate): Decimal =>
  toCents(kilometres.times(rate).plus(fixed).times(ELECTRIC))

const BOUND = /^taux_(\d+)$/

/**
 * The line of a scale for a vehicle and a year's distance. A row is a vehicle; columns go in pairs:
 * `taux_5000` and `fixe_5000` count up to 5 000 km, `taux_au_dela` and `fixe_au_dela` above the
 * last bound. `null` where the scale says nothing.
 */
export function rateOf(
  scale: FigureTable,
  vehicle: string,
  kilometres: Decimal,
): KilometreRate | null {
  const bounds = scale.columns
    .flatMap(({ key }) => BOUND.exec(key)?.[1] ?? [])
    .toSorted((a, b) => Number(a) - Number(b))
  const bound = bounds.find((most) => kilometres.lte(most)) ?? 'au_dela'
  const rate = cellOf(scale, vehicle, `taux_${bound}`)
  if (rate === null) return null
  return {
    rate: decimal(String(rate)),
    fixed: decimal(String(cellOf(scale, vehicle, `fixe_${bound}`) ?? 0)),
  }
}
