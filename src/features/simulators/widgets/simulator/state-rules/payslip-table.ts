import {
  OVERTIME_SOURCES,
  PAYSLIP,
  partOf,
  RELIEF_SOURCE,
  YOUNG_SOURCE,
} from '../../../rules/questions/payslip.ts'
import { type Decimal, toCents, ZERO } from '../formulas/decimal.ts'
import { euros, percent } from '../tools/format.ts'
import type { Cell, ResultTable } from '../tools/result.ts'
import { rounding, type Told } from './outputs.ts'

/** What a side is spared: its name, whose it is, and where that is read. */
const RELIEFS = [
  ['reduction_heures', 'own', 'Réduction, heures supplémentaires', OVERTIME_SOURCES.employee],
  ['allegement', 'others', 'Réduction générale', RELIEF_SOURCE],
  ['jeune', 'others', 'Jeune entreprise innovante', YOUNG_SOURCE],
  ['deduction_heures', 'others', 'Déduction, heures supplémentaires', OVERTIME_SOURCES.employer],
] as const

/** What each side pays of a gross, line by line, as on a payslip: the lines add up to the cent. */
export function payslipTable(
  found: Told,
  brut: Decimal,
  caption = 'Comment ce montant est calculé',
): ResultTable {
  const part = (name: string): Decimal | null => {
    const amount = found.amount(name)
    return amount === null || amount.eq(0) ? null : toCents(amount)
  }
  const lines = Object.entries(PAYSLIP).flatMap(([name, { title, source, employee, employer }]) => {
    const own = employee === undefined ? null : part(partOf('employee', name))
    const others = employer === undefined ? null : part(partOf('employer', name))
    return own === null && others === null ? [] : [{ title, source, own, others }]
  })
  for (const [name, side, title, source] of RELIEFS) {
    const relief = part(name)
    if (relief === null) continue
    lines.push({ title, source, own: null, others: null, [side]: ZERO.minus(relief) })
  }
  const totals = { own: part('salariales') ?? ZERO, others: part('patronales') ?? ZERO }
  const left = (side: 'own' | 'others') =>
    lines.reduce((all, line) => all.minus(line[side] ?? ZERO), totals[side])
  const rest = {
    own: rounding(left('own'), lines.length),
    others: rounding(left('others'), lines.length),
  }
  const cells = (amount: Decimal | null): Cell[] =>
    amount === null || amount.eq(0)
      ? ['–', '–']
      : [euros(amount), brut.eq(0) ? '–' : percent(amount.div(brut).times(100))]
  return {
    title: caption,
    head: ['Ligne', 'Salarié', '% du brut', 'Employeur', '% du brut', 'Source'],
    rows: [
      ...lines.map(({ title, source, own, others }): Cell[] => [
        title,
        ...cells(own),
        ...cells(others),
        { href: source, text: nameOf(source) },
      ]),
      ...(rest.own.eq(0) && rest.others.eq(0)
        ? []
        : [['Arrondis', ...cells(rest.own), ...cells(rest.others), '–']]),
      ['Total', ...cells(totals.own), ...cells(totals.others), '–'],
    ],
  }
}

/** `urssaf.fr` */
const nameOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
