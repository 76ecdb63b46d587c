import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { rightsOf } from '#framework/api/rights.ts'
import { AdminContextProvider } from '../shell/context.tsx'
import type { Faults, FieldInputProps } from './field-input-props.ts'
import { Members } from './members.tsx'

const FIELDS: DescribedField[] = [
  { name: 'filters', kind: 'switch', label: 'Filtres', default: false },
  {
    name: 'all',
    kind: 'text',
    label: 'Tous',
    default: '',
    in: 'Libellés',
    when: { field: 'filters', is: true },
  },
  { name: 'tag', kind: 'text', label: 'Balise', default: 'h3', only: 'developer' },
]

const Input = ({ field, error }: FieldInputProps) => <p>{`${field.label} ${error ?? ''}`}</p>

const drawn = (role: 'editor' | 'developer', faults?: Faults): string =>
  renderToStaticMarkup(
    <AdminContextProvider
      value={{
        user: { id: '1', name: 'Claire', email: 'claire@test.example' },
        role,
        impersonating: false,
        rights: rightsOf(role),
        site: { id: 1, name: 'Cabinet', theme: null },
      }}
    >
      <Members Input={Input} fields={FIELDS} value={{}} onChange={() => {}} faults={faults} />
    </AdminContextProvider>,
  )

test('groups are closed, and « Avancé » is there for developers alone', () => {
  expect(drawn('developer')).toContain('Avancé')
  expect(drawn('developer')).not.toContain('Balise')
  expect(drawn('editor')).not.toContain('Avancé')
  expect(drawn('editor')).not.toContain('Libellés')
})

test('a fault is shown whatever hides its option, in a group that stands open', () => {
  const html = drawn('editor', { all: 'trop long' })
  expect(html).toContain('Libellés, 1 à corriger')
  expect(html).toContain('Tous trop long')
})

test('whoever does not see an option that is refused hears whom to tell', () => {
  expect(drawn('editor', { tag: 'refusée' })).toContain('« Balise » est refusé, et réservé')
  expect(drawn('editor', { tag: 'refusée' })).not.toContain('Balise refusée')
  expect(drawn('developer', { tag: 'refusée' })).toContain('Balise refusée')
})
