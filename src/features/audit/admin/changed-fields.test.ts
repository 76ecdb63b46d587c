import { expect, test } from 'vitest'
import { changedFields, changeInWords, fieldName } from './changed-fields.ts'

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

test.each([
  ['nomcabinet', 'Nom du cabinet'],
  ['share.title', 'Boutons de partage, title'],
  ['path', 'path'],
  ['toString', 'toString'],
  ['', 'valeur'],
])('the member %j is called « %s »', (name, said) => {
  expect(fieldName(name)).toBe(said)
})

test.each([
  [{ nomcabinet: 'A' }, { nomcabinet: 'B' }, 'Nom du cabinet : A → B'],
  [null, { path: '/a' }, 'path : vide → /a'],
  [{ a: 1, b: 1 }, { a: 2, b: 2 }, 'a : 1 → 2, et un autre'],
  [{ a: 1, b: 1, c: 1 }, { a: 2, b: 2 }, 'a : 1 → 2, et 2 autres'],
  [{ a: 'x'.repeat(80) }, null, `a : ${'x'.repeat(59)}… → vide`],
  [{ a: 1 }, { a: 1 }, ''],
  [null, null, ''],
])('from %j to %j is said « %s »', (before, after, said) => {
  expect(changeInWords(before, after)).toBe(said)
})
