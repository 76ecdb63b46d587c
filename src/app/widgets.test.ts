import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/app.ts'
import { htmlFaults } from '../../tests/html.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { BadOptions, defineOptions } from '#framework/widget-kit/define-options.ts'
import { faultsOf, schemaOf } from '#base/core/field/field-schema.ts'
import {
  describeFields,
  group,
  list,
  MAX_HTML,
  number,
  text,
  type Fields,
} from '#base/core/field/fields.ts'
import { registry } from '#app/widgets.ts'

const folders = Object.keys(import.meta.glob('../features/*/widgets/*/widget.{ts,tsx}')).map(
  (path) => path.slice(0, path.lastIndexOf('/')),
)
const widgets = [...registry.values()]

test('A3 every folder is registered under its own name, and nothing else is', () => {
  expect(folders.length).toBeGreaterThan(10)
  expect([...registry.keys()].toSorted()).toEqual(
    folders.map((folder) => folder.split('/').at(-1)).toSorted(),
  )
  for (const { type, title } of widgets) {
    expect(registry.get(type)?.type).toBe(type)
    expect(title, type).toMatch(/^[A-ZÀ-Ý]/)
  }
})

test('A3 every folder has its options and examples', () => {
  const files = Object.keys(import.meta.glob('../features/*/widgets/*/*.{ts,tsx}'))
  for (const folder of folders) {
    expect(files).toContain(`${folder}/options.ts`)
    expect(files).toContain(`${folder}/examples.ts`)
  }
})

describe.each(widgets.map((widget) => [widget.type, widget] as const))('%s', (_type, widget) => {
  const { options, examples } = widget

  test('what a new one begins with is what its options may be, in each of its ways', () => {
    const ways = [{ title: widget.title, starts: widget.starts }, ...widget.variants]
    for (const { title, starts } of ways) {
      const stored = JSON.stringify({ ...options.defaults, ...starts })
      expect(() => options.check(stored, options.version), title).not.toThrow()
    }
    expect(new Set(ways.map(({ title }) => title)).size).toBe(ways.length)
  })

  test('A3 has a default example, and names no two alike', () => {
    const names = examples.map(({ name }) => name)
    expect(names[0]).toBe('default')
    expect(new Set(names).size).toBe(names.length)
  })

  test('A3 every example is accepted and reads back as it was written, unless it shows a refusal', () => {
    for (const { name, options: values, ends } of examples) {
      if (ends === 'refused') {
        expect(() => options.write(values), name).toThrow(BadOptions)
        continue
      }
      const written = options.write(values)
      expect(written.version, name).toBe(options.version)
      expect(written.options, name).toMatchObject(values)
      const read = options.read(JSON.stringify(written.options), written.version)
      expect(read, name).toEqual(written.options)
    }
  })

  test('A3 no example names an option that is not described', () => {
    for (const { name, options: values } of examples) {
      expect(undescribed(values, options.fields), name).toEqual([])
    }
  })

  test('A3 every option says in French what it is, and its default is valid', () => {
    for (const [place, field] of described(options.fields)) {
      expect(field.label, place).toMatch(/^[A-ZÀ-Ý«]/)
      const schema = schemaOf(describeFields({ field }))
      expect(faultsOf(schema, { field: field.default }), place).toEqual({})
      if (field.kind === 'choice') {
        expect(Object.keys(field.choices ?? {}), place).toContain(field.default)
      }
    }
  })

  test('A3 an option that nobody knows is still there after a save, at every depth', () => {
    const stored = withUnknown(filled(options.fields), options.fields)
    const read = options.read(JSON.stringify(stored), options.version)
    expect(options.write(read).options).toEqual(expect.objectContaining(stored))
  })

  test('A3 what is longer than may be saved is read as it was stored, and told of', () => {
    const values = beyond(options.fields)
    const stored = JSON.stringify(values)
    const read = options.read(stored, options.version)
    expect(options.read(JSON.stringify(read), options.version)).toEqual(read)
    for (const [name, value] of Object.entries(values)) {
      if (options.fields[name]?.kind !== 'group') expect(read, name).toHaveProperty([name], value)
    }
    if (Object.keys(values).length > 0) {
      expect(() => options.check(stored, options.version)).toThrow(BadOptions)
    }
  })

  test('A3 HTML that is longer than any field ever held is not read: it would hold the server', () => {
    for (const [name, { kind }] of Object.entries(options.fields)) {
      if (kind !== 'rich-text') continue
      const stored = (length: number) => JSON.stringify({ [name]: 'x'.repeat(length) })
      expect(options.read(stored(MAX_HTML), options.version)).toHaveProperty([name])
      expect(() => options.read(stored(MAX_HTML + 1), options.version)).toThrow(BadOptions)
    }
  })

  test('A3 every version up to today’s is read', () => {
    for (let version = 1; version <= options.version; version += 1) {
      expect(options.read('{"plus_tard": 1}', version)).toMatchObject({ plus_tard: 1 })
    }
    expect(() => options.read('{}', options.version + 1)).toThrow(BadOptions)
    expect(() => options.read('{}', 0)).toThrow(BadOptions)
  })

  test('A3 a value of another kind is refused, in French, with the name of its option', () => {
    for (const name of Object.keys(options.fields)) {
      const isGroup = options.fields[name]?.kind === 'group'
      let message = ''
      try {
        options.write({ [name]: isGroup ? 'texte' : { autre: true } })
      } catch (error) {
        expect(error).toBeInstanceOf(BadOptions)
        message = error instanceof Error ? error.message : ''
      }
      expect(message).toContain(name)
      expect(message).not.toMatch(/\b(?:Invalid|expected|received)\b/)
    }
  })

  test('A3 a text that is no JSON object is refused', () => {
    for (const stored of ['', '{', 'null', '[]', '"a"', '7']) {
      expect(() => options.read(stored, options.version), stored).toThrow(BadOptions)
    }
  })
})

describe('every example on a page of its own', () => {
  let site: TestApp

  // Any mode but production has the pages of the examples.
  beforeAll(async () => {
    site = await createTestApp({ mode: 'test' })
  })
  afterAll(() => site.close())

  const examples = widgets.flatMap(({ type, examples: own }) =>
    own.map((example) => [type, example.name, example] as const),
  )

  test.each(examples)(
    'A3 %s, « %s », is valid HTML and ends as it says',
    async (type, name, { ends = 'ready' }) => {
      const { body, html } = await site.get(`/_sandbox/${type}/${slugOf(name)}`)
      const roots = html.all(`[data-widget-type="${type}"]`)
      const states = roots.map((root) => root.attr('data-state'))
      expect(states).toContain(ends === 'refused' ? 'error' : ends)
      // React would put what belongs in the head in front of a root.
      expect(html.all('body link')).toHaveLength(html.all('body noscript link').length)
      expect(html.attrs('body meta', 'itemprop')).not.toContain(null)
      const scripts = html.attrs('body script', 'type')
      expect(scripts.filter((kind) => kind !== 'application/json')).toEqual([])
      expect(/<style\b|\sstyle="|\son\w+="/.exec(body)?.[0]).toBeUndefined()
      expect(await htmlFaults(body)).toEqual([])
    },
  )
})

test.each(widgets)('A3 $type draws something with one of its examples', ({ examples }) => {
  expect(examples.map(({ ends }) => ends ?? 'ready')).toContain('ready')
})

describe('options with two upgrades behind them', () => {
  const fields = {
    heading: text({ label: 'Titre' }),
    columns: number({ label: 'Colonnes', default: 2, min: 1, max: 4 }),
  }
  const options = defineOptions(fields, [
    ({ titre, ...rest }) => ({ ...rest, heading: titre ?? '' }),
    ({ wide, ...rest }) => ({ ...rest, columns: wide === true ? 4 : 2 }),
  ])

  test('A3 the version of today is one more than the upgrades', () => {
    expect(options.version).toBe(3)
  })

  test('A3 each earlier form is brought forward, and what nobody knows is kept', () => {
    expect(options.read('{"titre":"A","wide":true,"inconnu":[1]}', 1)).toEqual({
      heading: 'A',
      columns: 4,
      inconnu: [1],
    })
    expect(options.read('{"heading":"B","wide":false,"inconnu":1}', 2)).toEqual({
      heading: 'B',
      columns: 2,
      inconnu: 1,
    })
    expect(options.read('{"heading":"C","columns":3}', 3)).toEqual({ heading: 'C', columns: 3 })
  })

  test('A3 an upgraded form is saved as today’s', () => {
    const saved = options.write(options.read('{"titre":"A","wide":true,"inconnu":[1]}', 1))
    expect(saved).toEqual({ version: 3, options: { heading: 'A', columns: 4, inconnu: [1] } })
    expect(options.read(JSON.stringify(saved.options), saved.version)).toEqual(saved.options)
  })

  test('A3 unknown members of groups and lists are kept too', () => {
    const nested = defineOptions({
      link: group({ label: 'Lien', members: { text: text({ label: 'Texte' }) } }),
      items: list({ label: 'Entrées', members: { name: text({ label: 'Nom' }) } }),
    })
    const stored = { link: { text: 'a', x: 1 }, items: [{ name: 'b', y: 2 }], z: 3 }
    expect(nested.write(nested.read(JSON.stringify(stored), 1)).options).toEqual(stored)
  })
})

type AnyField = Fields[string]

/** Every field with its place, those of groups and lists included. */
function described(fields: Fields, before = ''): [string, AnyField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, AnyField][] => [
    [before + name, field],
    ...described(field.members ?? {}, `${before}${name}.`),
  ])
}

/** Names in `values` that no field describes; widgets inside a widget have their own. */
function undescribed(values: unknown, fields: Fields): string[] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    if (field === undefined) return [name]
    const entries: unknown[] = Array.isArray(value) ? value : [value]
    return field.members ? entries.flatMap((entry) => undescribed(entry, field.members ?? {})) : []
  })
}

/** The defaults, with one entry in every list. */
function filled(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, members, default: value }]) => [
      name,
      kind === 'list' ? [filled(members ?? {})] : kind === 'group' ? filled(members ?? {}) : value,
    ]),
  )
}

/** Texts and lists longer than may be saved. */
function beyond(fields: Fields): Record<string, unknown> {
  const values = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const { kind, format, members = {}, max } = field
    if (kind === 'group') return [[name, beyond(members)]]
    if (max === undefined) return []
    if (kind === 'text' && format === undefined) return [[name, 'x'.repeat(max + 1)]]
    if (kind === 'long-text') return [[name, 'x'.repeat(max + 1)]]
    if (kind === 'lines') return [[name, Array.from({ length: max + 1 }, () => 'x')]]
    if (kind === 'list') return [[name, Array.from({ length: max + 1 }, () => filled(members))]]
    return []
  })
  return Object.fromEntries(values.filter(([, value]) => !isEmpty(value)))
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** The same values with a member nobody knows, at every depth. */
function withUnknown(values: Record<string, unknown>, fields: Fields): Record<string, unknown> {
  const known = Object.entries(values).map(([name, value]) => {
    const members = fields[name]?.members
    if (!members) return [name, value]
    const inner = (entry: unknown) => withUnknown({ ...(entry as object) }, members)
    return [name, Array.isArray(value) ? value.map(inner) : inner(value)]
  })
  return { ...Object.fromEntries(known), inconnu: { a: [1] } }
}
