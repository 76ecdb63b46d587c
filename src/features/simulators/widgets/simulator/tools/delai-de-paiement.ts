import { inForce } from './dated.ts'
import { counted, euros, fullDay, longDay, shortDay, shortEuros } from './format.ts'
import { daysBetween } from '../formulas/days.ts'
import {
  averageDelay,
  daysThenMonthEnd,
  monthEndThenDays,
  netDue,
} from '../formulas/delai-de-paiement.ts'
import { choice, date, money, whole } from './inputs.ts'
import { type Remark, result } from './result.ts'
import { defineTool, type Figures } from './tool.ts'

const NET = 'delai_paiement_maximal'
const MONTH_END = 'delai_paiement_fin_de_mois'

export const tool = defineTool({
  inputs: {
    facture: date({ label: 'Date de la facture', initial: '2026-01-20' }),
    jours: whole({ label: 'Délai convenu', initial: '45', unit: 'jours', max: 365 }),
    usage: choice({
      label: 'Le délai est',
      look: 'radios',
      choices: [
        ['fdm', '« fin de mois »'],
        ['net', 'net, date de facture'],
      ],
    }),
    creances: money({ label: 'Créances clients TTC', initial: '60 000' }),
    ventes: money({ label: 'Chiffre d’affaires annuel TTC', initial: '438 000' }),
  },
  parts: { facture: 'L’échéance d’une facture', creances: 'Le délai moyen de vos clients' },
  formula: [
    'Échéance nette = date de facture + délai',
    '« Fin de mois » = fin du mois de (date + délai), ou fin du mois de la date + délai',
    'Délai clients = créances TTC ÷ chiffre d’affaires TTC × 365',
  ],
  limits: [
    '« Fin de mois » se lit de deux façons : vos conditions de vente doivent dire laquelle.',
    'Une facture qui regroupe les livraisons d’une période se paie en 45 jours au plus ; un délai « fin de mois » s’écrit au contrat, sans abus manifeste envers le créancier.',
    'Sans accord écrit, le paiement est dû 30 jours après la réception ; les transports, les produits frais et les boissons ont leurs propres délais.',
    'Gardez une base homogène : créances et ventes toutes deux TTC.',
  ],
  figures: [NET, MONTH_END],
  compute({ facture, jours, usage, creances, ventes }, figures) {
    const isNet = usage === 'net'
    const first = isNet ? netDue(facture, jours) : daysThenMonthEnd(facture, jours)
    const second = monthEndThenDays(facture, jours)
    const gap = Math.abs(daysBetween(second, first))
    const delay = averageDelay(creances, ventes)
    const average = delay ? counted(delay, 'jour', 'jours', 1) : 'sans objet'
    return result({
      answers: isNet
        ? [{ label: 'Échéance', value: longDay(first) }]
        : [
            {
              label: `${counted(jours, 'jour', 'jours')}, puis fin de mois`,
              value: longDay(first),
            },
            {
              label: `Fin de mois, puis ${counted(jours, 'jour', 'jours')}`,
              value: longDay(second),
            },
          ],
      lines: [
        ...(isNet ? [] : [{ label: 'Écart entre les deux', value: counted(gap, 'jour', 'jours') }]),
        { label: 'Délai moyen de vos clients', value: average },
      ],
      sentence: `${
        isNet
          ? `La facture est à payer au plus tard le ${fullDay(first)}.`
          : `Selon la lecture, la facture est à payer le ${fullDay(first)} ou le ${fullDay(second)}.`
      }${delay ? ` Vos clients paient en moyenne en ${average}.` : ''}`,
      formulas: [
        isNet
          ? `${shortDay(facture)} + ${jours} jours = ${shortDay(first)}`
          : `${shortDay(facture)} + ${jours} jours = ${shortDay(netDue(facture, jours))}, fin du mois : ${shortDay(first)}`,
        ...(isNet
          ? []
          : [
              `Fin du mois : ${shortDay(daysThenMonthEnd(facture, 0))}, + ${jours} jours = ${shortDay(second)}`,
            ]),
        ...(delay ? [`${shortEuros(creances)} ÷ ${shortEuros(ventes)} × 365 = ${average}`] : []),
      ],
      remarks: [
        ...ceiling(figures, isNet ? NET : MONTH_END, jours),
        ...(delay
          ? []
          : [
              {
                tone: 'note' as const,
                text: `Sans chiffre d’affaires, ${euros(creances)} de créances ne font pas un délai.`,
              },
            ]),
      ],
    })
  },
})

/** What the law allows, as far as a dated figure says it. */
function ceiling(figures: Figures, key: string, days: number): Remark[] {
  const known = inForce(figures, key)
  if (!known || known.value === null) return []
  const { url, name } = known.source
  return [
    {
      tone: days > known.value ? 'warning' : 'note',
      text: `${days > known.value ? 'Le délai convenu dépasse le plafond. ' : ''}${known.label} : ${known.value} jours en principe. ${known.note}${known.to_verify ? ' À confirmer :' : ''}`,
      ...(url ? { link: { href: url, text: name } } : {}),
    },
  ]
}
