import { ZERO } from '../formulas/decimal.ts'
import { figureRemark, typedValue } from './dated.ts'
import { counted, euros, percent, shortEuros } from './format.ts'
import { daysBetween } from '../formulas/days.ts'
import { latePenalty } from '../formulas/penalites-de-retard.ts'
import { date, money, optional, rate } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

const INDEMNITY = 'indemnite_recouvrement'
const LEGAL = 'taux_interet_legal'

export const tool = defineTool({
  inputs: {
    montant: money({ label: 'Facture TTC', initial: '7 300' }),
    taux: rate({
      label: 'Taux annuel des pénalités',
      initial: '10',
      help: 'Celui de vos conditions de vente ; 10 % n’est qu’un exemple.',
    }),
    echeance: date({ label: 'Échéance de la facture', initial: '2026-01-31' }),
    paiement: date({ label: 'Date du paiement', initial: '2026-03-02' }),
    indemnite: optional(
      money({
        label: 'Indemnité forfaitaire',
        help: 'Par facture, pour frais de recouvrement.',
        max: 1_000_000,
      }),
    ),
  },
  formula: ['Somme due = TTC × taux annuel × jours ÷ 365 + indemnité forfaitaire'],
  limits: [
    'Entre professionnels seulement : les règles sont autres pour un particulier.',
    'Le retard se compte à partir du lendemain de l’échéance.',
  ],
  figures: [INDEMNITY, LEGAL],
  given: (figures) => ({ indemnite: typedValue(figures, INDEMNITY) }),
  compute({ montant, taux, echeance, paiement, indemnite }, figures) {
    const days = daysBetween(echeance, paiement)
    const penalty = latePenalty(montant, taux, days)
    const isLate = days > 0
    const flat = isLate ? (indemnite ?? ZERO) : ZERO
    const total = penalty.plus(flat)
    return result({
      answers: [{ label: 'Somme à réclamer en plus', value: euros(total) }],
      lines: [
        { label: 'Jours de retard', value: counted(Math.max(days, 0), 'jour', 'jours') },
        { label: 'Pénalités', value: euros(penalty) },
        { label: 'Indemnité forfaitaire', value: indemnite ? euros(flat) : 'à confirmer' },
        { label: 'Total avec la facture', value: euros(montant.plus(total)) },
      ],
      sentence: isLate
        ? `Pour ${counted(days, 'jour', 'jours')} de retard, ${euros(penalty)} de pénalités${indemnite ? ` et ${euros(flat)} d’indemnité` : ''} s’ajoutent à ${euros(montant)}.`
        : 'La facture est payée à temps : il n’y a pas de pénalité.',
      formulas: [
        `${shortEuros(montant)} × ${percent(taux, 4)} × ${Math.max(days, 0)} ÷ 365${indemnite ? ` + ${shortEuros(flat)}` : ''} = ${shortEuros(total)}`,
      ],
      remarks: [
        figureRemark(figures, INDEMNITY, 'Indemnité forfaitaire'),
        figureRemark(figures, LEGAL, 'Taux d’intérêt légal, dont dépend le taux minimal'),
      ],
    })
  },
})
