import { expect, test } from 'vitest'
import { type FirmArticle, firmInWords } from './firm-name.ts'

const said = (nomcabinet: string, firm_article: FirmArticle = 'auto') =>
  firmInWords({ constants: { nomcabinet }, settings: { firm_article } })

test.each([
  ['Cabinet Lhermine-Dauval', 'le Cabinet Lhermine-Dauval', 'du Cabinet Lhermine-Dauval'],
  ['Fiduciaire du Rhône', 'la Fiduciaire du Rhône', 'de la Fiduciaire du Rhône'],
  ['Étude Arnaud', 'l’Étude Arnaud', 'de l’Étude Arnaud'],
  ['Dupont et Associés', 'Dupont et Associés', 'de Dupont et Associés'],
  ['Arnaud & Brun', 'Arnaud & Brun', 'd’Arnaud & Brun'],
  ['Écho Conseil', 'Écho Conseil', 'd’Écho Conseil'],
  ['', 'le cabinet', 'du cabinet'],
])('« %s »: %s, %s', (name, the, of) => {
  expect(said(name)).toMatchObject({ the, of })
})

test('a firm may say otherwise', () => {
  expect(said('KLM', 'le').to).toBe('au KLM')
  expect(said('KLM', 'la').to).toBe('à la KLM')
  expect(said('Amphora', 'l').of).toBe('de l’Amphora')
  expect(said('Cabinet Brun', 'none')).toEqual({
    the: 'Cabinet Brun',
    The: 'Cabinet Brun',
    of: 'de Cabinet Brun',
    to: 'à Cabinet Brun',
  })
  expect(said('Cabinet Brun').The).toBe('Le Cabinet Brun')
})
