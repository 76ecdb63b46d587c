import { describe, expect, test } from 'vitest'
import { widgetDescription } from '#base/core/field/widget-preview.ts'
import { describeWidget } from '#framework/widget-kit/describe-widget.ts'
import type { Field, Fields } from '#base/core/field/fields.ts'
import { registry } from '#app/widgets.ts'

/** What only a developer says, and what the site calls otherwise. */
const FOREIGN =
  /%%|(?<!\p{L})(?:classes?|balises?|indices?|modèles?|px|pixels?|scripts?|identifiants?|json|css|html|motifs?)(?!\p{L})/iu

const scopesOf = (fields: Fields, place: string): [string, Fields][] => [
  [place, fields],
  ...Object.entries(fields).flatMap(([name, { members }]) =>
    members ? scopesOf(members, `${place}.${name}`) : [],
  ),
]
const scopes = [...registry.values()].flatMap(({ type, options }) => scopesOf(options.fields, type))

const wordsOf = ({ label, help, unit, example, in: group, choices }: Field<unknown>): string =>
  [label, help, unit, example, group, ...Object.values(choices ?? {})].join(' ')

/** Where the form shows a field: at once, in a group, or to developers alone. */
const placeOf = (field: Field<unknown>): string => (field.only ? 'Avancé' : (field.in ?? ''))

test('the back office reads of every widget what the server says of it', () => {
  for (const widget of registry.values()) {
    const said: unknown = JSON.parse(JSON.stringify(describeWidget(widget)))
    expect(widgetDescription.parse(said), widget.type).toEqual(said)
  }
})

describe.each(scopes)('%s', (_place, fields) => {
  const entries = Object.entries(fields)

  test('names are identifiers', () => {
    for (const [name] of entries) expect(name).toMatch(/^[A-Za-z_]\w*$/)
  })

  test('a group stands in one piece, behind what is seen at once and before « Avancé »', () => {
    const places = entries.map(([, field]) => placeOf(field))
    const runs = places.filter((place, index) => place !== places[index - 1])
    expect(new Set(runs).size).toBe(runs.length)
    expect(runs.indexOf('')).toBeLessThanOrEqual(0)
    expect([-1, runs.length - 1]).toContain(runs.indexOf('Avancé'))
    for (const place of runs) expect(place).toMatch(/^(?:[A-ZÀ-Ý]|$)/)
    for (const [name, field] of entries) expect(field.in && field.only, name).toBeFalsy()
  })

  test('words of a developer stand in « Avancé » alone', () => {
    for (const [name, field] of entries) {
      if (!field.only) expect(FOREIGN.exec(wordsOf(field))?.[0], name).toBeUndefined()
    }
  })

  test('what shows an option is another one beside it', () => {
    for (const [name, { when }] of entries) {
      if (!when) continue
      expect(when.field).not.toBe(name)
      expect(Object.keys(fields)).toContain(when.field)
    }
  })
})
