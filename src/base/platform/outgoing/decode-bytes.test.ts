import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBytes } from './decode-bytes.ts'

const FRENCH = 'Été : l’impôt à 1 000 €, « cœur » d’Œuvre'
const utf8 = Buffer.from(FRENCH)
const windows1252 = Buffer.from(
  FRENCH.replaceAll('’', '\x92')
    .replaceAll('€', '\x80')
    .replaceAll('œ', '\x9c')
    .replaceAll('Œ', '\x8c'),
  'latin1',
)
const utf16le = Buffer.from(FRENCH, 'utf16le')
const utf16be = Buffer.from(utf16le).swap16()

test('valid UTF-8 is UTF-8, whatever was declared', () => {
  for (const declared of [
    undefined,
    '',
    'utf-8',
    'iso-8859-1',
    'windows-1252',
    'koi8-r',
    'utf-16',
  ]) {
    expect(decodeBytes(utf8, declared)).toBe(FRENCH)
  }
})

test('bytes that are not UTF-8 are read as declared', () => {
  expect(decodeBytes(windows1252, 'windows-1252')).toBe(FRENCH)
  expect(decodeBytes(Buffer.from('\xa4 \xbd', 'latin1'), 'ISO-8859-15')).toBe('€ œ')
  expect(decodeBytes(Buffer.from('\xcf\xd2\xc9', 'latin1'), ' "KOI8-R" ')).toBe('ори')
})

test('ISO-8859-1 means windows-1252, as in browsers', () => {
  expect(decodeBytes(windows1252, 'iso-8859-1')).toBe(FRENCH)
  expect(decodeBytes(windows1252, 'us-ascii')).toBe(FRENCH)
})

test('without a declaration that helps, bytes that are not UTF-8 are windows-1252', () => {
  for (const declared of [
    undefined,
    '',
    'utf-8',
    'UTF8',
    'utf-7',
    'iso-2022-kr',
    'nonsense',
    '\0',
  ]) {
    expect(decodeBytes(windows1252, declared)).toBe(FRENCH)
  }
})

test('a byte order mark is believed first, and dropped', () => {
  const marked = (encoding: 'utf8' | 'utf16le') => Buffer.from(`\ufeff${FRENCH}`, encoding)
  for (const declared of [undefined, 'windows-1252', 'utf-8', 'utf-16be']) {
    expect(decodeBytes(marked('utf8'), declared)).toBe(FRENCH)
    expect(decodeBytes(marked('utf16le'), declared)).toBe(FRENCH)
    expect(decodeBytes(marked('utf16le').swap16(), declared)).toBe(FRENCH)
  }
})

test('UTF-16 without a mark is read when it is declared', () => {
  expect(decodeBytes(utf16le, 'utf-16le')).toBe(FRENCH)
  expect(decodeBytes(utf16le, 'UTF-16')).toBe(FRENCH)
  expect(decodeBytes(utf16be, 'utf-16be')).toBe(FRENCH)
  expect(decodeBytes(Buffer.from('<rss/>', 'utf16le'), 'utf-16le')).toBe('<rss/>')
})

test('UTF-8 with a character cut in two keeps the others', () => {
  const cut = Buffer.concat([utf8, Buffer.from('é').subarray(0, 1), Buffer.from('…')])
  for (const declared of [undefined, 'utf-8']) {
    expect(decodeBytes(cut, declared)).toBe(`${FRENCH}\ufffd…`)
  }
})

test('U+FEFF is dropped wherever it stands', () => {
  expect(decodeBytes(Buffer.from('\ufeff\ufeff<rss>a\ufeffb</rss>'))).toBe('<rss>ab</rss>')
})

test('nothing is read as nothing', () => {
  expect(decodeBytes(new Uint8Array(), 'utf-16')).toBe('')
  expect(decodeBytes(Buffer.from([0xef, 0xbb, 0xbf]))).toBe('')
})

test('any bytes under any declaration give a text without U+FEFF', () => {
  const label = fc.oneof(
    fc.constantFrom(
      undefined,
      'utf-8',
      'utf-16le',
      'utf-16be',
      'shift_jis',
      'gb18030',
      'x-user-defined',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), label, (bytes, declared) => {
      expect(decodeBytes(bytes, declared)).not.toContain('\ufeff')
    }),
  )
})

test('any text in UTF-8 comes back as it was, whatever was declared', () => {
  const label = fc.constantFrom(undefined, 'utf-8', 'iso-8859-1', 'shift_jis')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), label, (written, declared) => {
      const plain = written.replaceAll('\ufeff', '')
      expect(decodeBytes(Buffer.from(plain), declared)).toBe(plain.toWellFormed())
    }),
  )
})
