import { expect, test } from 'vitest'
import { DEADLINE_NAMES } from '#base/core/deadline-names.ts'
import { deadlinesOf } from './deadlines.ts'
import { asFirmShows, firmDeadline, type FirmSettings } from './firm.ts'
import { AGENDA_RULES } from './law/rules.ts'

const SETTINGS: FirmSettings = {
  deadline_notes: [
    { deadline: 'cfe', is_hidden: false, advice: 'Téléchargez l’avis.' },
    { deadline: 'cfe-creation', is_hidden: true, advice: 'Jamais lu.' },
  ],
  own_deadlines: [
    {
      title: 'Pièces de novembre',
      date: '2026-12-10',
      who: 'Nos clients',
      advice: 'Par le dépôt.',
    },
    { title: 'Variables de paie', date: '2026-12-10', who: '', advice: '' },
    { title: 'Sans jour', date: '', who: '', advice: '' },
    { title: 'Plus tard', date: '2027-01-04', who: '', advice: '' },
  ],
}
const DECEMBER = { year: 2026, month: 12 }
const inDecember = (day: string) => day.startsWith('2026-12')

test('the back office names every deadline of the law, and no other', () => {
  const keys = AGENDA_RULES.map(({ key }) => key)
  expect(Object.keys(DEADLINE_NAMES).toSorted()).toEqual(keys.toSorted())
  expect(new Set(Object.values(DEADLINE_NAMES)).size).toBe(keys.length)
})

test('a firm hides, advises and adds, each on its day', () => {
  const law = deadlinesOf(DECEMBER)
  const all = asFirmShows(law, SETTINGS, [], inDecember)
  const keys = all.map(({ key }) => key)
  expect(keys).not.toContain('cfe-creation-2026-12')
  expect(all.find(({ rule }) => rule.key === 'cfe')?.advice).toBe('Téléchargez l’avis.')
  const own = all.filter(({ rule }) => rule.source === null)
  expect(
    own.map(({ key, title, when, advice }) => [key, title, when.replaceAll('\u00A0', ' '), advice]),
  ).toEqual([
    ['cabinet-10-1-2026-12', 'Pièces de novembre', 'jeudi 10 décembre 2026', 'Par le dépôt.'],
    ['cabinet-10-2-2026-12', 'Variables de paie', 'jeudi 10 décembre 2026', ''],
  ])
  expect(all.length).toBe(law.length - 1 + own.length)
  const days = all.flatMap(({ day }) => (day ? [day.day] : []))
  expect(days).toEqual(days.toSorted((one, other) => one - other))
})

test('its own are of the life of the firm', () => {
  const ownOf = (concern: 'societe' | 'tva') =>
    asFirmShows([], SETTINGS, [concern], inDecember).map(({ title }) => title)
  expect(ownOf('societe')).toEqual(['Pièces de novembre', 'Variables de paie'])
  expect(ownOf('tva')).toEqual([])
})

test('a firm that changed nothing shows what the law says', () => {
  const law = deadlinesOf(DECEMBER)
  expect(asFirmShows(law, { deadline_notes: [], own_deadlines: [] }, [], inDecember)).toEqual(law)
})

test('a key finds what is shown, and nothing that is hidden', () => {
  const found = (key: string) => firmDeadline(key, {}, SETTINGS)
  expect(found('cabinet-10-2-2026-12')?.title).toBe('Variables de paie')
  expect(found('cfe-2026-12')?.advice).toBe('Téléchargez l’avis.')
  expect(found('cfe-creation-2026-12')).toBeNull()
  expect(found('cabinet-11-1-2026-12')).toBeNull()
})
