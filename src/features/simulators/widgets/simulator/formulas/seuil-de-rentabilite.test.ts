import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { breakEven } from './seuil-de-rentabilite.ts'

test('200 000 € of sales, 120 000 € variable, 60 000 € fixed: 150 000 €, after 273.75 days', () => {
  const found = breakEven(decimal(200_000), decimal(120_000), decimal(60_000))
  expect(found?.marginRate.toFixed()).toBe('0.4')
  expect(found?.sales.toFixed()).toBe('150000')
  expect(found?.days.toFixed()).toBe('273.75')
})

test('a margin of a third gives a round figure', () => {
  expect(breakEven(decimal(300), decimal(200), decimal(50))?.sales.toFixed()).toBe('150')
})

test('it is never reached without sales, without margin, or with one below zero', () => {
  expect(breakEven(decimal(0), decimal(0), decimal(10))).toBeNull()
  expect(breakEven(decimal(100), decimal(100), decimal(10))).toBeNull()
  expect(breakEven(decimal(100), decimal(120), decimal(10))).toBeNull()
})

test('who has no fixed costs has reached it on the first day', () => {
  expect(breakEven(decimal(100), decimal(50), decimal(0))?.days.toFixed()).toBe('0')
})
