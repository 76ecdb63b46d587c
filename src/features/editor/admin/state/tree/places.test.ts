import { expect, test } from 'vitest'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { outlineRows } from '../../outline/outline-rows.ts'
import { idsInOrder, isInside, placed, placesOf } from './places.ts'
import { PAGE_SURFACE } from './surface.ts'
import { treeOf, type Descriptions } from './draft-to-tree.ts'

const COLUMNS: WidgetDescription = {
  type: 'columns',
  title: 'Colonnes',
  version: 1,
  defaults: {},
  sentence: '',
  keywords: '',
  starts: {},
  nests: ['columns.widgets'],
  group: 'others',
  fields: [
    {
      name: 'columns',
      kind: 'list',
      label: 'Colonnes',
      default: [],
      members: [{ name: 'widgets', kind: 'widgets', label: 'Blocs', default: [] }],
    },
  ],
}

const DESCRIPTIONS: Descriptions = new Map([['columns', COLUMNS]])

const text = (id: number) => ({ id, type: 'text', version: 1, options: { title: `T${id}` } })
const columns = (id: number, ...held: unknown[][]) => ({
  id,
  type: 'columns',
  version: 1,
  options: { columns: held.map((widgets) => ({ widgets })) },
})

const page = treeOf(
  [
    { ...text(1), zone: 'hero' },
    { ...columns(2, [text(3), columns(4, [text(5)])], []), zone: 'content' },
    { ...text(6), zone: 'content' },
  ],
  { descriptions: DESCRIPTIONS, surface: PAGE_SURFACE },
)

test('a widget is found in whatever list it stands', () => {
  expect(placed(page, 'w5')).toMatchObject({
    index: 0,
    place: { zone: 'w4/0', depth: 2 },
  })
  expect(placed(page, 'w6')).toMatchObject({ index: 1, place: { zone: '/2' } })
  expect(placed(page, 'w9')).toBeNull()
})

test('a widget can’t go into itself, at whatever depth', () => {
  expect(isInside(page, 'w2/1', 'w2')).toBe(true)
  expect(isInside(page, 'w4/0', 'w2')).toBe(true)
  expect(isInside(page, 'w2/0', 'w4')).toBe(false)
  expect(isInside(page, '/2', 'w2')).toBe(false)
})

test('widgets are read in the order of the page', () => {
  expect(idsInOrder(page)).toEqual(['w1', 'w2', 'w3', 'w4', 'w5', 'w6'])
  expect(placesOf(page)).toHaveLength(5 + 3)
})

test('the outline names zones, widgets and columns', () => {
  const rows = outlineRows(page, DESCRIPTIONS)
  expect(rows.map(({ depth, title }) => `${'-'.repeat(depth)}${title}`)).toEqual([
    'Bandeau d’accueil',
    '-Bloc inconnu « text » : T1',
    'Haut de page',
    'Contenu',
    '-Colonnes',
    '--Colonne 1',
    '---Bloc inconnu « text » : T3',
    '---Colonnes',
    '----À l’intérieur',
    '-----Bloc inconnu « text » : T5',
    '--Colonne 2',
    '-Bloc inconnu « text » : T6',
    'Colonne latérale',
    'Bas de page',
  ])
})
