import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activateFilter, filterEntries } from './filters.ts'

const subscribed = { AEF: 'AEF : Fiscal', AES: 'AES\u00a0: Social', AEJ: 'AEJ : Juridique' }
const active = (mo: string[] | null) => {
  const { all, filters } = filterEntries(['AEF', 'AES'], subscribed, mo)
  return [all && 'Tous', ...filters.map((entry) => entry.is_active && entry.description)].filter(
    Boolean,
  )
}

describe('filters from the address', () => {
  test('D4 each motif is a filter named by what follows the colon', () => {
    expect(filterEntries(['AES', 'AEF'], subscribed, null)).toEqual({
      all: true,
      filters: [
        { motif: 'AES', description: 'Social', is_active: false },
        { motif: 'AEF', description: 'Fiscal', is_active: false },
      ],
    })
  })

  test('D4 « Tous » is active without mo, and when mo holds more than one code', () => {
    expect(active(null)).toEqual(['Tous'])
    expect(active(['AEF', 'AES'])).toEqual(['Tous'])
  })

  test('D4 a mo of one code activates its filter alone', () => {
    expect(active(['AES'])).toEqual(['Social'])
  })

  test('D4 a mo of one code without a filter activates nothing', () => {
    expect(active(['AEX'])).toEqual([])
  })

  test('D4 a motif that is not subscribed has no filter, and none stands twice', () => {
    const { filters } = filterEntries(['AEF', 'AEX', 'AEF'], subscribed, null)
    expect(filters.map(({ motif }) => motif)).toEqual(['AEF'])
    expect(filterEntries(['constructor'], {}, null).filters).toEqual([])
  })

  test('D4 a motif without description is named by its code', () => {
    const { filters } = filterEntries(['AEF'], { AEF: 'AEF : ' }, null)
    expect(filters[0]?.description).toBe('AEF')
  })
})

describe('a click on a filter', () => {
  const { filters } = filterEntries(['AEF', 'AES', 'AEJ'], subscribed, ['AEF'])

  test('D4 all are deactivated and the clicked one is activated', () => {
    const clicked = activateFilter(filters, 'Social')
    expect(clicked.map((entry) => entry.is_active)).toEqual([false, true, false])
    expect(filters[0]?.is_active).toBe(true)
  })

  test('D4 a description that no filter has leaves none active', () => {
    expect(activateFilter(filters, 'Tous').some((entry) => entry.is_active)).toBe(false)
  })

  test('D4 never is more than one active, even when two share a description', () => {
    const entry = fc.record({
      motif: fc.constantFrom('AEF', 'AES'),
      description: fc.constantFrom('Fiscal', 'Social'),
      is_active: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const after = activateFilter(entries, 'Fiscal').filter(({ is_active }) => is_active)
        const exists = entries.some(({ description }) => description === 'Fiscal')
        expect(after.map(({ description }) => description)).toEqual(exists ? ['Fiscal'] : [])
      }),
    )
  })
})
