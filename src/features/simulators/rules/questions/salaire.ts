import { typedDate } from '#base/kit/time/typed-date.ts'
import {
  type Asking,
  euros,
  plain,
  type Situation,
  soughtGross,
  type Values,
  word,
  yesNo,
} from '../question.ts'
import { AID_OF_YEAR } from '../corrections.ts'
import { payslipOutputs, YOUNG } from './payslip.ts'

/** What is known, of which the rest is found. */
const KNOWN = {
  brut: 'salarié . contrat . salaire brut',
  net: 'salarié . rémunération . net . à payer avant impôt',
  apres_impot: 'salarié . rémunération . net . payé après impôt',
  cout: 'salarié . coût total employeur',
} as const

const CONTRACTS = { cdi: "'CDI'", cdd: "'CDD'", apprentissage: "'apprentissage'" } as const

const AGES = {
  moins_18: "'moins de 18'",
  de_18_a_20: "'de 18 à 20'",
  de_21_a_25: "'de 21 à 25'",
  plus_25: "'plus de 25'",
} as const

const DIPLOMAS = {
  bac: "'niveau 4 ou moins'",
  bac_2: "'niveau 5'",
  licence_master: "'niveau 6 ou 7'",
  doctorat: "'niveau 8'",
} as const

const CENT = 0.01

/** Somebody who is employed: without this the rules believe in a head of a company, and tax is 0. */
export const EMPLOYED: Situation = {
  dirigeant: 'non',
  'entreprise . catégorie juridique': "''",
  'entreprise . imposition': 'non',
}

/** A salary. */
export const salaire: Asking = {
  situation: (values) => ({
    ...EMPLOYED,
    'salarié . activité partielle': 'non',
    'salarié . contrat': word(values['contrat'] ?? null, CONTRACTS),
    [word(values['depart'] ?? null, KNOWN)]: euros(values['montant'] ?? null, '/mois'),
    'entreprise . salariés . effectif': `${plain(values['effectif'] ?? null)} employés`,
    'salarié . cotisations . prévoyances . santé . montant': euros(
      values['sante'] ?? null,
      '/mois',
    ),
    ...(values['contrat'] === 'apprentissage' ? apprentice(values) : employee(values)),
    ...optional(values['heures'], (hours) => ({
      'salarié . contrat . temps de travail . temps partiel': 'oui',
      'salarié . contrat . temps de travail . temps partiel . heures par semaine': `${plain(hours)} heures/semaine`,
    })),
    ...optional(values['heures_sup'], overtime),
    ...optional(values['taux_at'], (rate) => ({ 'établissement . taux ATMP': `${plain(rate)} %` })),
    'impôt . méthode de calcul': "'taux neutre'",
    ...optional(values['taux_pas'], (rate) => ({
      'impôt . méthode de calcul': "'taux personnalisé'",
      'impôt . taux personnalisé': `${plain(rate)} %`,
    })),
  }),
  sought: (values) => soughtGross(values, CENT),
  outputs: {
    brut: [KNOWN.brut, '€/mois'],
    net: [KNOWN.net, '€/mois'],
    apres_impot: [KNOWN.apres_impot, '€/mois'],
    cout: [KNOWN.cout, '€/mois'],
    impot: ['impôt . montant', '€/mois'],
    imposable: ['salarié . rémunération . net . imposable', '€/mois'],
    net_social: ['salarié . rémunération . montant net social', '€/mois'],
    precarite: ['salarié . rémunération . indemnités CDD', '€/mois'],
    heures_sup: ['salarié . rémunération . heures supplémentaires', '€/mois'],
    aides: ['salarié . coût total employeur . aides', '€/mois'],
    aide_annuelle: [AID_OF_YEAR, '€/an'],
    participation: [
      'salarié . régimes spécifiques . apprentissage . participation employeur',
      '€/mois',
    ],
    sous_minimum: ['salarié . rémunération . contrôle minimum', null],
    minimum: ['salarié . contrat . temps de travail . SMIC', '€/mois'],
    minimum_apprenti: ['salarié . contrat . apprentissage . rémunération minimale', '€/mois'],
    taux_at: ['établissement . taux ATMP', '%'],
    smic_horaire: ['SMIC . horaire', '€/heure'],
    ...payslipOutputs('€/mois'),
  },
}

const employee = (values: Values): Situation => ({
  'salarié . contrat . statut cadre': yesNo(values['statut'] === 'cadre'),
  [`salarié . cotisations . ${YOUNG}`]: yesNo(values['exoneration'] === 'jei'),
})

/**
 * Hours of a month beyond full time. The rules raise the ceiling with them; the law lowers it for less than full
 * time and never raises it (CSS, art. R. 242-2).
 */
const overtime = (hours: Values[string]): Situation => ({
  'salarié . temps de travail . heures supplémentaires': `${plain(hours)} heures/mois`,
  'salarié . temps de travail . effectif . quotité': '100 %',
})

/** The aid hangs on the day of hiring, and the rules take one of their own unless it is told. */
const apprentice = (values: Values): Situation => ({
  "salarié . contrat . date d'embauche": day(values['embauche'] ?? null),
  'salarié . contrat . apprentissage . âge': word(values['age'] ?? null, AGES),
  'salarié . contrat . apprentissage . diplôme': word(values['diplome'] ?? null, DIPLOMAS),
})

/** A day as the rules write it. @throws RangeError */
function day(value: Values[string]): string {
  const written = typeof value === 'string' ? typedDate(value) : ''
  if (written === '') throw new RangeError('No day.')
  return written
}

const optional = (
  value: Values[string] = null,
  then: (value: Values[string]) => Situation,
): Situation => (value === null ? {} : then(value))
