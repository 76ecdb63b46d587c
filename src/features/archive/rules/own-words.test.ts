import { expect, test } from 'vitest'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { holdsOwn, ownWordsOf, renamed } from './own-words.ts'

const office = {
  key: 'a',
  name: 'Bureau du port',
  street: '14 bis, rue des Voiles',
  postcode: '29000',
  town: 'Brume-sur-Mer',
  phonetotext: '01 99 00 11 22',
  phonetolink: '+33199001122',
  hours: [
    {
      days: 'Lundi',
      times: '9 h – 12 h 30, 14 h – 18 h',
    },
  ],
  page: 0,
  plan: '',
  itinerary: '',
}
const FIRM = {
  name: 'Cabinet Arnaud-Brun',
  settings: {
    ...DEFAULT_SETTINGS,
    site_email: 'contact@arnaud.example',
    own_words: ['Depuis 1987'],
  },
  constants: { ...DEFAULT_CONSTANTS, nomcabinet: 'Cabinet Arnaud-Brun', localite: 'Brume-sur-Mer' },
  offices: [office],
}
const words = ownWordsOf(FIRM, ['Claire Marchand'])

test.each([
  ['Le cabinet Arnaud-Brun vous écoute.', true],
  ['BRUME SUR MER', true],
  ['Au coin de la rue des Voiles', true],
  ['tel:+33199001122', true],
  ['Du lundi au vendredi, 9 h – 12 h 30', true],
  ['depuis 1987', true],
  ['Marchand vous répond', true],
  ['Claire vous répond', true],
  ['une réponse claire à un marchand', false],
  ['Depuis 1988, rue des Voiliers', false],
  ['', false],
])('a firm’s own words stand in « %s »: %s', (text, isOwn) => {
  expect(holdsOwn(words, text)).toBe(isOwn)
})

test('a name is given in the place of another one, with its own article', () => {
  const rename = renamed(FIRM, 'Étude Orion')
  expect(rename('La lettre du Cabinet Arnaud-Brun')).toBe('La lettre de l’Étude Orion')
  expect(rename('Le Cabinet Arnaud-Brun, le Cabinet Arnaud-Brun')).toBe(
    'L’Étude Orion, l’Étude Orion',
  )
  expect(rename('Rien')).toBe('Rien')
  const brun = { ...FIRM, constants: { ...FIRM.constants, nomcabinet: 'Brun et Associés' } }
  const named = renamed(brun, 'Étude Orion')
  expect(named('la lettre de Brun et Associés')).toBe('la lettre de l’Étude Orion')
  expect(named('Écrivez au site Brun et Associés')).toBe('Écrivez au site Étude Orion')
  expect(renamed(FIRM, 'Cabinet Arnaud-Brun')('du Cabinet Arnaud-Brun')).toBe(
    'du Cabinet Arnaud-Brun',
  )
})
