import { isoDay } from '#base/kit/time/working-days.ts'
import { AID_PERIODS } from '../../../rules/apprentice-aid.ts'
import { type Decimal, toCents, ZERO } from '../formulas/decimal.ts'
import { euros, percent } from '../tools/format.ts'
import { choice, date, money, number, only, optional, rate, whole } from '../tools/inputs.ts'
import {
  type Answer,
  type Cell,
  type Fault,
  type Remark,
  result,
  type ResultTable,
} from '../tools/result.ts'
import { defineRulesTool } from './rules-tool.ts'
import { EXAMPLES } from './examples.ts'
import { equation, rounding, some, type Told } from './outputs.ts'
import { payslipTable } from './payslip-table.ts'

/** Days of hiring whose law is known. */
const [FIRST_HIRING, LAST_HIRING] = [AID_PERIODS[0]?.from ?? '', AID_PERIODS.at(-1)?.to ?? '']

/** Hours beyond 35 in a month of weeks of 48 hours, the most of one, and of 44, the most of twelve on average. */
const MOST_OVERTIME = 56.33
const AVERAGE_OVERTIME = 39

export const tool = defineRulesTool({
  inputs: {
    contrat: choice({
      label: 'Contrat',
      look: 'radios',
      choices: [
        ['salarie', 'CDI ou CDD'],
        ['apprentissage', 'Apprentissage'],
      ],
    }),
    depart: choice({
      label: 'Vous connaissez',
      choices: [
        ['brut', 'le salaire brut'],
        ['net', 'le net avant impôt'],
        ['apres_impot', 'le net après impôt'],
        ['cout', 'le coût pour l’employeur'],
      ],
    }),
    montant: money({ label: 'Montant par mois', initial: '3 000', min: 100, max: 50_000 }),
    duree: only(
      ['salarie'],
      choice({
        label: 'Durée du contrat',
        choices: [
          ['cdi', 'CDI'],
          ['cdd', 'CDD, avec prime de précarité'],
        ],
      }),
    ),
    statut: only(
      ['salarie'],
      choice({
        label: 'Statut',
        choices: [
          ['non_cadre', 'Non-cadre'],
          ['cadre', 'Cadre'],
        ],
      }),
    ),
    exoneration: only(
      ['salarie'],
      choice({
        label: 'Exonération',
        help: 'Aucune n’est réservée à une première embauche.',
        choices: [
          ['generale', 'Réduction générale'],
          ['jei', 'Jeune entreprise innovante'],
        ],
      }),
    ),
    embauche: only(
      ['apprentissage'],
      date({
        label: 'Date d’embauche',
        initial: '2026-09-01',
        help: 'Celle de la signature : l’aide à l’employeur et la part exonérée en dépendent.',
      }),
    ),
    age: only(
      ['apprentissage'],
      choice({
        label: 'Âge de l’apprenti',
        choices: [
          ['moins_18', 'Moins de 18 ans'],
          ['de_18_a_20', '18 à 20 ans'],
          ['de_21_a_25', '21 à 25 ans'],
          ['plus_25', '26 ans et plus'],
        ],
      }),
    ),
    diplome: only(
      ['apprentissage'],
      choice({
        label: 'Diplôme préparé',
        choices: [
          ['bac', 'Jusqu’au baccalauréat'],
          ['bac_2', 'Bac + 2'],
          ['licence_master', 'Licence, master, ingénieur'],
          ['doctorat', 'Doctorat'],
        ],
      }),
    ),
    heures: optional(
      number({
        label: 'Heures par semaine, à temps partiel',
        help: 'Vide : temps plein, 35 heures.',
        unit: 'h',
        min: 1,
        max: 34.99,
        places: 2,
      }),
    ),
    heures_sup: only(
      ['salarie'],
      number({
        label: 'Heures supplémentaires par mois',
        initial: '0',
        unit: 'h',
        max: MOST_OVERTIME,
        places: 2,
        help: 'Payées en plus du salaire. Une semaine de 39 heures en fait 17,33 par mois.',
      }),
    ),
    effectif: whole({
      label: 'Salariés de l’entreprise',
      initial: '10',
      min: 1,
      max: 100_000,
      help: 'De 11 salariés, le versement mobilité de votre commune s’ajoute ; il n’est pas compté ici.',
    }),
    sante: money({
      label: 'Complémentaire santé, par mois',
      initial: '40',
      max: 1000,
      help: 'Cotisation entière ; l’employeur en paie la moitié.',
    }),
    taux_at: optional(
      rate({
        label: 'Taux accidents du travail',
        help: 'Il est notifié à chaque établissement. Vide : taux moyen.',
      }),
    ),
    taux_pas: optional(
      rate({
        label: 'Taux de prélèvement à la source',
        help: 'Celui du salarié. Vide : taux neutre.',
      }),
    ),
  },
  parts: { effectif: 'Hypothèses' },
  formula: [
    'Net avant impôt = brut − cotisations du salarié',
    'Coût de l’employeur = brut + cotisations de l’employeur − réduction générale ou exonération − aides',
    'Heures supplémentaires = salaire brut ÷ 151,67 × heures, majorées de 25 %, puis de 50 % après huit par semaine',
  ],
  limits: [
    'Ni versement mobilité, ni prévoyance d’entreprise ou de branche, ni convention collective, ni Alsace-Moselle, ni outre-mer.',
    'Les heures supplémentaires sont supposées égales d’une semaine à l’autre ; un accord peut prévoir d’autres majorations, de 10 % au moins. Elles sont exonérées d’impôt jusqu’à 7 500 € nets par an.',
    'Une année compte douze mois pareils ; l’aide à l’apprentissage vaut la première année. Équipement, médecine du travail et recrutement s’ajoutent.',
    'Apprentissage : l’aide à l’employeur et la participation de 750 € (licence, master, contrat signé depuis le 1er juillet 2025) sont réparties sur la première année. Un apprenti en situation de handicap en a une autre ; l’outre-mer aussi.',
    'À partir de 250 salariés, l’entreprise est supposée compter moins de 1 % d’alternants : la contribution supplémentaire à l’apprentissage s’ajoute (0,4 %, et 0,6 % à partir de 2 000 salariés), et l’aide à l’embauche d’un apprenti, réservée à celles qui en ont davantage, n’est pas comptée.',
    'Un CDD est compté avec la prime de 10 % et sans congés à payer.',
  ],
  official: {
    href: 'https://mon-entreprise.urssaf.fr/simulateurs/salaire-brut-net',
    text: 'mon-entreprise.urssaf.fr',
  },
  example: EXAMPLES['salaire-brut-net'],
  asked(values) {
    const { contrat, duree, statut, exoneration, embauche, age, diplome } = values
    const hired = embauche ? isoDay(embauche) : null
    const overtime = values.heures_sup?.gt(0) ? values.heures_sup.toNumber() : null
    const faults = [
      ...(hired !== null && (hired < FIRST_HIRING || hired > LAST_HIRING) ? [OTHER_YEARS] : []),
      ...(overtime !== null && values.heures !== null ? [PART_TIME] : []),
    ]
    if (faults.length > 0) return faults
    return {
      contrat: contrat === 'apprentissage' ? contrat : duree,
      depart: values.depart,
      montant: values.montant.toNumber(),
      statut,
      exoneration,
      embauche: hired,
      age,
      diplome,
      heures: values.heures?.toNumber() ?? null,
      heures_sup: overtime,
      effectif: values.effectif,
      sante: values.sante.toNumber(),
      taux_at: values.taux_at?.toNumber() ?? null,
      taux_pas: values.taux_pas?.toNumber() ?? null,
    }
  },
  told(found, values) {
    const { depart, taux_pas, heures_sup } = values
    const brut = some(found, 'brut')
    const bonus = ['heures_sup', 'precarite'].flatMap((name) =>
      isSome(found, name) ? [['+', some(found, name)] as const] : [],
    )
    const learning = [
      ...(isSome(found, 'participation') ? [['+', some(found, 'participation')] as const] : []),
      ...(isSome(found, 'aides') ? [['−', some(found, 'aides')] as const] : []),
    ]
    const shown: readonly (readonly [key: string, label: string])[] = [
      ['brut', 'Salaire brut'],
      ['net', 'Net à payer avant impôt'],
      ['cout', 'Coût de l’employeur'],
      ['apres_impot', 'Net après impôt'],
    ]
    const amounts = shown
      .filter(([key]) => key !== depart)
      .map(([key, label]) => ({ label, value: found.euros(key) }))
    return result({
      answers: amounts.slice(0, 2),
      lines: [...amounts.slice(2), ...besides(found)],
      sentence: `Un brut de ${found.euros('brut')} par mois${isSome(found, 'heures_sup') ? `, plus ${found.euros('heures_sup')} d’heures supplémentaires,` : ''} laisse ${found.euros('net')} avant impôt, ${found.euros('apres_impot')} après, et coûte ${found.euros('cout')} à l’employeur.`,
      formulas: [
        `Net avant impôt : ${equation(brut, [...bonus, ['−', some(found, 'salariales')]], some(found, 'net'))}`,
        `Coût de l’employeur : ${equation(brut, [...bonus, ['+', some(found, 'patronales')], ...learning], some(found, 'cout'))}`,
        `Impôt : ${found.euros('imposable')} imposables, ${taux_pas === null ? 'au taux neutre' : `à ${percent(taux_pas)}`}, soit ${found.euros('impot')}`,
      ],
      tables: [
        costTable(found),
        payslipTable(
          found,
          bonus.reduce((all, [, amount]) => all.plus(amount), brut),
        ),
      ],
      remarks: [
        ...nearest(found, values),
        ...warnings(found, brut),
        ...aidRemarks(found, values.effectif),
        ...overtimeWarnings(heures_sup),
      ],
    })
  },
})

const OTHER_YEARS: Fault = {
  field: 'embauche',
  message:
    '« Date d’embauche » : indiquez un jour de 2024 à 2026 ; l’aide et les exonérations d’une autre année ne sont pas connues ici.',
}

const PART_TIME: Fault = {
  field: 'heures_sup',
  message:
    '« Heures supplémentaires par mois » : à temps partiel, les heures en plus sont complémentaires ; elles ont d’autres majorations, qui ne sont pas calculées ici.',
}

const isSome = (found: Told, name: string): boolean => some(found, name).gt(0)

function besides(found: Told): Answer[] {
  const line = (label: string, name: string) =>
    isSome(found, name) ? [{ label, value: found.euros(name) }] : []
  return [
    {
      label: 'Coût de l’employeur, par an',
      value: euros(toCents(some(found, 'cout')).times(MONTHS)),
    },
    ...line('Heures supplémentaires, majorées', 'heures_sup'),
    ...line('Prime de précarité', 'precarite'),
    { label: 'Cotisations du salarié', value: found.euros('salariales') },
    ...line('Dont réduction sur les heures supplémentaires', 'reduction_heures'),
    { label: 'Cotisations de l’employeur', value: found.euros('patronales') },
    ...line('Dont déduction sur les heures supplémentaires', 'deduction_heures'),
    ...line('Dont réduction générale', 'allegement'),
    ...line('Dont exonération de jeune entreprise innovante', 'jeune'),
    ...line('Participation à la formation, par mois', 'participation'),
    ...line('Aide à l’embauche, par mois', 'aides'),
    { label: 'Net social', value: found.euros('net_social') },
    { label: 'Net imposable', value: found.euros('imposable') },
    { label: 'Impôt à la source', value: found.euros('impot') },
    { label: 'Taux accidents du travail', value: found.percent('taux_at') },
  ]
}

const MONTHS = 12

/** What somebody costs in a month and in twelve alike; both columns add up to the cent. */
function costTable(found: Told): ResultTable {
  const amount = (name: string): Decimal => toCents(some(found, name))
  const parts: readonly (readonly [title: string, amount: Decimal])[] = [
    ['Salaire brut', amount('brut')],
    ['Heures supplémentaires', amount('heures_sup')],
    ['Prime de précarité', amount('precarite')],
    [
      'Cotisations, avant réduction',
      amount('patronales')
        .plus(amount('allegement'))
        .plus(amount('jeune'))
        .plus(amount('deduction_heures')),
    ],
    ['Réduction générale', ZERO.minus(amount('allegement'))],
    ['Jeune entreprise innovante', ZERO.minus(amount('jeune'))],
    ['Déduction sur les heures supplémentaires', ZERO.minus(amount('deduction_heures'))],
    ['Participation à la formation', amount('participation')],
    ['Aide à l’embauche', ZERO.minus(amount('aides'))],
  ]
  const total = amount('cout')
  const left = parts.reduce((all, [, part]) => all.minus(part), total)
  const row = (title: string, month: Decimal): Cell[] => [
    title,
    euros(month),
    euros(month.times(MONTHS)),
  ]
  return {
    title: 'Coût de l’embauche',
    head: ['Ligne', 'Par mois', 'Par an'],
    rows: [
      ...[...parts, ['Arrondis', rounding(left, parts.length)] as const].flatMap(([title, part]) =>
        part.eq(0) ? [] : [row(title, part)],
      ),
      row('Coût de l’employeur', total),
    ],
  }
}

/** That no gross in whole cents gives what was asked. */
function nearest(found: Told, { depart, montant }: { depart: string; montant: Decimal }): Remark[] {
  if (toCents(some(found, depart)).eq(montant)) return []
  return [
    {
      tone: 'note',
      text: `Aucun salaire brut, au centime, ne donne exactement ${euros(montant)} ; le plus proche donne ${found.euros(depart)}.`,
    },
  ]
}

/** The aid of the first year where it is not counted, and that there is none. */
function aidRemarks(found: Told, staff: number): Remark[] {
  const year = found.amount('aide_annuelle')
  if (year === null || isSome(found, 'aides')) return []
  const why =
    staff >= LARGE
      ? 'suppose, à partir de 250 salariés, une part d’alternants dans l’effectif : elle n’est pas comptée.'
      : 'n’est versée que la première année du contrat : elle n’est plus comptée.'
  return [
    {
      tone: 'note',
      text: year.gt(0)
        ? `L’aide à l’embauche, ${euros(year)}, ${why}`
        : 'Cette date d’embauche, cet effectif et ce diplôme ne donnent droit à aucune aide à l’embauche.',
      link: AID_LINK,
    },
  ]
}

/** From so many people on the aid has a condition. */
const LARGE = 250

const AID_LINK = {
  href: 'https://entreprendre.service-public.gouv.fr/vosdroits/F23556',
  text: 'entreprendre.service-public.gouv.fr',
}

/** A minimum that is no whole number of cents is reached by the cents that it is shown with. */
function warnings(found: Told, brut: Decimal): Remark[] {
  const minimum = found.amount('minimum_apprenti') ?? some(found, 'minimum')
  if (!found.is('sous_minimum') || toCents(brut).gte(toCents(minimum))) return []
  const least = euros(minimum)
  return [
    {
      tone: 'warning',
      text: `Ce brut est inférieur au minimum légal pour cette durée de travail, ${least} par mois ; une convention collective peut demander davantage.`,
    },
  ]
}

/** What the longest weeks add up to on average of twelve (Code du travail, art. L. 3121-22). */
function overtimeWarnings(hours: Decimal | null): Remark[] {
  if (hours === null || hours.lte(AVERAGE_OVERTIME)) return []
  return [
    {
      tone: 'warning',
      text: 'Au-delà de 39 heures supplémentaires par mois, la semaine dépasse 44 heures : c’est la moyenne que la loi permet sur douze semaines.',
    },
  ]
}
