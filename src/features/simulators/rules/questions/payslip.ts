import type { Asking } from '../question.ts'

/** One contribution of a payslip: our names of what each side pays, and the rules that say it. */
export interface PayslipLine {
  title: string
  /** Where its rate is read; an address that the rules themselves give. */
  source: string
  /** Rule below `salarié . cotisations` of the employee's part; absent where there is none. */
  employee?: string
  employer?: string
}

const URSSAF = 'https://www.urssaf.fr/accueil/employeur/'
const LIST = `${URSSAF}cotisations/liste-cotisations/`
const AGIRC =
  'https://www.agirc-arrco.fr/mon-entreprise/calculer-et-declarer/calculer-les-cotisations-de-retraite-complementaire/'

/**
 * Every contribution that the rules know of a salary; they add up to what each side pays
 * (`payslip.test.ts`), so that a new one is seen when the package is updated.
 */
export const PAYSLIP: Readonly<Record<string, PayslipLine>> = {
  maladie: {
    source: `${LIST}maladie-maternite-invalidite.html`,
    title: 'Maladie',
    employee: 'maladie . salarié',
    employer: 'maladie . employeur',
  },
  vieillesse: {
    source: `${LIST}at-vieillesse-csa-dialoguesocial.html#ancre-cotisation-d-assurance-vieilless`,
    title: 'Retraite de base',
    employee: 'vieillesse . salarié',
    employer: 'vieillesse . employeur',
  },
  complementaire: {
    source: AGIRC,
    title: 'Retraite complémentaire',
    employee: 'retraite complémentaire . salarié',
    employer: 'retraite complémentaire . employeur',
  },
  ceg: {
    source: AGIRC,
    title: 'Contribution d’équilibre général',
    employee: 'CEG . salarié',
    employer: 'CEG . employeur',
  },
  cet: {
    source: AGIRC,
    title: 'Contribution d’équilibre technique',
    employee: 'CET . salarié',
    employer: 'CET . employeur',
  },
  apec: { source: AGIRC, title: 'Apec', employee: 'APEC . salarié', employer: 'APEC . employeur' },
  prevoyance: {
    source: `${URSSAF}embaucher-gerer-salaries/embaucher/prevoyance-complementaire.html`,
    title: 'Prévoyance et santé',
    employee: 'prévoyances . salarié',
    employer: 'prévoyances . employeur',
  },
  csg: { source: `${LIST}csg-crds.html`, title: 'CSG et CRDS', employee: 'CSG-CRDS' },
  chomage: {
    source: `${LIST}assurance-chomage-ags.html`,
    title: 'Assurance chômage',
    employer: 'chômage',
  },
  ags: {
    source: `${LIST}assurance-chomage-ags.html`,
    title: 'Garantie des salaires (AGS)',
    employer: 'AGS',
  },
  famille: {
    source: `${LIST}cotisation-allocation-familiale.html`,
    title: 'Allocations familiales',
    employer: 'allocations familiales',
  },
  accidents: {
    source: `${LIST}at-vieillesse-csa-dialoguesocial.html#ancre-cotisation-d-at-mp`,
    title: 'Accidents du travail',
    employer: 'ATMP',
  },
  logement: {
    source: `${LIST}fonds-national-aide-logement.html`,
    title: 'Aide au logement (Fnal)',
    employer: 'FNAL',
  },
  autonomie: {
    source: `${LIST}at-vieillesse-csa-dialoguesocial.html#ancre-contribution-solidarite-autonomi`,
    title: 'Solidarité autonomie',
    employer: 'CSA',
  },
  formation: {
    source: `${LIST}formation-professionnelle.html`,
    title: 'Formation professionnelle',
    employer: 'formation professionnelle',
  },
  cpf: {
    source: `${LIST}formation-professionnelle.html`,
    title: 'Formation des salariés en CDD',
    employer: 'CPF CDD',
  },
  apprentissage: {
    source: `${LIST}taxe-apprentissage-csa.html`,
    title: 'Taxe d’apprentissage',
    employer: "taxe d'apprentissage",
  },
  dialogue: {
    source: `${LIST}at-vieillesse-csa-dialoguesocial.html#ancre-contribution-patronale-au-dialog`,
    title: 'Dialogue social',
    employer: 'contribution au dialogue social',
  },
  mobilite: {
    source: `${LIST}versement-mobilite.html`,
    title: 'Versement mobilité',
    employer: 'versement mobilité',
  },
  forfait: {
    source: `${LIST}forfait-social.html`,
    title: 'Forfait social',
    employer: 'forfait social',
  },
  construction: {
    source: 'https://entreprendre.service-public.fr/vosdroits/F22583',
    title: 'Effort de construction',
    employer: 'PEEC',
  },
}

/** What the employer is spared; taken off in the payslip. */
export const RELIEF = 'exonérations . RGDU'

/** What a young innovative company is spared instead. */
export const YOUNG = 'exonérations . JEI'

export const YOUNG_SOURCE = `${URSSAF}beneficier-exonerations/exonerations-secteur-activite/jeunes-entreprises-innovantes.html`

const OVERTIME = 'exonérations . heures supplémentaires'
const HOURS = `${URSSAF}beneficier-exonerations/exonerations-heures/`

/** Where each side reads what it is spared of overtime. */
export const OVERTIME_SOURCES = {
  employee: `${HOURS}reduction-cotisations-salariales.html`,
  employer: `${HOURS}deduction-forfaitaire-patronale.html`,
} as const

export const RELIEF_SOURCE = `${URSSAF}beneficier-exonerations/reduction-generale-cotisation.html`

/** Under which name a side's part of a line is found. */
export const partOf = (side: 'employee' | 'employer', line: string): string => `${side} ${line}`

/** The lines as outputs, with what each side pays in all and the reliefs. */
export function payslipOutputs(unit: '€/mois' | '€/an'): Asking['outputs'] {
  const of = (rule: string) => [`salarié . cotisations . ${rule}`, unit] as const
  const lines = Object.entries(PAYSLIP).flatMap(([name, { employee, employer }]) => [
    ...(employee === undefined ? [] : [[partOf('employee', name), of(employee)] as const]),
    ...(employer === undefined ? [] : [[partOf('employer', name), of(employer)] as const]),
  ])
  return {
    ...Object.fromEntries(lines),
    salariales: of('salarié'),
    patronales: of('employeur'),
    allegement: of(RELIEF),
    jeune: of(`${YOUNG} . montant`),
    reduction_heures: of(`${OVERTIME} . salarié`),
    deduction_heures: of(`${OVERTIME} . employeur`),
  }
}
