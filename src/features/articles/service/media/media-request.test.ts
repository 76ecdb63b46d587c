import { describe, expect, test } from 'vitest'
import { mediaRequest, mayBeImage, routableUrl } from './media-request.ts'

describe('D10 what is asked under the media base', () => {
  test.each([
    ['/photos/2026/24-11/abc.jpg', '/photos/2026/24-11/abc.jpg', 'xxbig', 'image'],
    ['/photos/abc.jpg?size=xbig', '/photos/abc.jpg', 'xbig', 'image'],
    ['/photos/abc.jpg?v=3&size=xxbig', '/photos/abc.jpg?v=3', 'xxbig', 'image'],
    ['/image?id=3&size=large&size=xbig', '/image?id=3&size=large', 'xbig', 'any'],
    ['/ma%20photo%20d%C3%A9t%C3%A9.PNG', '/ma%20photo%20d%C3%A9t%C3%A9.PNG', 'xxbig', 'image'],
    ['/100%.webp', '/100%.webp', 'xxbig', 'image'],
    ['/latin%E9.gif', '/latin%E9.gif', 'xxbig', 'image'],
    ['/v/film.mp4', '/v/film.mp4', 'xxbig', 'video'],
    ['/v/film.fr.vtt?v=2', '/v/film.fr.vtt?v=2', 'xxbig', 'captions'],
  ])('%s', (url, path, size, kind) => {
    expect(mediaRequest(`/media/provider${url}`)).toEqual({ path, size, kind })
  })

  test.each(['?size=4000', '?size=', '?v=1&size=XBIG'])('has no size but two: %s', (query) => {
    expect(mediaRequest(`/media/provider/a.jpg${query}`)).toBe('size')
  })

  test.each([
    '/',
    '/../secret.jpg',
    '/a/../../secret.jpg',
    '/%2e%2e/secret.jpg',
    '/a/.%2E/secret.jpg',
    '/a%2f..%2fsecret.jpg',
    '/a%5c..%5csecret.jpg',
    '/a\\..\\secret.jpg',
    '//ailleurs.example/a.jpg',
    '/\\ailleurs.example/a.jpg',
    '/a%00.jpg',
    '/a%0d%0aHost:x.jpg',
    `/${'a'.repeat(2000)}.jpg`,
  ])('never leaves it: %s', (path) => {
    expect(mediaRequest(`/media/provider${path}`)).toBeNull()
  })

  test('begins with it', () => {
    expect(mediaRequest('/media/providers/a.jpg')).toBeNull()
    expect(mediaRequest('/media/a.jpg')).toBeNull()
  })
})

test('an address that only a provider understands reaches our own routes', () => {
  expect(routableUrl('/media/provider/100%.jpg?v=3%')).toBe('/media/provider/100%25.jpg?v=3%')
  expect(routableUrl('/media/provider/a%E9%20.jpg')).toBe('/media/provider/a%25E9%2520.jpg')
  for (const url of ['/media/provider/%C3%A9.jpg', '/media/provider/a.jpg?v=%', '/100%', '/']) {
    expect(routableUrl(url)).toBe(url)
  }
})

test('an illustration stands in for what may be an image, not for a film or a document', () => {
  for (const path of ['/a.jpg', '/a.SVG', '/image?id=3', '/a/b', '/a.jpg?f=x.mp4']) {
    expect(mayBeImage(path), path).toBe(true)
  }
  for (const path of ['/a.mp4', '/a.fr.VTT?v=1', '/a.pdf', '/index.php?id=1']) {
    expect(mayBeImage(path), path).toBe(false)
  }
})
