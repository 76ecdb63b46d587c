/** The names of the looks that a site may wear; the first is the one it begins with. */
export const LOOK_IDS = ['registre', 'etude', 'rivage', 'trame', 'atelier'] as const

export type LookId = (typeof LOOK_IDS)[number]

/** The look of a site that chose none. */
export const FIRST_LOOK: LookId = LOOK_IDS[0]

/** Where a page's root element says its look, which the forms of the stylesheet go by. */
export const LOOK_ATTRIBUTE = 'data-look'

/** The pairs of fonts that a site may be set in; each look has one of its own. */
export const FONT_PAIR_IDS = [
  'fraunces-figtree',
  'newsreader-public-sans',
  'bricolage-instrument',
  'archivo',
  'bitter-karla',
  'bodoni-figtree',
  'literata-atkinson',
  'atkinson',
] as const

export type FontPairId = (typeof FONT_PAIR_IDS)[number]
