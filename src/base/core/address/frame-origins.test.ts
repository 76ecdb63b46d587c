import { expect, test } from 'vitest'
import { FRAME_ORIGINS, frameOrigin } from './frame-origins.ts'

test('E8 an address under a known origin may be framed', () => {
  for (const origin of FRAME_ORIGINS) expect(frameOrigin(`${origin}/embed/1?a=b`)).toBe(origin)
})

test.each([
  'https://www.youtube.com/embed/1',
  'https://www.openstreetmap.org.example.com/export',
  'https://www.openstreetmap.org@example.com/',
  'http://player.vimeo.com/video/1',
  '//player.vimeo.com/video/1',
  'javascript:alert(1)//https://player.vimeo.com/',
  '',
])('E8 %s may not', (address) => {
  expect(frameOrigin(address)).toBeNull()
})
