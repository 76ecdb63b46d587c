import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { inDaysOfSales, workingCapitalNeed } from './bfr.ts'

test('30 000 + 50 000 − 45 000 = 35 000 €, 35 days of 365 000 €', () => {
  const need = workingCapitalNeed(decimal(30_000), decimal(50_000), decimal(45_000))
  expect(need.toFixed()).toBe('35000')
  expect(inDaysOfSales(need, decimal(365_000))?.toFixed()).toBe('35')
})

test('a need below zero keeps its sign', () => {
  const need = workingCapitalNeed(decimal(0), decimal(10), decimal(375))
  expect(inDaysOfSales(need, decimal(365))?.toFixed()).toBe('-365')
})

test('no sales, no days', () => {
  expect(inDaysOfSales(decimal(10), decimal(0))).toBeNull()
})
