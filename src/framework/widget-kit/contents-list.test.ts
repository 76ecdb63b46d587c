import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentsList } from './contents-list.ts'

test('each second-level heading gets an id of its words, and the list names them', () => {
  const { html, entries } = contentsList(
    '<p>x</p><h2>Multiplier à l’aller</h2><h3>Non</h3><h2 class="a">R&amp;D : <em>oui</em> ?</h2><h2>Fin</h2>',
  )
  expect(html).toBe(
    '<p>x</p><h2 id="multiplier-a-laller">Multiplier à l’aller</h2><h3>Non</h3>' +
      '<h2 id="r-d-oui" class="a">R&amp;D : <em>oui</em> ?</h2><h2 id="fin">Fin</h2>',
  )
  expect(entries).toEqual([
    { id: 'multiplier-a-laller', title: 'Multiplier à l’aller' },
    { id: 'r-d-oui', title: 'R&D : oui ?' },
    { id: 'fin', title: 'Fin' },
  ])
})

test('a heading keeps its own id, and no other takes it', () => {
  const { html } = contentsList(
    '<h2>Fin</h2><details id="fin-2"></details><h2 id="fin">x</h2><h2>Fin</h2>',
  )
  expect(html).toBe(
    '<h2 id="fin-3">Fin</h2><details id="fin-2"></details><h2 id="fin">x</h2><h2 id="fin-4">Fin</h2>',
  )
})

test('B7 a section that opens has an id too, and is no part of the list', () => {
  expect(
    contentsList(
      '<details><summary>Un <b>délai</b></summary><p>x</p></details><details open><summary>Menu</summary></details>' +
        '<details id="a"><summary>a</summary></details><details><summary></summary><h2>Fin</h2></details><h2>Un délai</h2>',
    ),
  ).toEqual({
    html:
      '<details id="un-delai"><summary>Un <b>délai</b></summary><p>x</p></details><details id="partie-menu" open><summary>Menu</summary></details>' +
      '<details id="a"><summary>a</summary></details><details><summary></summary><h2 id="fin">Fin</h2></details><h2 id="un-delai-2">Un délai</h2>',
    entries: [],
  })
})

test('an id of the page around stays the page’s', () => {
  const { entries } = contentsList('<h2>Menu</h2><h2>Top</h2><h2>2026</h2><h2>Ω</h2>')
  expect(entries.map(({ id }) => id)).toEqual([
    'partie-menu',
    'partie-top',
    'partie-2026',
    'partie',
  ])
})

test('fewer than three headings, or empty ones, are no list, and have ids all the same', () => {
  expect(contentsList('<h2>Un</h2><h2> </h2><h2>Deux</h2>')).toEqual({
    html: '<h2 id="un">Un</h2><h2> </h2><h2 id="deux">Deux</h2>',
    entries: [],
  })
  expect(contentsList('')).toEqual({ html: '', entries: [] })
})

test('ids are unique, and doing it again changes nothing', () => {
  const heading = fc
    .tuple(
      fc.constantFrom('', ' id="a"', ' id=""', ' class="x"'),
      fc.constantFrom('A', 'B b', 'É !', '', 'menu'),
    )
    .map(([attributes, title]) => `<h2${attributes}>${title}</h2>`)
  fc.assert(
    fc.property(fc.array(heading, { maxLength: 8 }), (headings) => {
      const source = headings.join('<p>x</p>')
      const once = contentsList(source)
      expect(contentsList(once.html)).toEqual(once)
      const made = once.entries.map(({ id }) => id).filter((id) => id !== 'a')
      expect(new Set(made).size).toBe(made.length)
    }),
  )
})
