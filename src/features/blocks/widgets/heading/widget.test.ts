import { expect, test } from 'vitest'
import type { PageNode } from '#base/core/page/page.ts'
import { pagePicture } from './widget.tsx'

const node = (lft: number, rgt: number, level: number, image: string) =>
  ({ lft, rgt, level, image }) as PageNode

const tree = [
  node(1, 12, 0, '/accueil.jpg'),
  node(2, 9, 1, '/missions.webp'),
  node(3, 6, 2, '/paie.webp'),
  node(4, 5, 3, ''),
  node(7, 8, 2, ''),
  node(10, 11, 1, ''),
]

test('a page shows its own picture, else that of the nearest page above it, never that of home', () => {
  expect(tree.map((page) => pagePicture(tree, page))).toEqual([
    '/accueil.jpg',
    '/missions.webp',
    '/paie.webp',
    '/paie.webp',
    '/missions.webp',
    '',
  ])
})
