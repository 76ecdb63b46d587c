import { clampChroma, formatHex } from 'culori/fn'
import type { ThemeTokens } from '#base/core/site.ts'
import { contrast } from '#features/sites/rules/contrast.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import { DEEP } from '#features/sites/rules/theme-tokens.ts'
import { themeVerdicts } from '#features/sites/rules/theme-contrast.ts'
import { apart, inOklch } from './oklch.ts'

/** The firm's own colours, `#rrggbb`. */
export interface BrandColours {
  main: string
  /** For marks and drawings; empty for the one that goes with the first. */
  second: string
}

/** Lightness, chroma and hue, as eyes tell them apart (OKLCH). */
interface Colour {
  l: number
  c: number
  h: number
}

type Tokens = Record<string, string>

/** Steps in which a colour is made darker or lighter until it can be read. */
const STEP = 0.01

/** More colour than this is loud on paper. */
const CALM = 0.19

/**
 * The whole palette of a site, light and dark, from one or two colours of its firm. The hue stays the firm's; the
 * lightness moves as little as it can until every pair of text and ground keeps to WCAG 2.2 AA. Paper, ink and the
 * colours of themes are the product's.
 * @returns `null` for what is no colour
 */
export function paletteOf({ main, second }: BrandColours): ThemeTokens | null {
  const brand = colourOf(main)
  if (brand === null) return null
  const accent = colourOf(second) ?? accentBeside(brand)
  const deep = { [DEEP]: hex({ l: 0.3, c: Math.min(brand.c * 0.8, 0.09), h: brand.h }) }
  const light = readable(
    {
      ...DEFAULT_THEME.light,
      tint: hex({ l: 0.945, c: Math.min(0.02, brand.c * 0.25), h: brand.h }),
      primary: hex({ ...brand, c: Math.min(brand.c, CALM) }),
      'primary-strong': hex({ l: Math.min(brand.l - 0.07, 0.4), c: brand.c * 0.8, h: brand.h }),
      accent: hex({ ...accent, l: Math.min(accent.l, 0.66) }),
      'accent-text': hex({ ...accent, l: 0.51, c: accent.c * 0.85 }),
      'motif-fiscal': hex(brand),
    },
    -STEP,
  )
  const soft = Math.min(brand.c, 0.1)
  const dark = readable(
    {
      ...DEFAULT_THEME.dark,
      tint: hex({ l: 0.3, c: Math.min(0.03, brand.c * 0.5), h: brand.h }),
      primary: hex({ l: 0.77, c: soft, h: brand.h }),
      'primary-strong': hex({ l: 0.85, c: soft * 0.75, h: brand.h }),
      accent: hex({ l: 0.79, c: Math.min(accent.c, 0.12), h: accent.h }),
      'accent-text': hex({ l: 0.79, c: Math.min(accent.c, 0.12), h: accent.h }),
      'motif-fiscal': hex({ l: 0.77, c: soft, h: brand.h }),
    },
    STEP,
  )
  return { light: { ...light, ...deep }, dark: { ...dark, ...deep } }
}

/** A palette to choose. */
export interface NamedPalette {
  /** In French. */
  name: string
  /** The colour from which it is made, as it was given. */
  main: string
  theme: ThemeTokens
}

/**
 * Palettes that go with a logo: its two colours, one of them alone, both the other way round; and the one of a colour
 * that was typed. Those that look the same are one.
 * @param logo `#rrggbb`, the stronger first; none for a logo without colours
 * @param typed anything; what is no colour gives no palette
 */
export function palettesOf(logo: readonly string[], typed: string): NamedPalette[] {
  const [first = '', second = ''] = logo
  const wishes: readonly (readonly [string, BrandColours])[] = [
    ...(second === '' ? [] : [['Les deux couleurs du logo', { main: first, second }] as const]),
    ['La couleur principale du logo', { main: first, second: '' }],
    ['La seconde couleur du logo d’abord', { main: second, second: first }],
    ['Votre couleur', { main: typed, second: '' }],
  ]
  const seen = new Set<string>()
  return wishes.flatMap(([name, wish]) => {
    const theme = paletteOf(wish)
    const look = `${theme?.light['primary']} ${theme?.light['accent']}`
    if (theme === null || seen.has(look)) return []
    seen.add(look)
    return [{ name, main: wish.main, theme }]
  })
}

/** How far the site's own shade of a colour is from the one that was given: 0 when it could be taken as it is. */
export function shiftOf(colour: string, { light }: ThemeTokens): number {
  const [asked, made] = [colourOf(colour), colourOf(light['primary'] ?? '')]
  return asked && made ? Math.abs(asked.l - made.l) : 0
}

/** `null` for what is no opaque colour. */
function colourOf(text: string): Colour | null {
  if (contrast(text, '#000') === null) return null
  const found = inOklch(text)
  return found ? { l: found.l, c: found.c, h: found.h ?? 0 } : null
}

const hex = ({ l, c, h }: Colour): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))

/** The product's ochre; beside a colour like it, the one across. */
function accentBeside({ h, c }: Colour): Colour {
  const ochre = { l: 0.632, c: 0.126, h: 70 }
  return c > 0.03 && apart(h, ochre.h) < 45 ? { ...ochre, c: 0.09, h: 205 } : ochre
}

/** The same with every text and mark moved until it can be read on all that it stands on. */
function readable(tokens: Tokens, step: number): Tokens {
  const moved = { ...tokens }
  for (;;) {
    const lost = new Set(
      themeVerdicts(moved)
        .filter(({ passes }) => !passes)
        .map(({ colour }) => colour),
    )
    const next = [...lost].filter((name) => {
      const colour = colourOf(moved[name] ?? '')
      return colour !== null && colour.l + step > 0 && colour.l + step < 1
    })
    if (next.length === 0) return moved
    for (const name of next) {
      const colour = colourOf(moved[name] ?? '')
      if (colour) moved[name] = hex({ ...colour, l: colour.l + step })
    }
  }
}
