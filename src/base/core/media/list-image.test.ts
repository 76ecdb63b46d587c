import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMedia, listImage, mediaUrl, parseMedias } from './list-image.ts'

const HOST = '/media/provider'
const medias = (...entries: unknown[]) => JSON.stringify(entries)

describe('the list image', () => {
  test('D10 it is the entry of index 24-11, under the media base', () => {
    const json = medias({ index: '4-3', url: '/a.jpg' }, { index: '24-11', url: '/2026/b.jpg' })
    expect(listImage(json, HOST)).toBe('/media/provider/2026/b.jpg')
    expect(listImage(json, HOST, '4-3')).toBe('/media/provider/a.jpg')
  })

  test('D10 the first of two entries counts', () => {
    const json = medias({ index: '24-11', url: '/a.jpg' }, { index: '24-11', url: '/b.jpg' })
    expect(listImage(json, HOST)).toBe('/media/provider/a.jpg')
  })

  test('D10 it is empty when no entry has the index', () => {
    expect(listImage(medias(), HOST)).toBe('')
    expect(listImage(medias({ index: '24-1', url: '/a.jpg' }), HOST)).toBe('')
  })

  test.each([
    '',
    '{',
    'null',
    '"x"',
    '3',
    '{"index":"24-11","url":"/a.jpg"}',
    '[null]',
    '[["24-11","/a"]]',
    '[{"index":"24-11"}]',
    '[{"index":"24-11","url":null}]',
    '[{"index":24,"url":"/a"}]',
    '[{"index":"24-11","url":""}]',
  ])('D10 mediasPaths %j gives no image', (json) => {
    expect(listImage(json, HOST)).toBe('')
  })

  test('D10 a malformed entry does not hide its neighbours', () => {
    expect(listImage(medias(null, { index: '24-11', url: '/a.jpg' }), HOST)).toBe(`${HOST}/a.jpg`)
    expect(parseMedias(medias({ index: 'a', url: 'b', copyright: 3 }))).toEqual([])
  })

  test('D10 no text makes it throw or leave the base', () => {
    const url = fc.string({ unit: fc.constantFrom('/', '.', ':', '\\', 'a', '%2e', '%2F', ' ') })
    fc.assert(
      fc.property(url, (path) => {
        const image = listImage(medias({ index: '24-11', url: path }), HOST)
        if (image === '') return
        const resolved = new URL(image, 'https://cabinet.example')
        expect(resolved.origin).toBe('https://cabinet.example')
        expect(resolved.pathname.startsWith(HOST)).toBe(true)
      }),
      { numRuns: 300 },
    )
    fc.assert(fc.property(fc.string(), (text) => typeof listImage(text, HOST) === 'string'))
  })
})

describe('the url of a media', () => {
  test.each([
    ['/a/b.jpg', HOST, `${HOST}/a/b.jpg`],
    ['a/b.jpg', HOST, `${HOST}/a/b.jpg`],
    ['/a.jpg', `${HOST}/`, `${HOST}/a.jpg`],
    ['/a..b.jpg?v=2', HOST, `${HOST}/a..b.jpg?v=2`],
    ['/a.jpg', '', '/a.jpg'],
  ])('D10 %j under %j is %j', (url, host, image) => {
    expect(mediaUrl(url, host)).toBe(image)
  })

  test.each([
    'https://provider.example/a.jpg',
    'HTTP://x',
    'javascript:alert(1)',
    'data:image/png,x',
    '//provider.example/a.jpg',
    ' //x',
    '/\\x',
    '\\\\x',
    '..',
    '/../a.jpg',
    '/a/../../b',
    '/%2e%2E/a',
    '/a%2f..%2Fb',
    '/..\\a',
    '/a\n.jpg',
    '/.\t./a',
    '',
    ' ',
  ])('D10 %j is refused', (url) => {
    expect(mediaUrl(url, HOST)).toBe('')
  })
})

test('D10 a media that is not there is null', () => {
  expect(findMedia([], '24-11')).toBe(null)
})
