import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { firstText, textAt, withText } from './page-texts.ts'

const FIELDS: WidgetDescription['fields'] = [
  { name: 'count', kind: 'number', label: 'Nombre', default: 3 },
  { name: 'fixed', kind: 'text', label: 'Fixe', default: '', isReadOnly: true },
  { name: 'title', kind: 'text', label: 'Titre', default: 'Sans titre', max: 20 },
  {
    name: 'link',
    kind: 'group',
    label: 'Lien',
    default: {},
    members: [{ name: 'text', kind: 'text', label: 'Texte du lien', default: '' }],
  },
  {
    name: 'facts',
    kind: 'list',
    label: 'Repères',
    default: [],
    members: [{ name: 'value', kind: 'rich-text', label: 'Valeur', default: '' }],
  },
]
const description = (version: number): WidgetDescription => ({
  type: 'facts',
  title: 'Repères',
  version,
  defaults: {},
  sentence: '',
  keywords: '',
  starts: {},
  nests: [],
  group: 'others',
  fields: FIELDS,
})
const DESCRIPTIONS = new Map([['facts', description(2)]])
const stored = (options: unknown, version = 2) => ({
  head: JSON.stringify({ id: 1, type: 'facts', version, options: 0 }),
  options: typeof options === 'string' ? options : JSON.stringify(options),
  isReadable: typeof options !== 'string',
})
const at = (options: unknown, path: string, version?: number) =>
  textAt(stored(options, version), path, DESCRIPTIONS)

describe('a text of the page', () => {
  test.each([
    ['title', { title: 'Bonjour' }, 'Bonjour', 'Titre'],
    ['title', {}, 'Sans titre', 'Titre'],
    ['link.text', { link: { text: 'Voir' } }, 'Voir', 'Texte du lien'],
    ['link.text', {}, '', 'Texte du lien'],
    ['facts.1.value', { facts: [{ value: 'a' }, { value: 'b' }] }, 'b', 'Valeur'],
    ['facts.0.value', { facts: [{}] }, '', 'Valeur'],
  ])('%s of %j is typed', (path, options, value, label) => {
    expect(at(options, path)).toMatchObject({ value, label })
  })

  test.each([
    ['count', {}],
    ['fixed', { fixed: 'x' }],
    ['none', {}],
    ['', {}],
    ['title.deeper', {}],
    ['facts', { facts: [] }],
    ['facts.0', { facts: [{ value: 'a' }] }],
    ['facts.3.value', { facts: [{ value: 'a' }] }],
    ['facts.length.value', { facts: [{ value: 'a' }] }],
    ['facts.__proto__.value', { facts: [{ value: 'a' }] }],
    ['__proto__', {}],
    ['constructor.name', {}],
    ['link.text', { link: 'broken' }],
    ['title', { title: 12 }],
  ])('%s of %j is not', (path, options) => {
    expect(at(options, path)).toBeNull()
  })

  test('what is unreadable, of another version or of an unknown type is not', () => {
    expect(at('{"title": "coupé', 'title')).toBeNull()
    expect(at({ title: 'a' }, 'title', 1)).toBeNull()
    const unknown = { ...stored({}), head: '{"id":1,"type":"gone","version":2,"options":0}' }
    expect(textAt(unknown, 'title', DESCRIPTIONS)).toBeNull()
    expect(firstText(unknown, DESCRIPTIONS)).toBeNull()
  })

  test('the first one is typed where a widget shows nothing', () => {
    expect(firstText(stored({}), DESCRIPTIONS)).toEqual({ path: 'title', label: 'Titre' })
    expect(firstText(stored('{"'), DESCRIPTIONS)).toBeNull()
  })
})

test('what is typed stands where it was typed, and nothing else is another', () => {
  const options = fc.record(
    {
      title: fc.string(),
      link: fc.record({ text: fc.string(), href: fc.string() }, { requiredKeys: [] }),
      facts: fc.array(fc.record({ value: fc.string(), more: fc.jsonValue() }), { minLength: 1 }),
      other: fc.jsonValue(),
      ['__proto__']: fc.string(),
    },
    { requiredKeys: ['facts'] },
  )
  const path = fc.constantFrom('title', 'link.text', 'facts.0.value')
  fc.assert(
    fc.property(options, path, fc.string(), (before, where, typed) => {
      const text = JSON.stringify(before)
      const after = withText(text, where, typed)
      expect(at(JSON.parse(after), where)?.value).toBe(typed)
      const value = at(JSON.parse(text), where)?.value ?? ''
      const back = JSON.parse(withText(after, where, value))
      const whole = JSON.parse(text)
      if (where === 'link.text' && whole.link?.text === undefined) return
      if (where === 'title' && whole.title === undefined) return
      expect(back).toEqual(whole)
    }),
  )
})
