import { counted, euros, shortEuros } from './format.ts'
import { inDaysOfSales, workingCapitalNeed } from '../formulas/bfr.ts'
import { money } from './inputs.ts'
import { type Remark, result } from './result.ts'
import { defineTool } from './tool.ts'

export const tool = defineTool({
  inputs: {
    stocks: money({ label: 'Stocks', initial: '30 000' }),
    creances: money({ label: 'Créances clients', initial: '50 000' }),
    dettes: money({
      label: 'Dettes d’exploitation',
      initial: '45 000',
      help: 'Fournisseurs, cotisations et taxes à payer.',
    }),
    ca: money({ label: 'Chiffre d’affaires annuel HT', initial: '365 000' }),
  },
  formula: [
    'BFR = stocks + créances clients − dettes d’exploitation',
    'En jours : BFR ÷ CA HT × 365',
  ],
  limits: [
    'C’est une photographie : un bilan arrêté en saison creuse minore le besoin.',
    'Refaites le calcul au mois le plus tendu.',
  ],
  compute({ stocks, creances, dettes, ca }) {
    const need = workingCapitalNeed(stocks, creances, dettes)
    const days = inDaysOfSales(need, ca)
    const inDays = days ? counted(days, 'jour', 'jours') : 'sans objet'
    const remarks: Remark[] = []
    if (need.lt(0)) {
      remarks.push({
        tone: 'good',
        text: 'Bonne nouvelle : vos clients paient avant que vous ne payiez. Le cycle finance votre trésorerie.',
      })
    }
    if (need.eq(0)) {
      remarks.push(
        dettes.eq(0)
          ? { tone: 'note', text: 'Sans stock, créance ni dette, il n’y a rien à financer.' }
          : { tone: 'good', text: 'Les fournisseurs financent tout le cycle.' },
      )
    }
    if (!days) {
      remarks.push({
        tone: 'note',
        text: 'Sans chiffre d’affaires, le BFR ne se lit pas en jours.',
      })
    }
    return result({
      answers: [
        { label: 'Besoin en fonds de roulement', value: euros(need) },
        { label: 'En jours de chiffre d’affaires', value: inDays },
      ],
      lines: [
        { label: 'Ce que l’exploitation immobilise', value: euros(stocks.plus(creances)) },
        { label: 'Ce que les tiers financent', value: euros(dettes) },
      ],
      sentence: `Votre besoin en fonds de roulement est de ${euros(need)}${days ? `, soit ${inDays} de ventes` : ''}${need.lt(0) ? ' : c’est une ressource.' : '.'}`,
      formulas: [
        `${shortEuros(stocks)} + ${shortEuros(creances)} − ${shortEuros(dettes)} = ${shortEuros(need)}`,
        ...(days ? [`${shortEuros(need)} ÷ ${shortEuros(ca)} × 365 = ${inDays}`] : []),
      ],
      remarks,
    })
  },
})
