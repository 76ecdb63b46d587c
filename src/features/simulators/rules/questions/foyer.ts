import { type Asking, euros, plain, type Situation, type Values, word, yesNo } from '../question.ts'

const HOUSEHOLD = 'impôt . foyer fiscal'
const TAX = `${HOUSEHOLD} . impôt sur le revenu`

/** Who is taxed by the scale, with what they have beside. */
export const household = (values: Values): Situation => ({
  [`${HOUSEHOLD} . revenu imposable . autres revenus imposables`]: euros(
    values['autres'] ?? null,
    '/an',
  ),
  [`${HOUSEHOLD} . situation de famille`]: word(values['famille'] ?? null, {
    seul: "'célibataire'",
    couple: "'couple'",
  }),
  [`${HOUSEHOLD} . enfants à charge`]: `${plain(values['enfants'] ?? null)} enfant`,
})

/** The income tax of a household; the second wages come with their allowance taken off. */
export const foyer: Asking = {
  situation: (values) => ({
    dirigeant: 'non',
    'entreprise . catégorie juridique': "''",
    'entreprise . imposition': 'non',
    'impôt . méthode de calcul': "'barème standard'",
    'salarié . rémunération . net . imposable': euros(values['salaires'] ?? null, '/an'),
    ...household(values),
    [`${HOUSEHOLD} . parent isolé`]: yesNo(values['parent_isole'] === 'oui'),
  }),
  outputs: {
    impot: [TAX, '€/an'],
    a_payer: [`${HOUSEHOLD} . impôt à payer`, '€/an'],
    hauts_revenus: [`${HOUSEHOLD} . CEHR`, '€/an'],
    parts: [`${HOUSEHOLD} . nombre de parts`, null],
    imposable: [`${HOUSEHOLD} . revenu imposable`, '€/an'],
    quotient: [`${TAX} . quotient familial`, '€/part/an'],
    brut: [`${TAX} . impôt brut`, '€/an'],
    decote: [`${TAX} . décote`, '€/an'],
  },
}
