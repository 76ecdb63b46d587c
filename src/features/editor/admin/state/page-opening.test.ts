import { expect, test } from 'vitest'
import { pageOpening } from './page-opening.ts'

const widgets = (...ids: number[]) =>
  ids.map((id) => ({ id, zone: 'content', type: 'a', version: 1, options: {} }))

const page = (title: string, ...ids: number[]) => ({ title, widgets: widgets(...ids) })

test('a draft that comes back as this editor gave it keeps the editor open', () => {
  const opening = pageOpening()
  const first = opening.at(1, page('Paie', 1), true)
  expect(opening.said(widgets(1, 2))).toBe(true)
  expect(opening.said(widgets(1, 2))).toBe(false)
  expect(opening.at(1, page('Paie', 1, 2), false)).toBe(first)
  expect(opening.at(2, page('Paie', 1, 2), false)).toBe(first)
})

test('a draft that comes back with its members in another order is the same', () => {
  const opening = pageOpening()
  opening.at(1, page('Paie', 1), true)
  const first = opening.at(1, page('Paie', 1), false)
  opening.said(widgets(1, 2))
  const back = widgets(1, 2).map(({ id, ...widget }) => ({ ...widget, id }))
  expect(opening.at(2, { ...page('Paie'), widgets: back }, false)).toBe(first)
  expect(opening.said(widgets(1, 2))).toBe(false)
})

test('somebody else’s draft opens the page anew', () => {
  const opening = pageOpening()
  const first = opening.at(1, page('Paie', 1), true)
  opening.said(widgets(1, 2))
  const next = opening.at(2, page('Paie', 1), true)
  expect(next).toEqual({ key: first.key + 1, widgets: widgets(1), taken: null })
  expect(opening.at(3, page('Paie et social', 1), true)).toBe(next)
})

test('a version that is put back is a step of whoever edits, and nothing new to save', () => {
  const opening = pageOpening()
  const first = opening.at(1, page('Paie', 1), true)
  opening.said(widgets(1, 2))
  opening.at(1, page('Paie et social', 1, 2), false)
  const next = opening.at(2, page('Paie', 1), false)
  const fields = { before: { title: 'Paie et social' }, after: { title: 'Paie' } }
  expect(next).toEqual({ ...first, taken: { generation: 2, widgets: widgets(1), ...fields } })
  expect(opening.said(widgets(1))).toBe(false)
  // Taken back.
  expect(opening.said(widgets(1, 2))).toBe(true)
  expect(opening.at(2, page('Paie et social', 1, 2), false)).toBe(next)
})

test('a version that differs in its title alone is a step too', () => {
  const opening = pageOpening()
  opening.at(1, page('Paie', 1), true)
  expect(opening.at(2, page('Social', 1), false).taken).toEqual({
    generation: 2,
    widgets: widgets(1),
    before: { title: 'Paie' },
    after: { title: 'Social' },
  })
})
