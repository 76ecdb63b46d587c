import fc from 'fast-check'
import { expect, test } from 'vitest'
import { externalVideo } from './external-video.ts'
import { FRAME_ORIGINS } from '../address/frame-origins.ts'

const NOCOOKIE = 'https://www.youtube-nocookie.com/embed/aBcDeFgHiJ1?autoplay=1&rel=0'

test.each([
  ['https://www.youtube.com/watch?v=aBcDeFgHiJ1', NOCOOKIE],
  ['https://www.youtube.com/watch?list=PL1&v=aBcDeFgHiJ1&t=3s', NOCOOKIE],
  ['https://m.youtube.com/watch?v=aBcDeFgHiJ1', NOCOOKIE],
  [' https://youtu.be/aBcDeFgHiJ1?t=4 ', NOCOOKIE],
  ['https://www.youtube.com/shorts/aBcDeFgHiJ1', NOCOOKIE],
  ['https://www.youtube-nocookie.com/embed/aBcDeFgHiJ1', NOCOOKIE],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/123456/abcdef1234',
    'https://player.vimeo.com/video/123456?h=abcdef1234&autoplay=1&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/123456?h=abcdef1234',
    'https://player.vimeo.com/video/123456?h=abcdef1234&autoplay=1&dnt=1',
  ],
  [
    'https://www.dailymotion.com/video/x8abcd1',
    'https://geo.dailymotion.com/player.html?video=x8abcd1&autoplay=1',
  ],
  [
    'https://player.vimeo.com/video/123456?dnt=1&h=abcdef1234&badge=0',
    'https://player.vimeo.com/video/123456?h=abcdef1234&autoplay=1&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/123456?badge=0',
    'https://player.vimeo.com/video/123456?autoplay=1&dnt=1',
  ],
  ['HTTPS://WWW.YouTube.com:443/embed/aBcDeFgHiJ1?start=30', NOCOOKIE],
  [
    'https://geo.dailymotion.com/player/xab12.html?mute=1&video=x8abcd1',
    'https://geo.dailymotion.com/player.html?video=x8abcd1&autoplay=1',
  ],
  ['https://dai.ly/x8abcd1', 'https://geo.dailymotion.com/player.html?video=x8abcd1&autoplay=1'],
])('E8 %s plays in %s', (address, src) => {
  const video = externalVideo(address)
  expect(video?.src).toBe(src)
  expect(src.startsWith(video?.origin ?? 'none')).toBe(true)
})

test('E8 who loads nothing is led to the service’s own page', () => {
  expect(externalVideo('https://youtu.be/aBcDeFgHiJ1')).toMatchObject({
    service: 'YouTube',
    href: 'https://www.youtube.com/watch?v=aBcDeFgHiJ1',
  })
})

test.each([
  '',
  'https://example.com/watch?v=aBcDeFgHiJ1',
  'https://www.youtube.com.example.com/watch?v=aBcDeFgHiJ1',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com@example.com/embed/aBcDeFgHiJ1',
  'https://example.com/https://youtu.be/aBcDeFgHiJ1',
  'http://vimeo.com/123456',
  'javascript:alert("https://vimeo.com/123456")',
  'https://www.dailymotion.com/video/x8"><script>',
])('E8 « %s » is no video', (address) => {
  expect(externalVideo(address)).toBeNull()
})

test('E8 whatever the address, a frame is of a known service', () => {
  const part = fc.constantFrom(
    'https://',
    'http://',
    '//',
    'www.',
    'youtube.com',
    'youtu.be',
    'vimeo.com',
    'dai.ly',
    '@',
    '/watch?',
    'v=',
    'aBcDeFgHiJ1',
    '/embed/',
    '/video/',
    '123456',
    'h=abcdef1',
    '&',
    '#',
    '"',
    'player.',
    'geo.dailymotion.com/player.html?video=',
    'x8abcd1',
    '.ailleurs.example',
    '/',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const video = externalVideo(parts.join(''))
      if (video === null) return
      expect(FRAME_ORIGINS).toContain(new URL(video.src).origin)
      expect(video.href).toMatch(
        /^https:\/\/(?:www\.youtube\.com\/watch\?v=[\w-]{11}|vimeo\.com\/\d+(?:\/[0-9a-f]+)?|www\.dailymotion\.com\/video\/\w+)$/,
      )
      expect(externalVideo(video.href)).toEqual(video)
      expect(externalVideo(video.src)).toEqual(video)
    }),
    { numRuns: 3000 },
  )
})
