import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../../../../tests/exhaustive.ts'
import { faults, found, plain, told } from '../tests/simulated.ts'
import { HEURES } from '../tests/cases/heures.ts'

const NAME = 'salaire-brut-net'

eachOf(3, HEURES)(
  'overtime is right about $typed',
  ({ typed, found: expected, last, faults: wrong }) => {
    if (wrong) {
      expect(faults(NAME, typed)).toEqual(wrong)
      return
    }
    const { answers, lines, tables } = told(NAME, typed)
    const figures = Object.fromEntries(
      [...answers, ...lines].map(({ label, value }) => [label, plain(value)]),
    )
    expect(figures).toMatchObject(expected ?? {})
    if (last) expect(tables[0]?.rows.at(-1)?.map((cell) => plain(String(cell)))).toEqual(last)
  },
)

test('there are eight cases', () => {
  expect(HEURES.filter(({ last }) => last).length).toBeGreaterThanOrEqual(8)
})

const warned = (heures_sup: string): string =>
  plain(
    told(NAME, { heures_sup })
      .remarks.map(({ tone, text }) => `${tone} ${text}`)
      .join('\n'),
  )

test('weeks of more than 44 hours are told', () => {
  expect(warned('39')).not.toContain('44 heures')
  expect(warned('39,01')).toContain('warning Au-delà de 39 heures supplémentaires par mois')
})

test('without overtime nothing of it is said, and an apprentice is not asked', () => {
  const { sentence, lines, tables } = told(NAME, {})
  const said = [sentence, ...lines.map(({ label }) => label), JSON.stringify(tables)].join()
  expect(said).not.toContain('supplémentaires')
  const apprentice = { contrat: 'apprentissage', montant: '1 200', heures_sup: '10' }
  expect(found(NAME, apprentice)).toEqual(found(NAME, { ...apprentice, heures_sup: '0' }))
})

describe('from any amount that is known', () => {
  const HOURS = { heures_sup: '17,33' }
  const from = found(NAME, { ...HOURS, montant: '2 500' })

  test.each(['net', 'cout'])('%s: the same month', (depart) => {
    const montant = Number(from[depart]).toFixed(2)
    const again = found(NAME, { ...HOURS, depart, montant })
    expect(Number(again['brut'])).toBeCloseTo(2500, 0)
    expect(Number(again['heures_sup'])).toBeCloseTo(Number(from['heures_sup']), 0)
  })

  // The neutral rate has steps, at which two gross leave the same.
  test('apres_impot: what was asked is left', () => {
    const again = found(NAME, { ...HOURS, depart: 'apres_impot', montant: '2 150' })
    expect(Number(again['apres_impot'])).toBeCloseTo(2150, 0)
  })
})
