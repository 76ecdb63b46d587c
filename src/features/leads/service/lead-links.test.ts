import { expect, test } from 'vitest'
import type { Page } from '#base/core/page/page.ts'
import { PRIVACY_PAGE } from '../rules/processing.ts'
import { leadLinks } from './lead-links.ts'

const at = (path: string, is_active = true) => ({ id: 4, path, is_active }) as Page
const SITE = { siteId: 1, origin: 'https://a.fr' }

const privacy = async (french: Page | null, english: Page | null, isMoved = false) => {
  const stores = {
    pages: { findByPath: async () => french, find: async () => english },
    redirects: { match: async () => (isMoved ? ({} as never) : null) },
  }
  return (await leadLinks(stores, SITE, { lang: 'en' })).privacy
}

test.each([
  [
    'in the language of the request',
    at(PRIVACY_PAGE),
    at('/en/privacy'),
    'https://a.fr/en/privacy',
  ],
  ['in French when there is no other', at(PRIVACY_PAGE), null, `https://a.fr${PRIVACY_PAGE}`],
  ['nowhere while it is off line', at(PRIVACY_PAGE), at('/en/privacy', false), ''],
  ['nowhere when there is none', null, null, ''],
])('data protection is %s', async (_name, french, english, expected) => {
  expect(await privacy(french, english)).toBe(expected)
})

test('a page on data protection that moved is found by its former address', async () => {
  expect(await privacy(null, null, true)).toBe(`https://a.fr${PRIVACY_PAGE}`)
})
