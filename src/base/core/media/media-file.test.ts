import { expect, test } from 'vitest'
import {
  focalClass,
  framed,
  framingOf,
  isDescribed,
  mediaKey,
  mentionedMedia,
  shownMedia,
} from './media-file.ts'

test('a focal point is honoured to the nearest tenth, and the middle needs no class', () => {
  expect(focalClass({ x: 50, y: 50 })).toBe('')
  expect(focalClass({ x: 0, y: 54 })).toBe('fx-0')
  expect(focalClass({ x: 47, y: 100 })).toBe('fy-10')
  expect(focalClass({ x: 18, y: 93 })).toBe('fx-2 fy-9')
})

test('every address of a medium has one key', () => {
  const own = '/cabinet/equipe/'
  expect(mediaKey('/media/provider/cabinet/equipe/xxbig.webp')).toBe(own)
  expect(mediaKey('/media/provider/cabinet/equipe/xbig.avif?v=12')).toBe(own)
  expect(mediaKey('/cabinet/equipe/{size}.webp')).toBe(own)
  const demo = '/demo/articles/tva/'
  expect(mediaKey('/media/provider/demo/articles/tva/xxbig.webp')).toBe(demo)
  expect(mediaKey('/demo/articles/tva/{size}.webp')).toBe(demo)
  expect(mediaKey('/media/provider/demo/bureaux/gare')).toBe('/demo/bureaux/gare')
  expect(mediaKey('/media/provider/demo/bureaux/gare.webp')).toBe('/demo/bureaux/gare')
  expect(mediaKey('/media/provider/24-11/a.jpg')).toBeNull()
})

test('media are found in whatever is stored, JSON within JSON too', () => {
  const inner = JSON.stringify([{ url: '/cabinet/equipe/{size}.webp' }])
  const text = JSON.stringify({ html: '<img src="/media/provider/demo/a/b.webp">', inner })
  expect([...mentionedMedia(text)]).toEqual(['/demo/a/b', '/cabinet/equipe/'])
  expect([...mentionedMedia('/le-cabinet/equipe et /cabinet')]).toEqual([])
})

test('an image may be used once it says what it shows, or that it says nothing', () => {
  const image = { kind: 'image', alt: ' ', decorative: false } as const
  expect(isDescribed(image)).toBe(false)
  expect(isDescribed({ ...image, decorative: true })).toBe(true)
  expect(isDescribed({ ...image, alt: 'Le hall' })).toBe(true)
  expect(isDescribed({ ...image, kind: 'document' })).toBe(true)
})

test('a decorative image has no words, and one that nobody knows stands as it is', () => {
  const facts = {
    folder: '',
    alt: 'Le hall',
    decorative: true,
    caption: '',
    credit: '',
    focal: { x: 50, y: 50 },
    width: 10,
    height: 5,
    hash: 'abcdef0123456789',
  }
  expect(shownMedia('/a.webp', facts)).toMatchObject({ src: '/a.webp?v=abcdef0123', alt: '' })
  expect(shownMedia('/a.webp', undefined)).toMatchObject({ src: '/a.webp', width: 0 })
})

test('a use of a picture keeps its own framing behind the path, which is read back', () => {
  const path = '/media/provider/cabinet/bureau/xxbig.webp'
  expect(framed(path, { x: 30, y: 0 })).toBe(`${path}#f=30,0`)
  expect(framed(path, null)).toBe(path)
  expect(framingOf(`${path}#f=30,0`)).toEqual({ path, focal: { x: 30, y: 0 } })
  expect(framingOf(`${path}#f=999,100`)).toEqual({ path, focal: { x: 100, y: 100 } })
  for (const stored of [path, '', `${path}#f=1`, `${path}#f=-1,2`, `${path}#f=1,2x`, '#f=1000,1']) {
    expect(framingOf(stored)).toEqual({ path: stored, focal: null })
  }
  expect(mediaKey(framed(path, { x: 30, y: 0 }))).toBe(mediaKey(path))
  const demo = '/media/provider/demo/equipe.webp'
  expect(mediaKey(framed(demo, { x: 30, y: 0 }))).toBe(mediaKey(demo))
  const shown = shownMedia(path, undefined, { x: 30, y: 0 })
  expect(shown).toMatchObject({ src: path, focal: 'fx-3 fy-0' })
})
