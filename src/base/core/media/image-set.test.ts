import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestedSize, imageForms, imageSet } from './image-set.ts'

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

test('D14 an image of ours with a name of its own stands alone, one that is not WebP has no AVIF', () => {
  expect(imageSet('/media/provider/demo/videos/du-brut-au-net-xbig.webp')).toEqual({
    avif: '/media/provider/demo/videos/du-brut-au-net-xbig.avif',
    srcset: '',
    avifSrcset: '/media/provider/demo/videos/du-brut-au-net-xbig.avif',
  })
  for (const url of ['/media/bureaux/centre.jpg', '/media/provider/demo/plan.png', '']) {
    expect(imageSet(url)).toEqual({ avif: '', srcset: '', avifSrcset: '' })
  }
})

describe('D10 a provider’s image', () => {
  test('comes in the two sizes that are made on demand, without AVIF', () => {
    for (const url of ['/media/provider/2026/24-11/abc.jpg', '/media/provider/photo.webp']) {
      expect(imageSet(url)).toEqual({
        avif: '',
        srcset: `${url}?size=xbig 720w, ${url}?size=xxbig 1440w`,
        avifSrcset: '',
      })
    }
  })

  test.each([
    [
      '/media/provider/a.jpg?v=3',
      '/media/provider/a.jpg?v=3&size=xbig 720w, /media/provider/a.jpg?v=3&size=xxbig 1440w',
    ],
    [
      '/media/provider/ma photo.jpg',
      '/media/provider/ma%20photo.jpg?size=xbig 720w, /media/provider/ma%20photo.jpg?size=xxbig 1440w',
    ],
    [
      '/media/provider/a.jpg#haut',
      '/media/provider/a.jpg?size=xbig 720w, /media/provider/a.jpg?size=xxbig 1440w',
    ],
  ])('keeps its query and its spaces: %s', (url, srcset) => {
    expect(imageSet(url).srcset).toBe(srcset)
  })

  test('is asked for by the address and the size that its srcset names', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const url = `/media/provider${path}${query && `?${query}`}`
        fc.pre(!/\/(?:xbig|xxbig)\.webp$/.test(url) && path.startsWith('/'))
        const [small = '', large = ''] = imageSet(url).srcset.split(', /')
        expect(requestedSize(small.replace(/ 720w$/, ''))).toEqual({ url, size: 'xbig' })
        expect(requestedSize(`/${large.replace(/ 1440w$/, '')}`)).toEqual({ url, size: 'xxbig' })
      }),
    )
  })

  test('without size is the large one, and of any other size it is none', () => {
    expect(requestedSize('/a.jpg?v=3')).toEqual({ url: '/a.jpg?v=3', size: 'xxbig' })
    expect(requestedSize('/a.jpg?size=4000')).toBeNull()
    expect(requestedSize('/a.jpg?size=')).toBeNull()
    expect(requestedSize('/a.jpg?size=large&size=xbig')).toEqual({
      url: '/a.jpg?size=large',
      size: 'xbig',
    })
  })
})

test('an image is known under all the addresses that a page may ask for', () => {
  expect(imageForms('/demo/tva/xbig.webp')).toEqual([
    '/demo/tva/xbig.webp',
    '/demo/tva/xbig.avif',
    '/demo/tva/xxbig.webp',
    '/demo/tva/xxbig.avif',
  ])
  expect(imageForms('/a.jpg?v=3')).toEqual(['/a.jpg?v=3', '/a.avif?v=3'])
  expect(imageForms('/image')).toEqual(['/image'])
})
