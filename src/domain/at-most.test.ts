import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

/** Pieces of work that are finished by hand, and what has begun so far. */
function byHand(limit: number, count: number) {
  const inTurn = atMost(limit)
  const begun: number[] = []
  const pieces = Array.from({ length: count }, () => Promise.withResolvers<number>())
  const results = pieces.map((piece, index) =>
    inTurn(() => {
      begun.push(index)
      return piece.promise
    }),
  )
  return { begun, pieces, results, inTurn }
}

test('begins as much as it may, and the rest in the order given', async () => {
  const { begun, pieces, results } = byHand(2, 5)
  expect(begun).toEqual([0, 1])
  pieces[1]?.resolve(1)
  await results[1]
  expect(begun).toEqual([0, 1, 2])
  pieces[0]?.resolve(0)
  pieces[2]?.resolve(2)
  await Promise.all([results[0], results[2]])
  expect(begun).toEqual([0, 1, 2, 3, 4])
  pieces[3]?.resolve(3)
  pieces[4]?.resolve(4)
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4])
})

test('work that fails makes room', async () => {
  const { begun, pieces, results } = byHand(1, 2)
  pieces[0]?.reject(new Error('non'))
  await expect(results[0]).rejects.toThrow('non')
  expect(begun).toEqual([0, 1])
  pieces[1]?.resolve(1)
  expect(await results[1]).toBe(1)
})

test('work that throws before it has begun to wait makes room', async () => {
  const inTurn = atMost(1)
  const thrown = inTurn(() => {
    throw new Error('non')
  })
  await expect(thrown).rejects.toThrow('non')
  expect(await inTurn(async () => 'oui')).toBe('oui')
})

test('after a rest it begins as much as before', async () => {
  const inTurn = atMost(2)
  await Promise.all([1, 2, 3, 4].map((one) => inTurn(async () => one)))
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
  }
  await Promise.all(Array.from({ length: 9 }, () => inTurn(work)))
  expect(most).toBe(2)
})
