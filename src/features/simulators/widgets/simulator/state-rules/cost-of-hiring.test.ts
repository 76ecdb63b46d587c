import { expect, test } from 'vitest'
import { cents, faults, plain, told } from '../tests/simulated.ts'
import { EMBAUCHE } from '../tests/cases/embauche.ts'

const NAME = 'salaire-brut-net'

test.each(EMBAUCHE)(
  'the cost of hiring is right about $typed',
  ({ typed, found, last, faults: wrong }) => {
    if (wrong) {
      expect(faults(NAME, typed)).toEqual(wrong)
      return
    }
    const { answers, lines, tables } = told(NAME, typed)
    const figures = Object.fromEntries(
      [...answers, ...lines].map(({ label, value }) => [label, plain(value)]),
    )
    expect(figures).toMatchObject(found ?? {})
    const rows = (tables[0]?.rows ?? []).map((row) => row.map((cell) => plain(String(cell))))
    expect(rows.at(-1)).toEqual(last)
    // Cents that are each rounded, and no line that is missing.
    const rounding = rows.find(([title]) => title === 'Arrondis')
    expect(Math.abs(cents(rounding?.[1] ?? '0'))).toBeLessThanOrEqual(2)
    for (const column of [1, 2]) {
      const amounts = rows.map((row) => cents(row[column] ?? ''))
      const total = amounts.pop()
      expect(amounts.reduce((all, one) => all + one, 0)).toBe(total)
    }
  },
)

test('there are eight cases', () => {
  expect(EMBAUCHE.filter(({ found }) => found).length).toBeGreaterThanOrEqual(8)
})

test('an apprentice’s aid is taken off, and the exoneration of a young company is none of his', () => {
  const typed = { contrat: 'apprentissage', montant: '1 200', exoneration: 'jei' }
  const { tables } = told(NAME, typed)
  const rows = (tables[0]?.rows ?? []).map((row) => row.map((cell) => plain(String(cell))))
  expect(rows).toContainEqual(['Aide à l’embauche', '-416,67 €', '-5 000,04 €'])
  expect(rows.map(([title]) => title)).not.toContain('Jeune entreprise innovante')
})
