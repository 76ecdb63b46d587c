import { expect, test } from 'vitest'
import { withOrdinals } from './ordinals.ts'

test.each([
  ['<p>Le 1er janvier</p>', '<p>Le 1<sup>er</sup> janvier</p>'],
  [
    '<p>1re année, 2e mois ; 12e</p>',
    '<p>1<sup>re</sup> année, 2<sup>e</sup> mois ; 12<sup>e</sup></p>',
  ],
  ['le 1er\u00A0avril', 'le 1<sup>er</sup>\u00A0avril'],
  ['<b>1er</b>', '<b>1<sup>er</sup></b>'],
])('%s', (html, wanted) => {
  expect(withOrdinals(html)).toBe(wanted)
  expect(withOrdinals(wanted)).toBe(wanted)
})

test.each([
  '<a href="/le-1er-pas" title="Le 1er">x</a>',
  '<script type="application/json">{"a":"le 1er"}</script>',
  '<option value="1er">1er trimestre</option>',
  '<textarea>le 1er</textarea>',
  '<svg><title>le 1er</title><text>1er mai</text></svg>',
  '<code>1er</code>',
  '<p>a1er 1ere 1erx 21er 100e 2er 0e w2e 1,2e3</p>',
  '<p>1<sup>er</sup></p>',
])('%s stays as it is', (html) => {
  expect(withOrdinals(html)).toBe(html)
})
