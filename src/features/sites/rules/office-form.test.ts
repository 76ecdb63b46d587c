import { expect, test } from 'vitest'
import type { Office } from '#base/core/site.ts'
import { faultsOf } from '#base/core/field/field-schema.ts'
import {
  BLANK_OFFICE,
  storedOffices,
  savedOffices,
  shownOffice,
  shownOfficeOf,
  type ShownOffice,
} from './office-form.ts'
import { withOwnPhone, withPhone, writtenOffices } from './offices.ts'

const firm = { phonetotext: '01 99 00 12 34', phonetolink: '+33199001234' }

const office: Office = {
  key: 'centre',
  name: 'Bureau du centre',
  street: '14 rue des Tisserands',
  postcode: '99120',
  town: 'Villebourg',
  phonetotext: '01 99 00 98 76',
  phonetolink: '+33199009876',
  hours: [{ days: 'Du lundi au vendredi', times: '9 h – 18 h' }],
  note: 'Le samedi sur rendez-vous',
  closings: [{ from: '2026-12-24', until: '2027-01-02', reason: '' }],
  page: 12,
  plan: '/media/1/plan.png',
  itinerary: 'https://carte.example/',
  latitude: 48.85,
  longitude: -2.5,
}

const saved = (changes: Partial<ShownOffice> = {}): ShownOffice => ({
  ...shownOfficeOf(office, firm),
  ...changes,
})
const faults = (...offices: ShownOffice[]) => faultsOf(savedOffices, offices)

test('what is shown and saved again is what was kept, to the letter of its hours', () => {
  const odd = { ...office, key: 'gare', hours: [{ days: 'Samedi', times: 'sur rendez-vous' }] }
  const shown = [office, odd].map((entry) => shownOfficeOf(entry, firm))
  for (const entry of shown) expect(shownOffice.parse(entry)).toEqual(entry)
  expect(faults(...shown)).toEqual({})
  expect(storedOffices(shown)).toEqual([office, odd])
})

test('a telephone of the firm’s is not the office’s own', () => {
  const answering = withPhone({ ...office, phonetotext: '', phonetolink: '' }, firm)
  expect(answering).toMatchObject(firm)
  expect(shownOfficeOf(answering, firm)).toMatchObject({ phone: '', dialled: '' })
  expect(withOwnPhone(answering, firm)).toMatchObject({ phonetotext: '', phonetolink: '' })
  expect(withOwnPhone(office, firm)).toEqual(office)
})

test('a new office has a key made of its name, its own among the others', () => {
  const named = (name: string): ShownOffice => ({ ...BLANK_OFFICE, name })
  const keys = storedOffices([
    named('Bureau du port'),
    named('Bureau du port'),
    named('Émile & œuvres'),
    named('!'),
    saved({ key: 'bureau' }),
  ]).map(({ key }) => key)
  expect(keys).toEqual([
    'bureau-du-port',
    'bureau-du-port-2',
    'emile-oeuvres',
    'bureau-2',
    'bureau',
  ])
  expect(writtenOffices.safeParse(storedOffices([named('Bureau du port')])).success).toBe(true)
})

test('what the grid says replaces the lines, and a plan without ending has one', () => {
  const day = [{ opens: '09:00', closes: '12:30' }]
  const week = [day, day, [], [], [], [], []]
  const [kept] = storedOffices([saved({ hours: { lines: office.hours, week } })])
  expect(kept?.hours).toEqual([{ days: 'Lundi et mardi', times: '9\u00A0h – 12\u00A0h\u00A030' }])
  expect(shownOfficeOf({ ...office, plan: '/media/plan' }, firm).plan).toBe('/media/plan.webp')
})

test('what can’t be kept is told in French at its field', () => {
  const span = (opens: string, closes: string) => ({ opens, closes })
  const closing = (from: string, until: string) => ({ from, until, reason: '' })
  const week = [
    [span('09:00', '12:00'), span('11:00', '18:00')],
    [span('18:00', '09:00')],
    [span('', '09:00')],
    [],
    [],
    [],
    [],
  ]
  expect(
    faults(
      saved({ name: ' ', latitude: '', hours: { lines: [], week } }),
      saved({
        key: 'gare',
        closings: [
          closing('2026-12-24', '2026-12-20'),
          closing('2026-12-24', ''),
          closing('2026-08-01', '2026-08-20'),
          closing('2026-08-20', '2026-08-21'),
          closing('un jour', '2026-08-21'),
        ],
      }),
      saved({ itinerary: 'carte', key: 'É' }),
    ),
  ).toEqual({
    '0.name': 'Donnez le nom du bureau.',
    '0.latitude': 'La latitude et la longitude vont ensemble : donnez les deux, ou aucune.',
    '0.hours.week.0.1.opens': 'Les plages se chevauchent.',
    '0.hours.week.1.0.closes': 'La plage finit avant de commencer.',
    '0.hours.week.2.0.opens': 'Donnez une heure.',
    '1.closings.0.until': 'La fermeture finit avant de commencer.',
    '1.closings.1.until': 'Donnez le dernier jour.',
    '1.closings.3.from': 'Ces jours sont déjà dans une autre fermeture.',
    '1.closings.4.from': 'Donnez le premier jour.',
    '2.itinerary': '« Itinéraire » attend une adresse qui commence par http:// ou https://.',
    '2.key': '« Clé » attend un mot de a–z, 0–9 et « - », 40 signes au plus.',
  })
  expect(faults(saved(), saved())).toEqual({ '1.key': 'Un autre bureau a déjà la clé « centre ».' })
})
