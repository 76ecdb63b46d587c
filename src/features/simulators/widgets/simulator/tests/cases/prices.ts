import { type Case, cents, eur, type Exact, gives, pct, q, refuses, written } from './exact.ts'

const ONE = q(1)
const part = (percent: string): Exact => q(percent).over(q(100))

const taxed = (excluded: string, rate: string) => {
  const tax = cents(q(excluded).times(part(rate)))
  return {
    'Prix TTC': eur(q(excluded).plus(tax)),
    [`TVA à ${pct(part(rate), 4)}`]: eur(tax),
  }
}
const untaxed = (included: string, rate: string) => {
  const excluded = cents(q(included).over(ONE.plus(part(rate))))
  return {
    'Prix HT': eur(excluded),
    [`TVA à ${pct(part(rate), 4)}`]: eur(q(included).minus(excluded)),
  }
}

export const TVA: readonly Case[] = [
  gives({}, taxed('1250', '20')),
  gives({ montant: '1 250,50' }, taxed('1250.5', '20')),
  gives({ montant: '12,50', taux: '5,5' }, taxed('12.5', '5.5')),
  gives({ montant: '1.250.000', taux: '10 %' }, taxed('1250000', '10')),
  gives({ montant: '1000000000', taux: '2.1' }, taxed('1000000000', '2.1')),
  gives({ montant: '0,01' }, { 'Prix TTC': '0,01 €', 'TVA à 20 %': '0,00 €' }),
  gives({ montant: '0' }, taxed('0', '20')),
  gives({ sens: 'ttc', montant: '120,00 €' }, { 'Prix HT': '100,00 €', 'TVA à 20 %': '20,00 €' }),
  gives({ sens: 'ttc', montant: '999,99', taux: '8,5' }, untaxed('999.99', '8.5')),
  gives({ sens: 'ttc', montant: '1 000', taux: '2,1' }, untaxed('1000', '2.1')),
  refuses({ montant: '12.500' }, 'montant'),
  refuses({ montant: '1 250,505' }, 'montant'),
  refuses({ montant: 'douze' }, 'montant'),
  refuses({ montant: '-5', taux: '101' }, 'montant', 'taux'),
]

/** A sale at a price: margin, rates and coefficient. */
const sold = (purchase: string, sale: Exact, vat: string) => {
  const [bought, amount] = [q(purchase), sale.minus(q(purchase))]
  const included = sale.times(ONE.plus(part(vat)))
  return {
    Marge: eur(amount),
    'Prix de vente HT': eur(sale),
    'Prix de vente TTC': eur(included),
    'Taux de marge': pct(amount.over(bought)),
    'Taux de marque': pct(amount.over(sale)),
    Coefficient: written(included.over(bought), 0, 2),
  }
}

export const MARGE: readonly Case[] = [
  gives({}, sold('60', q(100), '20')),
  gives(
    { achat: '33,33', vente: '99,99', tva: '5.500' },
    { ...sold('33.33', q('99.99'), '5.5'), 'Taux de marge': '200 %' },
  ),
  gives({ achat: '100', vente: '80' }, { ...sold('100', q(80), '20'), Marge: '-20,00 €' }),
  gives({ achat: '1', vente: '1000000000' }, sold('1', q('1000000000'), '20')),
  gives(
    { depart: 'marque', achat: '60', marque: '33,33' },
    sold('60', cents(q(60).over(q('0.6667'))), '20'),
  ),
  gives({ depart: 'marque', achat: '60', marque: '0' }, sold('60', q(60), '20')),
  gives(
    { depart: 'marge', achat: '1 250,50', marge: '25' },
    sold('1250.5', cents(q('1250.5').times(q('1.25'))), '20'),
  ),
  gives({ depart: 'marge', achat: '0,99', marge: '250' }, sold('0.99', q('3.47'), '20')),
  gives({ vente: '0' }, { Marge: '-60,00 €', 'Taux de marque': 'sans objet', Coefficient: '0' }),
  gives({ achat: '0' }, { 'Taux de marge': 'sans objet', Coefficient: 'sans objet' }),
  refuses({ depart: 'marque', marque: '100' }, 'marque'),
  refuses({ achat: '12,500', vente: '' }, 'achat', 'vente'),
]

const net = (price: string, ...percents: string[]) => {
  const kept = percents.reduce((left, one) => left.times(ONE.minus(part(one))), ONE)
  const left = cents(q(price).times(kept))
  return {
    'Prix net': eur(left),
    'Remise totale': eur(q(price).minus(left)),
    'Soit, du prix d’origine': pct(ONE.minus(kept)),
  }
}
const origin = (price: string, ...percents: string[]) => {
  const kept = percents.reduce((left, one) => left.times(ONE.minus(part(one))), ONE)
  const before = cents(q(price).over(kept))
  return { 'Prix d’origine': eur(before), 'Remise totale': eur(before.minus(q(price))) }
}

export const REMISE: readonly Case[] = [
  gives({}, net('500', '20', '10')),
  gives({ remise_2: '' }, net('500', '20')),
  gives(
    { prix: '1 250,50', remise_3: '5', remise_4: '2,5' },
    net('1250.5', '20', '10', '5', '2.5'),
    ['2,5 %', '21,38 €', '833,96 €'],
  ),
  gives({ prix: '0,01', remise_1: '50', remise_2: '' }, net('0.01', '50')),
  gives({ prix: '99,99', remise_1: '33,3333', remise_2: '' }, net('99.99', '33.3333')),
  gives({ remise_1: '100' }, { 'Prix net': '0,00 €', 'Remise totale': '500,00 €' }),
  gives({ remise_1: '0', remise_2: '0' }, net('500', '0', '0')),
  gives({ cherche: 'origine', prix: '360' }, origin('360', '20', '10')),
  gives({ cherche: 'origine', prix: '1000000000', remise_2: '' }, origin('1000000000', '20')),
  refuses({ cherche: 'origine', remise_1: '100' }, 'remise_1'),
  refuses({ prix: '1.250', remise_1: '-1', remise_4: 'cinq' }, 'prix', 'remise_1', 'remise_4'),
]

const hourly = (needed: string, days: string, hours: string) => {
  const all = q(days).times(q(hours))
  return {
    'Taux horaire HT': eur(q(needed).over(all)),
    'Tarif journalier HT': eur(q(needed).over(q(days))),
    'À couvrir dans l’année': eur(q(needed)),
    'Heures facturables': `${written(all, 0, 2)} heure${all.isUnder(q(2)) ? '' : 's'}`,
  }
}

export const TAUX_HORAIRE: readonly Case[] = [
  gives({}, hourly('54000', '160', '7.5')),
  gives({ charges: '18 000,55', remuneration: '36 000,10' }, hourly('54000.65', '160', '7.5')),
  gives({ jours: '217,5', heures: '7' }, hourly('54000', '217.5', '7')),
  gives({ jours: '1', heures: '0,5' }, hourly('54000', '1', '0.5')),
  gives({ jours: '366', heures: '24' }, hourly('54000', '366', '24')),
  gives({ charges: '0', remuneration: '0' }, hourly('0', '160', '7.5')),
  gives({ charges: '1000000000', jours: '3', heures: '7' }, hourly('1000036000', '3', '7')),
  refuses({ jours: '0', heures: '0,25' }, 'jours', 'heures'),
  refuses({ jours: '160,55' }, 'jours'),
  refuses({ charges: '12.500', jours: '1.500' }, 'charges', 'jours'),
]
