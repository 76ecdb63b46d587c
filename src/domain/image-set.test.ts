import { expect, test } from 'vitest'
import { imageSet } from './image-set.ts'

test('D14 an article’s image comes in two widths and two formats, whichever was asked for', () => {
  for (const size of ['xbig', 'xxbig']) {
    expect(imageSet(`/media/provider/demo/articles/tva/${size}.webp`)).toEqual({
      avif: `/media/provider/demo/articles/tva/${size}.avif`,
      srcset:
        '/media/provider/demo/articles/tva/xbig.webp 720w, /media/provider/demo/articles/tva/xxbig.webp 1440w',
      avifSrcset:
        '/media/provider/demo/articles/tva/xbig.avif 720w, /media/provider/demo/articles/tva/xxbig.avif 1440w',
    })
  }
})

test('D14 an image with a name of its own stands alone, one that is not WebP has no AVIF', () => {
  expect(imageSet('/media/provider/demo/videos/du-brut-au-net-xbig.webp')).toEqual({
    avif: '/media/provider/demo/videos/du-brut-au-net-xbig.avif',
    srcset: '',
    avifSrcset: '/media/provider/demo/videos/du-brut-au-net-xbig.avif',
  })
  expect(imageSet('/media/provider/a/xbig.jpg')).toEqual({ avif: '', srcset: '', avifSrcset: '' })
  expect(imageSet('')).toEqual({ avif: '', srcset: '', avifSrcset: '' })
})
