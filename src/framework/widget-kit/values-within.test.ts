import { expect, test } from 'vitest'
import { group, list, menu, text, widgets } from '#base/core/field/fields.ts'
import { holdsKind, valuesWithin } from './values-within.ts'

const fields = {
  title: text({ label: 'Titre', default: 'Sans titre' }),
  link: group({ label: 'Lien', members: { menu: menu({ label: 'Menu' }) } }),
  columns: list({
    label: 'Colonnes',
    members: { name: text({ label: 'Nom' }), inner: widgets({ label: 'Blocs' }) },
  }),
}

test('every option is found, stored or not, in groups and in each entry of a list', () => {
  const inner = [{ id: 1, type: 'heading', version: 1, options: {} }]
  const found = valuesWithin(fields, {
    link: { menu: 4 },
    columns: [{ name: 'A', inner }, { inner: [] }, 'damaged'],
    unknown: 1,
  })
  expect(found.map(({ name, value }) => [name, value])).toEqual([
    ['title', 'Sans titre'],
    ['menu', 4],
    ['name', 'A'],
    ['inner', inner],
    ['name', ''],
    ['inner', []],
    ['name', ''],
    ['inner', []],
  ])
  expect(found.find(({ name }) => name === 'inner')?.beside).toMatchObject({ name: 'A' })
})

test('what is no group and no list where one is described holds nothing that is stored', () => {
  const found = valuesWithin(fields, { link: [{ menu: 4 }], columns: { name: 'A' } })
  expect(found.map(({ name, value }) => [name, value])).toEqual([
    ['title', 'Sans titre'],
    ['menu', 0],
  ])
})

test('a kind is found at any depth', () => {
  expect(holdsKind(fields, 'menu')).toBe(true)
  expect(holdsKind(fields, 'widgets', 'page')).toBe(true)
  expect(holdsKind(fields, 'page', 'media')).toBe(false)
})
