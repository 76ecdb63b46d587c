import {
  type Contribution,
  type Contributions,
  contributions,
} from '../../formulas/cotisations-independants.ts'
import { type Decimal, decimal } from '../../formulas/decimal.ts'
import { figureRemark, inForce } from '../dated.ts'
import { euros, percent } from '../format.ts'
import type { Remark, ResultTable } from '../result.ts'
import type { Figures } from '../tool.ts'

const CEILING = 'plafond_securite_sociale'
export const SCALE = 'cotisations_independants'

/** Dated figures that contributions of the self-employed are computed with. */
export const OWED_FIGURES = [CEILING, SCALE] as const

/** Under this result other minimum bases decide, that of retirement first. */
export const LEAST = 8000

/** What is owed by the figures in force; `null` without them. */
export function owed(figures: Figures, result: Decimal, isCraft: boolean): Contributions | null {
  const ceiling = inForce(figures, CEILING)?.value ?? null
  const scale = inForce(figures, SCALE)?.values ?? null
  return ceiling === null || scale === null
    ? null
    : contributions(result, decimal(String(ceiling)), scale, isCraft)
}

/** Where the figures are read, and since when somebody did. */
export const owedRemarks = (figures: Figures): Remark[] => [
  figureRemark(figures, SCALE, 'Taux des cotisations'),
  figureRemark(figures, CEILING, 'Plafond annuel de la sécurité sociale'),
]

export const contributionsTable = (
  title: string,
  lines: readonly Contribution[],
  total: Decimal,
): ResultTable => ({
  title,
  head: ['Cotisation', 'Base', 'Taux', 'Montant'],
  rows: [
    ...lines.map(({ name, base, rate, beyond, amount }) => [
      name,
      euros(base),
      rateText(rate, beyond),
      euros(amount),
    ]),
    ['Total', '–', '–', euros(total)],
  ],
})

const rateText = (rate: Decimal, beyond: Decimal | null): string =>
  beyond === null ? percent(rate) : `${percent(rate)}, puis ${percent(beyond)}`
