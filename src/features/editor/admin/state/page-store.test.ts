import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { copiedText } from './clipboard.ts'
import { pageStore, type PageStore } from './page-store.ts'
import { createEditing } from './editing.ts'
import { idsInOrder, placesOf } from './tree/places.ts'
import { PAGE_SURFACE } from './tree/surface.ts'
import { treeOf, type Descriptions } from './tree/draft-to-tree.ts'
import { draftOf } from './tree/tree-to-draft.ts'

const described = (type: string, fields: WidgetDescription['fields']): WidgetDescription => ({
  type,
  title: type,
  version: 1,
  defaults: type === 'columns' ? { columns: [{ widgets: [] }] } : { text: '' },
  sentence: '',
  keywords: '',
  starts: {},
  nests: [],
  group: 'others',
  fields,
})

const HEADING = described('heading', [{ name: 'text', kind: 'text', label: 'Titre', default: '' }])
const COLUMNS = described('columns', [
  {
    name: 'columns',
    kind: 'list',
    label: 'Colonnes',
    default: [],
    members: [{ name: 'widgets', kind: 'widgets', label: 'Blocs', default: [] }],
  },
])
const DESCRIPTIONS: Descriptions = new Map([HEADING, COLUMNS].map((one) => [one.type, one]))

const heading = (id: number) => ({ id, type: 'heading', version: 1, options: { text: `T${id}` } })
const OPENED: DraftWidget[] = [
  { ...heading(1), zone: 'hero' },
  {
    id: 2,
    zone: 'content',
    type: 'columns',
    version: 1,
    options: { columns: [{ widgets: [heading(3), heading(4)] }, { widgets: [] }] },
  },
  { ...heading(5), zone: 'content' },
  { id: 6, zone: 'cave', type: 'gone', version: 3, options: '{"text": "coupé' },
  { ...heading(7), zone: 'hero' },
]

/** An opened page with a clock that the test moves. */
function opened({ isReadOnly = false } = {}) {
  let time = 0
  const said: string[] = []
  const store = pageStore(
    treeOf(OPENED, { descriptions: DESCRIPTIONS, surface: PAGE_SURFACE }),
    () => time,
  )
  const editing = createEditing(
    store,
    {
      descriptions: DESCRIPTIONS,
      announce: (text) => void said.push(text),
      blockWidgets: async () => [{ ...heading(50), zone: 'content' }],
    },
    { isReadOnly: () => isReadOnly, askWhere: () => {}, saveNow: () => {} },
  )
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  return { store, editing, said, wait }
}

/** The page as it would be saved; a new widget's number is its place in the test. */
function saved(store: PageStore): string {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? 1000 + numbers.size
    numbers.set(name, number)
    return number
  }
  return JSON.stringify(draftOf(store.page(), numberOf))
}

type Deed = (turn: ReturnType<typeof opened>) => void

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

const deed: fc.Arbitrary<Deed> = fc
  .tuple(
    fc.constantFrom('add', 'addAt', 'move', 'up', 'down', 'remove', 'duplicate', 'type', 'paste'),
    fc.nat(40),
    fc.nat(40),
    fc.nat(3),
    fc.string(),
  )
  .map(([kind, one, other, index, text]): Deed => ({ store, editing }) => {
    const id = at(idsInOrder(store.page()), one) ?? null
    const target = { zone: at(placesOf(store.page()), other)?.zone ?? '', index }
    if (kind === 'add') editing.add(one % 2 ? HEADING : COLUMNS)
    if (kind === 'addAt') editing.add(HEADING, target)
    if (kind === 'paste') {
      editing.select(id)
      editing.paste()
    }
    if (id === null) return
    if (kind === 'move') editing.move(id, target)
    if (kind === 'up') editing.up(id)
    if (kind === 'down') editing.down(id)
    if (kind === 'remove') editing.remove(id)
    if (kind === 'duplicate') editing.duplicate(id)
    if (kind === 'type') editing.change(id, { options: JSON.stringify({ text }) })
  })

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => copiedText(columns()) })
  vi.stubGlobal('requestAnimationFrame', () => 0)
})
afterAll(() => void vi.unstubAllGlobals())

describe('the steps of a page', () => {
  test('as many undos give the same bytes, as many redos give them back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(deed, fc.nat(2000)), { maxLength: 30 }), (deeds) => {
        const page = opened()
        const before = saved(page.store)
        for (const [act, pause] of deeds) {
          page.wait(pause)
          act(page)
        }
        const ids = idsInOrder(page.store.page())
        expect(new Set(ids).size).toBe(ids.length)
        const after = page.store.page()
        let steps = 0
        while (page.store.go('undo') !== null) steps += 1
        expect(saved(page.store)).toBe(before)
        for (; steps > 0; steps -= 1) expect(page.store.go('redo')).not.toBeNull()
        expect(page.store.go('redo')).toBeNull()
        expect(page.store.page()).toStrictEqual(after)
      }),
    )
  })

  test('what is typed without a rest is one step, which knows where the caret was', () => {
    const { store, editing, wait } = opened()
    const spot = (start: number) => ({ id: 'w5', path: 'text', start, end: start })
    const type = (text: string, start: number) =>
      editing.change(
        'w5',
        { options: JSON.stringify({ text }) },
        { kind: 'w5 text', pause: 600, spots: [spot(start), spot(start + 1)] },
      )
    const before = saved(store)
    type('T5a', 2)
    wait(500)
    type('T5ab', 3)
    wait(601)
    type('T5abc', 4)
    expect(store.go('undo')).toBe('modification')
    expect(saved(store)).toContain('"T5ab"')
    expect(store.spot()).toEqual(spot(4))
    store.go('undo')
    expect(saved(store)).toBe(before)
    expect(store.spot()).toEqual(spot(2))
    store.go('redo')
    expect(store.spot()).toEqual(spot(4))
    expect(saved(store)).toContain('"T5ab"')
  })

  test('a change that changes nothing is no step', () => {
    const { store, editing } = opened()
    editing.move('w5', { zone: '/2', index: 1 })
    editing.move('w2', { zone: 'w2/0', index: 0 })
    editing.move('w5', { zone: 'w9/0', index: 0 })
    editing.remove('w99')
    expect(store.can('undo')).toBe(false)
  })
})

describe('the deeds', () => {
  test('a widget goes from a zone into a column and is the chosen one', () => {
    const { store, editing, said } = opened()
    editing.move('w5', { zone: 'w2/1', index: 0 })
    expect(idsInOrder(store.page())).toEqual(['w1', 'w7', 'w2', 'w3', 'w4', 'w5', 'w6'])
    expect(store.selectedId()).toBe('w5')
    expect(said.at(-1)).toBe('heading : T5 : columns, colonne 2, position 1 sur 1.')
  })

  test('what is removed leaves its neighbour chosen, the last one the widget around it', () => {
    const { store, editing } = opened()
    editing.remove('w3')
    expect(store.selectedId()).toBe('w4')
    editing.remove('w4')
    expect(store.selectedId()).toBe('w2')
    store.go('undo')
    expect(idsInOrder(store.page())).toContain('w4')
  })

  test('a shared block is detached in one step', async () => {
    const { store, editing } = opened()
    editing.change('w5', { options: JSON.stringify({ block: 3 }) })
    await editing.detach('w5')
    expect(saved(store)).toContain('"T50"')
    expect(store.go('undo')).toBe('détachement')
    expect(saved(store)).not.toContain('"T50"')
    expect(idsInOrder(store.page())).toContain('w5')
  })

  test('nothing changes where nothing may be typed, and it is said', () => {
    const { store, editing, said } = opened({ isReadOnly: true })
    const before = store.page()
    editing.remove('w5')
    editing.duplicate('w5')
    editing.add(HEADING)
    editing.move('w5', { zone: '/0', index: 0 })
    editing.change('w5', { options: '{}' })
    editing.undo()
    expect(store.page()).toBe(before)
    expect(new Set(said)).toEqual(new Set(['Cette page est en lecture seule.']))
  })
})

function columns() {
  const { zones } = treeOf(OPENED, { descriptions: DESCRIPTIONS, surface: PAGE_SURFACE })
  return zones.flatMap(({ content }) => content).filter(({ type }) => type === 'columns')
}

test('a change and the choice that comes with it are told once', () => {
  const { store, editing } = opened()
  const told = vi.fn<() => void>()
  store.subscribe(told)
  editing.remove('w1')
  expect(store.selectedId()).toBe('w7')
  editing.duplicate('w7')
  expect(store.selectedId()).toMatch(/^n/)
  editing.move('w5', { zone: '/0', index: 0 })
  expect(store.selectedId()).toBe('w5')
  expect(told).toHaveBeenCalledTimes(3)
  // Nothing changes, and it is chosen all the same.
  store.change('rien', (page) => page, { chosen: 'w7' })
  expect(store.selectedId()).toBe('w7')
})
