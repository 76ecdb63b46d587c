import { expect, test } from 'vitest'
import { sourceValues } from './source-values.ts'

const SOURCE = {
  name: 'BOFiP',
  url: 'https://bofip.impots.gouv.fr/bofip/42',
  licence: 'Licence Ouverte 2.0',
  icon: 'receipt',
}

test('P1 the source is named in the language of the page, and leads to the original', () => {
  expect(sourceValues(SOURCE, 'fr-FR')).toEqual({
    source_name: 'BOFiP',
    source_url: 'https://bofip.impots.gouv.fr/bofip/42',
    source_label: 'Source\u00A0: BOFiP',
  })
  expect(sourceValues(SOURCE, 'en-GB').source_label).toBe('Source: BOFiP')
})

test('F0 an article of the firm itself has no source, in empty texts', () => {
  expect(sourceValues(undefined, 'fr-FR')).toEqual({
    source_name: '',
    source_url: '',
    source_label: '',
  })
})
