import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { SharingCard } from '#base/core/page/sharing-card.ts'
import { collapseSpaces } from '#base/kit/text/plain-text.ts'
import { withoutEnd } from '#base/kit/text/trim-end.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 84

/** Longer titles than the picture holds are cut between words. */
const MAX_TITLE = 110

/**
 * Lays out the picture that stands for a page where it is shared: an SVG of 1200 × 630 pixels in the
 * theme's colours, its letters drawn as the outlines of the site's own fonts. Layout and fonts are loaded
 * with the first one.
 */
export async function sharingDrawing(card: SharingCard): Promise<string> {
  const [{ default: satori }, fonts] = await Promise.all([import('satori'), siteFonts()])
  // Elements as plain data, which the library takes beside React's.
  return satori(cardElement(card), { width: WIDTH, height: HEIGHT, fonts })
}

const require = createRequire(import.meta.url)

let fonts: ReturnType<typeof readFonts> | undefined
const siteFonts = () => (fonts ??= readFonts())

async function readFonts() {
  const font = async (name: string, file: string, weight: 500 | 600) => ({
    name,
    weight,
    style: 'normal' as const,
    data: await readFile(require.resolve(file)),
  })
  const of = (family: string, weight: number, part: string) =>
    `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`
  return Promise.all([
    font('Fraunces', of('fraunces', 600, 'latin'), 600),
    font('Fraunces', of('fraunces', 600, 'latin-ext'), 600),
    font('Figtree', of('figtree', 500, 'latin'), 500),
    font('Figtree', of('figtree', 500, 'latin-ext'), 500),
    font('Figtree', of('figtree', 600, 'latin'), 600),
    font('Figtree', of('figtree', 600, 'latin-ext'), 600),
  ])
}

type Style = Record<string, string | number>

const box = (style: Style, ...children: (string | object)[]) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** The firm's mark, as the site's header draws it. */
const mark = (colour: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="440" viewBox="0 0 32 44"><path fill="${colour}" d="M16 12c2.2 8.4 5.2 14.600 12.500 24.200-4-1.400-6.300-1.300-8.300.6-1.500 1.400-2.500 3.600-4.200 6.700-1.700-3.100-2.700-5.300-4.200-6.700-2-1.900-4.300-2-8.300-.6C10.800 26.600 13.800 20.400 16 12ZM16 .5c1.500 2.200 2.800 3.300 4.600 4.300C18.800 5.800 17.500 7 16 9.200c-1.500-2.200-2.800-3.400-4.600-4.400C13.200 3.800 14.500 2.700 16 .5ZM7.200 8.600c1.500 2.200 2.800 3.300 4.600 4.300-1.800 1-3.100 2.200-4.600 4.400-1.500-2.200-2.800-3.400-4.600-4.400 1.800-1 3.100-2.100 4.600-4.300ZM24.800 8.600c1.500 2.200 2.800 3.300 4.600 4.300-1.800 1-3.100 2.200-4.600 4.400-1.500-2.200-2.800-3.400-4.600-4.400 1.800-1 3.100-2.100 4.600-4.300Z"/></svg>`,
  ).toString('base64')}`

/** Paper with a sheet of tint, the mark, the section and the title, and who signs. */
function cardElement({ title, section, firm, town, colours }: SharingCard) {
  const shown = cut(title, MAX_TITLE)
  const size = shown.length <= 34 ? 88 : shown.length <= 64 ? 74 : shown.length <= 90 ? 62 : 54
  const absolute = { position: 'absolute' } as const
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      backgroundColor: colours.paper,
      color: colours.ink,
      fontFamily: 'Figtree',
    },
    box({
      ...absolute,
      right: -150,
      top: -190,
      width: 520,
      height: 520,
      borderRadius: 260,
      backgroundColor: colours.tint,
    }),
    box({
      ...absolute,
      left: 0,
      top: 0,
      width: 18,
      height: HEIGHT,
      backgroundColor: colours.primary,
    }),
    {
      type: 'img',
      key: null,
      props: {
        src: mark(colours.primary),
        width: 84,
        height: 115,
        style: { ...absolute, right: 78, top: 66 },
      },
    },
    box(
      { ...absolute, left: MARGIN, top: 76, fontSize: 29, fontWeight: 600, color: colours.primary },
      cut(section, 60),
    ),
    box(
      { ...absolute, left: MARGIN, top: 138, width: 940, height: 340, alignItems: 'center' },
      box(
        {
          fontFamily: 'Fraunces',
          fontWeight: 600,
          fontSize: size,
          lineHeight: 1.14,
          letterSpacing: -0.8,
          textWrap: 'balance',
        },
        shown,
      ),
    ),
    box({
      ...absolute,
      left: MARGIN,
      top: 512,
      width: WIDTH - 2 * MARGIN,
      height: 2,
      backgroundColor: colours.tint,
    }),
    box(
      { ...absolute, left: MARGIN, top: 536, alignItems: 'center' },
      box({
        width: 18,
        height: 18,
        borderRadius: 9,
        backgroundColor: colours.accent,
        marginRight: 20,
      }),
      box({ fontSize: 34, fontWeight: 600 }, cut(firm, 42)),
      box({ fontSize: 30, fontWeight: 500, color: colours.soft, marginLeft: 22 }, cut(town, 24)),
    ),
  )
}

/** No-break spaces stay. */
function cut(written: string, max: number): string {
  const text = collapseSpaces(written)
  if (text.length <= max) return text
  return `${withoutEnd(withoutEnd(text.slice(0, max), /\S/), /[\s,;:]/)}…`
}
