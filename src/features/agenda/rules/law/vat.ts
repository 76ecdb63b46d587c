import type { AgendaRule } from './rule.ts'
import { E_INVOICING } from './e-invoicing.ts'
import { LAST_SIMPLIFIED } from './period.ts'
import { always, EVERY_MONTH, QUARTERS, SOURCES } from './sources.ts'

const vat = {
  ...always,
  concern: 'tva',
  confidence: 'assumed',
  source: SOURCES.vat,
} as const
const simplified = {
  ...vat,
  who: 'Entreprises au régime simplifié de TVA',
  period: 'exercice-under-way',
  to: LAST_SIMPLIFIED,
  confidence: 'to-confirm',
  audience: [{ vat: ['simplifie'] }],
} as const
const [smallYear, smallMonth, smallDay] = E_INVOICING.small.split('-')
const WHICH_DAY =
  'Le jour exact dépend de la forme de l’entreprise, de son département et de son numéro.'

export const VAT_RULES: readonly AgendaRule[] = [
  {
    ...vat,
    key: 'tva-mois',
    title: 'TVA',
    who: 'Entreprises qui déclarent la TVA chaque mois',
    explanation: `Déclaration et paiement de la TVA du mois précédent. ${WHICH_DAY}`,
    when: { kind: 'vat-day', months: EVERY_MONTH },
    period: 'month-before',
    audience: [{ vat: ['mois'] }],
  },
  {
    ...vat,
    key: 'tva-trimestre',
    title: 'TVA',
    who: 'Entreprises qui déclarent la TVA par trimestre, dont celles qui sortent du régime simplifié',
    explanation: `Déclaration et paiement de la TVA du trimestre précédent. ${WHICH_DAY}`,
    when: { kind: 'vat-day', months: QUARTERS },
    period: 'quarter-before',
    audience: [{ vat: ['trimestre'] }],
  },
  {
    ...simplified,
    key: 'tva-acompte-juillet',
    title: 'Acompte de TVA de juillet',
    explanation:
      'Premier acompte du régime simplifié, qui disparaît pour les exercices ouverts à partir du 1er janvier 2027.',
    when: { kind: 'vat-day', months: [7] },
  },
  {
    ...simplified,
    key: 'tva-acompte-decembre',
    title: 'Acompte de TVA de décembre',
    explanation:
      'Second acompte du régime simplifié, qui disparaît pour les exercices ouverts à partir du 1er janvier 2027.',
    when: { kind: 'vat-day', months: [12] },
  },
  {
    ...vat,
    key: 'tva-fin-simplifie',
    title: 'Fin du régime simplifié de TVA',
    who: 'Entreprises au régime simplifié de TVA',
    explanation:
      'Pour l’exercice qui commence, la TVA se déclare par trimestre, ou chaque mois : il n’y a plus d’acomptes. Avec un exercice civil, la première déclaration trimestrielle est celle d’avril 2027.',
    when: { kind: 'after-closing', months: 1, day: 1 },
    period: 'none',
    carried: false,
    confidence: 'to-confirm',
    from: '2026-01-01',
    to: LAST_SIMPLIFIED,
    audience: [{ saidVat: ['simplifie'] }],
  },
  {
    ...vat,
    key: 'ca12',
    title: 'Déclaration annuelle de TVA (CA12)',
    who: 'Entreprises au régime simplifié de TVA, exercice clos en décembre',
    explanation:
      'Régularisation annuelle du régime simplifié, pour la dernière fois au titre de 2026.',
    when: {
      kind: 'after-closing',
      months: 3,
      day: 'last',
      december: { month: 5, day: 'second-open' },
    },
    period: 'exercice',
    to: LAST_SIMPLIFIED,
    confidence: 'certain',
    audience: [{ vat: ['simplifie'], closing: 'december' }],
  },
  {
    ...vat,
    key: 'ca12e',
    title: 'Déclaration annuelle de TVA (CA12 E)',
    who: 'Entreprises au régime simplifié de TVA, exercice clos un autre mois que décembre',
    explanation:
      'Régularisation annuelle du régime simplifié, dans les trois mois de la clôture. La dernière est celle de l’exercice ouvert en 2026.',
    when: { kind: 'after-closing', months: 3, day: 'last' },
    period: 'exercice',
    to: LAST_SIMPLIFIED,
    confidence: 'to-confirm',
    audience: [{ vat: ['simplifie'], closing: 'other' }],
  },
  {
    ...vat,
    key: 'echanges-europe',
    title: 'Échanges avec l’Union européenne (état récapitulatif, EMEBI, DES)',
    who: 'Entreprises qui vendent des biens ou des services à des entreprises d’autres pays de l’Union',
    explanation:
      'Déclarations à la douane des opérations du mois précédent, le dixième jour ouvrable. La douane en publie le calendrier chaque année.',
    when: { kind: 'nth-open', months: EVERY_MONTH, count: 10, week: 6 },
    // A Saturday counts here, and may be the tenth.
    carried: false,
    period: 'month-before',
    confidence: 'to-confirm',
    source: SOURCES.customs,
    audience: [{ trait: 'europe' }],
  },
  {
    ...vat,
    key: 'tva-autre-pays',
    title: 'Remboursement de la TVA payée dans un autre pays de l’Union',
    who: 'Entreprises qui ont payé de la TVA dans un autre pays de l’Union sans y être établies',
    explanation:
      'Dernier jour pour demander la TVA de l’année passée, dans l’espace professionnel d’impots.gouv.fr.',
    when: { kind: 'day', months: [9], day: 30 },
    period: 'year-before',
    carried: false,
    confidence: 'certain',
    source: SOURCES.foreignVat,
    audience: [{ trait: 'europe', vat: ['mois', 'trimestre', 'simplifie'] }],
  },
  {
    ...vat,
    key: 'vehicules',
    title: 'Taxes sur les véhicules de tourisme (CO2 et polluants)',
    who: 'Entreprises qui utilisent des véhicules de tourisme et déclarent la TVA',
    explanation: 'Taxes de l’année passée, en annexe de la déclaration de TVA de janvier.',
    when: { kind: 'vat-day', months: [1] },
    period: 'year-before',
    source: SOURCES.vehicles,
    audience: [{ trait: 'vehicles', vat: ['mois', 'trimestre'] }],
  },
  {
    ...vat,
    key: 'vehicules-simplifie',
    title: 'Taxes sur les véhicules de tourisme, au régime simplifié',
    who: 'Entreprises qui utilisent des véhicules de tourisme, au régime simplifié de TVA',
    explanation: 'Taxes de l’année passée, avec la déclaration annuelle de TVA.',
    when: { kind: 'nth-open', months: [5], count: 2, week: 5 },
    period: 'year-before',
    to: LAST_SIMPLIFIED,
    confidence: 'to-confirm',
    source: SOURCES.vehicles,
    audience: [{ trait: 'vehicles', saidVat: ['simplifie'] }],
  },
  {
    ...vat,
    key: 'vehicules-sans-tva',
    title: 'Taxes sur les véhicules de tourisme, sans déclaration de TVA',
    who: 'Entreprises qui utilisent des véhicules de tourisme et ne déclarent pas de TVA',
    explanation: 'Taxes de l’année passée, sur une annexe déposée seule.',
    when: { kind: 'day', months: [1], day: 25 },
    period: 'year-before',
    confidence: 'to-confirm',
    source: SOURCES.vehicles,
    audience: [{ trait: 'vehicles', vat: ['franchise', 'exoneree'] }],
  },
  {
    ...vat,
    key: 'facture-electronique',
    title: 'Facture électronique : les PME et les micro-entreprises émettent en',
    who: 'PME et micro-entreprises assujetties à la TVA, franchise en base comprise',
    explanation:
      'Depuis le 1er septembre 2026, toutes reçoivent, les grandes entreprises et celles de taille intermédiaire émettent. Un an plus tard, les autres émettent et transmettent leurs données.',
    when: { kind: 'day', months: [Number(smallMonth)], day: Number(smallDay) },
    period: 'year',
    from: `${smallYear}-01-01`,
    to: `${smallYear}-12-31`,
    carried: false,
    confidence: 'certain',
    source: E_INVOICING.source,
    audience: [{ vat: ['mois', 'trimestre', 'simplifie', 'franchise'], staff: { max: 249 } }],
  },
]
