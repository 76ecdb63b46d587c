import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { MarkedCard, SharingCard } from '#base/core/page/sharing-card.ts'
import { collapseSpaces } from '#base/kit/text/plain-text.ts'
import { withoutEnd } from '#base/kit/text/trim-end.ts'
import { THIN_SPACE_FONT } from './layout/thin-space.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 84

/** Longer titles than the picture holds are cut between words. */
const MAX_TITLE = 110

/**
 * Lays out the picture that stands for a page where it is shared: an SVG of 1200 × 630 pixels in the
 * theme's colours with the firm's mark, its letters drawn as the outlines of the site's own fonts. Layout and fonts are loaded
 * with the first one.
 */
export async function sharingDrawing({ card, mark }: MarkedCard): Promise<string> {
  const [{ default: satori }, fonts] = await Promise.all([import('satori'), siteFonts()])
  // Elements as plain data, which the library takes beside React's.
  return satori(cardElement(card, mark), { width: WIDTH, height: HEIGHT, fonts })
}

const require = createRequire(import.meta.url)

let fonts: ReturnType<typeof readFonts> | undefined
const siteFonts = () => (fonts ??= readFonts())

// Of files of one name the library would look at the first alone.
const TITLE = 'Fraunces, Fraunces others, Fine'
const TEXT = 'Figtree, Figtree others, Fine'

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
    font('Fraunces others', of('fraunces', 600, 'latin-ext'), 600),
    font('Figtree', of('figtree', 500, 'latin'), 500),
    font('Figtree others', of('figtree', 500, 'latin-ext'), 500),
    font('Figtree', of('figtree', 600, 'latin'), 600),
    font('Figtree others', of('figtree', 600, 'latin-ext'), 600),
    { name: 'Fine', weight: 500 as const, style: 'normal' as const, data: THIN_SPACE_FONT },
  ])
}

type Style = Record<string, string | number>

const box = (style: Style, ...children: (string | object)[]) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** Paper with a sheet of tint, the mark, the section and the title, and who signs. */
function cardElement({ title, section, firm, town, colours }: SharingCard, mark: string) {
  const shown = cut(title, MAX_TITLE)
  const size = shown.length <= 34 ? 88 : shown.length <= 64 ? 74 : shown.length <= 90 ? 62 : 54
  const absolute = { position: 'absolute' } as const
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      backgroundColor: colours.paper,
      color: colours.ink,
      fontFamily: TEXT,
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
        src: `data:image/png;base64,${mark}`,
        width: 116,
        height: 116,
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
          fontFamily: TITLE,
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
