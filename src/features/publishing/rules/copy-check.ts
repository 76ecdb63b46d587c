/** A passage that the profession's rules of communication do not allow, or that is worth a look. */
export interface CopyFault {
  /** The words as they stand, with a little around them. */
  quote: string
  rule: 'comparaison' | 'superlatif' | 'spécialité'
  advice: string
}

const ADVICE: Readonly<Record<CopyFault['rule'], string>> = {
  comparaison:
    'La communication d’un cabinet ne compare pas (code de déontologie, article 152) : dites ce que vous faites.',
  superlatif: 'Un superlatif ne se vérifie pas et manque de mesure (article 152) : donnez un fait.',
  spécialité:
    'Les spécialités ne sont pas reconnues par l’Ordre : écrivez « expérience du secteur ».',
}

/** Ends and begins of words by hand: `\b` knows ASCII letters alone. */
const word = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')

const SPACE = '[\\s\\u00A0\\u202F]+'
const PEERS = `(?:les${SPACE}autres|la${SPACE}concurrence|nos${SPACE}(?:concurrents|confrères|consœurs)|(?:d’|d')autres${SPACE}cabinets|un${SPACE}autre${SPACE}cabinet|ailleurs|la${SPACE}moyenne)`

const RULES: readonly (readonly [CopyFault['rule'], RegExp])[] = [
  [
    'comparaison',
    word(
      `(?:moins|plus|mieux|meilleure?s?|autrement)(?:${SPACE}[\\p{L}’'-]+){0,3}${SPACE}qu(?:e${SPACE}|’|')${PEERS}`,
    ),
  ],
  ['comparaison', word(`contrairement${SPACE}(?:à|aux)${SPACE}${PEERS}`)],
  ['comparaison', word(`(?:les${SPACE})?prix${SPACE}(?:les${SPACE}plus${SPACE}bas|imbattables?)`)],
  ['superlatif', word(`n[°º]${SPACE}?1|numéro${SPACE}(?:1|un)`)],
  [
    'superlatif',
    word(
      `(?:(?:le|la|les|votre|vos)${SPACE})?meilleure?s?${SPACE}(?:cabinets?|experts?(?:-comptables?)?|équipes?|prix|services?|tarifs?|conseils?|comptables?)`,
    ),
  ],
  [
    'superlatif',
    word('leaders?|inégalée?s?|inégalables?|incontournables?|imbattables?|sans égale?s?'),
  ],
  [
    'superlatif',
    word(
      `(?:le|la|les)${SPACE}(?:premiers?|premières?|seuls?|seules?)${SPACE}(?:cabinets?|équipes?)${SPACE}(?:de|du|d’|d'|à|en)`,
    ),
  ],
  [
    'superlatif',
    word(`cabinets?${SPACE}(?:le|la|les)${SPACE}(?:plus|moins|mieux)${SPACE}[\\p{L}-]+`),
  ],
  ['spécialité', word(`spécialistes?(?:${SPACE}(?:de|du|des|en|d’|d')[^.,;:!?<]{0,30})?`)],
  ['spécialité', word(`(?:cabinets?|équipes?|experts?)${SPACE}spécialisée?s?`)],
]

const AROUND = 25

/**
 * Comparisons, superlatives and claims of a speciality in a plain French text,
 * in the order of the text. It warns: a sentence about a product or a law may well be right.
 */
export function copyFaults(text: string): CopyFault[] {
  const found: { at: number; end: number; rule: CopyFault['rule'] }[] = []
  for (const [rule, pattern] of RULES) {
    for (const match of text.matchAll(pattern)) {
      found.push({ at: match.index, end: match.index + match[0].length, rule })
    }
  }
  let told = 0
  return found
    .toSorted((one, other) => one.at - other.at || other.end - one.end)
    .filter(({ end }) => {
      const isWithin = end <= told
      told = Math.max(told, end)
      return !isWithin
    })
    .map(({ at, end, rule }) => ({ quote: passage(text, at, end), rule, advice: ADVICE[rule] }))
}

/** The words found with what stands around them, cut at words. */
function passage(text: string, from: number, to: number): string {
  const start = Math.max(0, from - AROUND)
  const end = Math.min(text.length, to + AROUND)
  const before = text.slice(start, from)
  const after = text.slice(to, end)
  const begin = start === 0 ? before : `…${before.replace(/^\S*\s/, '')}`
  const finish = end === text.length ? after : `${after.replace(/\s\S*$/, '')}…`
  return `${begin}${text.slice(from, to)}${finish}`.replace(/\s+/g, ' ').trim()
}
