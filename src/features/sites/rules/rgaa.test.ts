import { expect, test } from 'vitest'
import { NO_LEGAL } from '#base/core/settings/legal.ts'
import { RGAA_CRITERIA, rgaaLine, rgaaResult, rgaaState } from './rgaa.ts'

/** A grid whose first criteria are as given; the others do not apply. */
const grid = (met: number, failed: number) =>
  RGAA_CRITERIA.map((criterion, index) =>
    rgaaLine(criterion, index < met ? 'C' : index < met + failed ? 'NC' : 'NA'),
  )

test('a new firm has no grid, and is « non conforme »', () => {
  expect(rgaaResult(NO_LEGAL.accessibility.grid)).toBeNull()
  expect(rgaaState(NO_LEGAL.accessibility.grid)).toBe('non')
})

test.each([
  [106, 0, 100, 'totalement'],
  [105, 1, 99, 'partiellement'],
  [10, 10, 50, 'partiellement'],
  [49, 51, 49, 'non'],
  [0, 1, 0, 'non'],
] as const)('%i met and %i not: %i per cent, %s', (met, failed, rate, state) => {
  expect(rgaaResult(grid(met, failed))).toEqual({ met, applicable: met + failed, rate })
  expect(rgaaState(grid(met, failed))).toBe(state)
})

test.each([
  ['one criterion short', grid(106, 0).slice(1)],
  ['one twice, another not at all', ['1.1 C', '1.1 C', ...grid(106, 0).slice(2)]],
  ['one that is none', [...grid(106, 0).slice(1), '14.1 C']],
  ['a state that is none', ['1.1 oui', ...grid(106, 0).slice(1)]],
  ['nothing that applies', grid(0, 0)],
])('%s is no grid', (_what, lines) => {
  expect(rgaaResult(lines)).toBeNull()
  expect(rgaaState(lines)).toBe('non')
})
