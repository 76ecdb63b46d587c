import { expect, test } from 'vitest'
import type { Page } from '#base/core/page/page.ts'
import { stalePages } from './stale-pages.ts'

const NOW = new Date('2026-11-20T23:30:00Z')

const page = (name: string, more: Partial<Page>): Page => ({
  id: 1,
  module: '',
  action: '',
  record_id: 0,
  record_model: '',
  record_position: null,
  modelclass: '',
  lft: 1,
  rgt: 2,
  level: 0,
  type: '',
  image: '',
  layout_id: 1,
  lang: 'fr',
  path: `/${name}`,
  slug: name,
  name,
  title: '',
  h1: '',
  description: '',
  keywords: '',
  auto_mod: '',
  infos: '{}',
  is_active: true,
  is_secure: false,
  is_indexable: true,
  is_visible_bread_crumb: true,
  updated_at: '2026-10-01T00:00:00.000Z',
  ...more,
})

const reviewed = (name: string, day: unknown) =>
  page(name, { infos: JSON.stringify({ review_at: day }) })

const names = (pages: readonly { name: string }[]) => pages.map(({ name }) => name)

test('a review is overdue from the day after its own, counted in Paris, the oldest first', () => {
  const { overdue, soon } = stalePages(
    [
      reviewed('yesterday', '2026-11-20'),
      reviewed('today', '2026-11-21'),
      reviewed('long ago', '2025-01-01'),
      reviewed('in a month', '2026-12-21'),
      reviewed('later', '2027-01-31'),
      reviewed('no day', 'bientôt'),
    ],
    NOW,
  )
  expect(names(overdue)).toEqual(['long ago', 'yesterday'])
  expect(names(soon)).toEqual(['today', 'in a month'])
})

test('pages without a review and untouched for a year are shown, ten of them, and counted', () => {
  const old = Array.from({ length: 12 }, (_, index) =>
    page(`p${index}`, {
      updated_at: `2024-01-${String(28 - index).padStart(2, '0')}T00:00:00.000Z`,
    }),
  )
  const { untouched, untouchedCount } = stalePages(
    [...old, page('fresh', { updated_at: '2025-12-01T00:00:00.000Z' })],
    NOW,
  )
  expect(untouchedCount).toBe(12)
  expect(names(untouched).slice(0, 2)).toEqual(['p11', 'p10'])
  expect(untouched).toHaveLength(10)
})

test('pages that are off are nobody’s concern', () => {
  const off = page('off', { is_active: false, updated_at: '2020-01-01T00:00:00.000Z' })
  expect(stalePages([off], NOW)).toMatchObject({ untouchedCount: 0, count: 0 })
})
