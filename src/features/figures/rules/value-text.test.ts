import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test('amounts with decimals have two at least', () => {
  const of = (value: number, unit: string) =>
    valueText(value, unit).replaceAll(/[\u00A0\u202F]/g, ' ')
  expect([of(40, '€'), of(12.5, '€'), of(0.529, '€'), of(60, 'jours'), of(48060, '')]).toEqual([
    '40 €',
    '12,50 €',
    '0,529 €',
    '60 jours',
    '48 060',
  ])
})
