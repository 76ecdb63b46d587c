import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('only members that differ are named, nested ones by their dotted name', () => {
  expect(
    changedFields(
      { name: 'Contact', infos: { motifs: ['A', 'B'] }, is_active: true },
      { name: 'Contact', infos: { motifs: ['A'], note: 'x' }, is_active: false },
    ),
  ).toEqual([
    { name: 'infos.motifs', before: 'A, B', after: 'A' },
    { name: 'is_active', before: 'oui', after: 'non' },
    { name: 'infos.note', before: '', after: 'x' },
  ])
})

test('something new or gone shows all its members, a plain value has no name', () => {
  expect(changedFields(null, { path: '/a', order: [{ id: 1 }] })).toEqual([
    { name: 'path', before: '', after: '/a' },
    { name: 'order.0.id', before: '', after: '1' },
  ])
  expect(changedFields('avant', null)).toEqual([{ name: '', before: 'avant', after: '' }])
  expect(changedFields(null, null)).toEqual([])
})
