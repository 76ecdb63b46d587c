import { expect, test } from 'vitest'
import { describedDates } from './feed-date-described.ts'

const NOW = new Date('2026-07-01T12:00:00.000Z')

test('P3 a description tells when it was published and updated', () => {
  expect(describedDates('BOI-X publié le 12/02/2026, mis à jour le 01/03/2026', NOW)).toEqual({
    isDated: true,
    date: '2026-02-11T23:00:00.000Z',
    updated: '2026-02-28T23:00:00.000Z',
  })
  expect(describedDates('Publiées le : 3 mars 2026 (ACTU-2026-00012)', NOW).date).toBe(
    '2026-03-02T23:00:00.000Z',
  )
  expect(describedDates('publie\u0301 le 12/02/2026', NOW).date).toBe('2026-02-11T23:00:00.000Z')
})

test('P3 of two days the one that follows the word counts, however it is written', () => {
  const text = 'publié le 3 mars 2026, revu le 01/04/2026'
  expect(describedDates(text, NOW).date).toBe('2026-03-02T23:00:00.000Z')
})

test('P3 a day to come is told but not read', () => {
  expect(describedDates('publié le 12/02/2027', NOW)).toEqual({
    isDated: true,
    date: null,
    updated: null,
  })
})

test('a description without such words tells nothing', () => {
  expect(describedDates('Le 12/02/2026, rien n’est publié.', NOW)).toEqual({
    isDated: false,
    date: null,
    updated: null,
  })
})
