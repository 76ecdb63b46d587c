import { engineOptions } from '../e2e/server-process.ts'
import { USUAL } from '../tests/readers/measure.ts'
import { atMost, figure, type Figure } from './figure.ts'
import { buildInside } from './inside-build.ts'
import { printedBy } from './processes.ts'

/** Milliseconds that one text may hold the loop. */
const LIMIT = 50

/** Readers that are named, whatever they take. */
const NAMED = 5

/**
 * How long the largest text that a border lets in holds the loop, against plain work with texts: of the readers
 * that take longest, and of all that take too long.
 */
export async function readers(): Promise<Figure[]> {
  await buildInside()
  const printed = await printedBy([...engineOptions(), 'dist/bench/readers-inside.js'])
  const worst: { name: string; shape: string; stretch: number }[] = JSON.parse(printed)
  return worst
    .toSorted((one, other) => other.stretch - one.stretch)
    .filter(({ stretch }, place) => place < NAMED || stretch > LIMIT)
    .map(({ name, shape, stretch }) =>
      figure({
        name: `plus long arrêt : ${name}, ${shape}`,
        value: stretch,
        unit: 'ms',
        baseline: USUAL,
        target: atMost(LIMIT),
      }),
    )
}
