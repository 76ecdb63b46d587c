import { expect, test } from 'vitest'
import { yieldToLoop } from './yield-to-loop.ts'

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('light work that is begun all at once holds the loop a few pieces at a stretch', async () => {
  const done: number[] = []
  const turns = { runs: true, pieces: [] as number[] }
  const turn = () => {
    turns.pieces.push(done.length)
    if (turns.runs) setImmediate(turn)
  }
  const piece = async (at: number) => {
    await yieldToLoop()
    work(2)
    done.push(at)
  }
  setImmediate(turn)
  const pieces = Array.from({ length: 100 }, (_, at) => at)
  await Promise.all(pieces.map(piece))
  turns.runs = false
  expect(done).toEqual(pieces)
  const stretches = [...turns.pieces, done.length].map(
    (count, at, all) => count - (all[at - 1] ?? 0),
  )
  expect(Math.max(...stretches)).toBeLessThan(25)
})
