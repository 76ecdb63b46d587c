import type { Figure } from './figure.ts'
import type { PartResult } from './results.ts'

export interface Part {
  /** As it is asked for: `npm run bench -- cached`. */
  name: string
  /** In French, for the heading. */
  title: string
  /** Runs only when it is asked for: it needs more than what `npm ci` installs, or very long. */
  isOnDemand?: true
  /** Measures on a seeded data folder of its own. */
  measure(dataDir: string): Promise<PartResult>
}

const plain = async (figures: Promise<Figure[]>): Promise<PartResult> => ({
  figures: await figures,
  curves: [],
})

/** Every part, in the order of the table; each is loaded when it runs. */
export const PARTS: readonly Part[] = [
  {
    name: 'cached',
    title: 'Accueil servi du cache',
    measure: async (dataDir) => plain((await import('./cached.ts')).cached(dataDir)),
  },
  {
    name: 'nginx',
    title: 'Accueil gardé par nginx',
    isOnDemand: true,
    measure: async (dataDir) => plain((await import('./nginx.ts')).nginx(dataDir)),
  },
  {
    name: 'uncached',
    title: 'Accueil rendu à chaque fois',
    measure: async (dataDir) => plain((await import('./uncached.ts')).uncached(dataDir)),
  },
  {
    name: 'start',
    title: 'Départ, mémoire et tailles',
    measure: async (dataDir) => plain((await import('./start.ts')).start(dataDir)),
  },
  {
    name: 'uploads',
    title: 'Envois arrêtés en route',
    measure: async (dataDir) => plain((await import('./uploads.ts')).uploads(dataDir)),
  },
  {
    name: 'peers',
    title: 'Les autres, sur le même contenu',
    isOnDemand: true,
    measure: async (dataDir) => plain((await import('./peers.ts')).peers(dataDir)),
  },
  {
    name: 'sites',
    title: 'Mille cabinets sur un serveur',
    measure: async (dataDir) => plain((await import('./sites.ts')).sites(dataDir)),
  },
  {
    name: 'indexing',
    title: 'Index de recherche de cinq cents cabinets',
    measure: async (dataDir) => plain((await import('./indexing.ts')).indexing(dataDir)),
  },
  {
    name: 'growth',
    title: 'Croissance',
    measure: async () => (await import('./growth.ts')).growth(),
  },
  {
    name: 'provider',
    title: 'Pages vues au-dessus d’un fournisseur',
    measure: async (dataDir) => plain((await import('./provider.ts')).provider(dataDir)),
  },
  {
    name: 'search',
    title: 'Recherche',
    measure: async () => plain((await import('./search.ts')).search()),
  },
  {
    name: 'readers',
    title: 'Les plus grands textes',
    isOnDemand: true,
    measure: async () => plain((await import('./readers.ts')).readers()),
  },
  {
    name: 'editor',
    title: 'Éditeur visuel',
    measure: async (dataDir) => plain((await import('./editor.ts')).editor(dataDir)),
  },
  {
    name: 'migration',
    title: 'Mise à niveau de la base',
    isOnDemand: true,
    measure: async (dataDir) => plain((await import('./migration.ts')).migration(dataDir)),
  },
]
