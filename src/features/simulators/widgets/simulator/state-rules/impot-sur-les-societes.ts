import { type Decimal, decimal, least, most, share, ZERO } from '../formulas/decimal.ts'
import { euros, percent } from '../tools/format.ts'
import { choice, money } from '../tools/inputs.ts'
import { type Cell, result } from '../tools/result.ts'
import { defineRulesTool } from './rules-tool.ts'
import { EXAMPLES } from './examples.ts'
import { some, type Told } from './outputs.ts'

const MOST = 1_000_000_000

export const tool = defineRulesTool({
  inputs: {
    resultat: money({
      label: 'Résultat imposable de l’exercice',
      initial: '100 000',
      min: -MOST,
      max: MOST,
      help: 'Résultat fiscal, réintégrations et déductions faites.',
    }),
    ca: money({ label: 'Chiffre d’affaires hors taxes', initial: '500 000', max: MOST }),
    personnes: choice({
      label: 'Capital entièrement versé, à 75 % au moins à des personnes physiques',
      look: 'radios',
      choices: [
        ['oui', 'Oui'],
        ['non', 'Non'],
      ],
    }),
  },
  formula: [
    'Impôt = tranche au taux réduit × taux réduit + reste × taux normal',
    'Contribution sociale : sur la part de l’impôt au-delà d’un abattement, pour les grandes sociétés',
  ],
  limits: [
    'Exercice de douze mois, société seule (ni groupe, ni régime des mères et filiales), sans crédit d’impôt.',
    'Un déficit se reporte : il n’est pas déduit ici.',
  ],
  official: {
    href: 'https://mon-entreprise.urssaf.fr/simulateurs/impot-societe',
    text: 'mon-entreprise.urssaf.fr',
  },
  example: EXAMPLES['impot-sur-les-societes'],
  asked: ({ resultat, ca, personnes }) => ({
    resultat: resultat.toNumber(),
    ca: ca.toNumber(),
    personnes,
  }),
  told(found, { resultat }) {
    const total = some(found, 'total')
    const isLoss = resultat.lte(0)
    const left = resultat.minus(total)
    return result({
      answers: [{ label: 'Impôt sur les sociétés', value: euros(total) }],
      lines: [
        { label: 'Résultat après impôt', value: euros(left) },
        ...(isLoss
          ? []
          : [{ label: 'Taux effectif', value: percent(total.div(resultat).times(100)) }]),
        { label: 'Contribution sociale', value: found.euros('sociale') },
      ],
      sentence: isLoss
        ? 'Sans bénéfice imposable, aucun impôt sur les sociétés n’est dû pour cet exercice.'
        : `Un résultat imposable de ${euros(resultat)} donne ${euros(total)} d’impôt et laisse ${euros(left)}.`,
      formulas: [`${euros(resultat)} − ${euros(total)} = ${euros(left)}`],
      tables: isLoss ? [] : [steps(found, resultat)],
    })
  },
})

/** The bracket at the reduced rate, to be confirmed by what the rules found (`answers.test.ts`). */
export const REDUCED_TO = decimal(42_500)

const SOURCE = {
  href: 'https://www.service-public.fr/professionnels-entreprises/vosdroits/F23575',
  text: 'service-public.fr',
}

function steps(found: Told, resultat: Decimal) {
  const base = most(resultat, ZERO)
  const reduced = found.is('eligible') ? least(base, REDUCED_TO) : ZERO
  const line = (title: string, part: Decimal, rate: string): Cell[] => {
    const percents = found.amount(rate) ?? ZERO
    return [title, euros(part), percent(percents), euros(part.times(share(percents))), SOURCE]
  }
  return {
    title: 'Comment ce montant est calculé',
    head: ['Ligne', 'Base', 'Taux', 'Montant', 'Source'],
    rows: [
      ...(reduced.gt(0) ? [line('Taux réduit', reduced, 'reduit')] : []),
      ...(base.gt(reduced) ? [line('Taux normal', base.minus(reduced), 'normal')] : []),
      ['Contribution sociale', '–', '–', found.euros('sociale'), SOURCE],
      ['Total', euros(base), '–', found.euros('total'), '–'],
    ],
  }
}
