import { describe, expect, test } from 'vitest'
import { aboutItsDate, type ShownStanding, standingWords } from './article.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const AT_NINE = '2026-11-28T08:00:00.000Z'
const EARLIER = '2026-03-12T08:00:00.000Z'

describe('where an article stands', () => {
  const written: ShownStanding = {
    state: 'draft',
    publishedAt: null,
    plannedAt: '',
    hasDraft: true,
  }
  const live: ShownStanding = { ...written, state: 'published', publishedAt: EARLIER }
  test.each<[string, ShownStanding]>([
    ['Brouillon', written],
    ['Programmé pour le 28 novembre à 9 h', { ...written, state: 'scheduled', plannedAt: AT_NINE }],
    [
      'Programmé pour le 28 novembre à 9 h',
      { ...written, state: 'scheduled', publishedAt: AT_NINE, hasDraft: false },
    ],
    [
      'Programmé pour le 28 novembre à 9 h, modifié',
      { ...written, state: 'scheduled', publishedAt: AT_NINE },
    ],
    ['En ligne', { ...live, hasDraft: false }],
    ['En ligne, modifié', live],
    [
      'En ligne, modification programmée pour le 28 novembre à 9 h',
      { ...live, plannedAt: AT_NINE },
    ],
    ['Corbeille', { ...written, state: 'removed', hasDraft: false }],
  ])('%s', (words, standing) => {
    expect(standingWords(standing, NOW).replaceAll('\u00A0', ' ')).toBe(words)
  })
})

describe('the date of an article that is planned', () => {
  test.each([
    ['no moment is chosen', '', EARLIER, null],
    ['it has none', AT_NINE, '', null],
    ['it is of that day', AT_NINE, '2026-11-28T06:00:00.000Z', null],
    ['visitors read it already', AT_NINE, EARLIER, EARLIER],
  ])('goes without saying where %s', (_why, due, wantedAt, publishedAt) => {
    expect(aboutItsDate(due, { wantedAt, publishedAt }, NOW)).toBe('')
  })

  test('is said where visitors read another day', () => {
    expect(aboutItsDate(AT_NINE, { wantedAt: EARLIER, publishedAt: null }, NOW)).toMatch(
      /^Les visiteurs liront la date du 12 mars 2026, /,
    )
  })

  test('is said where the article waits for it', () => {
    const wantedAt = '2026-11-28T13:30:00.000Z'
    expect(aboutItsDate(AT_NINE, { wantedAt, publishedAt: null }, NOW)).toMatch(
      /^L’article ne paraîtra que le 28 novembre à 14\u00A0h\u00A030 /,
    )
  })
})
