import { expect, test } from 'vitest'
import type { FigureTable } from '#base/core/dated-figure.ts'
import { decimal } from './decimal.ts'
import { allowance, rateOf, withElectric } from './indemnites-kilometriques.ts'

const column = (key: string) => ({ key, label: key, unit: '€' })

/** An invented scale: no administration ever published it. */
const SCALE: FigureTable = {
  columns: ['taux_5000', 'taux_20000', 'fixe_20000', 'taux_au_dela'].map(column),
  rows: [
    { key: '5cv', label: '5 CV', cells: [0.5, 0.25, 1250, 0.3125] },
    { key: '3cv', label: '3 CV et moins', cells: [0.4, null, null, null] },
  ],
}

const allowed = (vehicle: string, kilometres: number) => {
  const line = rateOf(SCALE, vehicle, decimal(kilometres))
  return line && allowance(decimal(kilometres), line).toFixed()
}

test('4 000 km at 0.40 € are 1 600 €', () => {
  const rate = { rate: decimal('0.4'), fixed: decimal(0) }
  expect(allowance(decimal(4000), rate).toFixed()).toBe('1600')
})

test('an electric vehicle has a fifth more, rounded once', () => {
  const rate = { rate: decimal('0.636'), fixed: decimal(0) }
  expect(withElectric(decimal('100.1'), rate).toFixed()).toBe('76.4')
  expect(withElectric(decimal(4000), rate).toFixed()).toBe('3052.8')
})

test('the scale chooses its line by the distance, bounds included, without a jump', () => {
  expect(allowed('5cv', 4000)).toBe('2000')
  expect(allowed('5cv', 5000)).toBe('2500')
  expect(allowed('5cv', 5001)).toBe('2500.25')
  expect(allowed('5cv', 20_000)).toBe('6250')
  expect(allowed('5cv', 20_001)).toBe('6250.31')
})

test('a vehicle or a distance that the scale leaves out has no rate', () => {
  expect(allowed('3cv', 6000)).toBeNull()
  expect(allowed('inconnu', 100)).toBeNull()
})
