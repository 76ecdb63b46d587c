import { expect, test } from 'vitest'
import { Busy, createGate } from './gate.ts'

/** A work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let isBegun = false
  return {
    run: () => {
      isBegun = true
      return promise
    },
    isBegun: () => isBegun,
    resolve,
    reject,
  }
}

test('so many run, so many wait in order, and the next one is told to come back', async () => {
  const gate = createGate({ running: 2, waiting: 2 })
  const works = [work(), work(), work(), work()]
  const results = works.map(({ run }) => gate(run))
  expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false])
  await expect(gate(async () => 'one too many')).rejects.toThrow(Busy)
  works[1]?.resolve('second')
  await results[1]
  await Promise.resolve()
  expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, true, false])
  const late = work()
  const last = gate(late.run)
  expect(late.isBegun()).toBe(false)
  for (const [index, { resolve }] of [...works, late].entries()) resolve(`${index}`)
  expect(await Promise.all([...results, last])).toEqual(['0', 'second', '2', '3', '4'])
})

test('after a rest as many run as before', async () => {
  const gate = createGate({ running: 2, waiting: Infinity })
  await Promise.all([1, 2, 3, 4].map((one) => gate(async () => one)))
  let running = 0
  let most = 0
  const counted = async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
  }
  await Promise.all(Array.from({ length: 9 }, () => gate(counted)))
  expect(most).toBe(2)
})

test('a work that throws at once leaves its place', async () => {
  const gate = createGate({ running: 1, waiting: 0 })
  const thrown = gate(() => {
    throw new Error('broken')
  })
  await expect(thrown).rejects.toThrow('broken')
  expect(await gate(async () => 'next')).toBe('next')
})

test('a work that fails leaves its place', async () => {
  const gate = createGate({ running: 1, waiting: 1 })
  const failing = work()
  const first = gate(failing.run)
  const second = gate(async () => 'next')
  failing.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('next')
  expect(await gate(async () => 'again')).toBe('again')
})
