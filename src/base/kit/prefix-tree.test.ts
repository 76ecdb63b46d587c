import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PrefixTree } from './prefix-tree.ts'

test('the longest prefix is found, whatever was set and taken away before', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 6 })
  const sets = fc.array(fc.tuple(text, fc.option(fc.nat(), { nil: undefined })), { maxLength: 30 })
  fc.assert(
    fc.property(sets, fc.array(text), (pairs, texts) => {
      const tree = new PrefixTree<number>()
      const plain = new Map<string, number | undefined>()
      for (const [prefix, value] of pairs) {
        tree.set(prefix, value)
        plain.set(prefix, value)
      }
      for (const asked of texts) {
        const [longest] = [...plain]
          .filter(([prefix, value]) => value !== undefined && asked.startsWith(prefix))
          .toSorted(([a], [b]) => b.length - a.length)
        expect(tree.find(asked)).toBe(longest?.[1])
      }
    }),
  )
})
