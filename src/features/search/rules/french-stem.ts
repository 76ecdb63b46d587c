import { stemmer } from '@orama/stemmers/french'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'

/** Words whose plural is another word. */
const IRREGULAR: Readonly<Record<string, string>> = { baux: 'bail', travaux: 'travail' }

/** Participles and adjectives, in the singular, whose masculine ends in « -is », « -us », « -it », « -f » or « -ier ». */
const FEMININE: Readonly<Record<string, string>> = {
  acquise: 'acquis',
  admise: 'admis',
  comprise: 'compris',
  entiere: 'entier',
  incluse: 'inclus',
  inscrite: 'inscrit',
  neuve: 'neuf',
  prescrite: 'prescrit',
  soumise: 'soumis',
  souscrite: 'souscrit',
  transmise: 'transmis',
}

/** Nouns and adjectives, as they are in the singular, whose end Snowball takes for a verb’s or a plural’s. */
const NOUNS: ReadonlySet<string> = new Set(
  (
    'adherent audit circuit conflit credit debit deficit delit depit droit esprit exploit foyer fruit habit loyer ' +
    'pays produit profit transit usufruit ' +
    'afferent coherent deferent different incoherent indifferent inherent referent'
  ).split(' '),
)

/**
 * Endings of one word of which the stemmer would make two, as folded words have them, from the letters on that
 * a word has at least: the feminine and what a text tells of the past.
 */
const JOINED: readonly [number, RegExp, string][] = [
  [5, /ee$/, 'e'],
  [5, /erent$/, 'e'],
  [7, /aise$/, 'ai'],
  [7, /(?<!i)ere$/, 'er'],
]

/** Endings whose accents Snowball's rules need, as they are found in folded words. */
const ENDINGS: readonly [RegExp, string][] = [
  [/ite$/, 'ité'],
  [/ee$/, 'ée'],
  [/iere$/, 'ière'],
]

const PLURAL = /(?<=..[^sy])s$/

const HAS_DIGIT = /\p{N}/u

/**
 * The Snowball stem of a folded French word. Words are stemmed as they are typed without accents,
 * in the index as in a query, so that both ways of typing find the same; the few endings whose
 * accents matter to the rules get them back first. Before it is stemmed a word loses the s of its plural and
 * the e of its feminine: Snowball reads « crédit » and « loyer » as forms of verbs, « crédits » and « loyers »
 * as none (docs/decisions/010).
 */
export const frenchStem = memoize(
  (folded: string): string => {
    if (HAS_DIGIT.test(folded)) return folded
    const one = (IRREGULAR[folded] ?? folded).replace(PLURAL, '')
    const singular = FEMININE[one]?.replace(PLURAL, '') ?? one
    if (NOUNS.has(singular)) return singular
    const joined = JOINED.reduce(
      (word, [letters, ending, by]) => (word.length < letters ? word : word.replace(ending, by)),
      singular,
    )
    const written = ENDINGS.reduce((word, [ending, full]) => word.replace(ending, full), joined)
    return normalForm(stemmer(written), 'NFD').replace(/\p{M}/gu, '').toLowerCase() || folded
  },
  { room: roomFor(2_000_000) },
)
