import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { followedFigures, otherKeys, withPeriodsOf } from './follow-figures.ts'
import { MAX_FIGURES } from './useful-figures.ts'

const figure = (key: string, value: number, from = '2026-01-01'): DatedFigure => ({
  key,
  group: 'taux',
  label: key,
  unit: '%',
  value,
  values: null,
  from,
  to: '',
  known_until: '',
  source: { name: 'JO', url: '', licence: '' },
  checked_on: '2026-01',
  to_verify: false,
  rhythm: '',
  note: '',
})

const before = [figure('a', 1), figure('b', 2), figure('c', 3)]

test('a key whose periods were the same gets the new ones where it stood, in whatever order they are', () => {
  const after = [figure('a', 1), figure('b', 2), figure('b', 4, '2027-01-01'), figure('c', 3)]
  expect(followedFigures(before, before, after)).toEqual(after)
  const turned = [figure('b', 4, '2027-01-01'), figure('b', 2), figure('a', 1), figure('c', 3)]
  expect(followedFigures(turned, after, before)).toEqual([
    figure('b', 2),
    figure('a', 1),
    figure('c', 3),
  ])
})

test('a key of the site’s own stays, and so does one that it has taken out', () => {
  const after = [figure('a', 10), figure('b', 20), figure('c', 30), figure('d', 40)]
  const own = [figure('a', 1), figure('b', 2.5)]
  expect(followedFigures(own, before, after)).toEqual([
    figure('a', 10),
    figure('b', 2.5),
    figure('d', 40),
  ])
  expect(otherKeys(own, after)).toEqual(['a', 'b', 'c', 'd'])
})

test('a key that is taken out goes where it was followed', () => {
  const after = [figure('a', 1)]
  expect(followedFigures([figure('c', 3), figure('b', 0)], before, after)).toEqual([figure('b', 0)])
})

test('nothing that changes is told as nothing, and no list grows beyond what can be saved', () => {
  expect(followedFigures(before, before, before.toReversed())).toBeNull()
  expect(followedFigures([figure('a', 7)], before, [figure('a', 8), ...before.slice(1)])).toBeNull()
  const full = Array.from({ length: MAX_FIGURES }, (_, index) => figure(`k${index}`, index))
  expect(followedFigures(full, before, [...before, figure('new', 1)])).toBeNull()
})

const figures = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('2025', '2026')), {
    selector: ([key, from]) => key + from,
  })
  .chain((places) =>
    fc.tuple(...places.map(([key, from]) => fc.nat(2).map((value) => figure(key, value, from)))),
  )

test('after following, each key is the new one where it was the former, else the site’s own', () => {
  fc.assert(
    fc.property(figures, figures, figures, (own, former, latest) => {
      const next = followedFigures(own, former, latest) ?? own
      for (const key of ['a', 'b', 'c', 'd']) {
        const of = (list: readonly DatedFigure[]) => list.filter((one) => one.key === key)
        const wanted = otherKeys(of(own), of(former)).length === 0 ? of(latest) : of(own)
        expect(otherKeys(of(next), wanted)).toEqual([])
      }
    }),
  )
})

test('one key is taken over again', () => {
  expect(withPeriodsOf([figure('a', 9), figure('b', 9)], before, 'a')).toEqual([
    figure('a', 1),
    figure('b', 9),
  ])
})
