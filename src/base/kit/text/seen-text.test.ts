import { expect, test } from 'vitest'
import { seenText, seenTexts } from './seen-text.ts'

test.each([
  ['Avant\0après', 'Avantaprès'],
  ['une\tligne\r\npuis\nune autre', 'une\tligne\r\npuis\nune autre'],
  ['\u001b[31mrouge\u007f', '[31mrouge'],
  ['facture\u202Efdp.exe', 'facturefdp.exe'],
  ['\u2066שלום\u2069 et עולם', 'שלום et עולם'],
  ['moitié \ud83d, entier 😀', 'moitié \ufffd, entier 😀'],
  [
    '« 30\u202f000\u00a0€ », d’un trait d’union\u00ad, e\u0301',
    '« 30\u202f000\u00a0€ », d’un trait d’union\u00ad, e\u0301',
  ],
])('%j is %j', (text, seen) => {
  expect(seenText(text)).toBe(seen)
})

test('texts of any depth, keys and what is no text left alone', () => {
  const bytes = Buffer.from('\0')
  const sent = { a: '\0', b: [1, null, true, '\0x', { 'c\0': '\0y' }], bytes }
  expect(seenTexts(sent)).toBe(sent)
  expect(sent).toEqual({ a: '', b: [1, null, true, 'x', { 'c\0': 'y' }], bytes })
  expect(bytes).toEqual(Buffer.from('\0'))
  const deep: unknown[] = []
  let end = deep
  for (let depth = 0; depth < 100_000; depth += 1) {
    const next: unknown[] = []
    end.push(next)
    end = next
  }
  end.push('\0')
  seenTexts(deep)
  expect(end).toEqual([''])
  expect([seenTexts('\0'), seenTexts(null), seenTexts(undefined), seenTexts(4)]).toEqual([
    '',
    null,
    undefined,
    4,
  ])
})
