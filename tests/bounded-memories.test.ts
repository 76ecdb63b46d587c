import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a file of the sources says, by its path. */
const SOURCES = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|contract)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Options of each cache in a text: all up to the end of its call. */
const cachesIn = (text: string): string[] =>
  text
    .split(/\bnew LRUCache\b/)
    .slice(1)
    .map((after) => after.split(/^ *\}?\)$|\}\)/m)[0] ?? '')

test('every cache is bounded by the size of what it holds, and not by a count', () => {
  expect(SOURCES.flatMap(({ text }) => cachesIn(text)).length).toBeGreaterThan(8)
  const unbounded = SOURCES.filter(({ text }) =>
    cachesIn(text).some(
      (options) => !/\bmaxSize\b/.test(options) || !/\bsizeCalculation\b/.test(options),
    ),
  )
  expect(unbounded.map(({ file }) => file)).toEqual([])
})

/** Lists that fill in a browser, and go with its page. */
const OF_A_BROWSER =
  /^src\/(framework\/admin|app\/(back-office|client)|features\/[^/]+\/admin)\/|\/live-template\.ts$/

test('no list of a whole module fills up while the server runs', () => {
  const filling = SOURCES.filter(
    ({ file, text }) =>
      !OF_A_BROWSER.test(file) && /^(?:export )?const .+ = new (?:Map|Set)\b.*\(\)$/m.test(text),
  )
  expect(filling.map(({ file }) => file)).toEqual([])
})
