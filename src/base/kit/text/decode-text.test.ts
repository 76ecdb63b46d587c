import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test('D9 entities of every kind are decoded once', () => {
  expect(decodeText('L&rsquo;&eacute;t&#233; &#xE9; &laquo;&nbsp;TVA&nbsp;&raquo; &amp; co')).toBe(
    'L’été é «\u00a0TVA\u00a0» & co',
  )
  expect(decodeText('&amp;eacute;')).toBe('&eacute;')
  expect(decodeText('l&#146;imp&ocirc;t')).toBe('l’impôt')
})

test('an ampersand of a plain text stays', () => {
  expect(decodeText('R&D, M&A et a&para')).toBe('R&D, M&A et a&para')
})

test('tags of a title vanish, other angle brackets are text', () => {
  expect(decodeText('La <strong class="x">TVA</strong><br/>du <em>bâtiment</em>')).toBe(
    'La TVA du bâtiment',
  )
  expect(decodeText('si a < b et c > d')).toBe('si a < b et c > d')
  expect(decodeText('la balise &lt;b&gt; du cours')).toBe('la balise <b> du cours')
})

test('spaces collapse, control characters and lone surrogates go', () => {
  expect(decodeText('  un\r\n\tdeux\u0000\u0007  trois\u009b ')).toBe('un deux trois')
  expect(decodeText('30\u202f000\u00a0€')).toBe('30\u202f000\u00a0€')
  expect(decodeText('a\ud800b&#xD800;')).toBe('a\ufffdb\ufffd')
  expect(decodeText('a&#1;b')).toBe('ab')
})

test('the result is always well formed, on one line, without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = decodeText(text)
      expect(plain.isWellFormed()).toBe(true)
      expect(plain).not.toMatch(/\p{Cc}/u)
      expect(plain).toBe(plain.trim())
    }),
  )
})
