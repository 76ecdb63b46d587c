import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mediaTarget, sourcesOf, wantsAvif } from './media-target.ts'

test.each([
  ['https://m.example', '/photos/a.jpg', 'https://m.example/photos/a.jpg'],
  ['https://m.example/', '/photos/a.jpg?v=3', 'https://m.example/photos/a.jpg?v=3'],
  [
    'http://v.example:3000/media/provider/',
    '/demo/x',
    'http://v.example:3000/media/provider/demo/x',
  ],
  ['https://m.example', '/ma photo.jpg', 'https://m.example/ma%20photo.jpg'],
  ['https://m.example', '/été.jpg', 'https://m.example/%C3%A9t%C3%A9.jpg'],
  ['https://m.example', '/100%.jpg', 'https://m.example/100%.jpg'],
  ['https://m.example', '/a.jpg#haut', 'https://m.example/a.jpg'],
])('D10 %s and %s make %s', (base, path, target) => {
  expect(mediaTarget(base, path)).toBe(target)
})

test.each([
  ['https://m.example/base', '/../a.jpg'],
  ['https://m.example/base', '/%2e%2e/a.jpg'],
  ['https://m.example', '//ailleurs.example/a.jpg'],
  ['https://m.example', 'https://ailleurs.example/a.jpg'],
  ['https://m.example', '/\\ailleurs.example'],
  ['https://user:secret@m.example', '/a.jpg'],
  ['ftp://m.example', '/a.jpg'],
  ['file:///etc', '/passwd'],
  ['nothing', '/a.jpg'],
  ['https://m.example', ''],
])('D10 %s and %s make nothing', (base, path) => {
  expect(mediaTarget(base, path)).toBeNull()
})

test('D10 no path at all leads anywhere but below the base', () => {
  const piece = fc.constantFrom(
    '/',
    '..',
    '%2e',
    '%2F',
    '\\',
    '@',
    ':',
    'a',
    '?',
    '#',
    ' ',
    '//b',
    ';',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const target = mediaTarget('https://m.example/base', pieces.join(''))
      if (target === null) return
      const { origin, pathname } = new URL(target)
      expect(origin).toBe('https://m.example')
      expect(pathname.startsWith('/base/')).toBe(true)
      expect(decodeURIComponent(pathname).split(/[/\\]/)).not.toContain('..')
    }),
  )
})

test('an AVIF that a provider has not is made from its kin', () => {
  expect(sourcesOf('https://m.example/x.avif?v=1')).toEqual([
    'https://m.example/x.avif?v=1',
    'https://m.example/x.webp?v=1',
    'https://m.example/x.jpg?v=1',
    'https://m.example/x.jpeg?v=1',
    'https://m.example/x.png?v=1',
  ])
  expect(sourcesOf('https://m.example/x.jpg')).toEqual(['https://m.example/x.jpg'])
  expect([wantsAvif('https://m/x.avif'), wantsAvif('https://m/x.avif.jpg')]).toEqual([true, false])
})
