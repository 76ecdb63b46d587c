import { expect, test } from 'vitest'
import { createTestApp, seededStores } from './app.ts'

/** Milliseconds of processor for which the loop may be held, 99 times of 100. */
const HELD = 50

/** The same of one in the mean: others have their turn after ten. */
const MEAN = 20

/** Milliseconds of this thread's own processor since another moment: what others run beside does not count. */
const worked = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

test('a site is indexed in turns: in between, the loop is everybody’s', async () => {
  const stores = await seededStores()
  const site = await createTestApp({ stores })
  const turns: number[] = []
  let last = process.threadCpuUsage()
  let isOver = false
  const turn = (): void => {
    turns.push(worked(last))
    last = process.threadCpuUsage()
    if (!isOver) setImmediate(turn)
  }
  try {
    setImmediate(turn)
    expect(await site.index()).toBeGreaterThan(200)
    isOver = true
    // What turns cost that had nothing to do says nothing of those that had.
    const long = turns.filter((milliseconds) => milliseconds > 1).toSorted((a, b) => a - b)
    // How many there are is the machine's; how long they are together, and so that there are many, is not.
    expect(long.reduce((sum, one) => sum + one, 0) / long.length).toBeLessThan(MEAN)
    expect(long.at(Math.floor(long.length * 0.99))).toBeLessThan(HELD)
  } finally {
    isOver = true
    await site.close()
    await stores.close()
  }
})
