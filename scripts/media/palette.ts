/** The colours of the theme, by motif, and the tints that the pictures make of them. */

/** Codes of the motifs that have a colour. */
export const MOTIF_COLOURS = {
  AEF: '#0E4A4F',
  AES: '#A4492F',
  AEJ: '#3B4A8C',
  AEP: '#8A5A12',
  AEM: '#2F6690',
  EREVUEVIDEO: '#5B3A66',
} as const

export type Motif = keyof typeof MOTIF_COLOURS

export const PAPER = '#FBFAF7'
const LINE = '#E3DED4'
const ACCENT = '#BA7A20'
export const INK = '#16232E'

/** Names of the fills a picture may use, from dark to light, then the accent. */
export type Tint =
  | 'night'
  | 'deep'
  | 'mid'
  | 'soft'
  | 'pale'
  | 'paper'
  | 'white'
  | 'accent'
  | 'honey'
  | 'sage'
  | 'sand'
  | 'brick'

export type Tints = Record<Tint | 'shadow' | 'line', string>

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `share` of the first colour in the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, at) =>
    Math.round(value * share + other[at]! * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** Code of a motif with a colour; anything else is drawn in the colour of the firm. */
export function motifOf(code: string): Motif {
  return code in MOTIF_COLOURS ? (code as Motif) : 'AEF'
}

/** The tints of one motif. */
export function tintsOf(motif: Motif): Tints {
  const colour = MOTIF_COLOURS[motif]
  return {
    night: mix(colour, INK, 0.62),
    deep: colour,
    mid: mix(colour, PAPER, 0.62),
    soft: mix(colour, PAPER, 0.32),
    pale: mix(colour, PAPER, 0.13),
    paper: PAPER,
    white: '#FFFFFF',
    accent: ACCENT,
    honey: mix(ACCENT, PAPER, 0.55),
    sage: mix(MOTIF_COLOURS.AEF, PAPER, 0.58),
    brick: mix(MOTIF_COLOURS.AES, PAPER, 0.8),
    sand: mix(ACCENT, PAPER, 0.26),
    shadow: mix(colour, INK, 0.45),
    line: LINE,
  }
}

/** Kin of the motifs' colours that glow on a dark page (the theme's own). */
const DARK_MOTIF_COLOURS: Record<Motif, string> = {
  AEF: '#7FC4BD',
  AES: '#E59A80',
  AEJ: '#9AA9EA',
  AEP: '#E0B471',
  AEM: '#85B9E0',
  EREVUEVIDEO: '#C29ACF',
}

const DARK_GROUND = '#12181C'

/**
 * The tints of one motif at nightfall: grounds sink and strong colours glow, yet what is paper stays
 * paper, so that a picture on a dark page is a scene in the evening and not a negative.
 */
export function eveningTintsOf(motif: Motif): Tints {
  const colour = DARK_MOTIF_COLOURS[motif]
  const at = (share: number) => mix(colour, DARK_GROUND, share)
  return {
    night: at(0.34),
    deep: at(0.62),
    mid: at(0.46),
    soft: at(0.25),
    pale: at(0.13),
    paper: at(0.07),
    white: mix(colour, '#E4DFD3', 0.14),
    accent: '#DDA651',
    honey: '#A98549',
    sage: mix(DARK_MOTIF_COLOURS.AEF, DARK_GROUND, 0.5),
    brick: mix(DARK_MOTIF_COLOURS.AES, DARK_GROUND, 0.66),
    sand: at(0.2),
    shadow: '#05090B',
    line: at(0.2),
  }
}
