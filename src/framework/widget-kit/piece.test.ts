import { describe, expect, test } from 'vitest'
import { bytesOf, pieceOf, piecesOf, utf8 } from './piece.ts'

describe('a piece', () => {
  test('is its HTML as UTF-8', () => {
    expect(pieceOf('<p>L’été, 12\u202F€</p>').bytes.toString()).toBe('<p>L’été, 12\u202F€</p>')
  })

  test('has no more memory than its bytes, since it is kept', () => {
    expect(pieceOf('<p>a</p>').bytes.buffer.byteLength).toBeLessThan(100)
  })

  test('knows its icons, each once, in order', () => {
    const use = (name: string) => `<svg><use href="#icon-${name}"/></svg>`
    expect(pieceOf(use('phone') + use('clock') + use('phone')).icons).toEqual(['phone', 'clock'])
  })

  test.each([
    ['<h1>', true],
    ['<h1 class="a">', true],
    ['<h1\n>', true],
    ['<h10>', false],
    ['<h2>', false],
  ])('knows whether it has a title: %j', (html, hasH1) => {
    expect(pieceOf(html).hasH1).toBe(hasH1)
  })

  test.each([
    ['<img lazyloading="1">', true, true],
    ['<img loading="lazy">', false, false],
    ['<span data-tooltip="a">', true, false],
    ['<abbr title="a">', true, false],
    ['<a class="terme" href="/">', true, false],
    ['<details id="a">', true, false],
    ['<details>', false, false],
    ['<a data-token-href="a">', true, false],
  ])('knows what the entry looks after: %s', (html, needsEntry, hasWaitingImage) => {
    expect(pieceOf(html)).toMatchObject({ needsEntry, hasWaitingImage })
  })
})

test('pieces and the markup between them follow one another', () => {
  const long = 'é’'.repeat(1000)
  const parts = ['<main>', pieceOf('<p>é</p>'), long, pieceOf('<p>b</p>'), '</main>’']
  expect(bytesOf(parts).toString()).toBe(`<main><p>é</p>${long}<p>b</p></main>’`)
  expect(piecesOf(parts).map(({ bytes }) => String(bytes))).toEqual(['<p>é</p>', '<p>b</p>'])
})

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
