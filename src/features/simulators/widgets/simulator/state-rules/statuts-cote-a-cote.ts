import type { Contributions } from '../formulas/cotisations-independants.ts'
import { type Decimal, decimal, rounded, share, toCents, ZERO } from '../formulas/decimal.ts'
import { euros } from '../tools/format.ts'
import { choice, money } from '../tools/inputs.ts'
import {
  contributionsTable,
  LEAST,
  owed,
  OWED_FIGURES,
  owedRemarks,
} from '../tools/law/owed-contributions.ts'
import { lawRemarks } from '../tools/law-remarks.ts'
import { type Cell, type Remark, result, type ResultTable } from '../tools/result.ts'
import type { Figures } from '../tools/tool.ts'
import { defineRulesTool } from './rules-tool.ts'
import { EXAMPLES } from './examples.ts'
import { aboveCeiling, ACTIVITIES, microOf, microTable } from './micro-parts.ts'
import { equation, NO_OBJECT, quartersOf, some, type Told } from './outputs.ts'
import { payslipTable } from './payslip-table.ts'

/** From this turnover on nobody is a micro-entrepreneur, whatever the activity. */
const MOST = 500_000

/** Under this pay of a year the rules find no gross for a president. */
const LEAST_PAY = 1200

/** CSG and CRDS that no tax is spared of, in percent of the base (CGI, art. 154 quinquies). */
export const TAXED_LEVIES = '2.9'

export const tool = defineRulesTool({
  inputs: {
    ca: money({
      label: 'Chiffre d’affaires de l’année',
      initial: '60 000',
      max: MOST,
      help: 'Hors taxes, une année pleine.',
    }),
    charges: money({
      label: 'Charges de l’année',
      initial: '10 000',
      max: MOST,
      help: 'Achats, loyer, assurance, comptabilité. Ni vos cotisations, ni votre rémunération.',
    }),
    activite: choice({ label: 'Activité', initial: 'liberal', choices: ACTIVITIES }),
    reserve: money({
      label: 'Bénéfice laissé dans la société',
      initial: '0',
      max: MOST,
      help: 'EURL et SASU seulement, avant impôt. Le reste est versé en rémunération, rien en dividendes.',
    }),
  },
  parts: { activite: 'Hypothèses' },
  formula: [
    'Reste = chiffre d’affaires − charges − cotisations − impôt sur le revenu − bénéfice laissé dans la société',
    'Micro-entreprise : cotisations et impôt se calculent sur le chiffre d’affaires, les charges n’en sont pas déduites',
    'Autres formes : cotisations et impôt se calculent sur ce que laissent les charges',
  ],
  limits: [
    'Ce que ce tableau ne dit pas : la couverture que chaque forme achète (aucune n’ouvre l’assurance chômage ; arrêts de travail, prévoyance et niveau des retraites diffèrent), la responsabilité sur vos biens, les frais de création et de tenue, la CFE, la TVA, les dividendes, la revente. Il ne classe pas les formes.',
    'Personne seule, sans autre revenu ni part de foyer, impôt au barème (ni versement libératoire, ni Acre, ni contribution différentielle sur les hauts revenus), métropole, année pleine en rythme de croisière, capital entièrement versé par une personne physique.',
    'EI et EURL ne sont pas calculées sous 8 000 € de résultat ou de rémunération : des assiettes minimales s’appliquent.',
    'SASU : complémentaire santé de 40 € par mois, taux moyen d’accidents du travail.',
  ],
  figures: OWED_FIGURES,
  official: {
    href: 'https://mon-entreprise.urssaf.fr/simulateurs/comparaison-régimes-sociaux',
    text: 'mon-entreprise.urssaf.fr',
  },
  example: EXAMPLES['statuts-cote-a-cote'],
  minimum: 'sasu smic_horaire',
  asked(values, figures) {
    const { ca, reserve, activite } = values
    const { earned, pay } = splitOf(values)
    if (earned.lt(0)) {
      return [{ field: 'charges', message: 'Les charges dépassent le chiffre d’affaires.' }]
    }
    if (pay.lt(0)) {
      return [
        { field: 'reserve', message: `Il ne reste que ${euros(earned)} à laisser ou à verser.` },
      ]
    }
    const [ei, eurl] = ownOf(values, figures)
    return {
      ca: ca.toNumber(),
      activite,
      remuneration: pay.lt(LEAST_PAY) ? null : pay.toNumber(),
      reserve: reserve.gt(0) ? reserve.toNumber() : null,
      ei_assiette: ei && ei.base.toNumber(),
      ei_imposable: ei && ei.taxed.toNumber(),
      eurl_assiette: eurl && eurl.base.toNumber(),
      eurl_imposable: eurl && eurl.taxed.toNumber(),
    }
  },
  told(found, values, figures) {
    const [ei] = ownOf(values, figures)
    const taxed = ei && found.of('ei').amount('imposable')
    if (ei && !taxed?.eq(ei.taxed)) return null
    const { ca, charges } = values
    const columns = columnsOf(found, values, figures)
    const said = columns.map(({ title, sums }) => ({
      label: title,
      value: sums ? euros(sums.left) : UNCOMPUTED,
    }))
    const computed = columns.flatMap(({ title, sums }) => (sums ? [{ title, sums }] : []))
    return result({
      answers: said,
      sentence: `Pour ${euros(ca)} de chiffre d’affaires et ${euros(charges)} de charges, il reste au dirigeant, cotisations et impôt payés : ${computed.map(({ title, sums }) => `${title} ${euros(sums.left)}`).join(', ')}.`,
      formulas: computed.map(
        ({ title, sums }) =>
          `${title} : ${equation(
            ca,
            [charges, sums.contributions, sums.tax, sums.kept, sums.corporate].flatMap((amount) =>
              amount === null || amount.eq(0) ? [] : [['−', amount] as const],
            ),
            sums.left,
          )}`,
      ),
      tables: [mainTable(columns, ca, charges), ...columns.flatMap(({ table }) => table)],
      remarks: [
        ...lawRemarks(figures, OWED_FIGURES),
        ...aboveCeiling(found.of('micro')),
        ...uncomputed(columns),
        ...owedRemarks(figures),
      ],
    })
  },
})

interface Typed {
  ca: Decimal
  charges: Decimal
  reserve: Decimal
  activite: string
}

/** What charges leave of the turnover, and what of that is paid out. */
function splitOf({ ca, charges, reserve }: Typed) {
  const earned = ca.minus(charges)
  return { earned, pay: earned.minus(reserve) }
}

interface Own extends Contributions {
  /** Income that is taxed: what is left, with the levies that are not taken off. */
  taxed: Decimal
}

/** What a sole trader and the head of an EURL owe; `null` where it is not computed. */
function ownOf(values: Typed, figures: Figures): readonly [ei: Own | null, eurl: Own | null] {
  const { earned, pay } = splitOf(values)
  const own = (amount: Decimal): Own | null => {
    const found = amount.lt(LEAST)
      ? null
      : owed(figures, amount, values.activite.startsWith('artisan'))
    if (found === null) return null
    const levies = toCents(found.base.times(share(decimal(TAXED_LEVIES))))
    return { ...found, taxed: amount.minus(found.total).plus(levies) }
  }
  return [own(earned), own(pay)]
}

interface Sums {
  contributions: Decimal
  /** Of the income, in whole euros as the fisc takes it. */
  tax: Decimal
  /** Of the company, and what it keeps after that; `null` where there is none. */
  corporate: Decimal | null
  kept: Decimal | null
  left: Decimal
  quarters: string
}

interface Column {
  title: string
  /** `null` where the status is not computed. */
  sums: Sums | null
  table: readonly ResultTable[]
}

const UNCOMPUTED = 'non calculé'

/** The four statuses, in the order of their names on the page whatever they leave. */
function columnsOf(found: Told, values: Typed, figures: Figures): Column[] {
  const { ca, charges, reserve } = values
  const { earned, pay } = splitOf(values)
  const [ei, eurl] = ownOf(values, figures)
  const corporate = reserve.gt(0) ? (found.of('societe').amount('total') ?? ZERO) : ZERO
  const company = { corporate, kept: reserve.minus(corporate) }
  const sole = { corporate: null, kept: null }
  const micro = microOf(found.of('micro'), ca)
  const folded = (table: ResultTable): readonly ResultTable[] => [{ ...table, folded: true }]
  const own = (title: string, name: 'ei' | 'eurl', of: Own | null, from: Decimal): Column => {
    if (of === null) return { title, sums: null, table: [] }
    const tax = rounded(found.of(name).amount('a_payer') ?? ZERO, 0)
    return {
      title,
      sums: {
        contributions: of.total,
        tax,
        ...(name === 'ei' ? sole : company),
        left: from.minus(of.total).minus(tax),
        quarters: quartersOf(found.of(`${name}_retraite`)),
      },
      table: folded(contributionsTable(`Cotisations, ${title}`, of.lines, of.total)),
    }
  }
  return [
    {
      title: 'Micro-entreprise',
      sums: {
        contributions: micro.contributions,
        tax: micro.tax,
        ...sole,
        left: micro.left.minus(charges),
        quarters: quartersOf(found.of('micro')),
      },
      table: folded(microTable('Cotisations, micro-entreprise', found.of('micro'))),
    },
    own('EI (impôt sur le revenu)', 'ei', ei, earned),
    own('EURL (impôt sur les sociétés)', 'eurl', eurl, pay),
    presidentOf(found.of('sasu'), pay, company, folded),
  ]
}

function presidentOf(
  found: Told,
  pay: Decimal,
  company: Pick<Sums, 'corporate' | 'kept'>,
  folded: (table: ResultTable) => readonly ResultTable[],
): Column {
  const title = 'SASU (impôt sur les sociétés)'
  // A president who is paid nothing owes nothing.
  if (pay.eq(0)) {
    const sums = { contributions: ZERO, tax: ZERO, ...company, left: ZERO, quarters: '0' }
    return { title, sums, table: [] }
  }
  if (pay.lt(LEAST_PAY)) return { title, sums: null, table: [] }
  const net = toCents(some(found, 'net'))
  const tax = net.minus(toCents(some(found, 'apres_impot')))
  return {
    title,
    sums: {
      contributions: pay.minus(net),
      tax,
      ...company,
      left: net.minus(tax),
      quarters: quartersOf(found),
    },
    table: folded(payslipTable(found, some(found, 'brut'), `Cotisations, ${title}`)),
  }
}

/** Every column adds up to the cent: the turnover less what stands below it is what is left. */
function mainTable(columns: readonly Column[], ca: Decimal, charges: Decimal): ResultTable {
  const row = (name: string, cell: (sums: Sums) => Cell): Cell[] => [
    name,
    ...columns.map(({ sums }) => (sums ? cell(sums) : UNCOMPUTED)),
  ]
  const less = (amount: Decimal | null): Cell => {
    if (amount === null) return NO_OBJECT
    return amount.eq(0) ? euros(amount) : `−\u00A0${euros(amount)}`
  }
  return {
    title: 'Comment ce montant est calculé',
    head: ['Ligne', ...columns.map(({ title }) => title)],
    rows: [
      row('Chiffre d’affaires', () => euros(ca)),
      row('Charges', () => less(charges)),
      row('Cotisations', ({ contributions }) => less(contributions)),
      row('Impôt sur le revenu', ({ tax }) => less(tax)),
      row('Impôt sur les sociétés', ({ corporate }) => less(corporate)),
      row('Laissé dans la société, impôt payé', ({ kept }) => less(kept)),
      row('Reste au dirigeant', ({ left }) => euros(left)),
      row('Trimestres de retraite', ({ quarters }) => quarters),
    ],
  }
}

function uncomputed(columns: readonly Column[]): Remark[] {
  const names = columns.flatMap(({ title, sums }) => (sums ? [] : [title]))
  if (names.length === 0) return []
  return [
    {
      tone: 'note',
      text: `Non calculé pour ${names.join(' et ')} : le montant est trop bas, ou les taux de l’année ne sont pas enregistrés ici. Demandez-nous ce calcul.`,
    },
  ]
}
