import { expect, test } from 'vitest'
import { addressedTo, type FirmPerson, personOfField } from './person.ts'

const person = (id: number, motifs: string[]): FirmPerson => ({
  id,
  name: `Personne ${id}`,
  role: '',
  text: '',
  photo: null,
  offices: [],
  email: '',
  phone: '',
  link: '',
  registration: '',
  motifs,
  languages: '',
})

test('the first motif that is somebody’s decides, then the team’s order', () => {
  const team = [person(1, ['AEP']), person(2, ['AES', 'AEF']), person(3, ['AEF'])]
  expect(personOfField(team, ['AEF', 'AEP'])?.id).toBe(2)
  expect(personOfField(team, ['AEM', 'AEP'])?.id).toBe(1)
  expect(personOfField(team, ['AEM'])).toBeNull()
  expect(personOfField([], ['AEF'])).toBeNull()
})

test('a form’s page says for whom it is meant', () => {
  expect(addressedTo('/contact', person(7, []))).toBe('/contact?personne=7')
  expect(addressedTo('/contact', null)).toBe('/contact')
})
