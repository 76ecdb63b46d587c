import { expect, test } from 'vitest'
import type { ArticleListItem } from '#base/core/article/article.ts'
import { listItem, listItems } from '../../../../../tests/editorials.ts'
import { salvageItems } from './salvage-items.ts'

const now = new Date('2026-11-20T09:00:00Z')
const last = { articles: listItems(1, 3), countArticle: 3 }

function mended(
  entries: { raw?: unknown; item: ArticleListItem | null }[],
  before: typeof last | null = last,
) {
  let left = 0
  const mend = salvageItems({ last: before, now, doubted: (count) => (left = count) })
  const list = mend(entries.map(({ raw, item }) => ({ raw: raw ?? item, item })))
  return { list, left, ids: list.map(({ id }) => id) }
}

const whole = (...items: ArticleListItem[]) => items.map((item) => ({ item }))

test('a whole list stays as it is, in its order', () => {
  const items = [listItem(3), listItem(1), listItem(8)]
  expect(mended(whole(...items))).toEqual({ list: items, left: 0, ids: [3, 1, 8] })
})

test('an entry that can’t be read is what was known under its slug', () => {
  const broken = { raw: { id: 'deux', slug: 'article-2', title: 5 }, item: null }
  const { list, left } = mended([...whole(listItem(1)), broken, ...whole(listItem(3))])
  expect(list).toEqual(last.articles)
  expect(left).toBe(1)
})

test('one without a slug is what was known under its id', () => {
  const broken = { raw: { id: 2, title: 'Sans adresse' }, item: null }
  expect(mended([broken]).list).toEqual([last.articles[1]])
  expect(mended([{ raw: { id: '2', slug: 'autre' }, item: null }]).list).toEqual([])
})

test('one that nothing is known of is left out and counted', () => {
  const { ids, left } = mended([
    { raw: null, item: null },
    { raw: 'x', item: null },
    ...whole(listItem(9)),
  ])
  expect([ids, left]).toEqual([[9], 2])
})

test('when all carry one id, each gets back the id it had', () => {
  const same = [1, 2, 3].map((id) => listItem(7, { slug: `article-${id}` }))
  expect(mended(whole(...same)).ids).toEqual([1, 2, 3])
})

test('of several new ones with one id the first stays', () => {
  const twins = [listItem(7, { slug: 'a' }), listItem(7, { slug: 'b' }), listItem(8)]
  expect(mended(whole(...twins), null)).toMatchObject({ ids: [7, 8], left: 1 })
})

test('a new one does not take the id of one that is known', () => {
  const entries = whole(listItem(2, { slug: 'intrus' }), listItem(2))
  const { list } = mended(entries)
  expect(list.map(({ slug }) => slug)).toEqual(['article-2'])
})

test('a slug stands once', () => {
  const entries = whole(listItem(8, { slug: 'meme' }), listItem(9, { slug: 'meme' }))
  expect(mended(entries)).toMatchObject({ ids: [8], left: 1 })
})

test('a date of the future is the one known before, else today’s', () => {
  const future = { dateUpdate: '2099-01-01T00:00:00Z', datePublished: '2098-01-01T00:00:00Z' }
  const { list } = mended(whole(listItem(1, future), listItem(9, future)))
  expect(list[0]).toMatchObject({ dateUpdate: '2026-04-01T08:00:00.000Z' })
  expect(list[0]?.datePublished).toBe(now.toISOString())
  expect(list[1]).toMatchObject({ dateUpdate: now.toISOString(), datePublished: now.toISOString() })
})

test('a clock some hours ahead is believed, an unreadable date left alone', () => {
  const soon = { dateUpdate: '2026-11-20T20:00:00Z', datePublished: 'bientôt' }
  expect(mended(whole(listItem(9, soon))).list[0]).toMatchObject(soon)
})
