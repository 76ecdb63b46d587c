import { describe, expect, test } from 'vitest'
import { describeFields } from '#base/core/field/fields.ts'
import { personName } from '#base/core/person.ts'
import { shownPersonFields, writtenPerson } from '../contract/team.ts'
import { cleanPerson, namedPerson, personFaults, storedPerson } from './person-content.ts'
import { PERSON_FIELDS } from './person-fields.ts'

const claire = namedPerson('Claire Dauval')

test('the fields, what is stored and what is sent name the same members', () => {
  const names = Object.keys(PERSON_FIELDS)
  expect(Object.keys(claire)).toEqual(names)
  expect(Object.keys(shownPersonFields.shape)).toEqual(names)
  expect(Object.keys(writtenPerson.shape.fields.shape)).toEqual(names)
})

test('few fields are seen at once', () => {
  const seen = describeFields(PERSON_FIELDS).filter((field) => !field.in && !field.only)
  expect(seen.length).toBeLessThanOrEqual(5)
})

test.each([
  ['Claire Dauval', 'Claire', 'Dauval'],
  ['  Inès   de la Tour ', 'Inès', 'de la Tour'],
  ['Odile', 'Odile', ''],
  ['', '', ''],
])('« %s » begins with « %s » and « %s »', (name, firstName, lastName) => {
  expect(namedPerson(name)).toMatchObject({ firstName, lastName })
})

test.each([
  ['Claire', 'Dauval', 'Claire Dauval'],
  [' Claire ', '', 'Claire'],
  ['', 'Dauval', 'Dauval'],
  ['\u202EClaire', 'Dau\0val', 'Claire Dauval'],
  [' ', '\u200B', ''],
  ['Jean "Le Grand"', 'd’<b>Aix</b>', 'Jean "Le Grand" d’<b>Aix</b>'],
])('%j and %j are %j', (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})

describe('what keeps somebody from being published', () => {
  test('nothing but a missing name', () => {
    expect(personFaults(claire)).toEqual({})
    expect(personFaults(namedPerson('Odile'))).toEqual({})
    expect(personFaults(namedPerson(''))).toEqual({
      lastName: 'Écrivez le nom de cette personne.',
    })
    expect(personFaults({ ...claire, firstName: ' ', lastName: '\u202E' })).toHaveProperty(
      'lastName',
    )
  })

  test.each([
    ['email', 'claire', 'une adresse électronique'],
    ['email', 'a@b.fr, c@d.fr', 'une adresse électronique'],
    ['phone', 'poste 12', 'un numéro que l’on peut composer'],
    ['link', 'javascript:alert(1)', 'http:// ou https://'],
    ['link', 'www.exemple.fr', 'http:// ou https://'],
    ['photo', 'https://ailleurs.example/a.jpg', 'médiathèque'],
    ['photo', '//ailleurs.example/a.jpg', 'médiathèque'],
    ['firstName', 'x'.repeat(81), 'de trop'],
    ['text', 'x'.repeat(1001), 'de trop'],
    ['offices', ['Bureau du centre !'], 'des bureaux du cabinet'],
  ] as const)('%s « %s »', (name, value, why) => {
    const faults = personFaults({ ...claire, [name]: value })
    expect(Object.keys(faults)).toEqual([name])
    expect(faults[name]).toContain(why)
  })
})

test('signs that nobody sees are taken out, line breaks stay', () => {
  const clean = cleanPerson({ ...claire, role: 'Associée\0\u202E', text: 'Une\nphrase\uFEFF.' })
  expect(clean).toMatchObject({ role: 'Associée', text: 'Une\nphrase.' })
})

test('what an earlier or a later version stored is read', () => {
  const read = storedPerson.parse({ fields: { lastName: 'Dauval', nickname: 'Cl' } })
  expect(read.fields).toEqual({ ...namedPerson(''), lastName: 'Dauval' })
  expect(storedPerson.safeParse({ fields: { offices: 'centre' } }).success).toBe(false)
  expect(storedPerson.safeParse({ title: 'Bloc' }).success).toBe(false)
})
