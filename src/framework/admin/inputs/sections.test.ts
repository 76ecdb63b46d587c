import { expect, test } from 'vitest'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { countSet, sectionsOf, shownFields } from './sections.ts'

const field = (name: string, more: Partial<DescribedField> = {}): DescribedField => ({
  name,
  kind: 'text',
  label: name,
  default: '',
  ...more,
})
const namesOf = (fields: readonly DescribedField[]) => fields.map(({ name }) => name)

test('what has no group is seen at once, the others are folded in the order of their fields', () => {
  const { essential, folded } = sectionsOf([
    field('class', { only: 'developer' }),
    field('title'),
    field('b', { in: 'Filtres' }),
    field('a', { in: 'Carte' }),
    field('c', { in: 'Filtres' }),
    field('count'),
  ])
  expect(namesOf(essential)).toEqual(['title', 'count'])
  expect(folded.map(({ name, fields }) => [name, namesOf(fields)])).toEqual([
    ['Filtres', ['b', 'c']],
    ['Carte', ['a']],
    ['Avancé', ['class']],
  ])
})

test('an option is shown while another one has, or has not, a value, stored or not', () => {
  const fields = [
    field('on', { kind: 'switch', default: true }),
    field('length', { when: { field: 'on', is: true } }),
    field('codes', { kind: 'motifs', default: [] }),
    field('each', { when: { field: 'codes', isNot: [] } }),
    field('inner', { kind: 'widgets', default: [] }),
  ]
  expect(namesOf(shownFields(fields, {}))).toEqual(['on', 'length', 'codes'])
  expect(namesOf(shownFields(fields, { on: false, codes: ['AEF'] }))).toEqual([
    'on',
    'codes',
    'each',
  ])
})

test('what differs from its default is counted, member by member in a group', () => {
  const fields = [
    field('title'),
    field('codes', { kind: 'motifs', default: [] }),
    field('link', {
      kind: 'group',
      default: { text: '', page: 0 },
      members: [field('text'), field('page', { kind: 'page', default: 0 })],
    }),
  ]
  expect(countSet(fields, {})).toBe(0)
  expect(countSet(fields, { title: '', codes: [], link: { page: 0, text: '', other: 1 } })).toBe(0)
  expect(countSet(fields, { title: 'A', codes: ['AEF'], link: { text: 'B', page: 4 } })).toBe(4)
})
