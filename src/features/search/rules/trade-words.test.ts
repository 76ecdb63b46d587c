import { expect, test } from 'vitest'
import { frenchStem } from './french-stem.ts'
import { JOINED_WORDS, WORDS_APART } from './trade-words-fixture.ts'
import { wordsOf } from './words.ts'

const term = (word: string): string =>
  wordsOf(word)
    .map(({ folded }) => frenchStem(folded))
    .join(' ')

test('the lists are as long as they were', () => {
  expect(JOINED_WORDS.length).toBeGreaterThanOrEqual(270)
  expect(WORDS_APART.length).toBeGreaterThanOrEqual(60)
})

test.each(JOINED_WORDS.map((forms) => [forms.join(', '), forms] as const))(
  '%s are one word, with accents and without',
  (_name, forms) => {
    const terms = forms.map(term)
    expect(new Set(terms).size, terms.join(' ')).toBe(1)
    const typed = forms.map((form) => form.normalize('NFD').replace(/\p{M}/gu, ''))
    expect(typed.map(term)).toEqual(terms)
  },
)

test.each(WORDS_APART)('« %s » is not « %s »', (one, other) => {
  expect(term(one)).not.toBe(term(other))
})
