import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPhoto, isShareable, photoName } from './sharing-photo.ts'

/** Red on its left, blue on its right; far wider than what is shared. */
const wide = async (): Promise<Buffer> => {
  const half = (background: string) =>
    sharp({ create: { width: 1200, height: 630, channels: 3, background } })
      .png()
      .toBuffer()
  const [left, right] = await Promise.all([half('#f00'), half('#00f')])
  return sharp({ create: { width: 2400, height: 630, channels: 3, background: '#fff' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 1200, top: 0 },
    ])
    .png()
    .toBuffer()
}

test.each([
  ['fx-0', 'red', 'red'],
  ['', 'red', 'blue'],
  ['fx-10 fy-3', 'blue', 'blue'],
])('a picture is cropped around its focal point « %s »', async (focal, left, right) => {
  const { data, info } = await sharp(await drawPhoto(await wide(), focal))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const colourAt = (x: number) => ((data[x * info.channels] ?? 0) > 128 ? 'red' : 'blue')
  expect([colourAt(20), colourAt(1180)]).toEqual([left, right])
})

test('a small upright one fills the frame too', async () => {
  const small = sharp({ create: { width: 40, height: 90, channels: 4, background: '#0000' } })
  const { width, height, format, hasAlpha } = await sharp(
    await drawPhoto(await small.png().toBuffer(), 'fy-2'),
  ).metadata()
  expect({ width, height, format, hasAlpha }).toEqual({
    width: 1200,
    height: 630,
    format: 'jpeg',
    hasAlpha: false,
  })
})

test('what it shows names it', () => {
  const photo = { src: '/media/provider/cabinet/a/xxbig.webp?v=1', focal: '' }
  expect(photoName(photo)).toMatch(/^[0-9a-f]{16}\.jpg$/)
  expect(photoName({ ...photo, focal: 'fx-2' })).not.toBe(photoName(photo))
  expect(photoName({ ...photo, src: photo.src.replace('1', '2') })).not.toBe(photoName(photo))
})

test('a drawing in lines and what lies elsewhere are shared by their card', () => {
  expect(isShareable('/media/provider/cabinet/a/dessin.svg?v=1')).toBe(false)
  expect(isShareable('https://ailleurs.example/a.jpg')).toBe(false)
  expect(isShareable('')).toBe(false)
  expect(isShareable('/media/provider/a.webp')).toBe(true)
})
