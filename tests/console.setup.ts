import { afterEach, expect, vi } from 'vitest'

/** An unexpected error or warning on the console fails the test that caused it. */
const errors = vi.spyOn(console, 'error')
const warnings = vi.spyOn(console, 'warn')

afterEach(() => {
  const said = [...errors.mock.calls, ...warnings.mock.calls].map((call) => String(call[0]))
  errors.mockClear()
  warnings.mockClear()
  expect(said, 'console output').toEqual([])
})
