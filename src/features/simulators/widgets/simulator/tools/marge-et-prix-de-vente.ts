import { type Decimal, ONE, share, toCents } from '../formulas/decimal.ts'
import { euros, figure, percent, sharePercent, shortEuros } from './format.ts'
import { margin, saleForBrandRate, saleForMarginRate } from '../formulas/marge-et-prix-de-vente.ts'
import { choice, money, only, rate } from './inputs.ts'
import { type Remark, result } from './result.ts'
import { defineTool } from './tool.ts'

const NONE = 'sans objet'

export const tool = defineTool({
  inputs: {
    depart: choice({
      label: 'Vous partez',
      look: 'radios',
      choices: [
        ['prix', 'de votre prix de vente'],
        ['marque', 'd’un taux de marque visé'],
        ['marge', 'd’un taux de marge visé'],
      ],
    }),
    achat: money({ label: 'Prix d’achat HT', initial: '60' }),
    vente: only(['prix'], money({ label: 'Prix de vente HT', initial: '100' })),
    marque: only(
      ['marque'],
      rate({
        label: 'Taux de marque visé',
        initial: '40',
        help: 'Part de la marge dans la vente.',
      }),
    ),
    marge: only(
      ['marge'],
      rate({
        label: 'Taux de marge visé',
        initial: '40',
        max: 10_000,
        help: 'Marge rapportée à l’achat.',
      }),
    ),
    tva: rate({ label: 'Taux de TVA', initial: '20', help: 'Pour le prix affiché, TTC.' }),
  },
  formula: [
    'Taux de marge = (PV HT − PA) ÷ PA',
    'Taux de marque = (PV HT − PA) ÷ PV HT',
    'Coefficient = PV TTC ÷ PA',
  ],
  limits: ['Le calcul ignore la casse, les soldes et les frais d’approche.'],
  compute({ depart, achat, vente, marque, marge, tva }) {
    const sale =
      vente ?? (marge && saleForMarginRate(achat, marge)) ?? saleForBrandRate(achat, marque ?? ONE)
    if (sale === null) {
      return [
        {
          field: 'marque',
          message: 'Un taux de marque reste sous 100 % : à 100 %, l’achat serait gratuit.',
        },
      ]
    }
    const found = margin(achat, sale, tva)
    const ofPurchase = found.ofPurchase ? sharePercent(found.ofPurchase) : NONE
    const ofSale = found.ofSale ? sharePercent(found.ofSale) : NONE
    const taxed = toCents(sale.times(share(tva).plus(ONE)))
    const [pa, pv] = [shortEuros(achat), shortEuros(sale)]
    const price = { label: 'Prix de vente HT', value: euros(sale) }
    const amount = { label: 'Marge', value: euros(found.amount) }
    const isPrice = depart === 'prix'
    const target = marque
      ? [`${pa} ÷ (1 − ${percent(marque)}) = ${pv}`]
      : marge
        ? [`${pa} × (1 + ${percent(marge)}) = ${pv}`]
        : []
    const rates = [
      ...(found.ofPurchase ? [`${ofPurchase} de l’achat (taux de marge)`] : []),
      ...(found.ofSale ? [`${ofSale} de la vente (taux de marque)`] : []),
    ]
    return result({
      answers: [isPrice ? amount : price],
      lines: [
        isPrice ? price : amount,
        { label: 'Prix de vente TTC', value: euros(taxed) },
        { label: 'Taux de marge', value: ofPurchase },
        { label: 'Taux de marque', value: ofSale },
        { label: 'Coefficient', value: found.coefficient ? figure(found.coefficient) : NONE },
      ],
      sentence: `Acheté ${euros(achat)} et vendu ${euros(sale)} HT : ${[`${euros(found.amount)} de marge`, ...rates].join(', ')}.`,
      formulas: [
        ...target,
        ...(found.ofPurchase ? [`Taux de marge = (${pv} − ${pa}) ÷ ${pa} = ${ofPurchase}`] : []),
        ...(found.ofSale ? [`Taux de marque = (${pv} − ${pa}) ÷ ${pv} = ${ofSale}`] : []),
        ...(found.coefficient
          ? [`Coefficient = ${shortEuros(taxed)} ÷ ${pa} = ${figure(found.coefficient)}`]
          : []),
      ],
      remarks: remarks(achat, sale),
    })
  },
})

function remarks(purchase: Decimal, sale: Decimal): Remark[] {
  const found: Remark[] = []
  if (sale.eq(0)) {
    found.push({
      tone: 'warning',
      text: 'À un prix de vente nul, le taux de marque n’a pas de sens.',
    })
  }
  if (purchase.eq(0)) {
    found.push({
      tone: 'warning',
      text: 'Sans prix d’achat, ni le taux de marge ni le coefficient n’ont de sens.',
    })
  }
  if (sale.lt(purchase)) {
    found.push({ tone: 'warning', text: 'Vous vendez moins cher que vous n’achetez.' })
  }
  return found
}
