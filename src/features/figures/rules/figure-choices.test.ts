import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { figureChoices } from './figure-choices.ts'

const DAY = { year: 2026, month: 11, day: 20 }

test('a text may name each figure that has a value, and each cell of a scale', async () => {
  const figures = (await loadDemo()).site.settings.useful_figures
  const choices = figureChoices(figures, DAY)
  const found = new Map(choices.map(({ mark, label, value }) => [mark, `${label} = ${value}`]))
  expect(found.size).toBe(choices.length)
  const plain = (mark: string) => found.get(mark)?.replaceAll(/[\u00A0\u202F]/g, ' ')
  expect(plain('%%chiffre:smic_horaire%%')).toBe('SMIC horaire = 12,31 €')
  expect(plain('%%chiffre:franchise_tva.vente.majore%%')).toBe(
    'Franchise en base de TVA, Ventes, restauration, hébergement, Seuil majoré = 93 500 €',
  )
  expect(plain('%%chiffre:taux_tva.normal.taux%%')).toMatch(/^Taux de TVA.*, Normal = 20 % \(/)
  expect(
    [...found.keys()].filter((mark) => mark.includes('cotisations_independants')),
  ).not.toContain('%%chiffre:cotisations_independants.csg.au_dela%%')
  // Nobody gave it a value.
  expect(found.has('%%chiffre:cfe%%')).toBe(false)
})
