import { expect, test } from 'vitest'
import { type Cut, textWithout, withoutOwn } from './without-own.ts'

const CUT: Cut = {
  holds: (text) => text.includes('Lille') || text.includes('4 associés'),
  rename: (text) => text.replaceAll('Ancien', 'Neuf'),
}

test.each([
  ['Deux bureaux. À Lille ! Venez nous voir.', 'Deux bureaux. Venez nous voir.'],
  ['Tout de Lille', ''],
  ['Chez Ancien.', 'Chez Neuf.'],
  ['<p>À Lille.</p><p>Ici.</p>', '<p>Ici.</p>'],
  ['<p>À <strong>Li</strong>lle.</p>', ''],
  ['<ul><li>Lille</li><li>Paris</li></ul>', '<ul><li>Paris</li></ul>'],
  ['<ul><li>Lille</li></ul><p>Et ici.</p>', '<p>Et ici.</p>'],
  ['<h2>Nous</h2><p>À Lille.</p><h2>Vous</h2><p>Ici.</p>', '<h2>Vous</h2><p>Ici.</p>'],
  ['<h2>À Lille</h2><p>Ici.</p>', '<p>Ici.</p>'],
  [
    '<h2>Nous</h2><h3>Là</h3><p>À Lille.</p><h3>Ici</h3><p>Oui.</p>',
    '<h2>Nous</h2><h3>Ici</h3><p>Oui.</p>',
  ],
  [
    '<dl><dt>Où</dt><dd>Lille</dd><dt>Quand</dt><dd>Lundi</dd></dl>',
    '<dl><dt>Quand</dt><dd>Lundi</dd></dl>',
  ],
  ['<dl><dt>Lille</dt><dd>Nord</dd></dl>', ''],
  ['<div class="encadre"><p class="encadre-titre">Note</p><p>Lille</p></div>', ''],
  [
    '<table><tbody><tr><td>Lille</td></tr><tr><td>Ici</td></tr></tbody></table>',
    '<table><tbody><tr><td>Ici</td></tr></tbody></table>',
  ],
  ['<p title=x>Rien à dire</p>', '<p title=x>Rien à dire</p>'],
])('of « %s » is kept « %s »', (text, kept) => {
  expect(textWithout(text, CUT)).toBe(kept)
})

test('entries of lists go as a whole, words beside a picture alone', () => {
  expect(
    withoutOwn(
      {
        title: 'Lille',
        facts: [
          { value: '2', label: 'à Lille' },
          { value: '3', label: 'ici' },
          { value: '4', label: 'associés' },
        ],
        pictures: [{ url: '/a.webp', copyright: 'Lille' }],
        rows: [
          ['Lille', '1'],
          ['Paris', '2'],
        ],
        columns: [
          { width: 7, widgets: [{ type: 'rich-text', options: { html: '<p>Lille</p>' } }] },
        ],
        count: 4,
        nothing: null,
      },
      CUT,
    ),
  ).toEqual({
    title: '',
    facts: [{ value: '3', label: 'ici' }],
    pictures: [{ url: '/a.webp', copyright: '' }],
    rows: [['Paris', '2']],
    columns: [{ width: 7, widgets: [{ type: 'rich-text', options: { html: '' } }] }],
    count: 4,
    nothing: null,
  })
})
