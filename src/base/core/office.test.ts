import { expect, test } from 'vitest'
import { addressLines, isFirmClosed, planPath } from './office.ts'

const bridge = { from: '2026-11-30', until: '2026-11-30', reason: '' }

test('a firm is closed when the office chosen is, or else all of them', () => {
  const offices = [{ key: 'a', closings: [bridge] }, { key: 'b' }]
  expect(isFirmClosed(offices, '2026-11-30', 'a')).toBe(true)
  expect(isFirmClosed(offices, '2026-11-30', 'b')).toBe(false)
  expect(isFirmClosed(offices, '2026-11-30')).toBe(false)
  expect(isFirmClosed(offices.slice(0, 1), '2026-11-30', 'unknown')).toBe(true)
  expect(isFirmClosed(offices.slice(0, 1), '2026-12-01')).toBe(false)
  expect(isFirmClosed([], '2026-11-30')).toBe(false)
})

test('an address is as long as it is known', () => {
  const nothing = { street: '', postcode: '', town: '' }
  expect(addressLines(nothing)).toEqual([])
  expect(addressLines({ ...nothing, town: 'Villebourg' })).toEqual(['Villebourg'])
  expect(addressLines({ street: '3 place', postcode: '99120', town: 'Villebourg' })).toEqual([
    '3 place',
    '99120\u00A0Villebourg',
  ])
})

test('a plan has its ending', () => {
  expect(['', '/media/plan', '/media/plan.png'].map((plan) => planPath({ plan }))).toEqual([
    '',
    '/media/plan.webp',
    '/media/plan.png',
  ])
})
