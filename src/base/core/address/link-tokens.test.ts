import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientToken, replaceTokens, tokenizeHtml } from './link-tokens.ts'

const tokens = { AAAASS: '202653', IDCLIENT: '1234567' }

describe('placeholders of a link', () => {
  test('I1 both are replaced, wherever they stand and however often', () => {
    expect(
      replaceTokens('https://x.example/%%AAAASS%%/l?c=%%IDCLIENT%%&d=%%IDCLIENT%%', tokens),
    ).toBe('https://x.example/202653/l?c=1234567&d=1234567')
  })

  test('I1 other texts between percent signs stay', () => {
    const href = '/a%20b?x=%%OTHER%%&y=%AAAASS%&z=%%aaaass%%'
    expect(replaceTokens(href, tokens)).toBe(href)
  })

  test('I1 a value is encoded, and means nothing to the replacement', () => {
    const hostile = { AAAASS: '$&', IDCLIENT: '1&admin=1#"%%AAAASS%%' }
    expect(replaceTokens('?a=%%AAAASS%%&b=%%IDCLIENT%%', hostile)).toBe(
      '?a=%24%26&b=1%26admin%3D1%23%22%25%25AAAASS%25%25',
    )
  })

  test('I1 a value that is no well-formed text does not throw', () => {
    expect(replaceTokens('?c=%%IDCLIENT%%', { ...tokens, IDCLIENT: '\ud800' })).toBe('?c=%EF%BF%BD')
  })

  test('I1 whatever the value, the link keeps its parameters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const href = replaceTokens('/l?c=%%IDCLIENT%%&d=1', { ...tokens, IDCLIENT: value })
        const query = new URL(href, 'https://x.example').searchParams
        expect([...query]).toEqual([
          ['c', value.toWellFormed()],
          ['d', '1'],
        ])
      }),
    )
  })
})

describe('the links of HTML', () => {
  test('I1 a link gets its values and keeps what was written', () => {
    expect(
      tokenizeHtml(
        '<p><a class="x" href="/l?s=%%AAAASS%%&amp;c=%%IDCLIENT%%">%%AAAASS%%</a></p>',
        tokens,
      ),
    ).toBe(
      '<p><a data-token-href="/l?s=%%AAAASS%%&amp;c=%%IDCLIENT%%" class="x" ' +
        'href="/l?s=202653&amp;c=1234567">%%AAAASS%%</a></p>',
    )
  })

  test('I1 nothing but links with placeholders changes', () => {
    const html =
      '<p title="%%AAAASS%%">%%IDCLIENT%% <a href="/x">x</a> <img src="/%%AAAASS%%.jpg" alt=""></p>'
    expect(tokenizeHtml(html, tokens)).toBe(html)
  })

  test('I1 a hostile value stays inside its attribute', () => {
    const hostile = { ...tokens, IDCLIENT: '"><script>$&' }
    expect(tokenizeHtml('<a href="?c=%%IDCLIENT%%">x</a>', hostile)).toBe(
      '<a data-token-href="?c=%%IDCLIENT%%" href="?c=%22%3E%3Cscript%3E%24%26">x</a>',
    )
  })
})

describe('the client identifier', () => {
  const sources = { parameter: '42', setting: '7', defaultId: '1234567' }

  test('I1 the parameter comes before the setting, the setting before the default', () => {
    expect(clientToken(sources)).toBe('42')
    expect(clientToken({ ...sources, parameter: undefined })).toBe('7')
    expect(clientToken({ ...sources, parameter: undefined, setting: '' })).toBe('1234567')
  })

  test('I1 an empty or repeated parameter does not count', () => {
    expect(clientToken({ ...sources, parameter: ' ' })).toBe('7')
    expect(clientToken({ ...sources, parameter: ['42', '43'] })).toBe('7')
    expect(clientToken({ ...sources, parameter: '', setting: ' ' })).toBe('1234567')
  })
})
