/** The own articles of the demo, as their authors wrote them. */
import { english } from '../../src/content/seed/articles/english.ts'
import { fiscal } from '../../src/content/seed/articles/fiscal.ts'
import { highTech } from '../../src/content/seed/articles/high-tech.ts'
import { juridique } from '../../src/content/seed/articles/juridique.ts'
import { patrimoine } from '../../src/content/seed/articles/patrimoine.ts'
import { social } from '../../src/content/seed/articles/social.ts'

export const articles = [...fiscal, ...social, ...juridique, ...highTech, ...patrimoine, ...english]

/** The article that stays without a main picture, so that templates prove they can do without. */
export const WITHOUT_PICTURE = 'sauvegardes-la-regle-3-2-1-en-pratique'
