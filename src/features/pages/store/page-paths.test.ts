import { expect, test } from 'vitest'
import {
  followingPaths,
  isPagePath,
  lastSegment,
  pathBelow,
  type PathNode,
  withLastSegment,
} from './page-paths.ts'

test('A2 a path is the root or segments after one slash each', () => {
  const good = ['/', '/a', '/a/b-c', '/en/news', '/été', '/a.b_c~d', `/${'x'.repeat(499)}`]
  expect(good.filter((path) => !isPagePath(path))).toEqual([])
  const bad = ['', 'a', '//', '/a/', '/a//b', '/a b', '/a?b', '/a#b', '/a*', '/a\\b', '/a\n', '/\0']
  bad.push('/\u200e\u0085', `/${'x'.repeat(500)}`)
  expect(bad.filter(isPagePath)).toEqual([])
})

test('the last segment is read and replaced', () => {
  expect(lastSegment('/a/b')).toBe('b')
  expect(lastSegment('/')).toBe('')
  expect(withLastSegment('/a/b', 'c')).toBe('/a/c')
  expect(withLastSegment('/a', 'c')).toBe('/c')
})

test('A2 what followed the old parent’s path follows the new one’s', () => {
  expect(pathBelow('/a/b', '/a', '/c')).toBe('/c/b')
  expect(pathBelow('/a/b', '/', '/c')).toBe('/c/a/b')
  expect(pathBelow('/a/b/d', '/a', '/')).toBe('/b/d')
  expect(pathBelow('/ab', '/a', '/c')).toBeNull()
  expect(pathBelow('/x', '/a', '/c')).toBeNull()
  expect(pathBelow('/a', '/a', '/c')).toBeNull()
  expect(pathBelow('/', '/', '/c')).toBeNull()
})

test('A2 a child follows its own parent only, from level to level', () => {
  const node = (pageId: number, path: string, lft: number, rgt: number): PathNode => ({
    pageId,
    lang: 'fr',
    path,
    lft,
    rgt,
  })
  const nodes = [
    node(1, '/a', 1, 12),
    node(2, '/a/b', 2, 5),
    node(3, '/a/b/c', 3, 4),
    node(4, '/elsewhere', 6, 9),
    // Begins with the grandparent's path, but its parent stands elsewhere.
    node(5, '/a/d', 7, 8),
    node(6, '/ab', 10, 11),
  ]
  expect(followingPaths(nodes, '/z').map(({ pageId, from, to }) => [pageId, from, to])).toEqual([
    [1, '/a', '/z'],
    [2, '/a/b', '/z/b'],
    [3, '/a/b/c', '/z/b/c'],
  ])
  expect(followingPaths(nodes, '/a')).toEqual([])
  expect(followingPaths([], '/a')).toEqual([])
})
