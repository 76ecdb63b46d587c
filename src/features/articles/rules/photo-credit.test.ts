import { expect, test } from 'vitest'
import { photoCredit } from './photo-credit.ts'

test('E2 the year follows the copyright', () => {
  expect(photoCredit({ copyright: '© Agence', copyright_year: '2026' }, 'fr-FR')).toBe(
    'Crédit photo : © Agence 2026',
  )
})

test.each(['© Agence 2026', '2026 © Agence', '© 2026, Agence', '©2025-2026 Agence'])(
  'E2 the year is not added to %j, which names it',
  (copyright) => {
    expect(photoCredit({ copyright, copyright_year: '2026' }, 'fr-FR')).toBe(
      `Crédit photo : ${copyright}`,
    )
  },
)

test.each(['Agence 12026', 'Agence 20261', 'Agence 2025'])(
  'E2 %j does not name the year 2026',
  (copyright) => {
    expect(photoCredit({ copyright, copyright_year: '2026' }, 'fr-FR')).toBe(
      `Crédit photo : ${copyright} 2026`,
    )
  },
)

test('E2 without a year the copyright stands alone', () => {
  expect(photoCredit({ copyright: ' Agence ', copyright_year: ' ' }, 'fr-FR')).toBe(
    'Crédit photo : Agence',
  )
  expect(photoCredit({ copyright: 'Agence' }, 'fr-FR')).toBe('Crédit photo : Agence')
})

test('E2 without a copyright there is no credit', () => {
  expect(photoCredit({}, 'fr-FR')).toBe('')
  expect(photoCredit({ copyright: '\u00a0', copyright_year: '2026' }, 'fr-FR')).toBe('')
})

test('E3 the credit is English on an English page', () => {
  expect(photoCredit({ copyright: 'Agency', copyright_year: '2026' }, 'en-GB')).toBe(
    'Photo credit: Agency 2026',
  )
})

test('a label of the firm takes the place of « Crédit photo », set as French is', () => {
  const photo = { copyright: 'Atelier Marne' }
  expect(photoCredit(photo, 'fr-FR', ' Illustration ')).toBe('Illustration\u00A0: Atelier Marne')
  expect(photoCredit(photo, 'en-GB', 'Drawing')).toBe('Drawing: Atelier Marne')
})
