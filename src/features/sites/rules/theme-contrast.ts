import { contrast } from '#features/sites/rules/contrast.ts'

/** Contrast that a text needs, and a drawing (WCAG 2.2, 1.4.3 and 1.4.11). */
const FOR_TEXT = 4.5
const FOR_DRAWINGS = 3

const GROUNDS = ['paper', 'surface', 'tint'] as const

const TEXTS = [
  'ink',
  'ink-soft',
  'primary',
  'primary-strong',
  'accent-text',
  'motif-fiscal',
  'motif-social',
  'motif-juridique',
  'motif-patrimoine',
  'motif-high-tech',
  'motif-video',
] as const

/** Two colours that stand upon each other. */
interface ColourPair {
  colour: string
  ground: string
  /** Least contrast. */
  needed: number
}

/** Every pair of a text or a drawing and what it stands on. */
const COLOUR_PAIRS: readonly ColourPair[] = [
  ...TEXTS.map((colour) => ({ colour, needed: FOR_TEXT })),
  { colour: 'accent', needed: FOR_DRAWINGS },
].flatMap((pair) => GROUNDS.map((ground) => ({ ...pair, ground })))

/** What comes of a pair; `ratio` is `null` when a colour is missing or can't be read. */
export interface PairVerdict extends ColourPair {
  ratio: number | null
  passes: boolean
}

/** Each pair of a theme's colours with its contrast. */
export const themeVerdicts = (tokens: Readonly<Record<string, string>>): PairVerdict[] =>
  COLOUR_PAIRS.map((pair) => {
    const ratio = contrast(tokens[pair.colour] ?? '', tokens[pair.ground] ?? '')
    return { ...pair, ratio, passes: ratio !== null && ratio >= pair.needed }
  })
