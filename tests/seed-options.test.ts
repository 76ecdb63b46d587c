import { describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { nestedWidget } from '#base/core/field/nested-widget.ts'
import type { Fields } from '#base/core/field/fields.ts'
import { registry } from '#app/widgets.ts'

interface Seeded {
  id: number
  type: string
  version: number
  options: unknown
}

/** A widget and those that stand inside it. */
function withInner(widget: Seeded): Seeded[] {
  const inner = (value: unknown): Seeded[] => {
    if (Array.isArray(value)) return value.flatMap(inner)
    if (typeof value !== 'object' || value === null) return []
    const nested = nestedWidget.safeParse(value)
    return nested.success ? withInner(nested.data) : Object.values(value).flatMap(inner)
  }
  return [widget, ...inner(widget.options)]
}

/** Members that no field describes: a misspelt option would be kept and do nothing. */
function unknownMembers(values: unknown, fields: Fields, place = ''): string[] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    if (field === undefined) return [place + name]
    const { members } = field
    if (members === undefined) return []
    const entries = Array.isArray(value) ? value : [value]
    return entries.flatMap((entry) => unknownMembers(entry, members, `${place}${name}.`))
  })
}

const { parts, widgets: ofPages } = await loadDemo()

const seeded = [...parts, ...ofPages].flatMap(({ owner, widgets }) =>
  widgets.flatMap(withInner).map((widget) => ({ ...widget, owner: JSON.stringify(owner) })),
)

describe.each([...Map.groupBy(seeded, ({ type }) => type)])(
  'A3 the seeded %s widgets',
  (type, widgets) => {
    const widget = registry.get(type)

    test('are of a known type', () => {
      expect(widget).toBeDefined()
    })

    test('have options that the widget reads', () => {
      for (const { id, options, version, owner } of widgets) {
        expect(
          () => widget?.options.read(JSON.stringify(options), version),
          `widget ${id} of ${owner}`,
        ).not.toThrow()
      }
    })

    test('have no option that the widget does not know', () => {
      const unknown = widgets.flatMap(({ id, options }) =>
        unknownMembers(options, widget?.options.fields ?? {}).map((name) => `${id}: ${name}`),
      )
      expect(unknown).toEqual([])
    })
  },
)

test('A3 widgets inside columns are looked at too', () => {
  const inHome = seeded.filter(({ owner }) => owner === '{"pageId":1,"lang":"fr"}')
  expect(inHome.map(({ type }) => type)).toContain('child-pages')
})
