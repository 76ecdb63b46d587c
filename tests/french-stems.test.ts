import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frenchStem } from '#features/search/rules/french-stem.ts'
import { wordsOf } from '#features/search/rules/words.ts'

/** Snowball's French vocabulary and the stems of its words (snowball-data ba91f32, `tests/snowball/COPYING`). */
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`snowball/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0)

/** How many pairs of words a way of writing them as one joins. */
const pairs = (names: readonly string[]): number =>
  sum(
    [...Map.groupBy(names, (name) => name).values()].map(
      ({ length: count }) => (count * (count - 1)) / 2,
    ),
  )

test('of Snowball’s French vocabulary, words that it joins are joined, and few others', () => {
  const stems = linesOf('output.txt')
  const words = linesOf('voc.txt')
    .map((word, place) => ({ word, theirs: stems[place] ?? '' }))
    // A word of the index has no apostrophe.
    .filter(({ word }) => !word.includes("'"))
    .map(({ word, theirs }) => {
      const ours = wordsOf(word).map(({ folded }) => frenchStem(folded))
      return { theirs, ours: ours.join(' ') }
    })
  expect(words.length).toBe(20_832)
  const both = pairs(words.map(({ theirs, ours }) => `${theirs}|${ours}`))
  const recall = both / pairs(words.map(({ theirs }) => theirs))
  const precision = both / pairs(words.map(({ ours }) => ours))
  expect(recall).toBeGreaterThanOrEqual(0.918)
  expect(precision).toBeGreaterThanOrEqual(0.96)
})
