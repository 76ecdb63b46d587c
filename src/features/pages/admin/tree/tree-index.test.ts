import { describe, expect, test } from 'vitest'
import type { TreePage } from '../../contract/pages.ts'
import { ancestorsOf, countBelow, indexOf, isWithin, rowsOf } from './tree-index.ts'
import { isThere, placeByDrop, placeByStep } from './tree-places.ts'
import { workOf } from '../../../../../tests/readers/measure.ts'

const page = (id: number, parent: number, name: string): TreePage => ({
  id,
  parent,
  name,
  path: `/${name.toLowerCase()}`,
  languages: ['fr'],
  is_active: true,
  is_secure: false,
  is_indexable: true,
  isOff: false,
  hasDraft: false,
  scheduled: [],
})

/** Accueil 1 (Cabinet 2 (Équipe 3, Bureaux 4 (Gare 5)), Contact 6). */
const INDEX = indexOf([
  page(1, 0, 'Accueil'),
  page(2, 1, 'Cabinet'),
  page(3, 2, 'Équipe'),
  page(4, 2, 'Bureaux'),
  page(5, 4, 'Gare'),
  page(6, 1, 'Contact'),
])

const namesOf = (open: number[], search = '') =>
  rowsOf(INDEX, new Set(open), search).map((row) => `${row.level} ${row.page.name}`)

describe('rows', () => {
  test('only open branches are drawn', () => {
    expect(namesOf([])).toEqual(['1 Accueil'])
    expect(namesOf([1])).toEqual(['1 Accueil', '2 Cabinet', '2 Contact'])
    // A branch that is open below a closed one waits.
    expect(namesOf([4])).toEqual(['1 Accueil'])
    expect(rowsOf(INDEX, new Set([1]), '')[1]).toMatchObject({
      position: 1,
      siblings: 2,
      hasChildren: true,
      isOpen: false,
    })
  })

  test('who looks for something sees it with what lies above, whatever is open', () => {
    expect(namesOf([], 'gare')).toEqual(['1 Accueil', '2 Cabinet', '3 Bureaux', '4 Gare'])
    expect(namesOf([1], 'EQUIPE')).toEqual(['1 Accueil', '2 Cabinet', '3 Équipe'])
    expect(namesOf([1], 'nulle part')).toEqual([])
    const rows = rowsOf(INDEX, new Set(), 'gare')
    expect(rows.map(({ isFound }) => isFound)).toEqual([false, false, false, true])
  })

  test('ten thousand pages are drawn as fast as a few', () => {
    const many = [page(1, 0, 'Accueil')]
    for (let id = 2; id <= 10_000; id += 1) many.push(page(id, Math.floor(id / 10) || 1, `P${id}`))
    const index = indexOf(many)
    const work = workOf(() => {
      expect(rowsOf(index, new Set([1]), '')).toHaveLength(19)
      expect(rowsOf(index, new Set(), 'p9999').length).toBeLessThan(10)
    })
    expect(work).toBeLessThan(500)
  })

  test('pages above and below are known', () => {
    expect(ancestorsOf(INDEX, 5).map(({ id }) => id)).toEqual([1, 2, 4])
    expect(countBelow(INDEX, 2)).toBe(3)
    expect([isWithin(INDEX, 2, 5), isWithin(INDEX, 5, 2), isWithin(INDEX, 2, 2)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('places', () => {
  test('the arrows move a page one step', () => {
    expect(placeByStep(INDEX, 4, 'up')).toEqual({ parentId: 2, position: 0 })
    expect(placeByStep(INDEX, 4, 'down')).toBeNull()
    expect(placeByStep(INDEX, 3, 'down')).toEqual({ parentId: 2, position: 1 })
    expect(placeByStep(INDEX, 4, 'out')).toEqual({ parentId: 1, position: 1 })
    expect(placeByStep(INDEX, 4, 'in')).toEqual({ parentId: 3 })
    expect(placeByStep(INDEX, 3, 'in')).toBeNull()
    expect(placeByStep(INDEX, 2, 'out')).toBeNull()
    expect(placeByStep(INDEX, 1, 'down')).toBeNull()
  })

  test('a page is let go before, after or on a line, but not within itself', () => {
    expect(placeByDrop(INDEX, 6, 3, 'before')).toEqual({ parentId: 2, position: 0 })
    expect(placeByDrop(INDEX, 6, 3, 'after')).toEqual({ parentId: 2, position: 1 })
    expect(placeByDrop(INDEX, 3, 4, 'after')).toEqual({ parentId: 2, position: 1 })
    expect(placeByDrop(INDEX, 6, 4, 'inside')).toEqual({ parentId: 4 })
    expect(placeByDrop(INDEX, 2, 5, 'inside')).toBeNull()
    expect(placeByDrop(INDEX, 2, 1, 'before')).toBeNull()
    expect(placeByDrop(INDEX, 1, 2, 'inside')).toBeNull()
  })

  test('a place where the page stands already is no move', () => {
    expect(isThere(INDEX, 3, { parentId: 2, position: 0 })).toBe(true)
    expect(isThere(INDEX, 4, { parentId: 2 })).toBe(true)
    expect(isThere(INDEX, 3, { parentId: 2 })).toBe(false)
    expect(isThere(INDEX, 3, { parentId: 1, position: 0 })).toBe(false)
  })
})
