import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collapseSpaces, htmlToText, wordCount } from './plain-text.ts'

describe('spaces', () => {
  test('D9 runs of spaces become one, and the ends are trimmed', () => {
    expect(collapseSpaces('\u00a0 a \n\t b\r\n\u2009c \ufeff')).toBe('a b c')
  })

  test('D9 a no-break space stays, unless it stands beside a space that breaks', () => {
    expect(collapseSpaces('30\u202f000\u00a0€')).toBe('30\u202f000\u00a0€')
    expect(collapseSpaces('a\u00a0\u00a0b \u00a0c')).toBe('a\u00a0b c')
  })

  test('D9 collapsing twice changes nothing', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\u00a0', '\u202f', '\u0085') })
    fc.assert(
      fc.property(text, (value) => {
        const once = collapseSpaces(value)
        expect(collapseSpaces(once)).toBe(once)
      }),
    )
  })
})

describe('text of HTML', () => {
  test.each([
    ['<p>Un</p><p>deux</p>', 'Un deux'],
    ['Un<br>deux<hr/>trois', 'Un deux trois'],
    ['<ul><li>un</li><li>deux</li></ul>', 'un deux'],
    ['<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
    ['le 1<sup>er</sup> jan<b>vier</b>', 'le 1er janvier'],
    ['a<script>b("</p>")</script>c<style>p{}</style>d', 'acd'],
    ['a<!-- b -->c', 'ac'],
    ['<a title="1 > 0" href=x>lien</a>', 'lien'],
    ['1 &lt; 2 &amp;amp; l&#39;art&#160;: &#x2026;', "1 < 2 &amp; l'art\u00a0: …"],
    ['a < b', 'a < b'],
    ['texte <img alt="coupé', 'texte'],
    ['', ''],
    ['<p> \n </p>', ''],
  ])('E2 %j reads %j', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  test('E2 a text that was escaped comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        expect(htmlToText(html)).toBe(collapseSpaces(text))
      }),
    )
  })
})

/** Words of a text that was made of HTML: what spaces part and holds a letter or digit. */
const wordsOf = (text: string): number =>
  text.split(/[\s\u0085]+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length

describe('words', () => {
  test('E2 HTML has as many words as the text that its reader sees', () => {
    const piece = fc.constantFrom(
      ...'a é 𝔸 — 1 & ; # < > " &amp; &LT; &nbsp; &#160; &#x20; &#233; &#146; &#0; &#x1D538;'.split(
        ' ',
      ),
      ...'<b> </b> <br> <p> </P> <!a> </x <script>a; </script> <style> <td'.split(' '),
      ' ',
      '\u00a0',
      '\u0085',
      '\n',
      '<img alt="a > b">',
      '<!-- a -->',
      "<a href='>'>",
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('')
        expect(wordCount(html)).toBe(wordsOf(htmlToText(html)))
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['', 0],
    [' \n ', 0],
    ['— : ! « … »', 0],
    ['L’expert-comptable d’aujourd’hui', 2],
    ['TVA : 20 % !', 2],
    ['un\u00a0deux\u202ftrois', 3],
    ['№ Ⅳ ٣', 2],
  ])('E2 %j has %i words', (text, count) => {
    expect(wordCount(text)).toBe(count)
  })
})
