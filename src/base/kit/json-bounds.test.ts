import { expect, test } from 'vitest'
import { jsonExcess } from './json-bounds.ts'

const BOUNDS = { depth: 3, values: 6 }

test.each([
  ['[[[]]]', null],
  ['[[[[]]]]', 'depth'],
  ['{"a":{"b":{"c":{}}}}', 'depth'],
  ['[1,2,3,4,5,6]', null],
  ['[1,2,3,4,5,6,7]', 'values'],
  ['{"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":1}', 'values'],
  ['["[[[[,,,,,,,,"]', null],
  ['["\\"[[[[,,,,,,,,"]', null],
  ['["\\\\",[[[]]]]', 'depth'],
  ['["a', null],
  ['', null],
] as const)('%s', (text, excess) => {
  expect(jsonExcess(text, BOUNDS)).toBe(excess)
})
