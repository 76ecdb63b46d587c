import type { Face } from './faces.ts'

/** How a text is set; lengths in points. */
export interface TextStyle {
  face: Face
  size: number
  /** From one baseline to the next. */
  leading: number
  colour: string
}

/** A4, with its margins; the text ends above the foot. */
export const PAPER = { width: 595.28, height: 841.89 } as const
export const FRAME = { left: 84, right: 511.28, top: 96, bottom: 762 } as const
export const WIDTH = FRAME.right - FRAME.left

/** Colours of paper, from the site's tokens; a firm that has none of a name gets the product's. */
export interface Palette {
  ink: string
  soft: string
  line: string
  paper: string
  tint: string
  primary: string
  strong: string
  accent: string
  /** The accent where it is read. */
  mark: string
}

const OURS: Palette = {
  ink: '#16232E',
  soft: '#4C5A66',
  line: '#E3DED4',
  paper: '#FBFAF7',
  tint: '#E6EFED',
  primary: '#0E4A4F',
  strong: '#0A3639',
  accent: '#BA7A20',
  mark: '#8A5A12',
}

const TOKENS: Readonly<Record<keyof Palette, string>> = {
  ink: 'ink',
  soft: 'ink-soft',
  line: 'line',
  paper: 'paper',
  tint: 'tint',
  primary: 'primary',
  strong: 'primary-strong',
  accent: 'accent',
  mark: 'accent-text',
}

/** The palette of a site; only plain `#rrggbb` can be printed. */
export function paletteOf(colours: Readonly<Record<string, string>>): Palette {
  const one = (name: keyof Palette): string => {
    const token = colours[TOKENS[name]] ?? ''
    return /^#[\da-f]{6}$/i.test(token) ? token : OURS[name]
  }
  return {
    ink: one('ink'),
    soft: one('soft'),
    line: one('line'),
    paper: one('paper'),
    tint: one('tint'),
    primary: one('primary'),
    strong: one('strong'),
    accent: one('accent'),
    mark: one('mark'),
  }
}

export type StyleName =
  | 'body'
  | 'small'
  | 'lead'
  | 'caption'
  | 'column'
  | 'cell'
  | 'term'
  | 'label'
  | 'document'
  | 'chapter'
  | 'section'
  | 'part'
  | 'boxTitle'
  | 'quote'
  | 'contents'
  | 'contentsSection'

/** The styles of a document; `scale` sets the running text a little smaller on a sheet. */
export function stylesOf(palette: Palette, scale = 1): Readonly<Record<StyleName, TextStyle>> {
  const style = (face: Face, size: number, leading: number, colour = palette.ink): TextStyle => ({
    face,
    size: size * scale,
    leading: leading * scale,
    colour,
  })
  return {
    body: style('text', 10.4, 15.6),
    small: style('text', 8.6, 12.4, palette.soft),
    lead: style('lead', 13.5, 19.5, palette.soft),
    caption: style('title', 11, 15),
    column: style('bold', 8.8, 12.6, palette.soft),
    cell: style('text', 9.5, 13.6),
    term: style('bold', 10.4, 15.6),
    label: style('bold', 9, 13, palette.mark),
    document: style('title', 38, 43),
    chapter: style('title', 25, 30),
    section: style('title', 15, 19.5),
    part: style('bold', 11, 15.6),
    boxTitle: style('title', 12, 16, palette.primary),
    quote: style('lead', 12, 17.5),
    contents: style('title', 11.6, 15.6),
    contentsSection: style('text', 9.4, 13, palette.soft),
  }
}
