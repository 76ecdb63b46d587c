import { expect, test } from 'vitest'
import { QueueFull, createSemaphore } from './semaphore.ts'

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
  const gate = createSemaphore({ running: 2, waiting: 2 })
  const works = [work(), work(), work(), work()]
  const results = works.map(({ run }) => gate(run))
  expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false])
  await expect(gate(async () => 'one too many')).rejects.toThrow(QueueFull)
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
  const gate = createSemaphore({ running: 2, waiting: Infinity })
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
  const gate = createSemaphore({ running: 1, waiting: 0 })
  const thrown = gate(() => {
    throw new Error('broken')
  })
  await expect(thrown).rejects.toThrow('broken')
  expect(await gate(async () => 'next')).toBe('next')
})

test('a work that fails leaves its place', async () => {
  const gate = createSemaphore({ running: 1, waiting: 1 })
  const failing = work()
  const first = gate(failing.run)
  const second = gate(async () => 'next')
  failing.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('next')
  expect(await gate(async () => 'again')).toBe('again')
})

test('what is heavy waits for its room, and nothing light passes it by', async () => {
  const gate = createSemaphore({ running: 3, waiting: 9, room: 10 })
  const [half, heavy, light, huge] = [work(), work(), work(), work()] as const
  const begun = () => [half, heavy, light, huge].map(({ isBegun }) => isBegun())
  const first = gate(half.run, 5)
  const second = gate(heavy.run, 6)
  const third = gate(light.run, 1)
  // Heavier than the room: it runs, alone.
  const last = gate(huge.run, 99)
  expect(begun()).toEqual([true, false, false, false])
  half.resolve('half')
  await first
  await Promise.resolve()
  expect(begun()).toEqual([true, true, true, false])
  heavy.reject(new Error('no'))
  await expect(second).rejects.toThrow('no')
  expect(begun()).toEqual([true, true, true, false])
  light.resolve('light')
  await third
  await Promise.resolve()
  expect(begun()).toEqual([true, true, true, true])
  huge.resolve('huge')
  expect(await last).toBe('huge')
})
