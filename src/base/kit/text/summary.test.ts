import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collapseSpaces } from './plain-text.ts'
import { cutSummary } from './summary.ts'

const letters = (count: number) => 'a'.repeat(count)
const graphemeCount = (text: string) =>
  [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text)].length

describe('a summary that fits', () => {
  test('D9 200 characters are unchanged', () => {
    const text = `${letters(99)} ${letters(100)}`
    expect(cutSummary(text)).toBe(text)
    expect(cutSummary(letters(200))).toBe(letters(200))
  })

  test('D9 spaces are collapsed before they are counted', () => {
    expect(cutSummary(`  ${letters(99)} \n\t  ${letters(100)}  `)).toBe(
      `${letters(99)} ${letters(100)}`,
    )
  })

  test('D9 a character of several code units counts once', () => {
    const family = '👨‍👩‍👧'
    const accented = 'e\u0301'
    expect(cutSummary(family.repeat(200))).toBe(family.repeat(200))
    expect(cutSummary(accented.repeat(200))).toBe(accented.repeat(200))
    expect(cutSummary(family.repeat(201))).toBe(`${family.repeat(200)} (...)`)
  })

  test('D9 an empty summary stays empty', () => {
    expect(cutSummary('')).toBe('')
    expect(cutSummary(' \u00a0\n')).toBe('')
  })
})

describe('a summary that is too long', () => {
  test('D9 it is cut at the last word boundary', () => {
    expect(cutSummary('un deux trois', 10)).toBe('un deux (...)')
  })

  test('D9 a word that ends exactly at the length is kept', () => {
    expect(cutSummary('un deux trois', 7)).toBe('un deux (...)')
    expect(cutSummary('un deux trois', 8)).toBe('un deux (...)')
    expect(cutSummary('un deux trois', 6)).toBe('un (...)')
    expect(cutSummary(`${letters(200)} b`)).toBe(`${letters(200)} (...)`)
  })

  test('D9 one character too many cuts the last word off', () => {
    expect(cutSummary(`${letters(100)} ${letters(100)}`)).toBe(`${letters(100)} (...)`)
  })

  test.each([',', ';', ':', ' :', '\u00a0:', '\u202f;', ' , ;', ',,'])(
    'D9 trailing %j is removed before the mark',
    (tail) => {
      expect(cutSummary(`un deux${tail} troisième`, 12)).toBe('un deux (...)')
    },
  )

  test.each(['.', '!', '?', '…', '»', ')'])('D9 a trailing %j stays', (tail) => {
    expect(cutSummary(`un deux${tail} troisième`, 12)).toBe(`un deux${tail} (...)`)
  })

  test('D9 words joined by no-break spaces are not parted', () => {
    expect(cutSummary('coût de 30\u202f000\u00a0€ net', 14)).toBe('coût de (...)')
    expect(cutSummary('coût de 30\u202f000\u00a0€ net', 16)).toBe(
      'coût de 30\u202f000\u00a0€ (...)',
    )
  })

  test('D9 a hyphen or an apostrophe is no word boundary', () => {
    expect(cutSummary('un expert-comptable', 12)).toBe('un (...)')
    expect(cutSummary('un l’expert', 6)).toBe('un (...)')
  })

  test('D9 a first word longer than the length is cut there', () => {
    expect(cutSummary(letters(201))).toBe(`${letters(200)} (...)`)
    expect(cutSummary(`${letters(300)} b`)).toBe(`${letters(200)} (...)`)
  })

  test('D9 a text that begins with lone punctuation keeps something to read', () => {
    expect(cutSummary(`: ${letters(300)}`)).toBe(`: ${letters(198)} (...)`)
    expect(cutSummary(','.repeat(201))).toBe(`${','.repeat(200)} (...)`)
  })

  test('D9 no character is cut in two', () => {
    expect(cutSummary('👍🏽'.repeat(4), 3)).toBe(`${'👍🏽'.repeat(3)} (...)`)
  })
})

const prose = fc.string({
  unit: fc.constantFrom('a', 'é', 'e\u0301', '👨‍👩‍👧', ' ', ' ', '\n', '\u00a0', ',', ':', '.', '-'),
  maxLength: 60,
})

test('D9 what stands before the mark begins the text and never exceeds the length', () => {
  fc.assert(
    fc.property(prose, fc.integer({ min: 1, max: 30 }), (text, length) => {
      const whole = collapseSpaces(text)
      const summary = cutSummary(text, length)
      if (graphemeCount(whole) <= length) {
        expect(summary).toBe(whole)
        return
      }
      expect(summary.endsWith(' (...)')).toBe(true)
      const kept = summary.slice(0, -' (...)'.length)
      expect(whole.startsWith(kept)).toBe(true)
      expect(graphemeCount(kept)).toBeLessThanOrEqual(length)
      expect(kept).not.toBe('')
    }),
    { numRuns: 500 },
  )
})
