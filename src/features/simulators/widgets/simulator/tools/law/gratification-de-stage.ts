import { type Decimal, decimal, least, toCents } from '../../formulas/decimal.ts'
import { figureRemark, inForce } from '../dated.ts'
import { counted, euros, figure } from '../format.ts'
import { money, number, optional, whole } from '../inputs.ts'
import { type Answer, type Cell, type Remark, result, type ResultTable } from '../result.ts'
import { defineTool, type Figures } from '../tool.ts'

const HOURLY = 'gratification_stage'

/** From this hour of presence on it is owed, from the first one: two months of 22 days of 7 hours, and one more. */
const OWED_FROM = 309

/** Six months of as many hours. */
const MOST_HOURS = 924

export const tool = defineTool({
  inputs: {
    heures: number({
      label: 'Heures de présence, sur tout le stage',
      initial: '616',
      unit: 'h',
      min: 1,
      max: MOST_HOURS,
      places: 2,
      help: '7 heures font un jour, 154 heures un mois ; 924 heures, six mois, au plus.',
    }),
    mois: whole({
      label: 'Versée en',
      initial: '4',
      unit: 'mois',
      min: 1,
      max: 12,
      help: 'Le total se partage en montants égaux.',
    }),
    prevue: optional(
      money({
        label: 'Gratification que vous prévoyez, par mois',
        max: 10_000,
        help: 'Vide : le minimum.',
      }),
    ),
  },
  formula: [
    'Minimum par heure = 15 % du plafond horaire de la sécurité sociale',
    'Minimum du stage = minimum par heure × heures de présence',
    'Minimum par mois = minimum du stage ÷ nombre de mois',
  ],
  limits: [
    'Obligatoire à partir de 309 heures de présence, soit plus de deux mois, dans la même année d’enseignement ; elle est alors due depuis la première heure.',
    'Jusqu’au minimum, elle ne porte aucune cotisation. Ce qui le dépasse en porte, pour le stagiaire et pour l’entreprise : elles ne sont pas calculées ici.',
    'Une branche peut prévoir davantage. Transport, repas et congés prévus par la convention s’ajoutent.',
  ],
  figures: [HOURLY],
  compute({ heures, mois, prevue }, figures) {
    const hourly = hourlyOf(figures)
    const remark = figureRemark(figures, HOURLY, 'Gratification minimale par heure')
    if (hourly === null) {
      return result({
        answers: [{ label: 'Gratification minimale', value: 'non calculée' }],
        sentence:
          'Le minimum de l’année n’est pas enregistré ici : la gratification n’est pas calculée.',
        remarks: [remark],
      })
    }
    const total = heures.times(hourly)
    const month = toCents(total.div(mois))
    const isOwed = heures.gte(OWED_FROM)
    const shown = { heures, mois, prevue, hourly, month, total, isOwed }
    return result({
      answers: [
        { label: 'Gratification', value: isOwed ? 'obligatoire' : 'facultative' },
        { label: isOwed ? 'Minimum par mois' : 'Sans cotisations, par mois', value: euros(month) },
      ],
      lines: linesOf(shown),
      sentence: isOwed
        ? `Pour ${hours(heures)} de présence, la gratification est d’au moins ${euros(total)}, soit ${euros(month)} par mois.`
        : `Pour ${hours(heures)} de présence, la gratification est facultative ; jusqu’à ${euros(total)}, elle ne porte aucune cotisation.`,
      formulas: formulasOf(shown),
      tables: [steps(shown, remark)],
      remarks: [...warnings(shown), remark],
    })
  },
})

interface Shown {
  heures: Decimal
  mois: number
  prevue: Decimal | null
  hourly: Decimal
  month: Decimal
  total: Decimal
  isOwed: boolean
}

const hourlyOf = (figures: Figures): Decimal | null => {
  const value = inForce(figures, HOURLY)?.value ?? null
  return value === null ? null : decimal(String(value))
}

const hours = (count: Decimal): string => counted(count, 'heure', 'heures')

/** What is paid each month: that much of it bears no contribution, the rest does. */
function partsOf({ prevue, month }: Shown): { spared: Decimal; bearing: Decimal } | null {
  if (prevue === null) return null
  const spared = least(prevue, month)
  return { spared, bearing: prevue.minus(spared) }
}

function linesOf(shown: Shown): Answer[] {
  const { hourly, total, isOwed } = shown
  const parts = partsOf(shown)
  return [
    { label: isOwed ? 'Minimum du stage' : 'Sans cotisations, sur le stage', value: euros(total) },
    { label: 'Minimum par heure', value: euros(hourly) },
    ...(parts
      ? [
          { label: 'Sans cotisations, chaque mois', value: euros(parts.spared) },
          { label: 'Soumis à cotisations, chaque mois', value: euros(parts.bearing) },
        ]
      : []),
  ]
}

function formulasOf({ heures, hourly, total, mois, month }: Shown): string[] {
  const isExact = month.times(mois).eq(total)
  return [
    `${figure(heures)} h × ${euros(hourly)} = ${euros(total)}`,
    `${euros(total)} ÷ ${mois} mois ${isExact ? '=' : '≈'} ${euros(month)}`,
  ]
}

function steps(shown: Shown, { link }: Remark): ResultTable {
  const { heures, hourly, mois, total, month, prevue } = shown
  const parts = partsOf(shown)
  return {
    title: 'Comment ce montant est calculé',
    head: ['Ligne', 'Calcul', 'Montant', 'Source'],
    rows: [
      ['Minimum par heure', '15 % du plafond horaire', euros(hourly), link ?? '–'],
      ['Minimum du stage', `${figure(heures)} h × ${euros(hourly)}`, euros(total), '–'],
      ['Minimum par mois', `${euros(total)} ÷ ${mois}`, euros(month), '–'],
      ...(parts && prevue
        ? [
            [
              'Soumis à cotisations',
              `${euros(prevue)} − ${euros(parts.spared)}`,
              euros(parts.bearing),
              '–',
            ] satisfies Cell[],
          ]
        : []),
    ],
  }
}

function warnings(shown: Shown): Remark[] {
  const { isOwed, prevue, month } = shown
  if (prevue === null || prevue.eq(month)) return []
  if (prevue.gt(month)) {
    return [
      {
        tone: 'note',
        text: `Chaque mois, ${euros(prevue.minus(month))} dépassent le minimum et portent des cotisations sociales.`,
      },
    ]
  }
  return isOwed
    ? [
        {
          tone: 'warning',
          text: `La gratification prévue est inférieure au minimum : il manque ${euros(month.minus(prevue))} par mois.`,
        },
      ]
    : []
}
