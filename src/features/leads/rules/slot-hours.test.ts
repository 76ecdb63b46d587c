import { describe, expect, test } from 'vitest'
import { momentChoices, slotHours } from './slot-hours.ts'

const office = (key: string, hours: Record<string, string>, more = {}) => ({
  key,
  hours: Object.entries(hours).map(([days, times]) => ({ days, times })),
  ...more,
})
const CENTRE = office('centre', { 'Lundi au vendredi': '9 h – 12 h 30, 14 h – 18 h' })
const GARE = office('gare', {
  'Lundi au jeudi': '9 h – 12 h 30, 14 h – 18 h',
  Vendredi: '9 h – 12 h',
})
const labels = (...offices: Parameters<typeof momentChoices>[0][number][]) =>
  momentChoices(offices).map(({ label }) => label['fr-FR'].replaceAll('\u00A0', ' '))

describe('the parts of a day that a form offers', () => {
  test('are those of the offices’ hours, with them', () => {
    expect(labels(CENTRE, GARE)).toEqual([
      'Le matin, de 9 h à 12 h 30',
      'L’après-midi, de 14 h à 18 h',
    ])
    expect(momentChoices([CENTRE])[0]?.label['en-GB'].replaceAll('\u00A0', ' ')).toBe(
      'In the morning, 9 am to 12.30 pm',
    )
  })

  test('an office that never opens in the afternoon offers the morning alone', () => {
    expect(labels(office('a', { Mardi: '8 h 30 – 12 h' }))).toEqual(['Le matin, de 8 h 30 à 12 h'])
  })

  test('hours without a break belong to both', () => {
    expect(labels(office('a', { 'Lundi au samedi': '10 h – 19 h' }))).toEqual([
      'Le matin, de 10 h à 13 h',
      'L’après-midi, de 13 h à 19 h',
    ])
  })

  test('without offices, or with hours that nobody understands, they are the usual ones', () => {
    const usual = ['Le matin, de 9 h à 12 h 30', 'L’après-midi, de 14 h à 18 h']
    expect(labels()).toEqual(usual)
    expect(labels(office('a', { 'Quand vous voulez': 'sur rendez-vous' }))).toEqual(usual)
  })
})

describe('the hours of a slot', () => {
  const friday = { day: '2026-11-27', moment: 'apres_midi' }

  test('are those of the office that is asked for, else of any that is open', () => {
    expect(slotHours([CENTRE, GARE], friday)).toEqual({ opens: '14:00', closes: '18:00' })
    expect(slotHours([CENTRE, GARE], { ...friday, office: 'gare' })).toBeNull()
    expect(slotHours([CENTRE, GARE], { ...friday, moment: 'matin', office: 'gare' })).toEqual({
      opens: '09:00',
      closes: '12:00',
    })
  })

  test('there are none on a day on which the office is closed', () => {
    const closings = [{ from: '2026-11-27', until: '2026-11-27', reason: '' }]
    expect(slotHours([{ ...CENTRE, closings }], friday)).toBeNull()
    expect(slotHours([{ ...CENTRE, closings }, GARE], { ...friday, moment: 'matin' })).toEqual({
      opens: '09:00',
      closes: '12:00',
    })
    expect(slotHours([CENTRE], { day: '2026-11-28', moment: 'matin' })).toBeNull()
  })

  test('there are none for what is no day and no part of one', () => {
    expect(slotHours([CENTRE], { day: 'demain', moment: 'matin' })).toBeNull()
    expect(slotHours([CENTRE], { day: '2026-11-27', moment: 'nuit' })).toBeNull()
  })
})
