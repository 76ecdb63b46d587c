import { type Asking, euros, plain } from '../question.ts'
import { EMPLOYED } from './salaire.ts'

const PARTIAL = 'salarié . activité partielle'
const LEGAL = `${PARTIAL} . indemnités . légale`
const BACK = `${PARTIAL} . indemnisation entreprise`

/** A month of which hours are not worked, at full time, without any cover. */
export const activitePartielle: Asking = {
  situation: ({ montant = null, heures = null }) => ({
    ...EMPLOYED,
    'salarié . contrat': "'CDI'",
    'salarié . contrat . salaire brut': euros(montant, '/mois'),
    'salarié . contrat . statut cadre': 'non',
    'salarié . cotisations . prévoyances . santé . montant': euros(0, '/mois'),
    [PARTIAL]: 'oui',
    [`${PARTIAL} . heures travaillées`]: `${plain(heures)} heures/mois`,
    'impôt . méthode de calcul': "'taux neutre'",
  }),
  outputs: {
    brut: ['salarié . rémunération . brut', '€/mois'],
    salariales: ['salarié . cotisations . salarié', '€/mois'],
    csg: ['salarié . cotisations . CSG-CRDS . revenus de remplacement', '€/mois'],
    net: ['salarié . rémunération . net . à payer avant impôt', '€/mois'],
    net_habituel: [`${PARTIAL} . net habituel`, '€/mois'],
    heures_chomees: [`${PARTIAL} . heures chômées`, 'heure/mois'],
    absence: [`${PARTIAL} . retrait absence`, '€/mois'],
    part_indemnite: [`${LEGAL} . taux`, '%'],
    base: [`${LEGAL} . base`, '€/mois'],
    net_minimum: [`${LEGAL} . rémunération mensuelle minimale`, '€/mois'],
    complement: [`${LEGAL} . allocation complémentaire`, '€/mois'],
    indemnite: [`${PARTIAL} . indemnités`, '€/mois'],
    part_remboursement: [`${BACK} . taux d'indemnisation`, '%'],
    plancher: [`${BACK} . plancher horaire`, '€/heure'],
    remboursement: [BACK, '€/mois'],
    sous_minimum: ['salarié . rémunération . contrôle minimum', null],
    minimum: ['salarié . contrat . temps de travail . SMIC', '€/mois'],
    smic_horaire: ['SMIC . horaire', '€/heure'],
  },
}
