import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { blocksOf } from './layout/blocks.ts'
import { readFaces } from './layout/faces.ts'
import { balancedLines, linesOf } from './layout/lines.ts'
import { linksOf } from './links.ts'
import { printable, THIN_SPACE } from './layout/printable.ts'
import { plainRuns, runsOf } from './layout/runs.ts'
import { htmlNodes } from './layout/html-nodes.ts'
import { paletteOf, stylesOf } from './layout/styles.ts'

/** Every sign is half as wide as it is high. */
const measure = (text: string, _face: string, size: number) => (text.length * size) / 2
const { body } = stylesOf(paletteOf({}))
const textOf = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))

/** The library that the maker of PDFs reads fonts with. */
interface Fontkit {
  create(bytes: Buffer): { hasGlyphForCodePoint(code: number): boolean }
}

test('every sign that counts as printable has a glyph in every face', async () => {
  const require = createRequire(import.meta.url)
  const fontkit: Fontkit = createRequire(require.resolve('pdfkit'))('fontkit')
  const signs = Array.from({ length: 0x2300 }, (_none, code) => code + 0x20)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => printable(sign) === sign && sign !== THIN_SPACE)
  expect(signs.length).toBeGreaterThan(190)
  expect('éèêàçùœŒæ’«»€…–\u202F').toBe(printable('éèêàçùœŒæ’«»€…–\u202F'))
  for (const [face, font] of await readFaces()) {
    const glyphs = fontkit.create(font)
    if (face === 'thin') {
      expect(glyphs.hasGlyphForCodePoint(0x202f)).toBe(true)
      continue
    }
    const missing = signs.filter((sign) => !glyphs.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    expect(missing, face).toEqual([])
  }
})

test('what the fonts lack is said otherwise, never dropped without a trace', () => {
  expect(printable('Ÿ ǆ → ≥ a\u200Bb \u2011')).toBe('Y dž › >= ab -'.replace('ž', 'z'))
  expect(printable('Zoé 😀 λ')).toBe('Zoé  ?')
})

test('a text breaks at spaces and hyphens, and a word that fits no line is cut', () => {
  const lines = linesOf(plainRuns('un deux porte-clef'), { ...body, size: 10 }, 50, measure)
  expect(textOf(lines)).toEqual(['un deux ', 'porte-clef'])
  const narrow = linesOf(plainRuns('porte-clef abcdefghij'), { ...body, size: 10 }, 30, measure)
  expect(textOf(narrow)).toEqual(['porte- ', 'clef ', 'abcdef ', 'ghij'])
})

test('a no-break space holds, and what stands in two elements is one word', () => {
  const runs = runsOf(htmlNodes('l’<a href="/x">Urssaf</a>, 8\u00A0000\u00A0€'))
  expect(textOf(linesOf(runs, { ...body, size: 10 }, 45, measure))).toEqual([
    'l’Urssaf, ',
    '8\u00A0000\u00A0€',
  ])
})

test('a narrow space holds, and is drawn by the font that has it', () => {
  const [line] = linesOf(
    plainRuns('Payer 12\u202F867\u202F€ ?'),
    { ...body, size: 10 },
    400,
    measure,
  )
  expect(line?.pieces.map(({ text, face }) => `${face}:${text}`)).toEqual([
    'text:Payer 12',
    'thin:\u202F',
    'text:867',
    'thin:\u202F',
    'text:€ ?',
  ])
  const narrow = linesOf(plainRuns('ab 12\u202F867'), { ...body, size: 10 }, 35, measure)
  expect(textOf(narrow)).toEqual(['ab ', '12\u202F867'])
})

test('a title leaves no word alone on its last line', () => {
  const title = plainRuns('Les comptes du foyer avant de se lancer ici')
  const style = { ...body, size: 10 }
  const lines = textOf(balancedLines(title, style, 190, measure))
  expect(textOf(linesOf(title, style, 190, measure)).at(-1)).toBe('lancer ici')
  expect(lines).toHaveLength(2)
  expect(Math.abs((lines[0]?.length ?? 0) - (lines[1]?.length ?? 0))).toBeLessThan(8)
})

test('HTML becomes blocks; bare text, unknown and unclosed elements lose no word', () => {
  const html =
    'Nu<p>Un <b>gras</b></p><div class="table-responsive"><table><tr><td>a</td></tr></table></div>' +
    '<blink>deux</blink><ul><li>trois<ul><li>quatre</li></ul></li></ul></section><p>cinq'
  expect(JSON.stringify(blocksOf(html)).match(/Nu|Un |gras|"a"|deux|trois|quatre|cinq/g)).toEqual([
    'Nu',
    'Un ',
    'gras',
    '"a"',
    'deux',
    'trois',
    'quatre',
    'cinq',
  ])
})

test('a link says on paper where it leads: the chapter, or the host of another site', () => {
  const part = { intro: '', html: '', title: 'B', path: '/g/b', number: 2 }
  const links = linksOf({
    kind: 'guide',
    culture: 'fr-FR',
    firm: { name: '', offices: [], logo: null },
    origin: 'https://c.example',
    label: '',
    title: '',
    intro: '',
    updatedAt: '',
    colours: {},
    parts: [part],
  })
  expect(links('/g/b#x', 'b')).toEqual({
    target: { place: 'partie-0', says: 'B' },
    note: 'chapitre 2',
  })
  expect(links('/contact', 'écrire')?.target).toEqual({
    url: 'https://c.example/contact',
    says: 'écrire',
  })
  expect(links('https://www.insee.fr/x', 'L’Insee')?.note).toBe('insee.fr')
  expect(links('https://www.insee.fr/x', 'Sur insee.fr')?.note).toBe('')
  expect(links('javascript:alert(1)', 'x')).toBeNull()
  expect(links('//other.example', 'x')).toBeNull()
})
