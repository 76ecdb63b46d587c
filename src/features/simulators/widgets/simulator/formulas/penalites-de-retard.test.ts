import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { latePenalty } from './penalites-de-retard.ts'

test('7 300 € at 10 % for 30 days are 60 €, and 2 € for each day more', () => {
  expect(latePenalty(decimal(7300), decimal(10), 30).toFixed()).toBe('60')
  expect(latePenalty(decimal(7300), decimal(10), 31).toFixed()).toBe('62')
})

test('who pays in time owes nothing more', () => {
  expect(latePenalty(decimal(7300), decimal(10), 0).toFixed()).toBe('0')
  expect(latePenalty(decimal(7300), decimal(10), -5).toFixed()).toBe('0')
})
