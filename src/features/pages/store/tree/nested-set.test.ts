import { expect, test } from 'vitest'
import { nestedSetFaults } from './nested-set.ts'

const node = (id: number, lft: number, rgt: number, level: number) => ({ id, lft, rgt, level })

const right = [node(1, 1, 8, 0), node(2, 2, 5, 1), node(3, 3, 4, 2), node(4, 6, 7, 1)]

test('A2 a right tree, a single root and no page at all have no fault', () => {
  expect(nestedSetFaults(right)).toEqual([])
  expect(nestedSetFaults([node(9, 1, 2, 0)])).toEqual([])
  expect(nestedSetFaults([])).toEqual([])
})

test.each([
  ['a wrong level', [node(1, 1, 4, 0), node(2, 2, 3, 2)], /Page 2 : le niveau est 2 au lieu de 1/],
  [
    'bounds the wrong way round',
    [node(1, 1, 4, 0), node(2, 3, 2, 1)],
    /Page 2 : lft 3 n’est pas avant/,
  ],
  [
    'a bound used twice',
    [node(1, 1, 4, 0), node(2, 2, 4, 1)],
    /borne 4 est aussi celle de la page 1/,
  ],
  ['a gap', [node(1, 1, 6, 0), node(2, 2, 3, 1)], /borne 6 sort de 1 à 4/],
  ['two roots', [node(1, 1, 2, 0), node(2, 3, 4, 0)], /Page 2 : elle est hors de la racine/],
  ['a root that does not begin at 1', [node(1, 2, 3, 0)], /hors de la racine/],
  [
    'a page that sticks out of its parent',
    [node(1, 1, 6, 0), node(2, 2, 4, 1), node(3, 3, 5, 2)],
    /Page 3 : elle dépasse sa page parente 2/,
  ],
])('A2 %s is told', (_name, nodes, fault) => {
  expect(nestedSetFaults(nodes).join('\n')).toMatch(fault)
})
