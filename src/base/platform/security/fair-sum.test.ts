import { expect, test } from 'vitest'
import { createFairSum } from './fair-sum.ts'

const sum = () => createFairSum({ total: 100, perNetwork: 30 })

test('M3 one network has its part, and the others have theirs', () => {
  const { open } = sum()
  const first = open('192.0.2.1')
  expect(first.take(30)).toBeNull()
  expect(open('192.0.2.1').take(1)).toBe('network')
  expect(open('192.0.2.2').take(30)).toBeNull()
  first.release()
  expect(open('192.0.2.1').take(30)).toBeNull()
})

test('M3 a customer with all lines of an IPv6 network has two parts', () => {
  const { open } = sum()
  expect(open('2001:db8:1:1::1').take(30)).toBeNull()
  expect(open('2001:db8:1:1::2').take(1)).toBe('network')
  expect(open('2001:db8:1:2::1').take(30)).toBeNull()
  expect(open('2001:db8:1:3::1').take(1)).toBe('network')
  expect(open('2001:db8:2:1::1').take(30)).toBeNull()
})

test('M3 all together have no more than there is, and what is given back is there again', () => {
  const { open } = sum()
  const holdings = ['127.0.0.1', '::1', '192.0.2.1', '192.0.2.2'].map(open)
  // This machine may be everybody: its part is the whole.
  expect(holdings.map((one, at) => one.take([60, 10, 20, 20][at] ?? 0))).toEqual([
    null,
    null,
    null,
    'total',
  ])
  for (const one of holdings) one.release()
  for (const one of holdings) one.release()
  expect(open('127.0.0.1').take(100)).toBeNull()
  expect(open('127.0.0.1').take(1)).toBe('total')
})
