import { expect, test } from 'vitest'
import { pageOpening } from './page-opening.ts'

const widgets = (...ids: number[]) =>
  ids.map((id) => ({ id, zone: 'content', type: 'a', version: 1, options: {} }))

test('a draft that comes back as this editor gave it keeps the editor open', () => {
  const opening = pageOpening()
  const first = opening.at(1, widgets(1))
  opening.said(widgets(1, 2))
  expect(opening.at(1, widgets(1, 2))).toBe(first)
  expect(opening.at(2, widgets(1, 2))).toBe(first)
})

test('a restored version or somebody else’s opens the page anew', () => {
  const opening = pageOpening()
  const first = opening.at(1, widgets(1))
  opening.said(widgets(1, 2))
  const next = opening.at(2, widgets(1))
  expect(next).toEqual({ key: first.key + 1, widgets: widgets(1) })
  expect(opening.at(3, widgets(1))).toBe(next)
})
