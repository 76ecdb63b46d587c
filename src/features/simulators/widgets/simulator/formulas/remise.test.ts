import { expect, test } from 'vitest'
import { decimal, ONE } from './decimal.ts'
import { discounted, kept, undiscounted } from './remise.ts'

const rates = (...percents: number[]) => percents.map(decimal)

test('20 % then 10 % are 28 %, not 30 %', () => {
  expect(ONE.minus(kept(rates(20, 10))).toFixed()).toBe('0.28')
  expect(discounted(decimal(500), rates(20, 10)).net.toFixed()).toBe('360')
})

test('the order changes nothing', () => {
  const { net, steps } = discounted(decimal('199.99'), rates(10, 20))
  expect(net.toFixed()).toBe(discounted(decimal('199.99'), rates(20, 10)).net.toFixed())
  expect(steps.map(({ taken, left }) => [taken.toFixed(), left.toFixed()])).toEqual([
    ['20', '179.99'],
    ['36', '143.99'],
  ])
})

test('from the net back to the price', () => {
  expect(undiscounted(decimal(360), rates(20, 10))?.toFixed()).toBe('500')
  expect(undiscounted(decimal(360), [])?.toFixed()).toBe('360')
  expect(undiscounted(decimal(0), rates(100))).toBeNull()
})

test('no discount leaves the price', () => {
  expect(discounted(decimal(12), [])).toEqual({ net: decimal(12), steps: [] })
})
