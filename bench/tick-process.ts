import { keepTickShape } from '#app/server/keep-tick-shape.ts'
import { collectGarbage } from '#features/operations/service/idle-memory.ts'

/**
 * What a `process.nextTick` costs in a process whose garbage was collected while none waited, as in every start;
 * with the argument `kept` the shape of its object was kept before. Prints microseconds.
 */
const TICKS = 1_000_000
const A_MILLISECOND = 1000

const ticksInTurn = (count: number): Promise<void> =>
  new Promise((resolve) => {
    let left = count
    const next = () => {
      left -= 1
      if (left > 0) process.nextTick(next)
      else resolve()
    }
    next()
  })

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

if (process.argv[2] === 'kept') keepTickShape()
await ticksInTurn(100)
for (let round = 0; round < 3; round += 1) {
  await nextTurn()
  collectGarbage()
}
await ticksInTurn(TICKS)
const begun = performance.now()
await ticksInTurn(TICKS)
process.stdout.write(String(((performance.now() - begun) * A_MILLISECOND) / TICKS))
