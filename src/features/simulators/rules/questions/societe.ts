import { type Asking, euros, type Situation, soughtGross, word, yesNo } from '../question.ts'
import { household } from './foyer.ts'
import { payslipOutputs } from './payslip.ts'
import { QUARTERS } from './retraite.ts'

const SASU: Situation = {
  'entreprise . imposition': "'IS'",
  'entreprise . catégorie juridique': "'SAS'",
  'entreprise . associés': "'unique'",
}

const MONTHS = 12

/** Of a gross of the year: a question takes four decimals of a month. */
const FINEST = 0.0012

/** The president of a SASU: what the company spends, the gross or the net of a year. */
export const sasu: Asking = {
  situation(values) {
    const { montant = null, depart = null } = values
    const monthly = typeof montant === 'number' ? montant / MONTHS : montant
    if (depart === 'cout') {
      return { ...SASU, 'dirigeant . rémunération . totale': euros(montant, '/an') }
    }
    // A net of the year is not found by the rules; one of a month is.
    const known = word(depart, {
      brut: 'salarié . contrat . salaire brut',
      net: 'salarié . rémunération . net . à payer avant impôt',
    })
    return { ...SASU, [known]: euros(monthly, '/mois') }
  },
  sought: (values) => soughtGross(values, FINEST),
  outputs: {
    cout: ['dirigeant . rémunération . totale', '€/an'],
    brut: ['salarié . contrat . salaire brut', '€/an'],
    net: ['dirigeant . rémunération . net', '€/an'],
    imposable: ['dirigeant . rémunération . net . imposable', '€/an'],
    impot: ['dirigeant . rémunération . impôt', '€/an'],
    apres_impot: ['dirigeant . rémunération . net . après impôt', '€/an'],
    smic_horaire: ['SMIC . horaire', '€/heure'],
    ...QUARTERS,
    ...payslipOutputs('€/an'),
  },
}

const DIVIDENDS = 'bénéficiaire . dividendes'
const LEVIES = `${DIVIDENDS} . cotisations et contributions`

/** Dividends of a company by shares: the flat levy, or the scale of the household. */
export const dividendes: Asking = {
  situation: (values) => ({
    ...SASU,
    bénéficiaire: 'oui',
    'dirigeant . rémunération . net . imposable': '0 €/an',
    [`${DIVIDENDS} . bruts`]: euros(values['montant'] ?? null, '/an'),
    ...(values['methode'] === 'pfu'
      ? { 'impôt . méthode de calcul': "'PFU'" }
      : {
          'impôt . méthode de calcul': "'barème standard'",
          ...household(values),
        }),
  }),
  outputs: {
    prelevements: [LEVIES, '€/an'],
    csg_deductible: [`${LEVIES} . CSG déductible`, '€/an'],
    csg_autre: [`${LEVIES} . CSG non déductible`, '€/an'],
    crds: [`${LEVIES} . CRDS`, '€/an'],
    solidarite: [`${LEVIES} . prélèvement de solidarité`, '€/an'],
    pfu: ['impôt . dividendes . PFU', '€/an'],
    impot: ['impôt . dividendes . montant en sus des autres revenus imposables', '€/an'],
    imposables: [`${DIVIDENDS} . imposables`, '€/an'],
    nets: [`${DIVIDENDS} . nets d'impôt`, '€/an'],
  },
}

const TAX = 'entreprise . imposition . IS'

/** The tax of a company on the result of twelve months. */
export const societes: Asking = {
  situation: (values) => ({
    salarié: 'non',
    'entreprise . imposition': "'IS'",
    'entreprise . catégorie juridique': "''",
    [`${TAX} . résultat imposable`]: euros(values['resultat'] ?? null, '/an'),
    "entreprise . chiffre d'affaires": euros(values['ca'] ?? null, '/an'),
    'entreprise . capital social . détenu au moins à 75 pourcents par des personnes physiques':
      yesNo(values['personnes'] === 'oui'),
  }),
  outputs: {
    impot: [`${TAX} . montant`, '€/an'],
    sociale: [`${TAX} . contribution sociale`, '€/an'],
    total: [`${TAX} . total`, '€/an'],
    reduit: [`${TAX} . montant . taux réduit`, '%'],
    normal: [`${TAX} . montant . taux normal`, '%'],
    eligible: [`${TAX} . éligible taux réduit`, null],
  },
}
