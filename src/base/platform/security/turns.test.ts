import { expect, test } from 'vitest'
import { RequestRefused } from './refused.ts'
import { createTurns } from './turns.ts'

/** Turns that a test takes one by one. */
function opened(limits = { total: 100, perNetwork: 10 }) {
  const scheduled: (() => void)[] = []
  const begun: string[] = []
  const turns = createTurns(limits, (work) => scheduled.push(work))
  return {
    begun,
    wait: (address: string, name: string) => turns.wait(address, () => void begun.push(name)),
    turn: () => scheduled.shift()?.(),
    left: () => scheduled.length,
  }
}

const MANY = '203.0.113.7'
const OTHER = '198.51.100.4'

test('one begins a turn, and nobody in the turn in which it came', () => {
  const { begun, wait, turn, left } = opened()
  wait(MANY, 'a')
  wait(MANY, 'b')
  expect(begun).toEqual([])
  turn()
  expect(begun).toEqual(['a'])
  turn()
  expect(begun).toEqual(['a', 'b'])
  expect(left()).toBe(0)
  wait(MANY, 'c')
  turn()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('whoever comes after a volley of another network waits for one of it', () => {
  const { begun, wait, turn } = opened()
  for (const name of ['a', 'b', 'c', 'd']) wait(MANY, name)
  wait(OTHER, 'x')
  for (let count = 0; count < 5; count += 1) turn()
  expect(begun).toEqual(['a', 'x', 'b', 'c', 'd'])
})

test('a network with too many waiting is refused, another one goes on; this machine has no share', () => {
  const { begun, wait, turn } = opened({ total: 6, perNetwork: 2 })
  wait(MANY, 'a')
  wait(MANY, 'b')
  expect(() => wait(MANY, 'c')).toThrow(expect.objectContaining({ statusCode: 429, retryAfter: 5 }))
  wait(OTHER, 'x')
  for (const name of ['1', '2', '3']) wait('127.0.0.1', name)
  expect(() => wait(OTHER, 'y')).toThrow(RequestRefused)
  expect(() => wait('192.0.2.1', 'z')).toThrow(expect.objectContaining({ statusCode: 503 }))
  turn()
  wait('192.0.2.1', 'z')
  for (let count = 0; count < 6; count += 1) turn()
  expect(begun.toSorted()).toEqual(['1', '2', '3', 'a', 'b', 'x', 'z'])
})

test('a request whose begin throws costs nobody their turn', () => {
  const scheduled: (() => void)[] = []
  const begun: string[] = []
  const turns = createTurns({ total: 9, perNetwork: 9 }, (work) => scheduled.push(work))
  turns.wait(MANY, () => {
    throw new Error('no')
  })
  turns.wait(OTHER, () => void begun.push('x'))
  expect(() => scheduled.shift()?.()).toThrow('no')
  scheduled.shift()?.()
  expect(begun).toEqual(['x'])
})
