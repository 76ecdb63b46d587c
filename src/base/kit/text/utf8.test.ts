import { expect, test } from 'vitest'
import { utf8 } from './utf8.ts'

test.each([
  ['nothing', ''],
  ['one byte a sign', '<p>abc</p>'],
  ['two and three bytes', 'é’« \u00A0 »\u202F€'],
  ['pairs of surrogates', '😀a😀b'],
  ['halves of pairs', 'a\uD83Db\uDE00c'],
])('gives the bytes of the text: %s', (_name, text) => {
  expect(utf8(text).equals(Buffer.from(text))).toBe(true)
})

test('a text of a megabyte', () => {
  const text = 'L’été à Vannes, 😀. '.repeat(50_000)
  expect(utf8(text).equals(Buffer.from(text))).toBe(true)
})
