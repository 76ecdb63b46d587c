import { describe, test } from 'vitest'

/** Options of a test or a suite: what is no sample of its kind runs in `npm run test:exhaustive` alone. */
export const sampled = (isSample: boolean): { tags: 'exhaustive'[] } => ({
  tags: isSample ? [] : ['exhaustive'],
})

/**
 * Two shares of many cases for `describe.each`: one of `every`, by its place, which is the sample, and the
 * others. Each is its name, whether a place is in it, and whether it is the sample.
 */
export const shares = (every: number): [string, (place: number) => boolean, boolean][] => [
  ['a sample', (place) => place % every === 0, true],
  ['the others', (place) => place % every !== 0, false],
]

/** `test.each` of many cases, of which one of `every`, by its place, is the sample. */
export const eachOf =
  <const Row>(every: number, rows: readonly Row[]) =>
  (
    name: string,
    run: (...row: Row extends readonly unknown[] ? [...Row] : [Row]) => unknown,
  ): void => {
    for (const [, isIn, isSample] of shares(every))
      test.each(rows.filter((_row, place) => isIn(place)))(name, sampled(isSample), run as never)
  }

const ENGINES = ['sqlite', 'postgres'] as const

/**
 * Routes on both engines: on SQLite, and in `npm run test:exhaustive` on PostgreSQL, where the stores under them
 * have contract suites of their own.
 */
export function onBothEngines(
  subject: string,
  tests: (engine: (typeof ENGINES)[number]) => void,
): void {
  for (const engine of ENGINES) {
    describe(`${subject} on ${engine}`, sampled(engine === 'sqlite'), () => {
      tests(engine)
    })
  }
}
