import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DescribedField } from '#base/core/field/described-field.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { copiedText, pastedWidgets } from './state/clipboard.ts'
import { editableOptions, editedOptions } from './options/edit-options.ts'
import { draftOf } from './state/tree/tree-to-draft.ts'
import { headOf, type PageWidget } from './state/tree/page-tree.ts'
import { PAGE_SURFACE } from './state/tree/surface.ts'
import { pageWidget, treeOf, type Descriptions } from './state/tree/draft-to-tree.ts'

const field = (name: string, kind: DescribedField['kind'], members?: DescribedField[]) => ({
  name,
  kind,
  label: name,
  default: kind === 'list' || kind === 'widgets' ? [] : '',
  ...(members ? { members } : {}),
})

const describedAs = (type: string, fields: DescribedField[], version = 1) => ({
  type,
  title: type,
  version,
  defaults: {},
  fields,
  sentence: '',
  keywords: '',
  starts: {},
  nests: [],
  group: 'others' as const,
})

const COLUMNS = describedAs('columns', [
  field('columns', 'list', [field('width', 'number'), field('widgets', 'widgets')]),
])
const GROUPED = describedAs(
  'grouped',
  [field('form', 'widgets'), field('group', 'group', [field('widgets', 'widgets')])],
  2,
)
const DESCRIPTIONS: Descriptions = new Map(
  [COLUMNS, GROUPED, describedAs('heading', [field('text', 'text')])].map((one) => [one.type, one]),
)
const PARTS = { descriptions: DESCRIPTIONS, surface: PAGE_SURFACE }

const none = (name: string): number => {
  throw new Error(`${name} has no number.`)
}

const json = fc.jsonValue({ maxDepth: 2 })
const record = fc.dictionary(fc.string(), json, { maxKeys: 4 })
const type = fc.constantFrom('heading', 'columns', 'grouped', 'gone', 'constructor', '__proto__')

const nested = fc.letrec<{ options: Record<string, unknown>; widget: unknown }>((tie) => ({
  options: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    record,
    fc.record({
      columns: fc.array(
        fc.oneof(
          json,
          fc.record(
            { width: fc.nat(), widgets: fc.oneof(json, fc.array(tie('widget'), { maxLength: 2 })) },
            { requiredKeys: [] },
          ),
        ),
        { maxLength: 3 },
      ),
      else: json,
    }),
    fc.record({
      form: fc.array(tie('widget'), { maxLength: 2 }),
      group: fc.record({ widgets: fc.array(tie('widget'), { maxLength: 2 }), '': json }),
    }),
  ),
  widget: fc.oneof(
    fc.record({
      type,
      options: tie('options'),
      'a.b[0]': json,
      id: fc.integer({ min: 1, max: 30 }),
      version: fc.integer({ min: 1, max: 3 }),
    }),
    json,
  ),
}))

const draft: fc.Arbitrary<DraftWidget> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  zone: fc.constantFrom('content', 'hero', 'aside', 'sidebar', 'constructor'),
  type,
  version: fc.integer({ min: 1, max: 3 }),
  options: fc.oneof(fc.string(), nested.options),
})

/** As it comes off the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const columnsOf = (widgets: unknown[][]): PageWidget =>
  pageWidget(
    {
      id: 1,
      type: 'columns',
      version: 1,
      options: { columns: widgets.map((held, index) => ({ width: index + 1, widgets: held })) },
    },
    DESCRIPTIONS,
    (id) => `w${id}`,
  )

const heading = (id: number, text: string) => ({
  id,
  type: 'heading',
  version: 1,
  options: { text },
})

describe('a page there and back', () => {
  test('what nobody edits comes back byte for byte, readable or not', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 5 }), (drafts) => {
        const widgets = sent(drafts)
        const back = draftOf(treeOf(widgets, PARTS), none)
        expect(back).toStrictEqual(widgets)
        expect(back.map(({ options }) => JSON.stringify(options))).toStrictEqual(
          widgets.map(({ options }) => JSON.stringify(options)),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('every instance has a name of its own, also when numbers are stored twice', () => {
    const twice = [1, 1].map((id) => ({ ...heading(id, 'a'), zone: 'content' }))
    const { content } = treeOf(twice, PARTS).zones[2] ?? { content: [] }
    expect(content.map(({ props }) => props.id)).toEqual(['w1', 'w1-2'])
  })

  test('a new widget gets the number that is kept for its name, those inside it too', () => {
    const copy = columnsOf([[heading(2, 'a')]])
    const fresh = (widget: PageWidget): PageWidget => ({
      ...widget,
      props: {
        ...widget.props,
        head: JSON.stringify({ ...headOf(widget.props), id: 0 }),
        slots: widget.props.slots.map(({ at, content }) => ({ at, content: content.map(fresh) })),
      },
    })
    const numbers = new Map([
      ['w1', 71],
      ['w2', 72],
    ])
    const zones = [{ at: 'content', content: [fresh(copy)] }]
    const [back] = draftOf({ zones, order: '[]' }, (name) => numbers.get(name) ?? 0)
    expect(back).toMatchObject({
      id: 71,
      options: { columns: [{ widgets: [{ id: 72, options: { text: 'a' } }] }] },
    })
  })
})

describe('options in a form', () => {
  test('opened and given back they are as they were', () => {
    fc.assert(
      fc.property(nested.options, (options) => {
        const { props } = pageWidget(
          { id: 1, type: 'columns', version: 1, options: sent(options) },
          DESCRIPTIONS,
          (id) => `w${id}`,
        )
        const edited = sent(editableOptions(props))
        expect(editedOptions(props.slots, edited, COLUMNS.fields)).toStrictEqual({
          options: props.options,
          slots: props.slots,
        })
      }),
    )
  })

  test('an entry that moves takes its widgets along, a new one is empty, a copy has its own', () => {
    const { props } = columnsOf([[heading(2, 'a')], [heading(3, 'b')]])
    const { columns } = editableOptions(props) as { columns: unknown[] }
    const [first, second] = columns
    const edited = { columns: [second, { width: 9, widgets: [] }, first, second] }
    const { slots, options } = editedOptions(props.slots, edited, COLUMNS.fields)
    const texts = slots.map(({ content }) => content.map((widget) => widget.props.options))
    expect(texts).toEqual([['{"text":"b"}'], [], ['{"text":"a"}'], ['{"text":"b"}']])
    const names = slots.flatMap(({ content }) => content.map((widget) => widget.props.id))
    expect(new Set(names).size).toBe(3)
    expect(headOf(slots[3]?.content[0]?.props ?? { head: '' }).id).toBe(0)
    expect(JSON.parse(options)).toMatchObject({ columns: [{ width: 2 }, { width: 9 }, {}, {}] })
  })
})

describe('copy and paste', () => {
  test('a pasted widget is the copied one with a new name and no number yet, deep down too', () => {
    const source = columnsOf([[heading(2, 'a')], []])
    const pasted = pastedWidgets(copiedText([source]), DESCRIPTIONS)
    if ('refused' in pasted) throw new Error(pasted.refused)
    const [widget] = pasted.widgets
    const inner = widget?.props.slots[0]?.content[0]
    expect(widget?.type).toBe('columns')
    expect(inner?.props.options).toBe('{"text":"a"}')
    for (const { props } of [widget, inner].flatMap((one) => one ?? [])) {
      expect(headOf(props).id).toBe(0)
      expect(['w1', 'w2']).not.toContain(props.id)
    }
  })

  test.each([
    ['no JSON', 'bonjour'],
    ['another JSON', '{"kind":"other","widgets":[]}'],
    ['nothing in it', '{"kind":"vitrine-widgets","widgets":[]}'],
    ['options that are none', '{"kind":"vitrine-widgets","widgets":[{"type":"a","version":1}]}'],
    ['too much', ' '.repeat(2_000_001)],
  ])('%s is refused with a sentence that says what to do', (_case, text) => {
    expect(pastedWidgets(text, DESCRIPTIONS)).toEqual({
      refused: 'Rien à coller : copiez d’abord un bloc, de cette page ou d’une autre.',
    })
  })
})
