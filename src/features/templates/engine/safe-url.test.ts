import { expect, test } from 'vitest'
import { isSafeSrcset, isSafeUrl } from './safe-url.ts'

test.each([
  '',
  '/',
  '/?article=[%22AEF%22]|titre',
  '?page=2',
  '#haut',
  'images/a.jpg',
  '//cdn.exemple.fr/a.jpg',
  './a:b',
  'http://exemple.fr',
  'HTTPS://exemple.fr',
  'mailto:contact@exemple.fr',
  'tel:+33123456789',
])('F4 %j is a safe address', (url) => {
  expect(isSafeUrl(url)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript\r\n:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  'x+y.z-1:a',
])('F4 %j is not a safe address', (url) => {
  expect(isSafeUrl(url)).toBe(false)
})

test('F4 a srcset is safe when each of its addresses is', () => {
  expect(isSafeSrcset('/a.jpg 1x, /b.jpg 2x')).toBe(true)
  expect(isSafeSrcset('/a.jpg')).toBe(true)
  expect(isSafeSrcset('')).toBe(true)
  expect(isSafeSrcset('/a.jpg 1x, data:image/png;base64,AA 2x')).toBe(false)
  expect(isSafeSrcset('javascript:alert(1)')).toBe(false)
})
