import type { Asking, JointAsking } from '../question.ts'
import { activitePartielle } from './activite-partielle.ts'
import { foyer } from './foyer.ts'
import { micro } from './micro.ts'
import { salaire } from './salaire.ts'
import { dividendes, sasu, societes } from './societe.ts'
import { statuts } from './statuts.ts'

/** How each tool that asks the State's rules does so, by the tool's name. */
export const ASKINGS: Readonly<Record<string, Asking | JointAsking>> = {
  'salaire-brut-net': salaire,
  'activite-partielle': activitePartielle,
  'micro-entrepreneur': micro,
  'president-de-sasu': sasu,
  dividendes,
  'impot-sur-les-societes': societes,
  'impot-sur-le-revenu': foyer,
  'statuts-cote-a-cote': statuts,
}
