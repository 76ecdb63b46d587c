import { type Asking, euros, type JointAsking, type Values } from '../question.ts'
import { foyer } from './foyer.ts'
import { micro } from './micro.ts'
import { QUARTERS } from './retraite.ts'
import { sasu, societes } from './societe.ts'

/** Quarters of retirement that a base of contributions gives: the rules have no other base of the self-employed. */
const quarters: Asking = {
  situation: ({ base = null }) => ({
    'protection sociale . retraite . base . cotisée': euros(base, '/an'),
  }),
  outputs: QUARTERS,
}

/** One person without other income, taxed by the scale. */
const alone = (salaires: Values[string], autres: Values[string]): Values => ({
  famille: 'seul',
  enfants: 0,
  parent_isole: null,
  salaires,
  autres,
})

/**
 * One turnover under four statuses. Contributions of the self-employed come with the values, as the package has the
 * law before their reform: their base and what of them is taxed, `null` where they are not computed.
 */
export const statuts: JointAsking = {
  parts: {
    micro: {
      asking: micro,
      values: ({ ca = null, activite = null }) => ({ ca, activite, liberatoire: 'non' }),
    },
    sasu: {
      asking: sasu,
      values: ({ remuneration = null }) =>
        remuneration === null ? null : { depart: 'cout', montant: remuneration },
    },
    societe: {
      asking: societes,
      values: ({ ca = null, reserve = null }) =>
        reserve === null ? null : { ca, resultat: reserve, personnes: 'oui' },
    },
    ei: {
      asking: foyer,
      values: ({ ei_imposable: taxed = null }) => (taxed === null ? null : alone(0, taxed)),
    },
    eurl: {
      asking: foyer,
      values: ({ eurl_imposable: taxed = null }) => (taxed === null ? null : alone(taxed, 0)),
    },
    ei_retraite: {
      asking: quarters,
      values: ({ ei_assiette: base = null }) => (base === null ? null : { base }),
    },
    eurl_retraite: {
      asking: quarters,
      values: ({ eurl_assiette: base = null }) => (base === null ? null : { base }),
    },
  },
}
