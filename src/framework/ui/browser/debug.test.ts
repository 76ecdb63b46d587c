import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debug } from './debug.ts'

const said = vi.spyOn(console, 'debug').mockImplementation(() => {})

const pageWith = (configuration: string | null) =>
  vi.stubGlobal('document', {
    querySelector: () => (configuration === null ? null : { textContent: configuration }),
  })

beforeEach(() => said.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('A7 a page whose configuration has debug speaks to developers', () => {
  pageWith('{"debug":true}')
  debug('îlot', 12)
  expect(said.mock.calls).toEqual([['îlot', 12]])
})

test.each(['{"debug":false}', '{}', null])('A7 a page with %j is silent', (configuration) => {
  pageWith(configuration)
  debug('îlot', 12)
  expect(said).not.toHaveBeenCalled()
})
