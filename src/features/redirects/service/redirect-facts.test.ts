import { expect, test } from 'vitest'
import { costOf } from '../../../../tests/readers/measure.ts'
import { type Addresses, caughtPages } from './redirect-facts.ts'

function addresses(paths: readonly string[]): Addresses {
  const shown = new Map(paths.map((path) => [path, `Page ${path}`]))
  return {
    shown,
    sorted: paths.toSorted(),
    hidden: new Map([['/hors', 'Hors']]),
    pathOf: () => null,
  }
}

test('A4 pages that answer below a star are counted, and the first is named', () => {
  const some = addresses(['/b', '/a', '/ab', '/a/c', '/', '/é'])
  expect(caughtPages('/a*', some)).toBe('3 pages continuent de répondre, dont « Page /a » (/a).')
  expect(caughtPages('/a/*', some)).toBe('La page « Page /a/c » (/a/c) continue de répondre.')
  expect(caughtPages('/*', some)).toMatch(/^6 pages/)
  expect(caughtPages('/é*', some)).toMatch(/« Page \/é »/)
  expect(caughtPages('/z*', some)).toBe('')
  expect(caughtPages('/a', some)).toBe('')
  expect(caughtPages('/hors', some)).toContain('hors ligne')
})

test('A4 a star does not look at every page of a large site', async () => {
  const many = addresses(Array.from({ length: 20_000 }, (_, index) => `/rubrique/page-${index}`))
  const { total } = await costOf(() => {
    for (let line = 0; line < 2000; line += 1) caughtPages(`/rubrique/page-${line}*`, many)
  })
  expect(total).toBeLessThan(100)
})
