import { type Decimal, decimal, ZERO } from '../formulas/decimal.ts'
import { figureRemark, inForce, periodOn } from './dated.ts'
import { counted, euros, percent, shortEuros } from './format.ts'
import { type HalfYear, halfYears, latePenalty } from '../formulas/penalites-de-retard.ts'
import { choice, date, money, only, optional, rate } from './inputs.ts'
import { type Remark, type ResultTable, result } from './result.ts'
import { defineTool, type Figures } from './tool.ts'

const INDEMNITY = 'indemnite_recouvrement'
const LEGAL = 'taux_interet_legal'
const MULTIPLE = 'penalites_multiple_interet_legal'
const POINTS = 'penalites_majoration_bce'

/** Half-years for which the rate of the ECB is asked. */
const MOST_HALVES = 2

/** A half-year of the delay with the rate of its penalties, and the least that the law allows. */
interface Part extends HalfYear {
  percent: Decimal
  /** `null` where no legal rate is known. */
  least: Decimal | null
}

export const tool = defineTool({
  inputs: {
    montant: money({ label: 'Facture TTC', initial: '7 300' }),
    origine: choice({
      label: 'Vos conditions de vente',
      look: 'radios',
      choices: [
        ['contrat', 'fixent un taux'],
        ['defaut', 'n’en fixent aucun'],
      ],
    }),
    taux: only(
      ['contrat'],
      rate({
        label: 'Taux annuel des pénalités',
        initial: '10',
        help: '10 % n’est qu’un exemple.',
      }),
    ),
    bce: only(
      ['defaut'],
      rate({
        label: 'Taux de refinancement de la BCE',
        initial: '2',
        help: 'Celui du premier jour du semestre, 1er janvier ou 1er juillet. 2 % n’est qu’un exemple.',
      }),
    ),
    bce_suivant: only(
      ['defaut'],
      optional(
        rate({
          label: 'Taux de la BCE du semestre suivant',
          help: 'Si le retard dépasse le 30 juin ou le 31 décembre.',
        }),
      ),
    ),
    echeance: date({ label: 'Échéance de la facture', initial: '2026-01-31' }),
    paiement: date({ label: 'Date du paiement', initial: '2026-03-02' }),
  },
  formula: [
    'Pénalités = TTC × taux annuel × jours ÷ 365',
    'Sans taux convenu : taux de la BCE + 10 points',
    'Taux minimal = 3 × intérêt légal',
    'Somme due = pénalités + indemnité forfaitaire',
  ],
  limits: [
    'Entre professionnels seulement : les règles sont autres pour un particulier.',
    'Le retard se compte à partir du lendemain de l’échéance.',
    'L’indemnité forfaitaire est fixée par la loi, une fois par facture.',
  ],
  figures: [INDEMNITY, LEGAL, MULTIPLE, POINTS],
  periods: [LEGAL],
  compute({ montant, taux, bce, bce_suivant, echeance, paiement }, figures) {
    const halves = halfYears(echeance, paiement)
    const points = decimal(String(inForce(figures, POINTS)?.value ?? 10))
    if (taux === null && halves.length > MOST_HALVES) {
      return [
        {
          field: 'paiement',
          message: 'Le retard couvre plus de deux semestres : calculez-le année par année.',
        },
      ]
    }
    if (taux === null && halves.length === MOST_HALVES && bce_suivant === null) {
      return [
        {
          field: 'bce_suivant',
          message:
            '« Taux de la BCE du semestre suivant » : le retard passe d’un semestre à l’autre, indiquez-le.',
        },
      ]
    }
    const parts = halves.map((half, index): Part => ({
      ...half,
      percent: taux ?? ((index > 0 ? bce_suivant : bce) ?? ZERO).plus(points),
      least: leastRate(figures, half),
    }))
    const days = parts.reduce((sum, part) => sum + part.days, 0)
    const penalty = latePenalty(montant, parts)
    const fixed = inForce(figures, INDEMNITY)?.value ?? null
    const flat = days > 0 && fixed !== null ? decimal(String(fixed)) : ZERO
    const total = penalty.plus(flat)
    const one = parts[0]?.percent ?? taux ?? (bce ?? ZERO).plus(points)
    return result({
      answers: [{ label: 'Somme à réclamer en plus', value: euros(total) }],
      lines: [
        { label: 'Jours de retard', value: counted(days, 'jour', 'jours') },
        { label: 'Pénalités', value: euros(penalty) },
        { label: 'Indemnité forfaitaire', value: fixed === null ? 'à confirmer' : euros(flat) },
        { label: 'Total avec la facture', value: euros(montant.plus(total)) },
      ],
      sentence:
        days > 0
          ? `Pour ${counted(days, 'jour', 'jours')} de retard, ${euros(penalty)} de pénalités${fixed === null ? '' : ` et ${euros(flat)} d’indemnité`} s’ajoutent à ${euros(montant)}.`
          : 'La facture est payée à temps : il n’y a pas de pénalité.',
      formulas:
        parts.length > 1 && taux === null
          ? []
          : [
              `${shortEuros(montant)} × ${percent(one, 4)} × ${days} ÷ 365${flat.gt(0) ? ` + ${shortEuros(flat)}` : ''} = ${shortEuros(total)}`,
            ],
      tables: parts.length > 1 ? [halvesTable(montant, parts)] : [],
      remarks: [
        ...leastRemarks(montant, parts),
        figureRemark(figures, INDEMNITY, 'Indemnité forfaitaire'),
        legalRemark(figures),
      ],
    })
  },
})

/** Three times the legal rate of a half-year; `null` when none is known for it. */
function leastRate(figures: Figures, { from }: HalfYear): Decimal | null {
  const legal = periodOn(figures, LEGAL, from)?.value ?? null
  const multiple = inForce(figures, MULTIPLE)?.value ?? null
  return legal === null || multiple === null ? null : decimal(String(legal)).times(String(multiple))
}

const halfName = ({ year, half }: HalfYear): string =>
  `${half === 1 ? '1er' : '2e'} semestre ${year}`

const halvesTable = (included: Decimal, parts: readonly Part[]): ResultTable => ({
  title: 'Semestre par semestre',
  head: ['Semestre', 'Jours', 'Taux', 'Pénalités'],
  rows: parts.map((part) => [
    halfName(part),
    String(part.days),
    percent(part.percent, 4),
    euros(latePenalty(included, [part])),
  ]),
})

/** A rate under the least one of the law, and half-years for which nobody knows it. */
function leastRemarks(included: Decimal, parts: readonly Part[]): Remark[] {
  const low = parts.filter(({ percent: own, least }) => least?.gt(own))
  const unknown = parts.filter(({ least }) => least === null).map(halfName)
  const atLeast = latePenalty(
    included,
    parts.map(({ percent: own, least, days }) => ({ percent: least?.gt(own) ? least : own, days })),
  )
  return [
    ...low.slice(0, 1).map((part): Remark => ({
      tone: 'warning',
      text: `Ce taux est sous le minimum légal du ${halfName(part)}, ${percent(part.least ?? ZERO, 4)} : une clause plus basse ne vaut pas. Au taux minimal, les pénalités seraient de ${euros(atLeast)}.`,
    })),
    ...(unknown.length > 0
      ? [
          {
            tone: 'note' as const,
            text: `Aucun taux d’intérêt légal n’est enregistré ici pour le ${unknown.join(' ni le ')} : le taux minimal n’est pas vérifié.`,
          },
        ]
      : []),
  ]
}

/** The legal rate of today, or that none is in force here. */
function legalRemark(figures: Figures): Remark {
  const remark = figureRemark(figures, LEGAL, 'Taux d’intérêt légal, dont dépend le taux minimal')
  return figures[LEGAL]?.state === 'current'
    ? remark
    : {
        ...remark,
        text: 'Taux d’intérêt légal, dont dépend le taux minimal : aucun n’est enregistré ici pour le semestre en cours. À lire à la source :',
      }
}
