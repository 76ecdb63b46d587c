import fc from 'fast-check'
import { expect, test } from 'vitest'
import { polishedForm, storedForm } from './stored-form.ts'

const french = polishedForm('fr-FR')

test.each([
  ['Vos chiffres\u202F; en clair…', 'Vos chiffres ; en clair...'],
  ['L’équipe', "L'équipe"],
  ['sans rien', 'sans rien'],
  ['', ''],
])('of %j is stored what somebody would type', (shown, stored) => {
  expect(storedForm(shown, 'fr-FR')).toBe(stored)
})

test('English is stored as it is typed', () => {
  expect(storedForm("don't", 'en-GB')).toBe("don't")
  expect(storedForm('don’t…', 'en-GB')).toBe('don’t…')
})

const text = fc.string({
  unit: fc.constantFrom(..."aé1 \u00A0\u202F;:!?«»’'….-—\n€%"),
  maxLength: 40,
})

test('what is stored is shown as what was typed, and a text that is only looked at stays', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(french(storedForm(typed, 'fr-FR'))).toBe(french(typed))
      expect(storedForm(storedForm(typed, 'fr-FR'), 'fr-FR')).toBe(storedForm(typed, 'fr-FR'))
    }),
  )
})
