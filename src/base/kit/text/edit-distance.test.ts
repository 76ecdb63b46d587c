import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['tva', 'tva', 0],
  ['comtable', 'comptable', 1],
  ['comptabel', 'comptable', 1],
  ['impot', 'depot', 2],
  ['', 'tva', 3],
])('« %s » and « %s » are %i edits apart', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits)
  expect(editDistance(other, one)).toBe(edits)
})
