import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

test.each([
  ['/admin/s/3/pages?sort=name', '/admin/s/3/pages?sort=name'],
  ['/a b?c=d e', '/a%20b?c=d%20e'],
  ['/a/../admin', '/admin'],
  ['/a#b', '/a'],
])('%j stays on its origin', (text, path) => {
  expect(sitePath(text)).toBe(path)
})

test.each([
  '',
  'admin',
  '//evil.test',
  '//evil.test/admin',
  '/\\evil.test',
  '\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  'javascript:alert(1)',
  'https://evil.test',
  '@evil.test',
  ' //evil.test',
])('%j leads elsewhere', (text) => {
  expect(sitePath(text)).toBe('/')
  expect(sitePath(text, '/admin')).toBe('/admin')
})
