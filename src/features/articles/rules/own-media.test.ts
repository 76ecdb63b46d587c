import { expect, test } from 'vitest'
import { mediaOfPath, pathOfMedia } from './own-media.ts'

test('D10 a cover is named below the media base, in all its sizes', () => {
  const path = '/media/provider/cabinet/equipe/xxbig.webp'
  expect(mediaOfPath(path)).toBe('/cabinet/equipe/{size}.webp')
  expect(pathOfMedia(mediaOfPath(path))).toBe(path)
})

test('a file of one size keeps its name, a path of elsewhere is none', () => {
  expect(mediaOfPath('/media/provider/demo/videos/a.mp4')).toBe('/demo/videos/a.mp4')
  expect(mediaOfPath('https://ailleurs.example/a.webp')).toBe('')
  expect(mediaOfPath('')).toBe('')
  expect(pathOfMedia('')).toBe('')
})
