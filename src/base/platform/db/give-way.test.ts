import { expect, test } from 'vitest'
import { costOf } from '../../../../tests/readers/measure.ts'
import { giveWay } from './give-way.ts'

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('light work that is begun all at once holds the loop a few pieces at a stretch', async () => {
  const done: number[] = []
  const piece = async (at: number) => {
    await giveWay()
    work(2)
    done.push(at)
  }
  const pieces = Array.from({ length: 100 }, (_, at) => at)
  const { total, stretch } = await costOf(() => Promise.all(pieces.map(piece)))
  expect(done).toEqual(pieces)
  expect(total).toBeGreaterThan(100)
  expect(stretch).toBeLessThan(50)
})
