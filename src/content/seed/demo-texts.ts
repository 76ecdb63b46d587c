import { accueil } from './pages/accueil.ts'
import { agenda } from './pages/agenda.ts'
import { chiffresUtiles } from './pages/chiffres-utiles.ts'
import { contact } from './pages/contact.ts'
import { divers } from './pages/divers.ts'
import { english } from './pages/english.ts'
import { informationsLegales } from './pages/informations-legales.ts'
import { kiosque } from './pages/kiosque.ts'
import { leCabinet } from './pages/le-cabinet.ts'
import { lexique } from './pages/lexique.ts'
import { modelesDeDocuments } from './pages/modeles-de-documents.ts'
import { nosGuides } from './pages/nos-guides.ts'
import { nosMissions } from './pages/nos-missions.ts'
import { simulateurs } from './pages/simulateurs.ts'
import { vosActualites } from './pages/vos-actualites.ts'
import { vosOutils } from './pages/vos-outils.ts'
import { votreProjet } from './pages/votre-projet.ts'
import { vousEtes } from './pages/vous-etes.ts'
import type { SeedPage, SeedPages } from './seed-types.ts'

/** Everything written for the demo's pages, by path. */
const texts: SeedPages = {
  ...accueil,
  ...leCabinet,
  ...nosMissions,
  ...vousEtes,
  ...vosActualites,
  ...vosOutils,
  ...simulateurs,
  ...chiffresUtiles,
  ...agenda,
  ...modelesDeDocuments,
  ...lexique,
  ...nosGuides,
  ...kiosque,
  ...votreProjet,
  ...contact,
  ...divers,
  ...informationsLegales,
  ...english,
}

/**
 * What is written for the page at a path.
 * @throws Error when nobody wrote it
 */
export function textAt(path: string): SeedPage {
  const text = texts[path]
  if (text === undefined) {
    throw new Error(
      `Nothing is written for the page at « ${path} ». Add it to a file of seed/pages.`,
    )
  }
  return text
}
