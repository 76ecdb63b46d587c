import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSlug } from '#base/core/article/article-link.ts'
import { entryId, entrySlug, feedProvider, mayBeSlugOf, shareOf } from './feed-names.ts'

const name = { key: 'bofip', guid: 'ACTU-2026-00042' }

describe('ids of entries', () => {
  test('an id is always the same, and another for another guid or source', () => {
    expect(entryId(name)).toBe(entryId({ ...name }))
    expect(entryId({ ...name, guid: 'ACTU-2026-00043' })).not.toBe(entryId(name))
    expect(entryId({ ...name, key: 'boss' })).not.toBe(entryId(name))
  })

  test('an id does not change from one version to the next', () => {
    expect(entryId(name)).toBe(4_273_701_487_501_692)
  })

  test('key and guid are not run together', () => {
    expect(entryId({ key: 'a', guid: 'bc' })).not.toBe(entryId({ key: 'ab', guid: 'c' }))
  })

  test('an id is a whole number from 4·10¹⁵ to 4·10¹⁵ + 2⁴⁸', () => {
    fc.assert(
      fc.property(fc.string(), (guid) => {
        const id = entryId({ key: 'boss', guid })
        expect(Number.isSafeInteger(id)).toBe(true)
        expect(id).toBeGreaterThanOrEqual(4e15)
        expect(id).toBeLessThan(4e15 + 2 ** 48)
      }),
    )
  })
})

describe('slugs of entries', () => {
  test('G4 a slug holds the title, the key and a mark of eight signs', () => {
    expect(entrySlug(name, 'TVA : l’auto-liquidation évolue')).toMatch(
      /^tva-lauto-liquidation-evolue-bofip-[0-9a-z]{8}$/,
    )
  })

  test('two entries of one title have two slugs', () => {
    expect(entrySlug({ ...name, guid: 'x' }, 'TVA')).not.toBe(entrySlug(name, 'TVA'))
  })

  test('G4 whatever the title, a slug is one', () => {
    const key = 'k'.repeat(40)
    expect(isSlug(entrySlug({ key, guid: 'x' }, 'mot '.repeat(200)))).toBe(true)
    expect(entrySlug(name, '…')).toMatch(/^bofip-[0-9a-z]{8}$/)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, guid) => {
        const slug = entrySlug({ key, guid }, title)
        expect(isSlug(slug)).toBe(true)
        expect(mayBeSlugOf(slug, key)).toBe(true)
      }),
    )
  })

  test('a slug names its source', () => {
    const slug = entrySlug(name, 'Les taux')
    expect(mayBeSlugOf(slug, 'bofip')).toBe(true)
    expect(mayBeSlugOf(slug, 'boss')).toBe(false)
    expect(mayBeSlugOf(slug, 'fip')).toBe(false)
    expect(mayBeSlugOf('comment-lire-un-bulletin-de-paie', 'paie')).toBe(false)
  })
})

describe('what an address gives', () => {
  test('two feeds of one server have two names, and no path in them', () => {
    const first = feedProvider('https://www.service-public.fr/rss/pro.rss?cle=secret')
    const second = feedProvider('https://www.service-public.fr/rss/particuliers.rss')
    expect(first).toMatch(/^feeds www\.service-public\.fr [0-9a-f]{4}$/)
    expect(first).not.toBe(second)
    expect(first).not.toContain('secret')
  })

  test('a share is between 0 and 1, the same each time', () => {
    const shares = ['https://a.example/1', 'https://a.example/2', 'https://b.example/'].map(shareOf)
    expect(new Set(shares).size).toBe(3)
    for (const share of shares) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(shareOf('https://a.example/1')).toBe(shares[0])
  })
})
