/** The pictures of the demo's pages: which scene, in the colour of which motif. */
import { frame } from '../frame.ts'
import { eveningTintsOf, type Motif, tintsOf } from '../palette.ts'
import { randomOf } from '../random.ts'
import { HEIGHT, type Composition } from '../scene.ts'
import { addingMachine } from './missions/adding-machine.ts'
import { archive } from './missions/archive.ts'
import { balloon } from './missions/balloon.ts'
import { conveyor } from './missions/conveyor.ts'
import { deed } from './missions/deed.ts'
import { estate } from './missions/estate.ts'
import { lighthouse } from './missions/lighthouse.ts'
import { oak } from './missions/oak.ts'
import { paperChain } from './missions/paper-chain.ts'
import { portico } from './missions/portico.ts'
import { abacus } from './sections/abacus.ts'
import { desk } from './sections/desk.ts'
import { frontDoor } from './sections/front-door.ts'
import { kiosk } from './sections/kiosk.ts'
import { lockers } from './sections/lockers.ts'
import { newspaper } from './sections/newspaper.ts'
import { paperPlane } from './sections/paper-plane.ts'
import { pegs } from './sections/pegs.ts'
import { signpost } from './sections/signpost.ts'
import { telephone } from './sections/telephone.ts'
import { bag } from './trades/bag.ts'
import { counter } from './trades/counter.ts'
import { crane } from './trades/crane.ts'
import { opening } from './trades/opening.ts'
import { oven } from './trades/oven.ts'
import { parcels } from './trades/parcels.ts'
import { room } from './trades/room.ts'
import { stage } from './trades/stage.ts'
import { vines } from './trades/vines.ts'
import { workshops } from './trades/workshops.ts'

export type PageTheme = 'light' | 'dark'

interface PageScene {
  motif: Motif
  scene: Composition
}

/** By the name of the picture, which is the end of its page's address. */
export const PAGE_SCENES: Record<string, PageScene> = {
  'artisan-ou-commercant': { motif: 'AES', scene: oven },
  association: { motif: 'EREVUEVIDEO', scene: stage },
  batiment: { motif: 'AEJ', scene: crane },
  'cafe-hotel-restaurant': { motif: 'AEF', scene: counter },
  'createur-dentreprise': { motif: 'AES', scene: opening },
  'dirigeant-de-pme': { motif: 'AEM', scene: workshops },
  'e-commercant': { motif: 'AEM', scene: parcels },
  'exploitant-agricole': { motif: 'AEF', scene: vines },
  'loueur-en-meuble': { motif: 'AEP', scene: room },
  'audit-et-commissariat-aux-comptes': { motif: 'AEJ', scene: archive },
  comptabilite: { motif: 'AEF', scene: addingMachine },
  'creation-et-reprise': { motif: 'AES', scene: balloon },
  'facturation-electronique': { motif: 'AEM', scene: conveyor },
  fiscalite: { motif: 'AEF', scene: portico },
  'gestion-et-pilotage': { motif: 'AEM', scene: lighthouse },
  juridique: { motif: 'AEJ', scene: deed },
  'patrimoine-du-dirigeant': { motif: 'AEP', scene: estate },
  'social-et-paie': { motif: 'AES', scene: paperChain },
  transmission: { motif: 'AEF', scene: oak },
  contact: { motif: 'AES', scene: telephone },
  'espace-client': { motif: 'AEJ', scene: lockers },
  kiosque: { motif: 'AEF', scene: kiosk },
  'le-cabinet': { motif: 'AEF', scene: frontDoor },
  'nos-guides': { motif: 'AEP', scene: signpost },
  'nos-missions': { motif: 'AEF', scene: desk },
  'vos-actualites': { motif: 'AEJ', scene: newspaper },
  'vos-outils': { motif: 'AEM', scene: abacus },
  'votre-projet': { motif: 'AEM', scene: paperPlane },
  'vous-etes': { motif: 'AES', scene: pegs },
  'profession-liberale': { motif: 'AEF', scene: bag },
}

/** Width divided by height. */
const ASPECT = 3 / 2

/** The picture of a page as the text of an SVG document, by day or in the evening. */
export function pageScene(name: string, theme: PageTheme): string {
  const { motif, scene } = PAGE_SCENES[name]!
  const tints = theme === 'light' ? tintsOf(motif) : eveningTintsOf(motif)
  const width = HEIGHT * ASPECT
  return frame({
    width,
    height: HEIGHT,
    tints,
    ground: scene.ground[0]!,
    grain: theme === 'light' ? 0.3 : 0.14,
    content: scene.draw({
      w: width,
      h: HEIGHT,
      random: randomOf(name),
      tints,
      front: 'white',
    }),
  })
}
