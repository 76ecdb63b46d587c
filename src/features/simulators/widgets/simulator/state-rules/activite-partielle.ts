import { type Decimal, share, toCents } from '../formulas/decimal.ts'
import { euros, figure, percent } from '../tools/format.ts'
import { money, number } from '../tools/inputs.ts'
import { type Answer, type Cell, type Remark, result, type ResultTable } from '../tools/result.ts'
import { defineRulesTool } from './rules-tool.ts'
import { EXAMPLES } from './examples.ts'
import { equation, some, type Told } from './outputs.ts'

/** Hours of a month at full time: 35 × 52 ÷ 12. */
const FULL_TIME = '151,67'

/** Four and a half times the minimum wage of the month: beyond, what is paid and what is paid back have a cap. */
export const MOST_PAY = 8400

export const tool = defineRulesTool({
  inputs: {
    montant: money({
      label: 'Salaire brut habituel, par mois',
      initial: '2 500',
      min: 100,
      max: MOST_PAY,
      help: 'À temps plein, sans primes ; jusqu’à 4,5 SMIC.',
    }),
    heures: number({
      label: 'Heures travaillées dans le mois',
      initial: '0',
      unit: 'h',
      max: 151.66,
      places: 2,
      help: 'Sur 151,67 à temps plein. Zéro si l’activité s’arrête ; 20 heures par semaine en font 86,67.',
    }),
  },
  formula: [
    'Indemnité = salaire des heures non travaillées × 60 %, complétée jusqu’au SMIC net',
    'Remboursement = salaire des heures non travaillées × 36 %, au moins un plancher par heure',
  ],
  limits: [
    'Salarié non-cadre à temps plein, sans complémentaire santé ni prévoyance, avant impôt. Les cotisations de l’employeur sur les heures travaillées ne sont pas comptées.',
    'Cas général : ni accord plus favorable, ni dispositif de longue durée, ni Alsace-Moselle, ni outre-mer.',
    'L’administration doit avoir autorisé l’activité partielle ; elle rembourse 1 000 heures par salarié et par an au plus.',
  ],
  official: {
    href: 'https://mon-entreprise.urssaf.fr/simulateurs/activité-partielle',
    text: 'mon-entreprise.urssaf.fr',
  },
  example: EXAMPLES['activite-partielle'],
  asked: ({ montant, heures }) => ({ montant: montant.toNumber(), heures: heures.toNumber() }),
  told(found) {
    const paid = toCents(some(found, 'indemnite'))
    const back = toCents(some(found, 'remboursement'))
    const usual = toCents(some(found, 'net_habituel'))
    const net = toCents(some(found, 'net'))
    return result({
      answers: [
        { label: 'Indemnité versée au salarié', value: euros(paid) },
        { label: 'Remboursement à l’entreprise', value: euros(back) },
      ],
      lines: [
        { label: 'Net du mois, avant impôt', value: euros(net) },
        { label: 'Net habituel', value: euros(usual) },
        { label: 'Baisse du net', value: euros(usual.minus(net)) },
        ...line(found, 'Salaire brut des heures travaillées', 'brut'),
        ...line(found, 'Dont complément jusqu’au SMIC net', 'complement'),
        ...line(found, 'CSG et CRDS sur l’indemnité', 'csg'),
        paid.lt(back)
          ? { label: 'Remboursé au-delà de l’indemnité', value: euros(back.minus(paid)) }
          : { label: 'Reste à l’entreprise', value: euros(paid.minus(back)) },
      ],
      sentence: `Pour ${hours(some(found, 'heures_chomees'))} non travaillées, le salarié reçoit ${euros(paid)} d’indemnité et garde ${euros(net)} net dans le mois ; l’entreprise se fait rembourser ${euros(back)}.`,
      formulas: [
        `Net du mois : ${equation(some(found, 'brut'), termsOf(found), net)}`,
        `Indemnité et remboursement : ${equation(paid, [['−', back]], paid.minus(back))}`,
      ],
      tables: [steps(found)],
      remarks: [...belowMinimum(found), floorRemark(found)],
    })
  },
})

const line = (found: Told, label: string, name: string): Answer[] =>
  some(found, name).gt(0) ? [{ label, value: found.euros(name) }] : []

const hours = (count: Decimal): string => `${figure(count)}\u00A0heures`

/** From the gross of the hours that are worked to the net of the month. */
const termsOf = (found: Told) =>
  (
    [
      ['−', 'salariales'],
      ['+', 'indemnite'],
      ['−', 'csg'],
    ] as const
  ).flatMap(([sign, name]) => {
    const amount = some(found, name)
    return amount.eq(0) ? [] : [[sign, amount] as const]
  })

/** What the floor of the hours that are not worked comes to. */
const floorOf = (found: Told): Decimal =>
  some(found, 'heures_chomees').times(some(found, 'plancher'))

function steps(found: Told): ResultTable {
  const idle = some(found, 'heures_chomees')
  const absence = some(found, 'absence')
  const of = (name: string): string => `${percent(some(found, name))} de ${euros(absence)}`
  const rows: readonly (readonly [title: string, how: string, amount: Decimal, source: Cell])[] = [
    ['Heures non travaillées', `${figure(idle)} h sur ${FULL_TIME}`, absence, '–'],
    ['Indemnité légale', of('part_indemnite'), some(found, 'base'), SOURCES.indemnity],
    [
      'Complément',
      `jusqu’à ${found.euros('net_minimum')} net`,
      some(found, 'complement'),
      SOURCES.minimum,
    ],
    ['Indemnité versée', 'la somme des deux', some(found, 'indemnite'), '–'],
    [
      'Part remboursée',
      of('part_remboursement'),
      absence.times(share(some(found, 'part_remboursement'))),
      SOURCES.paidBack,
    ],
    [
      'Plancher du remboursement',
      `${figure(idle)} h × ${found.euros('plancher')}`,
      floorOf(found),
      SOURCES.floor,
    ],
    ['Remboursement', 'le plus élevé des deux', some(found, 'remboursement'), '–'],
  ]
  return {
    title: 'Comment ce montant est calculé',
    head: ['Ligne', 'Calcul', 'Montant', 'Source'],
    rows: rows.map(([title, how, amount, source]): Cell[] => [title, how, euros(amount), source]),
  }
}

/** Addresses that the rules themselves give. */
export const SOURCES = {
  indemnity: {
    href: 'https://www.urssaf.fr/accueil/employeur/reduire-cesser-activite/activite-partielle.html',
    text: 'urssaf.fr',
  },
  minimum: {
    href: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006902850/2020-03-02',
    text: 'L. 3232-6',
  },
  paidBack: {
    href: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F23503',
    text: 'service-public',
  },
  floor: {
    href: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000050742823',
    text: 'D. 5122-13',
  },
} as const

/** The floor follows the minimum wage, which rose in June: the rules have that of January. */
function floorRemark(found: Told): Remark {
  const decides = floorOf(found).gte(some(found, 'remboursement'))
  return {
    tone: decides ? 'warning' : 'note',
    text: `Plancher du remboursement : ${found.euros('plancher')} par heure, valeur de janvier 2026. Le SMIC a augmenté en juin : ce plancher est à confirmer${decides ? ', et c’est lui qui décide ici' : ''}.`,
    link: { ...SOURCES.floor, text: 'Code du travail, article D. 5122-13' },
  }
}

function belowMinimum(found: Told): Remark[] {
  if (!found.is('sous_minimum')) return []
  return [
    {
      tone: 'warning',
      text: `Ce brut est inférieur au SMIC d’un temps plein, ${found.euros('minimum')} par mois.`,
    },
  ]
}
