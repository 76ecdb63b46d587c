import { fold } from '#base/kit/text/fold.ts'
import type { Site } from '../site.ts'

/** What stands before a firm's name within a French sentence; `auto` tells it from the name's first word. */
export type FirmArticle = 'auto' | 'none' | 'le' | 'la' | 'l'

const BY_FIRST_WORD: Readonly<Record<string, FirmArticle>> = Object.fromEntries([
  ...'bureau cabinet centre comptoir groupe pole'.split(' ').map((word) => [word, 'le']),
  ...'compagnie cooperative fiduciaire maison societe'.split(' ').map((word) => [word, 'la']),
  ...'agence alliance atelier entreprise etude expertise office union'
    .split(' ')
    .map((word) => [word, 'l']),
])

/** A firm's name as French sentences need it: « le Cabinet Brun », « du Cabinet Brun », « au Cabinet Brun ». */
export interface FirmInWords {
  the: string
  /** The same at the beginning of a sentence. */
  The: string
  of: string
  to: string
}

/** A vowel, or a silent h: « de » and « la » lose theirs before it. */
const ELIDES = /^[aeiouyh]/

/** A firm that has not said its name. */
const UNNAMED: FirmInWords = {
  the: 'le cabinet',
  The: 'Le cabinet',
  of: 'du cabinet',
  to: 'au cabinet',
}

export function firmInWords({
  constants: { nomcabinet: name },
  settings: { firm_article: setting },
}: {
  constants: Pick<Site['constants'], 'nomcabinet'>
  settings: Pick<Site['settings'], 'firm_article'>
}): FirmInWords {
  if (name === '') return UNNAMED
  const [first = ''] = fold(name).split(' ')
  const article = setting === 'auto' ? (BY_FIRST_WORD[first] ?? 'none') : setting
  switch (article) {
    case 'le':
      return { the: `le ${name}`, The: `Le ${name}`, of: `du ${name}`, to: `au ${name}` }
    case 'la':
      return { the: `la ${name}`, The: `La ${name}`, of: `de la ${name}`, to: `à la ${name}` }
    case 'l':
      return { the: `l’${name}`, The: `L’${name}`, of: `de l’${name}`, to: `à l’${name}` }
    default:
      return {
        the: name,
        The: name,
        of: ELIDES.test(first) ? `d’${name}` : `de ${name}`,
        to: `à ${name}`,
      }
  }
}
