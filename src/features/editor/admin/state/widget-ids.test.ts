import { expect, test } from 'vitest'
import { NoIdYet, widgetIds } from './widget-ids.ts'

const counting = () => {
  let last = 100
  return async (count: number) => Array.from({ length: count }, () => (last += 1))
}

test('a new widget keeps its number, and no two have the same', async () => {
  const numbers = widgetIds(counting())
  await numbers.fill()
  const given = ['a', 'b', 'a'].map((name) => numbers.of(name))
  expect(given).toEqual([101, 102, 101])
})

test('without numbers the widget waits, and gets one as soon as the server has answered', async () => {
  const numbers = widgetIds(counting())
  expect(() => numbers.of('a')).toThrow(NoIdYet)
  await numbers.fill()
  expect(numbers.of('a')).toBe(101)
})

test('more are asked for before they run out', async () => {
  const asked: number[] = []
  const count = counting()
  const numbers = widgetIds((wanted) => {
    asked.push(wanted)
    return count(wanted)
  })
  await numbers.fill()
  for (let index = 0; index < 200; index += 1) {
    numbers.of(`n${index}`)
    // oxlint-disable-next-line no-await-in-loop -- the server answers between two widgets.
    await Promise.resolve()
  }
  expect(asked.length).toBeGreaterThan(3)
})
