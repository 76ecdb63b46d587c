import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cappedCount, pageCount, paginate, VIDEO_PER_PAGE } from './pagination.ts'

describe('the count', () => {
  test.each([undefined, null, '45', -1, 0, 12.5, Number.NaN, Number.POSITIVE_INFINITY, [3], {}])(
    'D5 a count given as %j is 0',
    (count) => {
      expect(cappedCount(count)).toBe(0)
    },
  )

  test('D5 a count is capped at 120', () => {
    expect([1, 119, 120, 121, 5000].map(cappedCount)).toEqual([1, 119, 120, 120, 120])
  })
})

describe('the number of pages', () => {
  test('D5 pages are the capped count over the items per page, rounded up', () => {
    expect(pageCount(0, 5)).toBe(0)
    expect(pageCount(1, 5)).toBe(1)
    expect(pageCount(5, 5)).toBe(1)
    expect(pageCount(6, 5)).toBe(2)
    expect(pageCount(1000, 7)).toBe(18)
  })

  test('D5 the video widget has 40 pages at most', () => {
    expect(pageCount(8, VIDEO_PER_PAGE)).toBe(3)
    expect(pageCount(121, VIDEO_PER_PAGE)).toBe(40)
  })

  test('D5 a list is never longer than ceil(120 / items per page) pages', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 200 }), (count, perPage) => {
        const pages = pageCount(count, perPage)
        expect(pages).toBeLessThanOrEqual(Math.ceil(120 / perPage))
        expect(pages * perPage).toBeGreaterThanOrEqual(Math.min(120, count))
      }),
    )
  })

  test.each([0, -1, 2.5, Number.NaN])('%d items per page is refused as a bug', (perPage) => {
    expect(() => pageCount(10, perPage)).toThrow(RangeError)
  })
})

describe('the pagination', () => {
  test('D5 a page in the middle links everywhere and stands between two gaps', () => {
    expect(paginate(10, 120, 6)).toEqual({
      current: 10,
      pages: 20,
      first: 1,
      previous: 9,
      next: 11,
      last: 20,
      window: [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20],
    })
  })

  test('D5 the first page has no way back, the last no way on', () => {
    expect(paginate(1, 15, 5)).toEqual({
      current: 1,
      pages: 3,
      first: null,
      previous: null,
      next: 2,
      last: 3,
      window: [1, 2, 3],
    })
    expect(paginate(3, 15, 5)).toMatchObject({ first: 1, previous: 2, next: null, last: null })
  })

  test('D5 a page beyond the last has no current page and a link to the last', () => {
    expect(paginate(9, 40, 5)).toEqual({
      current: null,
      pages: 8,
      first: 1,
      previous: null,
      next: null,
      last: 8,
      window: [1, 'gap', 6, 7, 8],
    })
  })

  test('D5 a single page draws no window, and page 2 of it links to it once', () => {
    expect(paginate(1, 5, 5)).toMatchObject({ current: 1, first: null, last: null, window: [] })
    expect(paginate(2, 5, 5)).toMatchObject({ current: null, first: null, last: 1, window: [] })
  })

  test('D5 an empty list still has its first page, and nothing to link to', () => {
    expect(paginate(1, undefined, 5)).toEqual({
      current: 1,
      pages: 0,
      first: null,
      previous: null,
      next: null,
      last: null,
      window: [],
    })
    expect(paginate(2, 0, 5)).toMatchObject({ current: null, last: null })
  })

  test('D5 a page that is not an integer or is below 1 counts as 1', () => {
    expect([0, -4, 1.5, Number.NaN].map((page) => paginate(page, 15, 5).current)).toEqual([
      1, 1, 1, 1,
    ])
  })

  test('D5 a window climbs from the first page to the last and holds the current one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 150 }),
        fc.nat({ max: 200 }),
        fc.integer({ min: 1, max: 10 }),
        (page, count, perPage) => {
          const { current, pages, window } = paginate(page, count, perPage)
          const numbers = window.filter((entry) => entry !== 'gap')
          expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
          if (pages > 1) {
            expect(numbers.at(0)).toBe(1)
            expect(numbers.at(-1)).toBe(pages)
            expect(numbers.includes(page)).toBe(current === page)
          }
          for (const [place, entry] of window.entries()) {
            const [before, after] = [window[place - 1], window[place + 1]]
            if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1)
            else if (typeof after === 'number') expect(after - entry).toBe(1)
          }
        },
      ),
    )
  })
})
