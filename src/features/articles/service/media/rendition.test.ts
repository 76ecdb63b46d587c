import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  animatedGif,
  bombPng,
  captions,
  fakeJpeg,
  gzippedSvg,
  html,
  mp4,
  picture,
  polyglotJpeg,
  svg,
  turnedJpeg,
} from './media-examples.ts'
import { recognised } from './recognised.ts'
import { makeRendition } from './rendition.ts'
import { BadImage } from '#base/platform/pictures/pictures.ts'

const WEBP = { width: 720, format: 'webp' } as const

describe('what bytes are, whatever they are called', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s is an image', async (format) => {
    expect(await recognised(await picture(format, [40, 30]))).toBe('image')
  })

  test('MP4 is a video, WEBVTT is captions', async () => {
    expect(await recognised(mp4)).toBe('mp4')
    expect(await recognised(captions)).toBe('vtt')
    expect(await recognised(Buffer.from('WEBVTT'))).toBe('vtt')
  })

  test.each([
    ['SVG', svg],
    ['gzipped SVG', gzippedSvg],
    ['HTML', html],
    ['nothing', Buffer.alloc(0)],
    ['a word that begins like captions', Buffer.from('WEBVTTX\n')],
    ['captions that are no text', Buffer.concat([Buffer.from('WEBVTT\n'), Buffer.from([0xff])])],
    ['PDF', Buffer.from('%PDF-1.7\n')],
  ])('%s is nothing that is served', async (_what, body) => {
    expect(await recognised(body)).toBeNull()
  })

  test('TIFF is nothing that is served', async () => {
    expect(await recognised(await picture('tiff', [40, 30]))).toBeNull()
  })
})

describe('a rendition', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'of a %s is WebP of its width',
    async (format) => {
      const out = await sharp(await makeRendition(await picture(format), WEBP)).metadata()
      expect([out.format, out.width, out.height]).toEqual(['webp', 720, 480])
    },
  )

  test('is never wider than the image', async () => {
    const out = await sharp(await makeRendition(await picture('png', [300, 200]), WEBP)).metadata()
    expect([out.width, out.height]).toEqual([300, 200])
  })

  test('is AVIF on demand', async () => {
    const out = await makeRendition(await picture('png', [300, 200]), {
      width: 720,
      format: 'avif',
    })
    expect((await sharp(out).metadata()).compression).toBe('av1')
  })

  test('stands upright and tells nothing of where it was taken', async () => {
    const original = await turnedJpeg()
    expect(original.includes('Atelier Marne')).toBe(true)
    const out = await makeRendition(original, WEBP)
    const { width, height, exif, orientation } = await sharp(out).metadata()
    expect([width, height]).toEqual([600, 800])
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(out.includes('Atelier Marne')).toBe(false)
    const { data } = await sharp(out).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect(data.at(600 * 10)).toBeGreaterThan(200)
    expect(data.at(-600 * 10)).toBeLessThan(80)
  })

  test('holds the first frame alone', async () => {
    const out = await makeRendition(await animatedGif(), WEBP)
    const { pages, height } = await sharp(out).metadata()
    expect([pages ?? 1, height]).toEqual([1, 30])
    const { data } = await sharp(out).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(data[2] ?? 255)
  })

  test('drops what hid behind the image', async () => {
    const original = await polyglotJpeg()
    expect(original.includes('<script>')).toBe(true)
    expect((await makeRendition(original, WEBP)).includes('<script>')).toBe(false)
  })

  test('of a strip of paper is at most four times as high as wide', async () => {
    const out = await makeRendition(await picture('png', [800, 9000]), WEBP)
    expect((await sharp(out).metadata()).height).toBe(2880)
  })

  test('is not made of a page that begins like a JPEG, of half an image, nor of SVG', async () => {
    const whole = await picture('jpeg')
    for (const body of [fakeJpeg, whole.subarray(0, whole.length / 2), svg, gzippedSvg]) {
      await expect(makeRendition(body, WEBP)).rejects.toThrow(BadImage)
    }
  })

  test('is not made of 400 million pixels', async () => {
    const bomb = bombPng()
    expect(bomb.length).toBeLessThan(100_000)
    await expect(makeRendition(bomb, WEBP)).rejects.toThrow(BadImage)
  })
})
