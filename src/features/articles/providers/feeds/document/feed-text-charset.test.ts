import { expect, test } from 'vitest'
import { feedText } from './feed-text-charset.ts'

const XML = (encoding: string) => `<?xml version="1.0"${encoding}?><rss>été — 5 €</rss>`
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Windows-1252 for what the tests write. */
const windows = (text: string) =>
  Uint8Array.from(text, (character) =>
    character === '€' ? 0x80 : character === '—' ? 0x97 : character.charCodeAt(0),
  )
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)

test.each([
  ['UTF-8 that says so', utf8(XML(' encoding="utf-8"')), undefined],
  ['UTF-8 that says nothing', utf8(XML('')), undefined],
  [
    'UTF-8 that says iso-8859-1',
    utf8(XML(' encoding="iso-8859-1"')),
    'text/xml; charset=iso-8859-1',
  ],
  ['UTF-8 behind a mark', utf8(`\ufeff${XML('')}`), 'text/xml; charset=windows-1252'],
  ['windows-1252 that says so', windows(XML(' encoding="windows-1252"')), undefined],
  ['windows-1252 that says nothing', windows(XML('')), undefined],
  ['windows-1252 that says utf-8', windows(XML(' encoding="UTF-8"')), 'text/xml; charset=utf-8'],
  ['windows-1252 by its content type', windows(XML('')), 'text/xml;charset="windows-1252"'],
  ['UTF-16 without a mark', utf16(XML('')), undefined],
])('%s', (_name, bytes, contentType) => {
  expect(feedText(bytes, contentType)).toContain('<rss>été — 5 €</rss>')
})

test('a charset of the XML declaration wins over the content type', () => {
  const greek = Uint8Array.of(...utf8('<?xml version="1.0" encoding="iso-8859-7"?>'), 0xe1, 0xe2)
  expect(feedText(greek, 'text/xml; charset=windows-1252')).toMatch(/αβ$/)
})

test('a content type is believed where the XML declaration says UTF-8 by mistake', () => {
  const greek = Uint8Array.of(...utf8('<?xml version="1.0" encoding="utf-8"?>'), 0xe1, 0xe2)
  expect(feedText(greek, 'text/xml; charset=iso-8859-7')).toMatch(/αβ$/)
})

test('null bytes and control characters go, tabs and line ends stay', () => {
  expect(feedText(utf8('a\u0000b\u0008\tc\r\nd\u007f'), undefined)).toBe('ab\tc\r\nd')
})
