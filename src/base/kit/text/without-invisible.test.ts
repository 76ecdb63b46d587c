import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutInvisible } from './without-invisible.ts'

test.each([
  ['Claire\0 Dauval', 'Claire Dauval'],
  ['\u202EClaire\u202C', 'Claire'],
  ['\uFEFFInès\u200B', 'Inès'],
  ['une\u2028ligne', 'uneligne'],
  ['Zoé\uD800', 'Zoé'],
  ['deux\nlignes\tet', 'deux\nlignes\tet'],
  ['« Dé » l’Ô-“é”\u00A0!\u202F👩‍💼', '« Dé » l’Ô-“é”\u00A0!\u202F👩‍💼'],
])('of %j stays %j', (text, clean) => {
  expect(withoutInvisible(text)).toBe(clean)
})

test('what is left can be stored, and is left as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = withoutInvisible(text)
      expect(clean.includes('\0')).toBe(false)
      expect(clean.isWellFormed()).toBe(true)
      expect(withoutInvisible(clean)).toBe(clean)
    }),
  )
})
