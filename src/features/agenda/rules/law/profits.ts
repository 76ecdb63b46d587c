import type { AgendaRule } from './rule.ts'
import {
  always,
  AT_REAL,
  COMMERCIAL,
  EVERY_MONTH,
  HEADED,
  secondOfMay,
  SOURCES,
} from './sources.ts'

const companyTax = {
  ...always,
  concern: 'is',
  confidence: 'certain',
  period: 'exercice',
  audience: [{ taxes: ['is'] }],
} as const
const withResults = {
  ...always,
  concern: 'revenus',
  confidence: 'certain',
  period: 'exercice',
} as const
const results = {
  kind: 'after-closing',
  months: 3,
  day: 'last',
  december: { month: 5, day: 'second-open' },
  calendarYear: true,
} as const
const byNotice = {
  ...always,
  concern: 'revenus',
  who: 'Foyers, dont celui du dirigeant',
  confidence: 'to-confirm',
  source: SOURCES.incomeReturn,
  period: 'year-before',
  audience: [{ forms: HEADED }],
} as const
const dividends = {
  ...always,
  concern: 'revenus',
  confidence: 'to-confirm',
  audience: [{ trait: 'dividends', forms: COMMERCIAL }],
} as const
const ownTax = {
  ...always,
  concern: 'revenus',
  who: 'Entrepreneurs et associés imposés à l’impôt sur le revenu, gérants majoritaires',
  source: SOURCES.withholding,
  // Their pay (CGI, art. 62) has instalments too.
  audience: [{ taxes: ['ir'] }, { forms: ['eurl', 'sarl'], taxes: ['is'] }],
} as const

/** Tax on what a firm earns, and on what its head does. */
export const PROFIT_RULES: readonly AgendaRule[] = [
  {
    ...companyTax,
    key: 'is-acompte',
    title: 'acompte d’impôt sur les sociétés',
    who: 'Sociétés à l’IS ; le rang est celui d’un exercice clos en décembre',
    otherClosing: 'Sociétés à l’IS qui clôturent ce mois-là',
    explanation:
      'Quatre acomptes par exercice, aux mêmes dates pour toutes ; le rang dépend de la clôture : un exercice clos en juin commence par l’acompte du 15 septembre. Une petite société, ou une société nouvelle, peut en être dispensée.',
    when: { kind: 'is-instalment' },
    source: SOURCES.instalments,
  },
  {
    ...companyTax,
    key: 'is-solde',
    title: 'Solde d’impôt sur les sociétés',
    who: 'Sociétés qui clôturent au 31 décembre',
    otherClosing: 'Sociétés à l’IS qui clôturent ce mois-là',
    explanation:
      'Ce qui reste dû une fois les acomptes déduits : le 15 mai pour une clôture en décembre, le 15 du quatrième mois qui suit pour une autre.',
    when: { kind: 'after-closing', months: 4, day: 15, december: { month: 5, day: 15 } },
    source: SOURCES.companyTax,
  },
  {
    ...withResults,
    key: 'resultats',
    title: 'Déclaration de résultats (liasse fiscale)',
    who: 'Entreprises au réel qui clôturent au 31 décembre, et toutes celles à l’impôt sur le revenu',
    otherClosing: 'Sociétés à l’IS qui clôturent ce mois-là',
    explanation:
      'La liasse fiscale de l’exercice. Pour une société à l’IS qui clôture à une autre date : trois mois après la clôture.',
    when: { ...results, online: 15 },
    audience: [
      { forms: AT_REAL, taxes: ['is'] },
      { forms: ['ei', ...COMMERCIAL], taxes: ['ir'], activities: ['commerce', 'location'] },
    ],
    source: SOURCES.results,
  },
  {
    ...withResults,
    key: 'resultats-liberal',
    title: 'Déclaration de résultats des professions libérales (2035)',
    who: 'Professions libérales à l’impôt sur le revenu, hors micro-entreprise',
    explanation: 'Les recettes et les dépenses de l’année civile.',
    when: secondOfMay(15),
    period: 'year-before',
    audience: [{ forms: ['ei', ...COMMERCIAL], taxes: ['ir'], activities: ['liberale'] }],
    source: SOURCES.liberalResults,
  },
  {
    ...withResults,
    key: 'societe-immobiliere',
    title: 'Déclarations 2072 et 2036 des sociétés civiles',
    who: 'Sociétés civiles immobilières et de moyens à l’impôt sur le revenu',
    explanation: 'Le résultat de la société et la part de chaque associé.',
    when: secondOfMay(15),
    period: 'year-before',
    audience: [{ forms: ['sci', 'scm'], taxes: ['ir'] }],
    source: SOURCES.propertyIncome,
  },
  {
    ...withResults,
    key: 'das2',
    title: 'Honoraires et commissions versés (DAS2)',
    who: 'Entreprises qui ont versé des honoraires ou des commissions, clôture au 31 décembre',
    otherClosing: 'Entreprises qui ont versé des honoraires ou des commissions',
    explanation: 'La déclaration accompagne celle des résultats.',
    when: results,
    audience: [{ forms: [...AT_REAL, 'association'] }],
    source: SOURCES.fees,
  },
  {
    ...dividends,
    key: 'dividendes',
    title: 'Prélèvement sur les dividendes (2777), versements',
    who: 'Sociétés qui ont versé des dividendes le mois précédent',
    explanation: 'Déclaration et paiement de ce qui a été retenu sur les dividendes versés.',
    when: { kind: 'day', months: EVERY_MONTH, day: 15 },
    period: 'month-before',
    source: SOURCES.dividendTax,
  },
  {
    ...dividends,
    key: 'ifu',
    title: 'Imprimé fiscal unique (2561)',
    who: 'Sociétés qui ont versé des dividendes ou des intérêts l’an passé',
    explanation: 'Ce que chacun a reçu, pour sa propre déclaration de revenus.',
    when: { kind: 'day', months: [2], day: 15 },
    period: 'year-before',
    source: SOURCES.incomeSlips,
  },
  {
    ...ownTax,
    key: 'acompte-revenu',
    title: 'Acompte d’impôt sur le revenu du dirigeant, versement du 15',
    explanation:
      'Le prélèvement à la source de qui n’a pas de salaire : prélevé chaque mois sur le compte bancaire, sauf choix du trimestre.',
    when: { kind: 'day', months: EVERY_MONTH, day: 15 },
    period: 'month',
    confidence: 'certain',
  },
  {
    ...ownTax,
    key: 'acompte-revenu-trimestre',
    title: 'Acompte trimestriel d’impôt sur le revenu du dirigeant',
    explanation: 'Pour qui a choisi le trimestre : quatre prélèvements par an.',
    when: { kind: 'day', months: [2, 5, 8, 11], day: 15 },
    period: 'year',
    confidence: 'to-confirm',
  },
  {
    ...byNotice,
    key: 'revenus-ouverture',
    title: 'Ouverture de la déclaration des revenus',
    explanation: 'Le calendrier par zone paraît chaque année sur impots.gouv.fr.',
    when: { kind: 'month-only', months: [4] },
  },
  {
    ...byNotice,
    key: 'revenus',
    title: 'Déclaration des revenus',
    explanation: 'La date limite dépend de la zone et de la façon de déclarer.',
    when: { kind: 'month-only', months: [5] },
  },
  {
    ...byNotice,
    key: 'revenus-solde',
    title: 'Solde de l’impôt sur le revenu',
    explanation: 'Prélevé, ou rendu plus tôt, d’après l’avis de l’été.',
    when: { kind: 'month-only', months: [9] },
    source: SOURCES.withholding,
  },
]
