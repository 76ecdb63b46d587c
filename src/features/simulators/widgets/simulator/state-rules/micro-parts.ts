import { type Decimal } from '../formulas/decimal.ts'
import type { Remark, ResultTable } from '../tools/result.ts'
import { some, type Told } from './outputs.ts'

/** Kinds of activity of the funds that all statuses share. */
export const ACTIVITIES = [
  ['vente', 'Vente, restauration, hébergement'],
  ['prestation_commerciale', 'Prestation de service commerciale'],
  ['artisan_vente', 'Artisan, vente'],
  ['artisan_service', 'Artisan, prestation de service'],
  ['liberal', 'Profession libérale non réglementée'],
] as const

/** What a micro-entrepreneur owes of a turnover, and has left of it. */
export function microOf(found: Told, ca: Decimal) {
  const contributions = some(found, 'contributions')
  // The rules round what is left and the tax to the euro, but not what is taken off before.
  const net = ca.minus(contributions)
  const tax = some(found, 'net').minus(some(found, 'apres_impot'))
  return { contributions, net, tax, left: net.minus(tax) }
}

export const microTable = (title: string, found: Told): ResultTable => ({
  title,
  head: ['Ligne', 'Montant', 'Source'],
  rows: [
    ['Cotisations sociales', found.euros('cotisations'), URSSAF],
    ['Formation professionnelle', found.euros('formation'), URSSAF],
    ['Taxe pour frais de chambre', found.euros('chambre'), URSSAF],
    ['Total', found.euros('contributions'), '–'],
  ],
})

const URSSAF = {
  href: 'https://www.autoentrepreneur.urssaf.fr/portail/accueil/sinformer-sur-le-statut/lessentiel-du-statut.html#cout-durant-vie-auto-entreprise',
  text: 'autoentrepreneur.urssaf.fr',
}

/** That a turnover is more than the status allows. */
export const aboveCeiling = (found: Told): Remark[] =>
  found.is('depasse')
    ? [
        {
          tone: 'warning',
          text: `Ce chiffre d’affaires dépasse le plafond de la micro-entreprise (${found.euros('plafond')} pour la vente, ${found.euros('plafond_service')} pour les prestations, à confirmer) : deux années de suite, vous en sortez.`,
        },
      ]
    : []
