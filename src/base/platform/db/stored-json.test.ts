import { expect, test } from 'vitest'
import { z } from 'zod'
import { onceEach, parseStored } from './stored-json.ts'

test('a stored value is given, or the reason why it can not be', () => {
  const schema = z.object({ a: z.number() })
  expect(parseStored(schema, '{"a":1}')).toEqual({ value: { a: 1 } })
  expect(parseStored(schema, '{"a":"x"}')).toEqual({ reason: expect.stringContaining('a : ') })
  expect(parseStored(schema, '{')).toEqual({ reason: expect.stringContaining('JSON') })
})

test('a fault is told once, another one too, and the memory of them is bounded', () => {
  const told: string[] = []
  const report = onceEach((fault, siteId) => told.push(`${siteId} ${fault}`))
  for (const fault of ['a', 'b', 'a', 'b']) report(fault, 1)
  report('a', 2)
  expect(told).toEqual(['1 a', '1 b', '2 a'])
  for (let number = 0; number < 1000; number += 1) report(`fault ${number}`, 1)
  report('a', 1)
  expect(told.filter((fault) => fault === '1 a')).toHaveLength(2)
})
