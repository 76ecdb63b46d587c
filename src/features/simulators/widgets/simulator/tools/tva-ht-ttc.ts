import { euros, percent, shortEuros } from './format.ts'
import { withoutTax, withTax } from '../formulas/tva-ht-ttc.ts'
import { choice, money, rate } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

export const tool = defineTool({
  inputs: {
    sens: choice({
      label: 'Votre prix est',
      look: 'radios',
      choices: [
        ['ht', 'hors taxes (HT)'],
        ['ttc', 'toutes taxes comprises (TTC)'],
      ],
    }),
    montant: money({ label: 'Prix', initial: '1 250' }),
    taux: rate({
      label: 'Taux de TVA',
      initial: '20',
      help: 'Celui de votre produit ou service ; 20 % n’est ici qu’un exemple.',
    }),
  },
  formula: ['TTC = HT × (1 + taux)', 'HT = TTC ÷ (1 + taux)', 'TVA = TTC − HT'],
  limits: [
    'La TVA est arrondie au centime sur le total : une facture qui arrondit chaque ligne peut différer de quelques centimes.',
    'Le taux dépend du bien ou du service et se vérifie sur impots.gouv.fr.',
  ],
  compute({ sens, montant, taux }) {
    const isNet = sens === 'ht'
    const { excluded, tax, included } = isNet ? withTax(montant, taux) : withoutTax(montant, taux)
    const asked = isNet ? included : excluded
    const name = isNet ? 'Prix TTC' : 'Prix HT'
    const shown = [shortEuros(excluded), percent(taux, 4), shortEuros(included)]
    return result({
      answers: [{ label: name, value: euros(asked) }],
      lines: [
        { label: isNet ? 'Prix HT' : 'Prix TTC', value: euros(montant) },
        { label: `TVA à ${percent(taux, 4)}`, value: euros(tax) },
      ],
      sentence: `${euros(excluded)} HT et ${euros(tax)} de TVA font ${euros(included)} TTC.`,
      formulas: [
        isNet
          ? `${shown[0]} × (1 + ${shown[1]}) = ${shown[2]}`
          : `${shown[2]} ÷ (1 + ${shown[1]}) = ${shown[0]}`,
        `${shown[2]} − ${shown[0]} = ${shortEuros(tax)} de TVA`,
      ],
    })
  },
})
