import { cellOf, type FigureTable } from '#base/core/dated-figure.ts'
import { type Decimal, decimal, least, most, rounded, share, toCents, ZERO } from './decimal.ts'

/** One contribution of a year, in euros and whole cents. */
export interface Contribution {
  name: string
  base: Decimal
  /** Percent. */
  rate: Decimal
  /** Percent of what lies above the ceiling; `null` where nothing does. */
  beyond: Decimal | null
  amount: Decimal
}

/** What a self-employed person owes for a full year, on what and for what. */
export interface Contributions {
  base: Decimal
  lines: Contribution[]
  /** The sum of the lines, to the cent. */
  total: Decimal
}

/** Multiples of the ceiling between which a base is counted. */
const HIGHEST_OF_COMPLEMENTARY = 4
const HIGHEST_OF_SICK_PAY = 5
const HIGHEST_OF_SICKNESS = 3
const LEAST_OF_SICK_PAY = '0.4'
const LEAST_OF_DISABILITY = '0.115'

/** Reads a scale whose rows are percents; `null` from one that lacks a row. */
const readerOf = (scale: FigureTable) => {
  let isWhole = true
  const read = (row: string, column = 'taux'): Decimal => {
    const cell = cellOf(scale, row, column)
    if (cell === null) isWhole = false
    return decimal(String(cell ?? 0))
  }
  return { read, isWhole: () => isWhole }
}

/**
 * Contributions of artisans, traders and non-regulated liberal professions, full year, common base of the 2025 reform
 * (Code de la sécurité sociale, art. L. 131-6, L. 136-3, D. 621-1 and following, D. 136-5).
 * @param result before contributions, euros of a year
 * @param ceiling of the social security, euros of a year
 * @param scale rows in percent: `abattement`, `maladie_40`, `base` …
 * @returns `null` when the scale lacks a row
 */
export function contributions(
  result: Decimal,
  ceiling: Decimal,
  scale: FigureTable,
  isCraft: boolean,
): Contributions | null {
  const { read, isWhole } = readerOf(scale)
  const ofCeiling = (times: number | string) => ceiling.times(times)
  const within = (value: Decimal, low: Decimal, high: Decimal) => least(most(value, low), high)
  const allowance = within(
    result.times(share(read('abattement'))),
    ceiling.times(share(read('abattement_minimum'))),
    ceiling.times(share(read('abattement_maximum'))),
  )
  const base = toCents(result.minus(allowance))
  const plain = (name: string, on: Decimal, rate: Decimal): Contribution => ({
    name,
    base: on,
    rate,
    beyond: null,
    amount: toCents(on.times(share(rate))),
  })
  const split = (name: string, row: string, bound: Decimal, high: Decimal): Contribution => {
    const rates = [read(row), read(row, 'au_dela')] as const
    const above = most(least(base, high).minus(bound), ZERO)
    const below = least(base, bound)
    return {
      name,
      base: below.plus(above),
      rate: rates[0],
      beyond: above.gt(0) ? rates[1] : null,
      amount: toCents(below.times(share(rates[0])).plus(above.times(share(rates[1])))),
    }
  }
  const lines = [
    sickness(base, ceiling, scale, read('maladie_au_dela')),
    plain(
      'Indemnités journalières',
      within(base, ofCeiling(LEAST_OF_SICK_PAY), ofCeiling(HIGHEST_OF_SICK_PAY)),
      read('indemnites'),
    ),
    split('Retraite de base', 'base', ceiling, base),
    split(
      'Retraite complémentaire',
      'complementaire',
      ceiling,
      ofCeiling(HIGHEST_OF_COMPLEMENTARY),
    ),
    plain(
      'Invalidité et décès',
      within(base, ofCeiling(LEAST_OF_DISABILITY), ceiling),
      read('invalidite'),
    ),
    plain('Allocations familiales', base, rateOn(scale, 'familles', base, ceiling)),
    plain('CSG et CRDS', base, read('csg')),
    training(ceiling, read(isCraft ? 'formation_artisan' : 'formation')),
  ]
  if (!isWhole()) return null
  return { base, lines, total: lines.reduce((sum, { amount }) => sum.plus(amount), ZERO) }
}

/** The rate grows with the base, up to three ceilings; above them it is another. */
function sickness(
  base: Decimal,
  ceiling: Decimal,
  scale: FigureTable,
  beyond: Decimal,
): Contribution {
  const bound = ceiling.times(HIGHEST_OF_SICKNESS)
  const rate = rateOn(scale, 'maladie', base, ceiling)
  const above = most(base.minus(bound), ZERO)
  return {
    name: 'Maladie et maternité',
    base,
    rate,
    beyond: above.gt(0) ? beyond : null,
    amount: toCents(
      least(base, bound)
        .times(share(rate))
        .plus(above.times(share(beyond))),
    ),
  }
}

/** Of a year and a person, in whole euros, whatever the result. */
const training = (ceiling: Decimal, rate: Decimal): Contribution => ({
  name: 'Formation professionnelle',
  base: ceiling,
  rate,
  beyond: null,
  amount: rounded(ceiling.times(share(rate)), 0),
})

/**
 * A rate that grows evenly between points of a scale (`maladie_40`: at 40 % of the ceiling), to two decimals; below the
 * first point that of the first, above the last that of the last.
 */
function rateOn(scale: FigureTable, name: string, base: Decimal, ceiling: Decimal): Decimal {
  const points = scale.rows
    .flatMap(({ key }) => {
      const at = key.startsWith(`${name}_`) ? Number(key.slice(name.length + 1)) : Number.NaN
      const rate = cellOf(scale, key, 'taux')
      return Number.isNaN(at) || rate === null
        ? []
        : [{ at: decimal(at), rate: decimal(String(rate)) }]
    })
    .toSorted((a, b) => a.at.cmp(b.at))
  const place = base.div(ceiling).times(100)
  const next = points.findIndex(({ at }) => at.gt(place))
  const [low, high] = [points[next - 1], points[next]]
  if (next === -1) return points.at(-1)?.rate ?? ZERO
  if (!low || !high) return points[0]?.rate ?? ZERO
  const gone = place.minus(low.at).div(high.at.minus(low.at))
  return rounded(low.rate.plus(high.rate.minus(low.rate).times(gone)), 2)
}
