import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { responsiveIcons, rewriteBodyImages } from './article-body.ts'

const article = {
  externalKey: 'ART123',
  mediasPaths: [
    { index: '24-11', url: '/2026/large.jpg' },
    { index: '4-11', url: '/2026/small.jpg' },
    { index: '1', url: 'https://provider.example/x.jpg' },
  ],
  host: '/media/provider',
}
const rewritten = (html: string) => rewriteBodyImages(html, article)

describe('image references of a body', () => {
  test.each([
    'ART123-24-11.jpg',
    'ART123_24-11.jpg',
    'ART123/24-11.jpg',
    'ART123.24-11.jpg',
    'ART12324-11.jpg',
    'ART123-24-11.JPG',
    'ART123-24-11.jpeg',
    'ART123-24-11.JpEg',
    '/images/ART123-24-11.jpg',
    '../a/ART123-24-11.jpg',
    'https://p.example/i/ART123-24-11.jpg',
    '//p.example/ART123-24-11.jpg',
    'ART123-24-11.jpg?v=2',
    ' ART123-24-11.jpg ',
  ])('E4 %j is rewritten to the media base', (reference) => {
    expect(rewritten(`<p><img src="${reference}" alt="x"></p>`)).toBe(
      '<p><img src="/media/provider/2026/large.jpg" alt="x"></p>',
    )
  })

  test('E4 each index leads to its own media', () => {
    expect(rewritten('<img src="ART123-4-11.jpg">')).toBe(
      '<img src="/media/provider/2026/small.jpg">',
    )
  })

  test.each([
    'ART123-99-99.jpg',
    'ART1234-24-11.jpg',
    'XART123-24-11.jpg',
    'ART123-24-11.png',
    'ART123-24-11.jpg.exe',
    'ART123--24-11.jpg',
    'OTHER-24-11.jpg',
    '24-11.jpg',
    'ART123.jpg',
    'art123-24-11.jpg',
    'ART123-24-11',
    'ART123-1.jpg',
  ])('E4 %j stays as it is', (reference) => {
    const html = `<img src="${reference}">`
    expect(rewritten(html)).toBe(html)
  })

  test('E4 links to the image are rewritten, in every way of quoting', () => {
    expect(rewritten(`<A HREF='ART123-24-11.jpg'><img src=ART123-24-11.jpg></A>`)).toBe(
      '<A HREF="/media/provider/2026/large.jpg"><img src="/media/provider/2026/large.jpg"></A>',
    )
  })

  test('E4 text, comments and other attributes that look like a reference stay', () => {
    const html =
      '<p title=\'src="ART123-24-11.jpg"\'>src="ART123-24-11.jpg"</p>' +
      '<!-- <img src="ART123-24-11.jpg"> -->'
    expect(rewritten(html)).toBe(html)
  })

  test('E4 a text that is nothing but a reference stays', () => {
    const html = '<img alt="ART123-24-11.jpg"><p>ART123-24-11.jpg</p>'
    expect(rewritten(html)).toBe(html)
  })

  test('E4 signs of patterns in a key mean nothing', () => {
    const dotted = { ...article, externalKey: 'A.*(' }
    expect(rewriteBodyImages('<img src="A.*(-24-11.jpg">', dotted)).toContain('large.jpg')
    expect(rewriteBodyImages('<img src="AXX(-24-11.jpg">', dotted)).not.toContain('large.jpg')
  })

  test('E4 an article without key or media is left alone', () => {
    const html = '<img src="-24-11.jpg"><img src="ART123-24-11.jpg">'
    expect(rewriteBodyImages(html, { ...article, externalKey: '' })).toBe(html)
    expect(rewriteBodyImages(html, { ...article, mediasPaths: [] })).toBe(html)
    const unnamed = [{ index: '', url: '/x.jpg' }]
    expect(rewriteBodyImages('<img src="ART123.jpg">', { ...article, mediasPaths: unnamed })).toBe(
      '<img src="ART123.jpg">',
    )
  })

  test('E4 a url is escaped where it is written', () => {
    const mediasPaths = [{ index: '24-11', url: '/a"b.jpg?x=1&y=2' }]
    expect(rewriteBodyImages('<img src=ART123-24-11.jpg>', { ...article, mediasPaths })).toBe(
      '<img src="/media/provider/a&quot;b.jpg?x=1&amp;y=2">',
    )
  })
})

describe('icons of a body', () => {
  test.each([
    ['<img class="icon" src="a.svg">', '<img class="icon img-fluid" src="a.svg">'],
    ['<img class="left icone-info">', '<img class="left icone-info img-fluid">'],
    ["<IMG CLASS='icon_b'/>", '<IMG CLASS="icon_b img-fluid"/>'],
    ['<img class=icones>', '<img class="icones img-fluid">'],
    ['<img src="/i/icon-24.png">', '<img class="img-fluid" src="/i/icon-24.png">'],
    ['<img src="/i/Icone_TVA.png"/>', '<img class="img-fluid" src="/i/Icone_TVA.png"/>'],
    ['<img name="icon" class="x">', '<img name="icon" class="x img-fluid">'],
  ])('E4 %j becomes %j', (html, expected) => {
    expect(responsiveIcons(html)).toBe(expected)
  })

  test.each([
    '<img class="photo" src="a.jpg">',
    '<img class="silicone">',
    '<img src="lexicon.png">',
    '<img src="iconographie.png">',
    '<img src="/icon/a.png">',
    '<img src="a.png?icon">',
    '<i class="icon"></i>',
    '<img alt="icon">',
    '<image class="icon">',
    '<!-- <img class="icon"> -->',
    '<img class="icon img-fluid">',
  ])('E4 %j stays as it is', (html) => {
    expect(responsiveIcons(html)).toBe(html)
  })

  test('E4 doing it twice changes nothing', () => {
    const shard = fc.constantFrom(
      '<img',
      ' class="icon"',
      ' class',
      ' src="icon.png"',
      " class='a'",
      ' ',
      '/',
      '>',
      'x',
      '"',
    )
    fc.assert(
      fc.property(fc.array(shard, { maxLength: 15 }), (shards) => {
        const once = responsiveIcons(shards.join(''))
        expect(responsiveIcons(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })
})
