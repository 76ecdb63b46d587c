import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributesOf, changeAttributes, decodeEntities, htmlPieces } from './html-source.ts'

const kinds = (html: string) => htmlPieces(html).map(({ kind, source }) => [kind, source])

describe('pieces of HTML', () => {
  test('a quoted > does not end a tag', () => {
    expect(kinds('<a title="1 > 0">x</a>')).toEqual([
      ['start', '<a title="1 > 0">'],
      ['text', 'x'],
      ['end', '</a>'],
    ])
  })

  test('a quote inside an unquoted value opens nothing', () => {
    expect(kinds("<p title=l'art>x")).toEqual([
      ['start', "<p title=l'art>"],
      ['text', 'x'],
    ])
  })

  test('a lone < is text', () => {
    expect(kinds('1 < 2 <3 <')).toEqual([['text', '1 < 2 <3 <']])
  })

  test('a comment may hold tags', () => {
    expect(kinds('a<!-- <p> -->b<!-->c')).toEqual([
      ['text', 'a'],
      ['other', '<!-- <p> -->'],
      ['text', 'b'],
      ['other', '<!-->'],
      ['text', 'c'],
    ])
  })

  test('a script is one raw piece, whatever it holds', () => {
    expect(kinds('<SCRIPT>if (a<b) "</scripts>"</script >x')).toEqual([
      ['start', '<SCRIPT>'],
      ['raw', 'if (a<b) "</scripts>"'],
      ['end', '</script >'],
      ['text', 'x'],
    ])
  })

  test('a tag that is cut off takes the rest with it', () => {
    expect(kinds('a<img alt="b>c')).toEqual([
      ['text', 'a'],
      ['other', '<img alt="b>c'],
    ])
  })

  test('the pieces joined give the HTML back', () => {
    const shard = fc.constantFrom(
      '<',
      '>',
      '</',
      '<p',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '"',
      "'",
      '=',
      ' ',
      'a',
      '&amp;',
    )
    fc.assert(
      fc.property(fc.array(shard, { maxLength: 30 }), (shards) => {
        const html = shards.join('')
        expect(
          htmlPieces(html)
            .map(({ source }) => source)
            .join(''),
        ).toBe(html)
      }),
    )
  })

  test('a hostile text is read in linear time', () => {
    const hostile = '<a b="c" '.repeat(20_000)
    expect(htmlPieces(hostile)).toHaveLength(1)
  }, 2000)
})

describe('attributes', () => {
  test('they are read in lower case, decoded, the first of a name counting', () => {
    const tag = `<img SRC='a.jpg?x=1&amp;y=2' alt="l&#39;art" hidden width = 12 src="b.jpg">`
    expect([...attributesOf(tag)]).toEqual([
      ['src', 'a.jpg?x=1&y=2'],
      ['alt', "l'art"],
      ['hidden', ''],
      ['width', '12'],
    ])
  })

  test('a changed value is escaped, the others stay as written', () => {
    const change = (name: string) => (name === 'src' ? '/a"&<b' : null)
    expect(changeAttributes(`<img alt='src="x"' src=y data-src="z" />`, change)).toBe(
      `<img alt='src="x"' src="/a&quot;&amp;&lt;b" data-src="z" />`,
    )
  })
})

describe('entities', () => {
  test('the five of XML and numbers are decoded once', () => {
    expect(decodeEntities('&lt;b&gt; &amp;lt; &quot;&apos;&#233;&#xE9;&#160;')).toBe(
      '<b> &lt; "\'éé\u00a0',
    )
  })

  test('numbers that are no character become the replacement character', () => {
    expect(decodeEntities('&#0;&#xD800;&#x110000;&#99999999999;')).toBe('\ufffd'.repeat(4))
  })

  test('numbers of Windows-1252 are read as HTML reads them', () => {
    expect(decodeEntities('l&#146;art &#133;')).toBe('l’art …')
  })

  test('unknown names and lone ampersands stay', () => {
    expect(decodeEntities('R&D &agrave; &;')).toBe('R&D &agrave; &;')
  })
})
