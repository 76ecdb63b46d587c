import { describe, expect, test } from 'vitest'
import { LEAD_FORMS } from './lead.ts'
import { lasting, processingOf } from './processing.ts'

test.each([
  [1, 'un mois', 'one month'],
  [3, 'trois mois', 'three months'],
  [12, 'un an', 'one year'],
  [18, '18 mois', '18 months'],
  [24, 'deux ans', 'two years'],
  [120, '10 ans', '10 years'],
])('%i months are « %s »', (months, french, english) => {
  expect(lasting(months)).toEqual({ 'fr-FR': french, 'en-GB': english })
})

describe.each(LEAD_FORMS)('the consent of %s', (form) => {
  test('says for how long the request is kept, in both languages', () => {
    const { consent, months } = processingOf(form)
    expect(consent['fr-FR']).toContain(`au plus ${lasting(months)['fr-FR']} après`)
    expect(consent['en-GB']).toContain(`${lasting(months)['en-GB']} at most after`)
  })
})
