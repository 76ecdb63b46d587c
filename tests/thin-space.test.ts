import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { THIN_SPACE_FONT } from '#features/documents/pdf/layout/thin-space.ts'
import { ADVANCE, plainThinSpace, thinSpaceFont } from '../scripts/thin-space/font.ts'

interface Fontkit {
  create(bytes: Buffer): {
    characterSet: number[]
    glyphForCodePoint(code: number): { advanceWidth: number; path: { commands: unknown[] } }
  }
}

const require = createRequire(import.meta.url)
const fontkit: Fontkit = createRequire(require.resolve('pdfkit'))('fontkit')

test('the fonts that pages and documents load are those that the script makes', () => {
  const file = new URL('../src/app/client/fonts/thin-space.woff2', import.meta.url)
  expect(thinSpaceFont().equals(readFileSync(file)), 'npm run thin-space').toBe(true)
  expect(plainThinSpace().equals(THIN_SPACE_FONT), 'npm run thin-space').toBe(true)
  expect(thinSpaceFont().length).toBeLessThan(1024)
})

test('they hold one sign, as wide as it is to be, and nothing is drawn for it', () => {
  for (const bytes of [thinSpaceFont(), plainThinSpace()]) {
    const font = fontkit.create(bytes)
    expect(font.characterSet.filter((code) => code !== 0xffff)).toEqual([0x202f])
    const glyph = font.glyphForCodePoint(0x202f)
    expect(glyph.advanceWidth).toBe(ADVANCE)
    expect(glyph.path.commands).toEqual([])
  }
})
