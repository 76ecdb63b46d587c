import { expect, test } from 'vitest'
import { pathAtProvider, receivedPath } from './received-media.ts'

test.each([
  ['/2026/a.webp', '/2026/a.webp'],
  ['/demo/articles/a/xbig.webp', '/demo/articles/a/xbig.webp'],
  ['/cabinets/a.webp', '/cabinets/a.webp'],
  ['/a/cabinet/a.webp', '/a/cabinet/a.webp'],
  ['/cabinet/equipe/xbig.webp?v=1', '/recu/cabinet/equipe/xbig.webp?v=1'],
  ['/recu/a.webp', '/recu/recu/a.webp'],
  ['/recu/cabinet/a.webp', '/recu/recu/cabinet/a.webp'],
])('D10 what a provider has at %s stands at %s, and is asked for where it is', (path, ours) => {
  expect(receivedPath(path)).toBe(ours)
  expect(pathAtProvider(ours)).toBe(path)
})

test.each([
  '/c%61binet/a.webp',
  '/./cabinet/a.webp',
  '/%2e/cabinet/a.webp',
  '/cabinet%2Fa.webp',
  '/cab\tinet/a.webp',
  'cabinet/a.webp',
])('no spelling of our own folder is taken for ours: %s', (path) => {
  expect(receivedPath(path)).toMatch(/^\/recu\//)
})

test.each(['/recu/2026/a.webp', '/recu/', '/cabinet/a.webp'])(
  'a medium has one address: %s is none of a provider',
  (path) => {
    expect(pathAtProvider(path)).toBeNull()
  },
)
