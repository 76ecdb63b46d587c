import { expect, test } from 'vitest'
import type { LoggedEntry } from '../contract/audit.ts'
import { grouped } from './grouped-entries.ts'

const entry = (id: number, more: Partial<LoggedEntry> = {}): LoggedEntry => ({
  id,
  at: new Date(Date.UTC(2026, 10, 24, 9, 0) + id * 60_000).toISOString(),
  actor: { id: 'a', name: 'Anne' },
  action: 'media.add',
  subject: `media:${id}`,
  title: `Image ${id}`,
  before: null,
  after: null,
  ...more,
})

const told = (entries: LoggedEntry[]) =>
  grouped(entries).map(({ id, others }) => [id, ...(others ?? []).map((other) => other.id)])

test('what somebody did in one go to several things is one line', () => {
  expect(told([entry(4), entry(3), entry(2), entry(1)])).toEqual([[4, 3, 2, 1]])
})

test.each([
  ['two alone', [entry(2), entry(1)], [[2], [1]]],
  [
    'another person between',
    [entry(3), entry(2, { actor: { id: 'b', name: 'Bruno' } }), entry(1)],
    [[3], [2], [1]],
  ],
  [
    'another deed between',
    [entry(3), entry(2, { action: 'media.remove' }), entry(1)],
    [[3], [2], [1]],
  ],
  [
    'the same thing again',
    [
      entry(3, { subject: 'page:1' }),
      entry(2, { subject: 'page:1' }),
      entry(1, { subject: 'page:1' }),
    ],
    [[3], [2], [1]],
  ],
  ['a pause of more than ten minutes', [entry(30), entry(20), entry(1)], [[30], [20], [1]]],
  ['nothing', [], []],
])('%s: each on its own line', (_name, entries, lines) => {
  expect(told(entries)).toEqual(lines)
})
