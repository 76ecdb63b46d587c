import { expect, test } from 'vitest'
import type { FeedEntry } from './document/feed-document.ts'
import { type StoredFeedEntry, mergedEntries } from './stored-entries.ts'

const NOW = new Date('2026-05-02T10:00:00.000Z')
const LATER = new Date('2026-05-03T10:00:00.000Z')

const entry = (guid: string, changes: Partial<FeedEntry> = {}): FeedEntry => ({
  guid,
  title: `Titre ${guid}`,
  summary: 'En bref.',
  url: `https://source.example/${guid}`,
  date: '2026-05-01T08:00:00.000Z',
  updated: null,
  duration: null,
  categories: [],
  ...changes,
})

const guids = (entries: readonly StoredFeedEntry[]) => entries.map(({ guid }) => guid)
const dates = (entries: readonly StoredFeedEntry[]) => entries.map(({ date }) => date)

test('entries are newest first, whatever the order of the document', () => {
  const entries = mergedEntries(
    [],
    [
      entry('b', { date: '2026-04-02T08:00:00.000Z' }),
      entry('c', { date: '2026-04-01T08:00:00.000Z' }),
      entry('a', { date: '2026-04-03T10:00:00.000+02:00' }),
    ],
    NOW,
  )
  expect(guids(entries)).toEqual(['a', 'b', 'c'])
  expect(dates(entries)[0]).toBe('2026-04-03T08:00:00.000Z')
})

test('an entry that leaves the document stays, as it was', () => {
  const first = mergedEntries([], [entry('a'), entry('b')], NOW)
  const second = mergedEntries(first, [entry('c', { date: '2026-05-02T08:00:00.000Z' })], LATER)
  expect(guids(second)).toEqual(['c', 'a', 'b'])
  expect(second.slice(1)).toEqual(first)
})

test('a new title under an old guid replaces it, and the first one is remembered', () => {
  const first = mergedEntries([], [entry('a', { title: 'Taux' })], NOW)
  const second = mergedEntries(first, [entry('a', { title: 'Les taux' })], LATER)
  const third = mergedEntries(second, [entry('a', { title: 'Les bons taux' })], LATER)
  expect(third).toMatchObject([{ title: 'Les bons taux', firstTitle: 'Taux' }])
})

test('the first of two entries with one guid counts', () => {
  const entries = mergedEntries([], [entry('a', { title: 'Un' }), entry('a')], NOW)
  expect(entries).toMatchObject([{ guid: 'a', title: 'Un' }])
})

test('the 200 newest are kept', () => {
  const many = (from: number) =>
    Array.from({ length: 150 }, (_, index) =>
      entry(`${from + index}`, {
        date: new Date(Date.UTC(2026, 0, 1) + (from + index)).toISOString(),
      }),
    )
  const entries = mergedEntries(mergedEntries([], many(0), NOW), many(150), LATER)
  expect(entries).toHaveLength(200)
  expect(entries[0]?.guid).toBe('299')
  expect(entries.at(-1)?.guid).toBe('100')
})

test('undated entries have the instant of their first reading, in the order of their document', () => {
  const first = mergedEntries([], [entry('a', { date: null }), entry('b', { date: null })], NOW)
  expect(guids(first)).toEqual(['a', 'b'])
  expect(dates(first)).toEqual(['2026-05-02T10:00:00.000Z', '2026-05-02T09:59:59.999Z'])
  expect(first.every(({ isDated }) => !isDated)).toBe(true)
  const second = mergedEntries(
    first,
    [entry('c', { date: null }), entry('a', { date: null }), entry('b', { date: null })],
    LATER,
  )
  expect(guids(second)).toEqual(['c', 'a', 'b'])
  expect(dates(second).slice(1)).toEqual(dates(first))
})

test('a date that comes with a later reading counts', () => {
  const first = mergedEntries([], [entry('a', { date: null })], NOW)
  const second = mergedEntries(first, [entry('a')], LATER)
  expect(second).toMatchObject([{ date: '2026-05-01T08:00:00.000Z', isDated: true }])
})

test.each(['2099-01-01T00:00:00.000Z', '2026-05-02T10:00:00.001Z', 'demain'])(
  'the date %s, to come or unreadable, is none',
  (date) => {
    expect(mergedEntries([], [entry('a', { date })], NOW)).toMatchObject([
      { date: '2026-05-02T10:00:00.000Z', isDated: false },
    ])
  },
)

test('a date is that of the reading at the latest', () => {
  const date = NOW.toISOString()
  const entries = mergedEntries([], [entry('a', { date: null }), entry('b', { date })], NOW)
  expect(entries).toMatchObject([
    { guid: 'a', isDated: false },
    { guid: 'b', date, isDated: true },
  ])
})

test('an update counts when it is after the publication and not to come', () => {
  const updates = [
    '2026-05-01T09:00:00.000Z',
    '2026-04-30T09:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ]
  const entries = mergedEntries(
    [],
    updates.map((updated, i) => entry(`${i}`, { updated })),
    NOW,
  )
  expect(entries.map(({ updated }) => updated)).toEqual(['2026-05-01T09:00:00.000Z', null, null])
})
