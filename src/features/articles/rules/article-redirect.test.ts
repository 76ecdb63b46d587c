import { expect, test } from 'vitest'
import { articleTarget } from './article-redirect.ts'

const pages = {
  videosPath: '/videos',
  newsPath: '/actualites',
  currentPath: '/themes/social',
  currentServes: ['AES', 'EREVUEVIDEO'],
}
const target = (motifs: string[], changes: Partial<typeof pages> | { currentServes: null } = {}) =>
  articleTarget({ motifs, slug: 'lire-un-bilan' }, { ...pages, ...changes })

test('D11 a video leads to the videos page, even from a page that serves it', () => {
  expect(target(['AES', 'EREVUEVIDEO'])).toBe('/videos?title=lire-un-bilan')
})

test('D11 a motif that the page serves leads to the page itself', () => {
  expect(target(['AEF', 'AES'])).toBe('/themes/social?title=lire-un-bilan')
})

test('D11 any other motif leads to the all-news page', () => {
  expect(target(['AEF'])).toBe('/actualites?title=lire-un-bilan')
  expect(target([])).toBe('/actualites?title=lire-un-bilan')
  expect(target(['AES'], { currentServes: [] })).toBe('/actualites?title=lire-un-bilan')
})

test('D11 a page without article mode serves nothing', () => {
  expect(target(['AES'], { currentServes: null })).toBe('/actualites?title=lire-un-bilan')
})
