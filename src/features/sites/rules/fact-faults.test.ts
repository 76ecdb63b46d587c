import { describe, expect, test } from 'vitest'
import type { Office } from '#base/core/site.ts'
import { factFaults } from './fact-faults.ts'

const office = (hours: Office['hours'], phonetolink = '+33199001234') => ({ hours, phonetolink })

const WEEK = { days: 'Lundi au jeudi', times: '9 h – 12 h 30, 14 h – 18 h' }
const FRIDAY = { days: 'Vendredi', times: '9 h – 12 h 30, 14 h – 17 h' }
const constants = { phonetolink: '01 99 00 56 78' }
const firm = { constants, offices: [office([WEEK, FRIDAY])] }

const quotes = (text: string, facts: Parameters<typeof factFaults>[1] = firm) =>
  factFaults(text, facts).map(({ quote }) => quote)

describe('hours', () => {
  test.each([
    'de 9 h à 12 h 30',
    '9\u202Fh\u00A0–\u00A012\u202Fh\u202F30 et 14 h – 18 h',
    'de 14 h à 17 h le vendredi',
    'de 10:00 à 11:30',
    'Comptez 1 h à 2 h.',
    'de 2 à 3 heures',
    'de 18 h à 9 h',
    'le 12 h 30, 14 h – 18 h',
  ])('%s: no office is closed then', (text) => expect(quotes(text)).toEqual([]))

  test.each([
    ['Nous rappelons de 10 h à 13 h.', '10 h à 13 h'],
    ['Le vendredi\u00A0: 14\u202Fh\u00A0–\u00A018\u202Fh\u202F30', '14 h – 18 h 30'],
    ['Une réunion de 18 h à 19 h', '18 h à 19 h'],
    ['Ouvert 8:30-12:00', '8:30-12:00'],
  ])('%s: told', (text, quote) => expect(quotes(text)).toEqual([quote]))

  test('« toute la journée » where an office shuts at noon; not where one does not', () => {
    expect(quotes('Dépôt de pièces toute la journée')).toEqual(['toute la journée'])
    const whole = { constants, offices: [office([{ days: 'Lundi', times: '9 h – 17 h' }])] }
    expect(quotes('En journée continue', whole)).toEqual([])
  })

  test('nothing is known of an office by appointment: nothing is said of hours', () => {
    const unread = office([{ days: 'Le samedi', times: 'sur rendez-vous' }])
    expect(quotes('de 10 h à 13 h', { constants, offices: [...firm.offices, unread] })).toEqual([])
    expect(quotes('de 10 h à 13 h', { constants, offices: [] })).toEqual([])
  })
})

describe('telephones', () => {
  test('of the firm and its offices, however they are written', () => {
    expect(quotes('01 99 00 12 34, 01.99.00.56.78, 0199001234')).toEqual([])
    expect(quotes('Au 01\u00A099\u00A000\u00A012\u00A035')).toEqual(['01 99 00 12 35'])
  })

  test('a longer number and one that is none are left alone', () => {
    expect(quotes('SIRET 732 829 320 00074, 3646, 00199001235')).toEqual([])
  })

  test('without a number of one’s own nothing is said', () => {
    const none = { constants: { phonetolink: '' }, offices: [office([WEEK], '')] }
    expect(quotes('01 99 00 12 35', none)).toEqual([])
  })
})

test('faults come in the order of the text, with what to do', () => {
  const told = factFaults('Au 01 99 00 12 35, de 12 h à 14 h', firm)
  expect(told.map(({ quote }) => quote)).toEqual(['01 99 00 12 35', '12 h à 14 h'])
  expect(told.every(({ advice }) => /corrigez, ou gardez/.test(advice))).toBe(true)
})
