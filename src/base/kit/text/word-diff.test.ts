import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiffPart, sequenceDiff, wordDiff } from './word-diff.ts'
import { workOf } from '../../../../tests/readers/measure.ts'

const shown = (parts: DiffPart[]) =>
  parts
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}` })[kind])
    .join('')

describe('the difference of two texts', () => {
  test.each([
    ['Nous aidons.', 'Nous aidons.', 'Nous aidons.'],
    ['Votre cabinet', 'Votre expert', 'Votre [-cabinet-]{+expert+}'],
    ['un deux', 'un deux trois', 'un deux{+ trois+}'],
    ['un deux trois', 'deux trois', '[-un -]deux trois'],
    ['L’été, enfin', 'L’hiver, enfin', 'L’[-été-]{+hiver+}, enfin'],
    ['un beau mot', 'une belle phrase', '[-un beau mot-]{+une belle phrase+}'],
    ['un, deux', 'un, trois, deux, cinq', 'un, {+trois, +}deux{+, cinq+}'],
    ['', 'neuf', '{+neuf+}'],
    ['ancien', '', '[-ancien-]'],
  ])('« %s » and « %s »', (before, after, difference) => {
    expect(shown(wordDiff(before, after))).toBe(difference)
  })

  test('gives both texts back, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'é', ' ', ',', '\n')).map((all) => all.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after)
        const without = (kind: DiffPart['kind']) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('')
        expect(without('new')).toBe(before)
        expect(without('gone')).toBe(after)
      }),
      { numRuns: 60 },
    )
  })

  test('texts of thousands of words are compared in a moment', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `mot${index}`)
    const work = workOf(() => {
      const parts = wordDiff(words.join(' '), words.toReversed().join(' '))
      expect(parts.length).toBeGreaterThan(1)
    })
    expect(work).toBeLessThan(2000)
  })
})

test('two lists are compared by whatever makes their entries the same', () => {
  const parts = sequenceDiff([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }], {
    keyOf: ({ id }) => id,
  })
  expect(parts.map(({ kind, value }) => [kind, value.id])).toEqual([
    ['gone', 1],
    ['same', 2],
    ['new', 3],
  ])
})
