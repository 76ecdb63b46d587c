import { expect, test } from 'vitest'
import { utf8 } from './utf8.ts'

test.each([
  ['nothing', []],
  ['empty texts', ['', '']],
  ['one byte a sign', ['<p>', 'abc', '</p>']],
  ['two and three bytes', ['é', '’', '« \u00A0 »', '\u202F€']],
  ['pairs of surrogates', ['😀', 'a😀b']],
  ['a pair that two texts share', ['\uD83D', '\uDE00']],
  ['halves of pairs', ['a\uD83D', 'b', '\uDE00c']],
])('gives the bytes of the joined text: %s', (_name, texts: string[]) => {
  expect(utf8(...texts).equals(Buffer.from(texts.join('')))).toBe(true)
})

test('a text of a megabyte', () => {
  const text = 'L’été à Vannes, 😀. '.repeat(50_000)
  expect(utf8(text, text).equals(Buffer.from(text + text))).toBe(true)
})
