import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import satori from 'satori'

/** Writes the outlines that monograms are drawn with, from the font of the site's titles: `npm run brand-letters`. */
const FONT = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff'
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const FILE = 'src/features/brand/rules/letters.ts'

const data = await readFile(createRequire(import.meta.url).resolve(FONT))
const fonts = [{ name: 'Titles', weight: 600 as const, style: 'normal' as const, data }]

async function outlineOf(sign: string) {
  const letter = {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', fontSize: 100, fontFamily: 'Titles' }, children: sign },
  }
  const svg = await satori(letter, { width: 200, height: 200, fonts })
  const drawn = /<path [^>]*d="([^"]+)"/.exec(svg)?.[1] ?? ''
  // Whole numbers are fine enough for what is drawn at a hundredth of it, and a third of the signs.
  const d = drawn
    .replaceAll(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number))))
    // A line to where it is already draws nothing.
    .replaceAll(/(-?\d+ -?\d+)L\1(?!\d)/g, '$1')
    .trim()
  const across = [...d.matchAll(/(-?\d+) -?\d+/g)].map(([, x]) => Number(x))
  return { left: Math.min(...across), right: Math.max(...across), d }
}

const entries: string[] = []
for (const sign of SIGNS) {
  const { left, right, d } = await outlineOf(sign)
  entries.push(`  ${sign}: { left: ${left}, right: ${right}, d: '${d}' },`)
}
await writeFile(
  FILE,
  `/** The outline of a capital or a figure: it stands on \`y = 97\` and begins at \`y = 27\`. */
export interface Letter {
  /** Where it begins and ends, across. */
  left: number
  right: number
  d: string
}

/** Made by \`npm run brand-letters\` from the font of the site's titles (Fraunces, SIL Open Font License). */
export const LETTERS: Readonly<Record<string, Letter>> = {
${entries.join('\n')}
}
`,
)
