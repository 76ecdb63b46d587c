import { type Decimal, decimal, least, most, ZERO } from '../formulas/decimal.ts'
import { counted, euros, figure, percent } from '../tools/format.ts'
import { choice, money, only, whole } from '../tools/inputs.ts'
import { type Cell, result } from '../tools/result.ts'
import { defineRulesTool } from './rules-tool.ts'
import { EXAMPLES } from './examples.ts'
import { some, type Told } from './outputs.ts'

const MOST = 10_000_000

export const tool = defineRulesTool({
  inputs: {
    famille: choice({
      label: 'Foyer',
      look: 'radios',
      choices: [
        ['seul', 'Personne seule'],
        ['couple', 'Couple'],
      ],
    }),
    salaires: money({
      label: 'Vos salaires nets imposables de l’année',
      initial: '36 000',
      max: MOST,
      help: 'Avant l’abattement de 10 %, qui est fait ici.',
    }),
    salaires_conjoint: only(
      ['couple'],
      money({ label: 'Ceux de votre conjoint', initial: '0', max: MOST }),
    ),
    autres: money({
      label: 'Autres revenus imposables du foyer',
      initial: '0',
      max: MOST,
      help: 'Revenus fonciers nets, bénéfices, micro après abattement.',
    }),
    enfants: whole({ label: 'Enfants à charge', initial: '0', max: 10 }),
    parent_isole: only(
      ['seul'],
      choice({
        label: 'Vous élevez seul ces enfants',
        choices: [
          ['non', 'Non'],
          ['oui', 'Oui, parent isolé'],
        ],
      }),
    ),
  },
  formula: [
    'Revenu imposable = salaires − 10 % + autres revenus',
    'Impôt brut = barème appliqué au revenu par part × nombre de parts, dans la limite du plafond du quotient familial',
    'Impôt = impôt brut − décote',
  ],
  limits: [
    'Barème des revenus de l’année passée. Enfants mineurs à charge exclusive, ni invalidité, ni ancien combattant, ni personne veuve.',
    'Ni frais réels, ni déductions, ni réductions et crédits d’impôt, ni revenus au taux forfaitaire.',
    'La contribution différentielle sur les hauts revenus (CGI, art. 224) n’est pas comptée.',
  ],
  official: {
    href: 'https://www.impots.gouv.fr/simulateurs',
    text: 'impots.gouv.fr',
  },
  example: EXAMPLES['impot-sur-le-revenu'],
  asked: ({ famille, salaires, salaires_conjoint, autres, enfants, parent_isole }) => ({
    famille,
    salaires: salaires.toNumber(),
    autres: autres.plus(afterAllowance(salaires_conjoint ?? ZERO)).toNumber(),
    enfants,
    parent_isole: enfants > 0 ? parent_isole : null,
  }),
  told(found, { salaires, salaires_conjoint, autres }) {
    const income = salaires.plus(salaires_conjoint ?? ZERO).plus(autres)
    const tax = some(found, 'a_payer')
    const rate = income.eq(0) ? null : tax.div(income).times(100)
    return result({
      answers: [{ label: 'Impôt sur le revenu', value: euros(tax) }],
      lines: [
        { label: 'Revenu imposable', value: found.euros('imposable') },
        { label: 'Nombre de parts', value: figure(some(found, 'parts')) },
        { label: 'Revenu par part', value: found.euros('quotient') },
        ...(rate === null ? [] : [{ label: 'En part des revenus', value: percent(rate) }]),
        { label: 'Par mois', value: euros(tax.div(12)) },
      ],
      sentence: `Pour ${found.euros('imposable')} de revenu imposable et ${counted(some(found, 'parts'), 'part', 'parts')}, l’impôt est de ${euros(tax)}.`,
      formulas: [
        `${found.euros('imposable')} ÷ ${figure(some(found, 'parts'))} = ${found.euros('quotient')} par part`,
      ],
      tables: [steps(found)],
      remarks: [
        {
          tone: 'note',
          text: 'Le fisc arrondit l’impôt à l’euro, et ne met pas en recouvrement les plus petits montants.',
        },
      ],
    })
  },
})

/** Least and most that the allowance of 10 % takes off one person’s wages; those of the rules (`answers.test.ts`). */
export const ALLOWANCE = { least: decimal(509), most: decimal(14_555) }

/** One person’s wages less a tenth; no allowance is more than they are. */
function afterAllowance(wages: Decimal): Decimal {
  const allowance = least(most(wages.div(10), ALLOWANCE.least), ALLOWANCE.most)
  return most(wages.minus(allowance), ZERO)
}

const SOURCE = {
  href: 'https://www.service-public.fr/particuliers/vosdroits/F34328',
  text: 'service-public.fr',
}

function steps(found: Told) {
  const high = some(found, 'hauts_revenus')
  const rebate = some(found, 'decote')
  const gross = some(found, 'brut')
  const rows: Cell[][] = [
    ['Impôt brut, au barème', found.euros('brut'), SOURCE],
    ...(gross.eq(0) || rebate.eq(0)
      ? []
      : [['Décote', `−\u00A0${euros(least(rebate, gross))}`, SOURCE]]),
    ['Impôt sur le revenu', found.euros('impot'), SOURCE],
    ...(high.eq(0) ? [] : [['Contribution des hauts revenus', euros(high), SOURCE]]),
    ['Total', found.euros('a_payer'), '–'],
  ]
  return { title: 'Comment ce montant est calculé', head: ['Ligne', 'Montant', 'Source'], rows }
}
