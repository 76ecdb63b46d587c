import { expect, test } from 'vitest'
import { localPath } from './stored-path.ts'

test('a file of ours is named by its decoded path and by no way around it', () => {
  expect(localPath('/media/provider/demo/%C3%A9t%C3%A9%202.webp?v=1')).toBe(
    'provider/demo/été 2.webp',
  )
  for (const path of [
    '/../a',
    '/%2e%2e/a',
    '/a/.htaccess',
    '//a',
    '/a/',
    '/',
    '/a%00',
    '/a%5cb',
    '/%zz',
  ]) {
    expect(localPath(`/media/provider${path}`), path).toBeNull()
  }
})
