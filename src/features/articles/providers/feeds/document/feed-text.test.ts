import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workOf } from '../../../../../../tests/readers/measure.ts'
import { cutText, plainText } from './feed-text.ts'

describe('plain text of a feed', () => {
  test.each([
    ['entities once escaped', 'L&rsquo;imp&ocirc;t', 'L’impôt'],
    ['entities twice escaped', 'L&amp;rsquo;imp&amp;ocirc;t &amp;amp; co', 'L’impôt & co'],
    ['numbers of Windows', 'l&#146;impôt', 'l’impôt'],
    ['signs of Windows', 'l\u0092impôt\u0085', 'l’impôt…'],
    ['a bare ampersand', 'R&D, M&A', 'R&D, M&A'],
    ['inline tags', 'La <b>TVA</b> du b<i>â</i>timent', 'La TVA du bâtiment'],
    ['blocks', '<p>Un.</p><p>Deux.</p><ul><li>Trois</li></ul>', 'Un. Deux. Trois'],
    ['tags in escaped HTML', '&lt;p&gt;Un&lt;/p&gt;&lt;p&gt;deux&lt;/p&gt;', 'Un deux'],
    ['tags twice escaped', '&amp;lt;p&amp;gt;Un&amp;lt;/p&amp;gt;', 'Un'],
    ['scripts and styles', '<style>p{}</style>a<script>b()</script> c', 'a c'],
    ['what frames hold', 'a <iframe src="x">b</iframe><svg><text>c</text></svg>d', 'a d'],
    [
      'what closes itself',
      '<p>Avant <iframe src="http://v"/> après <video/><script src="x" />le <object data="a"/>cadre</p>',
      'Avant après le cadre',
    ],
    ['comments', 'a<!-- b -->c<!-- d', 'ac'],
    ['angle brackets of a text', 'CA < 100 ou <seuil', 'CA < 100 ou <seuil'],
    ['angle brackets between tags', '<p>CA < 100 ou <seuil</p>', 'CA < 100 ou <seuil'],
    ['no-break spaces', '30&nbsp;000&#8239;€', '30\u00a0000\u202f€'],
    ['control characters', 'a\u0000b\u0007c&#1;d', 'abcd'],
    ['lone surrogates', 'a\ud800b&#xD800;c\ufffd', 'abc'],
    ['what turns the direction of reading', 'a\u202eb&#8238;c\u200bd', 'abcd'],
    ['emoji of several characters', '👨‍👩‍👧', '👨‍👩‍👧'],
  ])('%s', (_name, written, plain) => {
    expect(plainText(written)).toBe(plain)
  })

  test('whatever is written, it is one line without tags, controls and halves of characters', () => {
    const soup = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          '<',
          '>',
          '&',
          '&lt;',
          '&amp;',
          '&gt;',
          '<p>',
          '</b>',
          '<!--',
          '"',
          '/',
          'a',
        ),
        fc.constantFrom('&eacute;', '&#0;', '&#xD800;', '\ud800', '\u0000', '\n', '\u202e', ' '),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      maxLength: 60,
    })
    fc.assert(
      fc.property(soup, (written) => {
        const plain = plainText(written)
        expect(plain).not.toMatch(/<\/?[a-z][^<>]*>|<!--|\p{Cc}|\p{Cs}|\u202e/iu)
        expect(plain).toBe(plain.trim())
      }),
      { numRuns: 1000 },
    )
  })

  test('a text escaped however often keeps no tag', () => {
    for (let times = 0; times < 20; times += 1) {
      const escape = 'amp;'.repeat(times)
      expect(plainText(`a &${escape}lt;b&${escape}gt;`)).not.toContain('<')
    }
  })

  test('a million tags are read in no time', () => {
    const texts = ['<div>', '<svg>', '<a href="', '&lt;', '<!--'].map((tag) => tag.repeat(200_000))
    expect(workOf(() => texts.forEach((text) => plainText(text)))).toBeLessThan(1500)
  })
})

describe('P1 a text is cut at a word', () => {
  test('a text that fits stays', () => {
    expect(cutText('un deux trois', 13)).toBe('un deux trois')
  })

  test('the mark counts', () => {
    expect(cutText('un deux trois quatre', 16)).toBe('un deux (...)')
    expect(cutText('un deux trois quatre', 19)).toBe('un deux trois (...)')
  })

  test('heaps of accents are cut too', () => {
    const heap = `a${'\u0301'.repeat(900)}`
    expect(cutText(heap, 300).length).toBeLessThanOrEqual(300)
    const families = '👨‍👩‍👧 '.repeat(100)
    expect(cutText(families, 300)).toMatch(/👧 \(\.\.\.\)$/)
  })

  test('no text is longer than asked, nor ends in half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 20, max: 100 }),
        (text, max) => {
          const cut = cutText(plainText(text), max)
          expect(cut.length).toBeLessThanOrEqual(max)
          expect(cut.isWellFormed()).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})
