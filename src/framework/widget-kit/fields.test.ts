import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describedField } from '#base/core/field/described-field.ts'
import { faultsOf, schemaOf } from '#base/core/field/field-schema.ts'
import { BadOptions, defineOptions } from './define-options.ts'
import {
  choice,
  day,
  describeFields,
  duration,
  type Field,
  type Fields,
  flag,
  forDevelopers,
  group,
  icon,
  inGroup,
  instant,
  lines,
  link,
  list,
  longText,
  media,
  menu,
  motif,
  motifs,
  number,
  openChoice,
  page,
  richText,
  secret,
  text,
  widgets,
  yesNo,
} from '#base/core/field/fields.ts'

/** What the back office makes of a description that came over the wire. */
const inBrowser = (fields: Fields) =>
  schemaOf(z.array(describedField).parse(JSON.parse(JSON.stringify(describeFields(fields)))))

const label = fc.string({ maxLength: 6 })
const bound = fc.integer({ min: 0, max: 4 })
const format = fc.constantFrom('email', 'latitude', 'longitude', 'external-video')

const plainField: fc.Arbitrary<Field<unknown>> = fc.oneof(
  fc.record({ label, max: bound }).map((say) => text(say)),
  fc.record({ label, format }).map((say) => text(say)),
  label.map((own) => longText({ label: own })),
  label.map((own) => lines({ label: own })),
  label.map((own) => day({ label: own })),
  label.map((own) => secret({ label: own })),
  label.map((own) => instant({ label: own })),
  label.map((own) => duration({ label: own })),
  label.map((own) => motif({ label: own })),
  label.map((own) => icon({ label: own })),
  label.map((own) => flag({ label: own })),
  fc
    .record({ label, max: bound })
    .map((say) => openChoice({ ...say, choices: { a: 'A' }, default: 'a' })),
  label.map((own) => richText({ label: own })),
  label.map((own) => link({ label: own })),
  label.map((own) => media({ label: own })),
  label.map((own) => page({ label: own })),
  label.map((own) => menu({ label: own })),
  label.map((own) => motifs({ label: own })),
  label.map((own) => widgets({ label: own })),
  fc.record({ label, default: fc.boolean() }).map((say) => yesNo(say)),
  fc
    .record({ label, min: bound, max: bound, default: bound })
    .map((say) => number({ ...say, unit: 'px' })),
  label.map((own) => choice({ label: own, choices: { a: 'A', '': 'Aucun' }, default: 'a' })),
)

const name = fc.constantFrom('a', 'b', 'c', 'constructor')

/** Fields two levels deep, some of them folded. */
const fields: fc.Arbitrary<Fields> = fc
  .letrec<{ fields: Fields; field: Field<unknown> }>((tie) => ({
    fields: fc.dictionary(name, tie('field'), { maxKeys: 3 }),
    field: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      plainField,
      tie('fields').map((members): Field<unknown> => group({ label: 'G', members })),
      fc
        .tuple(tie('fields'), bound)
        .map(([members, max]): Field<unknown> => list({ label: 'L', members, max })),
    ),
  }))
  .fields.chain((made) => fc.constantFrom(made, inGroup('Groupe', made), forDevelopers(made)))

const leaf = fc.oneof(
  fc.boolean(),
  fc.integer({ min: -2, max: 6 }),
  fc.double(),
  fc.constantFrom(
    '',
    'a',
    ' ',
    'AEF',
    'a longer text',
    '/media/a.webp',
    '//elsewhere',
    '2026-02-28',
    '2026-02-30',
    '49,28',
    '120',
    'https://youtu.be/abcdefghijk',
    null,
  ),
  fc.constant([{ id: 1, type: 'heading', version: 1, options: {} }]),
  fc.array(fc.constantFrom('AEF', 'aef'), { maxLength: 3 }),
)

/** Values, most of them under names that fields have. */
const values = fc.letrec<{ values: object; value: unknown }>((tie) => ({
  values: fc.dictionary(fc.oneof(name, fc.constant('unknown')), tie('value'), { maxKeys: 4 }),
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    tie('values'),
    fc.array(tie('values'), { maxLength: 3 }),
  ),
})).values

test('the browser accepts what the server accepts, makes the same of it, and says the same of the rest', () => {
  let accepted = 0
  let refused = 0
  fc.assert(
    fc.property(fields, values, (described, given) => {
      const told = inBrowser(described).safeParse(given)
      try {
        expect(told.data).toEqual(defineOptions(described).write(given).options)
        accepted += 1
      } catch (cause) {
        if (!(cause instanceof BadOptions)) throw cause
        const faults = cause.faults.map(({ path, message }) => [path.join('.'), message])
        expect(faultsOf(inBrowser(described), given)).toEqual(Object.fromEntries(faults))
        refused += 1
      }
    }),
    { numRuns: 300 },
  )
  expect(Math.min(accepted, refused)).toBeGreaterThan(20)
})

test('what may be saved is read as it is', () => {
  let saved = 0
  fc.assert(
    fc.property(fields, values, (described, given) => {
      const options = defineOptions(described)
      const stored = JSON.stringify(given)
      try {
        options.check(stored, 1)
      } catch (cause) {
        if (cause instanceof BadOptions) return
        throw cause
      }
      expect(options.read(stored, 1)).toEqual(options.write(JSON.parse(stored)).options)
      saved += 1
    }),
    { numRuns: 300 },
  )
  expect(saved).toBeGreaterThan(20)
})

test('what was saved before a length or a requirement became stricter is read as it was', () => {
  const { read, check } = defineOptions({
    title: text({ label: 'Titre', max: 3, required: 'Donnez un titre.', min: 1 }),
    columns: number({ label: 'Colonnes', default: 2, min: 1, max: 4 }),
    items: list({ label: 'Entrées', max: 1, members: { name: text({ label: 'Nom', max: 2 }) } }),
    box: group({ label: 'Cadre', members: { lines: lines({ label: 'Lignes', max: 1 }) } }),
  })
  const stored = {
    title: 'Bonjour',
    columns: 2,
    items: [{ name: 'Anaïs' }, { name: '' }],
    box: { lines: ['a', 'b'] },
  }
  expect(read(JSON.stringify(stored), 1)).toEqual(stored)
  expect(read(JSON.stringify({ ...stored, title: '' }), 1)).toMatchObject({ title: '' })
  expect(() => check(JSON.stringify(stored), 1)).toThrow('« Titre » : 4 caractères de trop')
  for (const wrong of ['{"columns":9}', '{"columns":"2"}', '{"title":[]}', '{"items":[1]}']) {
    expect(() => read(wrong, 1), wrong).toThrow(BadOptions)
  }
})

test.each<[string, Field<unknown>, unknown, string]>([
  [
    'a text',
    text({ label: 'Titre', max: 20 }),
    'x'.repeat(21),
    '« Titre » : 1 caractère de trop, 20 au plus.',
  ],
  [
    'a list in place of a text',
    text({ label: 'Titre', max: 20 }),
    Array.from({ length: 21 }, () => Object.create(null)),
    '« Titre » attend un texte, 20 caractères au plus.',
  ],
  [
    'a number',
    number({ label: 'Mois', default: 1, min: 1, max: 12 }),
    13,
    '« Mois » attend un nombre entier de 1 à 12.',
  ],
  [
    'no number',
    number({ label: 'Mois', default: 1, min: 1, max: 12 }),
    Number.NaN,
    '« Mois » attend un nombre entier de 1 à 12.',
  ],
  [
    'a day',
    day({ label: 'Le' }),
    '2026-02-30',
    '« Le » attend un jour du calendrier, écrit aaaa-mm-jj.',
  ],
  [
    'a choice',
    choice({ label: 'Ton', choices: { a: 'Clair', b: 'Foncé' }, default: 'a' }),
    'c',
    '« Ton » attend une de ces valeurs : Clair, Foncé.',
  ],
  [
    'a list',
    list({ label: 'Logos', members: {}, max: 1 }),
    [{}, {}],
    '« Logos » attend une liste d’éléments, 1 au plus.',
  ],
  [
    'an entry',
    list({ label: 'Logos', members: {} }),
    [1],
    '« Logos » attend une liste d’éléments, 100 au plus.',
  ],
])('%s that is refused is told in French, by its label', (_case, field, value, words) => {
  expect(Object.values(faultsOf(schemaOf(describeFields({ field })), { field: value }))).toEqual([
    words,
  ])
})
