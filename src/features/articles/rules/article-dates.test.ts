import { describe, expect, test } from 'vitest'
import { articleDates } from './article-dates.ts'

describe('dates of an article', () => {
  const datePublished = '2026-04-01T08:00:00Z'

  test('E2 an update on another day is shown', () => {
    expect(articleDates({ datePublished, dateUpdate: '2026-04-03T08:00:00Z' }, 'fr-FR')).toEqual({
      published: '01/04/2026',
      updated: '03/04/2026',
      sentence: 'Article publié le 01/04/2026, mis à jour le 03/04/2026',
    })
  })

  test('E3 the sentence is English on an English page', () => {
    const dates = { datePublished, dateUpdate: '2026-04-03T08:00:00Z' }
    expect(articleDates(dates, 'en-GB').sentence).toBe('Published 01/04/2026, updated 03/04/2026')
  })

  test.each(['2026-04-01T21:59:00Z', '', 'hier', undefined])(
    'E2 an update given as %j is not shown',
    (dateUpdate) => {
      expect(articleDates({ datePublished, dateUpdate }, 'fr-FR')).toEqual({
        published: '01/04/2026',
        updated: '',
        sentence: 'Article publié le 01/04/2026',
      })
    },
  )

  test('E2 without a publication date there is nothing to say', () => {
    const nothing = { published: '', updated: '', sentence: '' }
    expect(articleDates({ dateUpdate: '2026-04-03T08:00:00Z' }, 'fr-FR')).toEqual(nothing)
    expect(articleDates({ datePublished: 'hier' }, 'fr-FR')).toEqual(nothing)
  })
})
