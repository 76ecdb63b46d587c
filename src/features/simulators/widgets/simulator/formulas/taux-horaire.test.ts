import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { rates } from './taux-horaire.ts'

test('54 000 € over 160 days of 7.5 hours: 45 € an hour, 337.50 € a day', () => {
  const found = rates(decimal(18_000), decimal(36_000), decimal(160), decimal('7.5'))
  expect(found?.hours.toFixed()).toBe('1200')
  expect(found?.hourly.toFixed()).toBe('45')
  expect(found?.daily.toFixed(2)).toBe('337.50')
})

test('the day is not the rounded hour taken several times', () => {
  const found = rates(decimal(1000), decimal(0), decimal(3), decimal(7))
  expect([found?.hourly.toFixed(), found?.daily.toFixed()]).toEqual(['47.62', '333.33'])
})

test('without billable time there is no rate', () => {
  expect(rates(decimal(1), decimal(1), decimal(0), decimal(7))).toBeNull()
  expect(rates(decimal(1), decimal(1), decimal(10), decimal(0))).toBeNull()
})
