import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { excludeCurrent, mergeLeads, reverseOrder } from './feed-plan.ts'

const items = (...ids: number[]) => ids.map((id) => ({ id }))

test('D6 the current article leaves, and n stay', () => {
  expect(excludeCurrent(items(1, 2, 3, 4), 2, 3)).toEqual(items(1, 3, 4))
})

test('D6 the last one leaves when the current article is not in the list', () => {
  expect(excludeCurrent(items(1, 2, 3, 4), 9, 3)).toEqual(items(1, 2, 3))
  expect(excludeCurrent(items(1, 2, 3, 4), null, 3)).toEqual(items(1, 2, 3))
})

test('D6 a short list loses only the current article', () => {
  expect(excludeCurrent(items(1, 2), 2, 3)).toEqual(items(1))
  expect(excludeCurrent(items(2), 2, 3)).toEqual([])
  expect(excludeCurrent([], 2, 3)).toEqual([])
})

test('D6 an answer longer than asked for is cut', () => {
  expect(excludeCurrent(items(1, 2, 3, 4, 5, 6), 1, 3)).toEqual(items(2, 3, 4))
  expect(excludeCurrent(items(1, 2), null, 0)).toEqual([])
})

test('D6 at most n remain, in order, and never the current article', () => {
  const list = fc.array(fc.record({ id: fc.integer({ min: 1, max: 9 }) }), { maxLength: 12 })
  const current = fc.option(fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(list, current, fc.nat({ max: 8 }), (all, currentId, n) => {
      const kept = excludeCurrent(all, currentId, n)
      const others = all.filter(({ id }) => id !== currentId)
      expect(kept).toEqual(others.slice(0, n))
      expect(kept.length).toBe(Math.min(n, others.length))
    }),
  )
})

test('D7 leads come first, in order, and count among the n', () => {
  expect(mergeLeads(items(8, 7), items(1, 2, 3, 4), 5)).toEqual(items(8, 7, 1, 2, 3))
})

test('D7 no article stands twice', () => {
  expect(mergeLeads(items(3, 3), items(1, 3, 1, 2), 5)).toEqual(items(3, 1, 2))
})

test('D7 the lead’s own copy is the one kept', () => {
  const [lead] = mergeLeads([{ id: 1, from: 'lead' }], [{ id: 1, from: 'list' }], 5)
  expect(lead).toEqual({ id: 1, from: 'lead' })
})

test('D7 more leads than places fill every place', () => {
  expect(mergeLeads(items(1, 2, 3), items(4), 2)).toEqual(items(1, 2))
})

test('D7 without leads the list is as it was', () => {
  expect(mergeLeads([], items(1, 2), 5)).toEqual(items(1, 2))
  expect(mergeLeads([], [], 5)).toEqual([])
})

test('D7 a merged list holds at most n distinct articles and begins with the leads', () => {
  const list = fc.array(fc.record({ id: fc.integer({ min: 1, max: 9 }) }), { maxLength: 12 })
  fc.assert(
    fc.property(list, list, fc.nat({ max: 8 }), (leads, others, n) => {
      const ids = mergeLeads(leads, others, n).map(({ id }) => id)
      const leadIds = [...new Set(leads.map(({ id }) => id))].slice(0, n)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe(Math.min(n, new Set([...leads, ...others].map(({ id }) => id)).size))
      expect(ids.slice(0, leadIds.length)).toEqual(leadIds)
    }),
  )
})

test('D7 reversing gives a new list', () => {
  const list = items(1, 2, 3)
  expect(reverseOrder(list)).toEqual(items(3, 2, 1))
  expect(list).toEqual(items(1, 2, 3))
})
