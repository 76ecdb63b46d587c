import type { AgendaRule } from './rule.ts'
import { always, EVERY_MONTH, QUARTERS, SOURCES } from './sources.ts'

const social = {
  ...always,
  concern: 'social',
  confidence: 'certain',
} as const
const payroll = {
  ...social,
  explanation:
    'Déclaration sociale nominative, cotisations et prélèvement à la source des paies du mois précédent, à midi.',
  period: 'month-before',
  source: SOURCES.payroll,
} as const
const wageTax = {
  ...social,
  who: 'Employeurs sans TVA, ou presque : santé, associations, banque, location de logements',
  source: SOURCES.wageTax,
  audience: [{ vat: ['exoneree'], staff: { min: 1 } }],
} as const
const micro = {
  ...social,
  explanation: 'Déclaration et paiement, même sans chiffre d’affaires.',
  source: SOURCES.micro,
  audience: [{ forms: ['micro'] }],
} as const
const selfEmployed = {
  ...social,
  source: SOURCES.selfEmployed,
  audience: [{ forms: ['ei', 'eurl', 'sarl'], activities: ['commerce', 'liberale'] }],
} as const

/** Pay, and the contributions of heads of firms. */
export const SOCIAL_RULES: readonly AgendaRule[] = [
  {
    ...payroll,
    key: 'dsn-5',
    title: 'DSN du 5, paies',
    who: 'Employeurs d’au moins 50 salariés qui paient les salaires dans le mois',
    when: { kind: 'day', months: EVERY_MONTH, day: 5 },
    audience: [{ staff: { min: 50 } }],
  },
  {
    ...payroll,
    key: 'dsn-15',
    title: 'DSN du 15, paies',
    who: 'Employeurs de moins de 50 salariés, ou qui paient les salaires le mois suivant',
    when: { kind: 'day', months: EVERY_MONTH, day: 15 },
    audience: [{ staff: { min: 1, max: 49 } }],
  },
  {
    ...social,
    key: 'urssaf-trimestre',
    title: 'Cotisations',
    who: 'Employeurs de moins de 11 salariés qui paient par trimestre',
    explanation: 'Le paiement seul est trimestriel : la DSN reste mensuelle.',
    when: { kind: 'day', months: QUARTERS, day: 15 },
    period: 'quarter-before',
    audience: [{ staff: { min: 1, max: 10 } }],
    source: SOURCES.contributions,
  },
  {
    ...social,
    key: 'nouveaux-montants',
    title: 'Nouveaux montants de paie (SMIC, plafond, taux)',
    who: 'Employeurs',
    explanation:
      'SMIC, plafond de la sécurité sociale, taux d’accident du travail et de prélèvement à la source changent avec l’année : à reprendre avant la première paie.',
    when: { kind: 'day', months: [1], day: 1 },
    period: 'year',
    carried: false,
    audience: [{ staff: { min: 1 } }],
    source: SOURCES.payRates,
  },
  {
    ...wageTax,
    key: 'taxe-salaires',
    title: 'Taxe sur les salaires, paies',
    explanation: 'Chaque mois quand la taxe de l’an passé était élevée.',
    when: { kind: 'day', months: EVERY_MONTH, day: 15 },
    period: 'month-before',
    confidence: 'assumed',
  },
  {
    ...wageTax,
    key: 'taxe-salaires-trimestre',
    title: 'Taxe sur les salaires',
    explanation: 'Chaque trimestre quand la taxe de l’an passé était moyenne.',
    when: { kind: 'day', months: QUARTERS, day: 15 },
    period: 'quarter-before',
    confidence: 'assumed',
  },
  {
    ...wageTax,
    key: 'taxe-salaires-annee',
    title: 'Déclaration annuelle de la taxe sur les salaires (2502)',
    explanation:
      'La régularisation de l’année, et tout le paiement quand la taxe est faible. L’administration l’admet jusqu’à la fin du mois.',
    when: { kind: 'day', months: [1], day: 15 },
    period: 'year-before',
  },
  {
    ...social,
    key: 'egalite',
    title: 'Index de l’égalité entre les femmes et les hommes',
    who: 'Employeurs d’au moins 50 salariés',
    explanation: 'À publier et à transmettre. Une réforme en change les règles en 2027.',
    when: { kind: 'day', months: [3], day: 1 },
    period: 'year',
    carried: false,
    confidence: 'to-confirm',
    source: SOURCES.equality,
    audience: [{ staff: { min: 50 } }],
  },
  {
    ...social,
    key: 'apprentissage-supplement',
    title: 'Contribution supplémentaire à l’apprentissage',
    who: 'Employeurs d’au moins 250 salariés, dans la DSN des paies de mars',
    explanation: 'Due par qui n’emploie pas assez d’alternants.',
    when: { kind: 'payroll-day', months: [4] },
    period: 'year-before',
    audience: [{ staff: { min: 250 } }],
    source: SOURCES.apprenticeship,
  },
  {
    ...social,
    key: 'apprentissage-solde',
    title: 'Solde de la taxe d’apprentissage',
    who: 'Employeurs redevables, dans la DSN des paies d’avril',
    explanation:
      'Le 5 ou le 15 mai, avec la DSN. Les établissements du Bas-Rhin, du Haut-Rhin et de la Moselle n’en doivent pas.',
    when: { kind: 'payroll-day', months: [5] },
    period: 'year-before',
    audience: [{ staff: { min: 1 }, outsideAlsaceMoselle: true }],
    source: SOURCES.apprenticeship,
  },
  {
    ...social,
    key: 'emploi-handicap',
    title: 'Obligation d’emploi de travailleurs handicapés',
    who: 'Employeurs d’au moins 20 salariés, dans la DSN des paies d’avril',
    explanation: 'Déclaration annuelle, et contribution quand le compte n’y est pas.',
    when: { kind: 'payroll-day', months: [5] },
    period: 'year-before',
    confidence: 'to-confirm',
    audience: [{ staff: { min: 20 } }],
    source: SOURCES.disability,
  },
  {
    ...micro,
    key: 'micro-mois',
    title: 'Chiffre d’affaires des micro-entrepreneurs',
    who: 'Micro-entrepreneurs qui déclarent chaque mois',
    when: { kind: 'day', months: EVERY_MONTH, day: 'last' },
    period: 'month-before',
  },
  {
    ...micro,
    key: 'micro-trimestre',
    title: 'Chiffre d’affaires des micro-entrepreneurs',
    who: 'Micro-entrepreneurs qui déclarent par trimestre',
    when: { kind: 'day', months: QUARTERS, day: 'last' },
    period: 'quarter-before',
  },
  {
    ...micro,
    key: 'micro-liberatoire',
    title: 'Choix du versement libératoire de l’impôt pour l’an prochain',
    who: 'Micro-entrepreneurs dont les revenus ne dépassent pas la limite',
    explanation:
      'Demande à l’Urssaf, pour les revenus à partir du 1er janvier ; les acomptes d’impôt se suppriment alors sur impots.gouv.fr.',
    when: { kind: 'day', months: [9], day: 30 },
    period: 'none',
    carried: false,
    source: SOURCES.microOption,
  },
  {
    ...selfEmployed,
    key: 'independants-5',
    title: 'Cotisations des indépendants, versement du 5',
    who: 'Indépendants et gérants majoritaires prélevés le 5 du mois',
    explanation:
      'Le paiement mensuel est la règle ; le jour, le 5 ou le 20, est celui de votre choix.',
    when: { kind: 'day', months: EVERY_MONTH, day: 5 },
    period: 'month',
  },
  {
    ...selfEmployed,
    key: 'independants-20',
    title: 'Cotisations des indépendants, versement du 20',
    who: 'Indépendants et gérants majoritaires prélevés le 20 du mois',
    explanation:
      'Le paiement mensuel est la règle ; le jour, le 5 ou le 20, est celui de votre choix.',
    when: { kind: 'day', months: EVERY_MONTH, day: 20 },
    period: 'month',
  },
  {
    ...selfEmployed,
    key: 'independants-trimestre',
    title: 'Versement trimestriel des indépendants',
    who: 'Indépendants qui ont choisi le paiement par trimestre',
    explanation: 'Le paiement mensuel, le 5 ou le 20, est la règle sans ce choix.',
    when: { kind: 'day', months: [2, 5, 8, 11], day: 5 },
    period: 'year',
  },
]
