import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedLink, tidyTarget, writtenLink } from './written-link.ts'

test.each([
  ['', 'none'],
  ['page:12', 'page'],
  ['page:12?x=1#y une note', 'page'],
  ['tel:+33199001234', 'phone'],
  ['mailto:contact@exemple.fr?subject=Bonjour', 'mail'],
  ['/media/bibliotheque/notice.pdf', 'file'],
  ['/contact', 'address'],
  ['+/main/search', 'address'],
  ['https://www.exemple.fr/a b', 'address'],
  ['#top', 'address'],
  ['page:0', 'address'],
])('« %s » is read as %s', (stored, kind) => {
  expect(writtenLink(stored).kind).toBe(kind)
  expect(storedLink(writtenLink(stored))).toBe(stored)
})

test('whatever is stored comes back to the letter', () => {
  const links = fc.oneof(
    fc.string(),
    fc.string().map((text) => `page:${text}`),
  )
  fc.assert(fc.property(links, (stored) => storedLink(writtenLink(stored)) === stored))
})

test('a kind without its target is no link yet', () => {
  const nothing = { page: 0, tail: '', target: '', note: ' note' }
  expect(storedLink({ ...nothing, kind: 'page' })).toBe('')
  expect(storedLink({ ...nothing, kind: 'mail' })).toBe('')
})

test('what is typed becomes what can be stored', () => {
  expect(tidyTarget('phone', ' 01 99\u00A000\u202F12 34 ')).toBe('0199001234')
  expect(tidyTarget('address', 'www.exemple.fr/a b')).toBe('https://www.exemple.fr/a%20b')
  expect(tidyTarget('address', '/contact')).toBe('/contact')
  expect(tidyTarget('mail', ' contact@exemple.fr ')).toBe('contact@exemple.fr')
})
