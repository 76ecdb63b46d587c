import type { FontPairId } from '#base/core/look.ts'

/** A family of fonts with what stands in for it until it has come. */
export interface FontFamily {
  name: string
  /** Its package is `@fontsource-variable/{files}`, served as it is; its rules are `src/app/client/fonts/{files}.scss`. */
  files: string
  stack: string
}

/** What titles and texts are set in. */
export interface FontPair {
  id: FontPairId
  /** What it is like, for whoever chooses. */
  sentence: string
  title: FontFamily
  text: FontFamily
  /** Weight of titles. */
  weight: number
}

const family = (
  name: string,
  files: string,
  fallbacks: readonly string[],
  generic: string,
): FontFamily => ({
  name,
  files,
  stack: ['Fine', name, ...fallbacks, generic].join(','),
})

/** @param short what its fallbacks are called by */
const serif = (name: string, files: string, short = name): FontFamily =>
  family(name, files, [`${short} Georgia`, `${short} DejaVu`, `${short} Times`], 'serif')

const sans = (name: string, files: string, short = name): FontFamily =>
  family(name, files, [`${short} Arial`, `${short} DejaVu`], 'system-ui,sans-serif')

const ARCHIVO = sans('Archivo', 'archivo')
const FIGTREE = sans('Figtree', 'figtree')
const ATKINSON = sans('Atkinson', 'atkinson-hyperlegible-next')

/** Each look's own first, in their order. */
export const FONT_PAIRS: readonly FontPair[] = [
  {
    id: 'fraunces-figtree',
    sentence: 'Des titres d’imprimeur aux formes souples, un texte rond et clair.',
    title: serif('Fraunces', 'fraunces'),
    text: FIGTREE,
    weight: 560,
  },
  {
    id: 'newsreader-public-sans',
    sentence: 'Des titres de journal, fins et hauts, un texte neutre.',
    title: serif('Newsreader', 'newsreader'),
    text: sans('Public Sans', 'public-sans', 'Public'),
    weight: 480,
  },
  {
    id: 'bricolage-instrument',
    sentence: 'Des titres larges et francs, un texte dessiné au trait.',
    title: sans('Bricolage', 'bricolage-grotesque'),
    text: sans('Instrument Sans', 'instrument-sans', 'Instrument'),
    weight: 640,
  },
  {
    id: 'archivo',
    sentence: 'Un seul caractère, sans empattements, serré et net.',
    title: ARCHIVO,
    text: ARCHIVO,
    weight: 680,
  },
  {
    id: 'bitter-karla',
    sentence: 'Des titres à empattements carrés, un texte un peu étroit.',
    title: serif('Bitter', 'bitter'),
    text: sans('Karla', 'karla'),
    weight: 680,
  },
  {
    id: 'bodoni-figtree',
    sentence: 'Des titres aux pleins et déliés marqués, un texte rond et clair.',
    title: serif('Bodoni', 'bodoni-moda'),
    text: FIGTREE,
    weight: 600,
  },
  {
    id: 'literata-atkinson',
    sentence: 'Des titres de livre, un texte dessiné pour qui voit mal.',
    title: serif('Literata', 'literata'),
    text: ATKINSON,
    weight: 560,
  },
  {
    id: 'atkinson',
    sentence: 'Dessiné pour qui voit mal : aucune lettre ne se confond avec une autre.',
    title: ATKINSON,
    text: ATKINSON,
    weight: 640,
  },
]

/** « Fraunces et Figtree », « Archivo » for one family alone. */
export const fontPairName = ({ title, text }: FontPair): string =>
  title === text ? title.name : `${title.name} et ${text.name}`

/** The families of a pair, each once. */
export const familiesOf = ({ title, text }: FontPair): FontFamily[] => [...new Set([title, text])]

/** The pair of that name. */
export const fontPair = (id: FontPairId): FontPair =>
  FONT_PAIRS.find((pair) => pair.id === id) as FontPair
