import { stemmer } from '@orama/stemmers/french'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'

/** Endings whose accents Snowball's rules need, as they are found in folded words. */
const ENDINGS: readonly [RegExp, string][] = [
  [/ite(s?)$/, 'ité$1'],
  [/ee(s?)$/, 'ée$1'],
  [/iere(s?)$/, 'ière$1'],
]

const HAS_DIGIT = /\p{N}/u

/**
 * The Snowball stem of a folded French word. Words are stemmed as they are typed without accents,
 * in the index as in a query, so that both ways of typing find the same; the few endings whose
 * accents matter to the rules get them back first.
 */
export const frenchStem = memoize(
  (folded: string): string => {
    if (HAS_DIGIT.test(folded)) return folded
    const written = ENDINGS.reduce((word, [ending, full]) => word.replace(ending, full), folded)
    return normalForm(stemmer(written), 'NFD').replace(/\p{M}/gu, '').toLowerCase() || folded
  },
  { room: roomFor(2_000_000) },
)
