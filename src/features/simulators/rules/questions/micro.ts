import { typedDate } from '#base/kit/time/typed-date.ts'
import { type Asking, euros, type Situation, yesNo } from '../question.ts'
import { QUARTERS } from './retraite.ts'

const MICRO = 'dirigeant . auto-entrepreneur'
const CONTRIBUTIONS = `${MICRO} . cotisations et contributions`

/** Kinds of activity, as the rules tell them apart. */
const ACTIVITIES: Readonly<Record<string, Situation>> = {
  vente: activity('commerciale', 'vente'),
  prestation_commerciale: activity('commerciale', 'service'),
  artisan_vente: activity('artisanale', 'vente'),
  artisan_service: activity('artisanale', 'service'),
  liberal: activity('libérale', 'service'),
  cipav: {
    ...activity('libérale', 'service'),
    'entreprise . activité . nature . libérale . réglementée': 'oui',
    [`${MICRO} . Cipav . adhérent`]: 'oui',
  },
}

function activity(nature: string, kind: 'service' | 'vente'): Situation {
  return {
    'entreprise . activité . nature': `'${nature}'`,
    'entreprise . activités . service ou vente': `'${kind}'`,
  }
}

/** A micro-entrepreneur over a whole year. */
export const micro: Asking = {
  situation(values) {
    const { activite, creation = null } = values
    const known = typeof activite === 'string' && Object.hasOwn(ACTIVITIES, activite)
    if (!known) throw new RangeError('No such activity.')
    return {
      salarié: 'non',
      'entreprise . catégorie juridique': "'EI'",
      'entreprise . catégorie juridique . EI . auto-entrepreneur': 'oui',
      'dirigeant . auto-entrepreneur': 'oui',
      [`${MICRO} . chiffre d'affaires`]: euros(values['ca'] ?? null, '/an'),
      [`${MICRO} . impôt . versement libératoire`]: yesNo(values['liberatoire'] === 'oui'),
      ...ACTIVITIES[activite],
      ...(typeof creation === 'string'
        ? {
            'dirigeant . exonérations . ACRE': 'oui',
            'entreprise . date de création': typedDate(creation),
          }
        : {}),
    }
  },
  outputs: {
    contributions: [CONTRIBUTIONS, '€/an'],
    cotisations: [`${CONTRIBUTIONS} . cotisations`, '€/an'],
    formation: [`${CONTRIBUTIONS} . CFP`, '€/an'],
    chambre: [`${CONTRIBUTIONS} . TFC`, '€/an'],
    net: [`${MICRO} . revenu net`, '€/an'],
    apres_impot: [`${MICRO} . revenu net . après impôt`, '€/an'],
    impot: ['dirigeant . rémunération . impôt', '€/an'],
    abattu: ['entreprise . imposition . régime . micro-entreprise . revenu abattu', '€/an'],
    depasse: ["entreprise . chiffre d'affaires . seuil micro . dépassé", null],
    plafond: ["entreprise . chiffre d'affaires . seuil micro . total", '€/an'],
    plafond_service: ["entreprise . chiffre d'affaires . seuil micro . libérale", '€/an'],
    plafond_liberatoire: [`${MICRO} . impôt . versement libératoire . plafond`, '€/an'],
    part_acre: [`${MICRO} . Acre . taux Acre`, '%'],
    taux_cipav: [`${MICRO} . Acre . taux CIPAV`, '%'],
    ...QUARTERS,
  },
}
