import { expect, test } from 'vitest'
import { externalVideo } from './external-video.ts'

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
  'http://vimeo.com/123456',
  'javascript:alert("https://vimeo.com/123456")',
  'https://www.dailymotion.com/video/x8"><script>',
])('E8 « %s » is no video', (address) => {
  expect(externalVideo(address)).toBeNull()
})
