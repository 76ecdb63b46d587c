import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ADVANCE, plainThinSpace, thinSpaceFont, UNITS } from './thin-space/font.ts'

// Writes the font of the narrow no-break space, for pages and for PDFs: `npm run thin-space`.

/** Signs of a line of the module. */
const LINE = 90

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

await writeFile(at('src/app/client/fonts/thin-space.woff2'), thinSpaceFont())
const text = plainThinSpace().toString('base64')
const lines = Array.from(
  { length: Math.ceil(text.length / LINE) },
  (_none, index) => `  '${text.slice(index * LINE, (index + 1) * LINE)}'`,
)

await writeFile(
  at('src/features/documents/pdf/layout/thin-space.ts'),
  `/** Made by \`npm run thin-space\`: a font of U+202F alone, ${ADVANCE / UNITS} em wide, and of a box for any other sign. */
export const THIN_SPACE_FONT = Buffer.from(
${lines.join(' +\n')},
  'base64',
)
`,
)
