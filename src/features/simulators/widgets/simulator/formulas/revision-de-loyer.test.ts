import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { revisedRent } from './revision-de-loyer.ts'

test('1 200 € from 120 to 126 are 1 260 €', () => {
  expect(revisedRent(decimal(1200), decimal(120), decimal(126))?.toFixed()).toBe('1260')
})

test('an index may fall, the cent is rounded half-up', () => {
  expect(revisedRent(decimal(1000), decimal('145.47'), decimal('142.06'))?.toFixed()).toBe('976.56')
})

test('an index of nothing gives no rent', () => {
  expect(revisedRent(decimal(1), decimal(0), decimal(1))).toBeNull()
})
