import { describe, expect, test } from 'vitest'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { type Describe, type PageVersion, pageDiff } from './page-diff.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'

const field = (name: string, kind: DescribedField['kind'], label: string, more = {}) => ({
  name,
  kind,
  label,
  default: '',
  ...more,
})

const describeType: Describe = (type) =>
  ({
    heading: { title: 'Titre', nests: [], fields: [field('text', 'text', 'Texte')] },
    columns: {
      title: 'Colonnes',
      nests: ['columns.widgets'],
      fields: [
        field('columns', 'list', 'Colonnes', {
          default: [],
          members: [
            field('width', 'choice', 'Largeur', { choices: { 6: 'moitié', 12: 'entière' } }),
            field('widgets', 'widgets', 'Widgets', { default: [] }),
          ],
        }),
      ],
    },
    text: {
      title: 'Texte',
      nests: [],
      fields: [
        field('html', 'rich-text', 'Texte'),
        field('wide', 'switch', 'Large', { default: false }),
      ],
    },
  })[type] ?? null

const FIELDS = { title: 'Cabinet', h1: '', description: '', keywords: '' }

const widget = (id: number, type: string, options: object, zone = 'content'): DraftWidget => ({
  id,
  zone,
  type,
  version: 1,
  options: { ...options },
})

const version = (widgets: DraftWidget[], fields = {}): PageVersion => ({
  fields: { ...FIELDS, ...fields },
  widgets,
})

const told = (before: PageVersion, after: PageVersion) =>
  pageDiff(before, after, describeType).map(({ kind, widgetId, place, changes }) => [
    kind,
    widgetId,
    place,
    ...changes.map(({ label, parts }) => `${label} : ${parts.map(({ text }) => text).join('|')}`),
  ])

const many = <T>(count: number, make: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1))

describe('the difference of two versions of a page', () => {
  const one = widget(1, 'heading', { text: 'Un' })
  const two = widget(2, 'heading', { text: 'Deux' })
  const three = widget(3, 'heading', { text: 'Trois' })

  test('is nothing between a version and itself, defaults included', () => {
    const bare = widget(4, 'text', { html: '<p>a</p>' })
    const said = widget(4, 'text', { html: '<p>a</p>', wide: false })
    expect(told(version([one, bare]), version([one, said]))).toEqual([])
  })

  test('names what came, went and was changed, under French labels', () => {
    const changed = widget(1, 'heading', { text: 'Un titre' })
    expect(told(version([one, two]), version([changed, three], { description: 'Nous' }))).toEqual([
      ['changed', null, '', 'Description : Nous'],
      ['changed', 1, 'Contenu', 'Texte : Un| titre'],
      ['added', 3, 'Contenu'],
      ['removed', 2, 'Contenu'],
    ])
  })

  test('calls moved what stands elsewhere or in another order, and nothing else', () => {
    expect(told(version([one, two, three]), version([two, three, one]))).toEqual([
      ['moved', 1, 'Contenu'],
    ])
    expect(told(version([one, two]), version([{ ...one, zone: 'aside' }, two]))).toEqual([
      ['moved', 1, 'Colonne de côté'],
    ])
  })

  test('looks into widgets that hold others', () => {
    const columns = (inner: DraftWidget[], width = '6') =>
      widget(9, 'columns', { columns: [{ width, widgets: inner }] })
    const changed = widget(1, 'heading', { text: 'Autre' })
    expect(told(version([columns([one])]), version([columns([changed, two], '12')]))).toEqual([
      ['changed', 9, 'Contenu', 'Colonnes, 1, Largeur : moitié|entière'],
      ['changed', 1, 'dans « Colonnes »', 'Texte : Un|Autre'],
      ['added', 2, 'dans « Colonnes »'],
    ])
    expect(told(version([columns([one]), two]), version([columns([]), one, two]))).toEqual([
      ['moved', 1, 'Contenu'],
    ])
  })

  test('compares the words of a rich text, and says when only its form changed', () => {
    const html = (source: string) => version([widget(4, 'text', { html: source })])
    expect(told(html('<p>Un mot</p>'), html('<p>Un <b>autre</b> mot</p>'))).toEqual([
      ['changed', 4, 'Contenu', 'Texte : Un |autre |mot'],
    ])
    expect(told(html('<p>Un mot</p>'), html('<p><b>Un</b> mot</p>'))[0]?.[3]).toContain(
      'mise en forme',
    )
  })

  test('tells what no field describes, and of types that nobody knows', () => {
    expect(told(version([one]), version([widget(1, 'heading', { text: 'Un', x: 1 })]))).toEqual([
      ['changed', 1, 'Contenu', expect.stringContaining('Autres réglages')],
    ])
    const unknown = (options: object) => version([widget(5, 'ancien', options)])
    expect(told(unknown({ a: 1 }), unknown({ a: 2 }))).toHaveLength(1)
    const unread = { ...one, options: '{"text":' }
    expect(told(version([unread]), version([unread]))).toEqual([])
  })

  test('tells entries of a list by their place', () => {
    const columns = (...widths: string[]) =>
      version([widget(9, 'columns', { columns: widths.map((width) => ({ width })) })])
    expect(told(columns('6', '6'), columns('6', '6', '12'))).toEqual([
      ['changed', 9, 'Contenu', 'Colonnes, 3 : entière'],
    ])
    expect(told(columns('12', '6'), columns('6'))).toEqual([
      ['changed', 9, 'Contenu', 'Colonnes, 1 : entière'],
    ])
  })

  test('shortens what stayed around a change, and what is too long to be compared', () => {
    const text = (middle: string) => `${'un '.repeat(900)}${middle}${' deux'.repeat(900)}`
    const before = version([widget(1, 'heading', { text: text('bilan') })])
    const after = version([widget(1, 'heading', { text: text('avoir') })])
    const [same, ...changed] = pageDiff(before, after, describeType)[0]?.changes[0]?.parts ?? []
    expect(same?.text).toMatch(/^un un .{60,70} \[…\] .{60,70} un $/)
    expect(changed.slice(0, 2)).toEqual([
      { kind: 'gone', text: 'bilan' },
      { kind: 'new', text: 'avoir' },
    ])
    const huge = version([widget(1, 'heading', { text: 'avoir '.repeat(300_000) })])
    const parts = pageDiff(before, huge, describeType)[0]?.changes[0]?.parts ?? []
    expect(parts.map(({ kind }) => kind)).toEqual(['gone', 'new'])
    for (const part of parts) expect(part.text.length).toBeLessThan(200)
  })

  test.each<[string, (word: string) => DraftWidget[]]>([
    ['many texts', (word) => many(490, (id) => widget(id, 'heading', { text: word.repeat(700) }))],
    ['long words', (word) => many(50, (id) => widget(id, word, { text: `a ${word.repeat(9e3)}` }))],
    [
      'entries of a list',
      (word) => [widget(1, 'columns', { columns: many(50_000, (id) => ({ width: word + id })) })],
    ],
    [
      'widgets inside',
      (word) => {
        const widgets = many(30_000, (id) => widget(id + 9, 'heading', { text: word }))
        return [widget(1, 'columns', { columns: [{ width: '6', widgets }] })]
      },
    ],
    [
      'signs that JSON escapes',
      (word) => many(490, (id) => widget(id, 'text', { x: `${word}\u0001`.repeat(600) })),
    ],
  ])('is bounded: %s', (_what, widgets) => {
    const changes = pageDiff(version(widgets('avoir ')), version(widgets('bilan ')), describeType)
    expect(changes.length).toBeGreaterThan(1)
    expect(JSON.stringify(changes).length).toBeLessThan(600_000)
    expect(JSON.stringify(changes).length).toBeGreaterThan(10_000)
  })

  test('says so when not everything is told', () => {
    const widgets = (text: string) => many(30_000, (id) => widget(id, 'heading', { text }))
    const changes = pageDiff(version(widgets('Un')), version(widgets('Deux')), describeType)
    expect(changes.at(-1)?.widget).toBe('Autres changements')
    expect(pageDiff(version([one]), version([]), describeType)).toHaveLength(1)
  })
})
