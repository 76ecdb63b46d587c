import { expect, test } from 'vitest'
import { faultsOf, savedObjectOf, savedSchemaOf, wholeSchemaOf } from './field-schema.ts'
import {
  choice,
  day,
  describeFields,
  type Fields,
  flag,
  group,
  lines,
  list,
  openChoice,
  text,
} from './fields.ts'

const fieldOf = (fields: Fields) => {
  const [field] = describeFields(fields)
  if (field === undefined) throw new Error('There is no field.')
  return field
}

const name = text({ label: 'Nom', required: 'Donnez un nom.' })

test('what is required is asked of whoever saves, and read without it where it was stored', () => {
  const field = fieldOf({ name })
  expect(wholeSchemaOf(field).parse('')).toBe('')
  expect(faultsOf(wholeSchemaOf(field, true), '  ')).toEqual({ '': 'Donnez un nom.' })
  expect(faultsOf(savedSchemaOf([field]), {})).toEqual({})
  expect(savedObjectOf({ name }).safeParse({}).success).toBe(false)
})

test('a line is saved without the spaces around it, and nothing is saved beside the fields', () => {
  expect(savedObjectOf({ name }).parse({ name: ' Ardoin ' })).toEqual({ name: 'Ardoin' })
  expect(savedObjectOf({ name }).safeParse({ name: 'Ardoin', role: 'x' }).success).toBe(false)
  expect(wholeSchemaOf(fieldOf({ name })).parse(' Ardoin ')).toBe(' Ardoin ')
})

test('a stored object is whole: unknown members are dropped, one that is absent is refused', () => {
  const contact = group({ label: 'Contact', members: { name, phone: text({ label: 'Tél.' }) } })
  const schema = wholeSchemaOf(fieldOf({ contact }))
  expect(schema.parse({ name: '', phone: '1', old: 2 })).toEqual({ name: '', phone: '1' })
  expect(faultsOf(schema, { name: '' })).toEqual({
    phone: '« Tél. » attend un texte, 500 caractères au plus.',
  })
})

test('a day that comes before the one that it follows is told to whoever saves, and read where it was stored', () => {
  const absences = list({
    label: 'Absences',
    members: {
      from: day({ label: 'Du', required: 'Donnez le premier jour.' }),
      until: day({ label: 'Au', notBefore: 'from' }),
    },
  })
  const saved = wholeSchemaOf(fieldOf({ absences }), true)
  const [early, late] = ['2026-12-01', '2026-12-05']
  for (const right of [
    { from: early, until: late },
    { from: early, until: early },
    { from: late, until: '' },
  ]) {
    expect(faultsOf(saved, [right])).toEqual({})
  }
  expect(faultsOf(saved, [{ from: late, until: early }])).toEqual({
    '0.until': '« Au » vient avant « Du ».',
  })
  expect(faultsOf(saved, [{ from: '', until: early }])).toEqual({
    '0.from': 'Donnez le premier jour.',
  })
  const fields = { from: day({ label: 'Du' }), until: day({ label: 'Au', notBefore: 'from' }) }
  for (const schema of [savedSchemaOf(describeFields(fields)), savedObjectOf(fields)]) {
    expect(faultsOf(schema, { from: late, until: early })).toEqual({
      until: '« Au » vient avant « Du ».',
    })
    expect(faultsOf(schema, { from: early, until: late })).toEqual({})
  }
  expect(faultsOf(wholeSchemaOf(fieldOf({ absences })), [{ from: late, until: early }])).toEqual({})
})

test('two entries of a list do not share what tells them apart; the later one is told', () => {
  const feeds = list({ label: 'Flux', members: { key: text({ label: 'Clé' }) }, unique: 'key' })
  const schema = wholeSchemaOf(fieldOf({ feeds }))
  expect(faultsOf(schema, [{ key: 'a' }, { key: 'b' }])).toEqual({})
  expect(faultsOf(schema, [{ key: 'a' }, { key: 'b' }, { key: 'a' }])).toEqual({
    '2.key': expect.stringContaining('« Clé » est déjà « a » plus haut'),
  })
})

test('short words that nobody offers are read where a flag or an open choice says so', () => {
  const open = openChoice({ label: 'Métier', choices: { ec: 'Expert' }, default: 'ec' })
  const closed = choice({ label: 'Taille', choices: { big: 'Grande' }, default: 'big' })
  expect(wholeSchemaOf(fieldOf({ open })).safeParse('autre').success).toBe(true)
  expect(wholeSchemaOf(fieldOf({ closed })).safeParse('autre').success).toBe(false)
  expect(wholeSchemaOf(fieldOf({ on: flag({ label: 'Kiosque' }) })).parse('non')).toBe('non')
})

test('lines are counted, and each has its length', () => {
  const words = wholeSchemaOf(fieldOf({ words: lines({ label: 'Mots', min: 1, max: 2 }) }))
  expect(words.safeParse(['a', 'b']).success).toBe(true)
  for (const wrong of [['a', ''], ['a', 'b', 'c'], ['x'.repeat(501)], 'a']) {
    expect(words.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  }
})
