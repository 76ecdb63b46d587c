import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { averageDelay, daysThenMonthEnd, monthEndThenDays, netDue } from './delai-de-paiement.ts'

const day = (year: number, month: number, of: number) => ({ year, month, day: of })
const INVOICE = day(2026, 1, 20)

test('45 jours fin de mois from 20 January 2026: 31 or 17 March', () => {
  expect(daysThenMonthEnd(INVOICE, 45)).toEqual(day(2026, 3, 31))
  expect(monthEndThenDays(INVOICE, 45)).toEqual(day(2026, 3, 17))
})

test('net is days after the invoice, February of a leap year included', () => {
  expect(netDue(INVOICE, 45)).toEqual(day(2026, 3, 6))
  expect(netDue(day(2028, 1, 20), 45)).toEqual(day(2028, 3, 5))
  expect(netDue(INVOICE, 0)).toEqual(INVOICE)
})

test('60 000 € of 438 000 € are 50 days', () => {
  expect(averageDelay(decimal(60_000), decimal(438_000))?.toFixed()).toBe('50')
  expect(averageDelay(decimal(1), decimal(0))).toBeNull()
})
