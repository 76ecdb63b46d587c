import { expect, test } from 'vitest'
import { decodeEntities } from './html-entities.ts'

const decode = (text: string): string =>
  decodeEntities(text, (offset, entity) => {
    throw new Error(`${entity} at ${offset}`)
  })

test.each([
  ['&amp; &lt; &gt; &quot; &apos;', '& < > " \''],
  ['3&nbsp;minutes', '3\u00A0minutes'],
  [
    'l&rsquo;&eacute;t&eacute; &laquo;&nbsp;&Agrave; c&oelig;ur&nbsp;&raquo;',
    'l’été «\u00A0À cœur\u00A0»',
  ],
  ['&#233;&#xE9;&#XE9;', 'ééé'],
  ['&#128512;', '😀'],
  ['&#0;&#xD800;&#1114112;', '\uFFFD\uFFFD\uFFFD'],
  ['R&D, a & b, &, &;', 'R&D, a & b, &, &;'],
  ['&amp;lt;', '&lt;'],
])('%j is read as %j', (text, expected) => {
  expect(decode(text)).toBe(expected)
})

test('an unknown entity is told with its place', () => {
  expect(() => decode('un &foo; deux')).toThrow('&foo; at 3')
})
