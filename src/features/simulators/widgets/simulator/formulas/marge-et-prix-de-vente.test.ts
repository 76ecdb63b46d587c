import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { margin, saleForBrandRate, saleForMarginRate } from './marge-et-prix-de-vente.ts'

test('bought 60 €, sold 100 €: 66.67 % of the purchase, 40 % of the sale, coefficient 2', () => {
  const { amount, ofPurchase, ofSale, coefficient } = margin(decimal(60), decimal(100), decimal(20))
  expect(amount.toFixed(2)).toBe('40.00')
  expect(ofPurchase?.toFixed(4)).toBe('0.6667')
  expect(ofSale?.toFixed(4)).toBe('0.4000')
  expect(coefficient?.toFixed(2)).toBe('2.00')
})

test('a sale or a purchase of nothing has no ratio to it', () => {
  expect(margin(decimal(60), decimal(0), decimal(20))).toMatchObject({ ofSale: null })
  const free = margin(decimal(0), decimal(100), decimal(20))
  expect(free).toMatchObject({ ofPurchase: null, coefficient: null })
  expect(free.ofSale?.toFixed()).toBe('1')
})

test('a sale under its cost has a margin below zero', () => {
  const { amount, ofSale } = margin(decimal(100), decimal(80), decimal(0))
  expect([amount.toFixed(), ofSale?.toFixed()]).toEqual(['-20', '-0.25'])
})

test('40 % of the sale is a division: 100 €; 40 % more would be 84 €', () => {
  expect(saleForBrandRate(decimal(60), decimal(40))?.toFixed()).toBe('100')
  expect(saleForMarginRate(decimal(60), decimal(40)).toFixed()).toBe('84')
  expect(margin(decimal(60), decimal(84), decimal(0)).ofSale?.toFixed(4)).toBe('0.2857')
  expect(saleForBrandRate(decimal(60), decimal(100))).toBeNull()
})
