import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DescribedField } from '#base/core/field/described-field.ts'
import type { WidgetProps } from '../state/tree/page-tree.ts'
import { createDebouncedEdits } from './debounced-edits.ts'

const FIELDS: DescribedField[] = [{ name: 'text', kind: 'text', label: 'Texte', default: '' }]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const stored = (options: object, version = 2): WidgetProps => ({
  id: 'w1',
  head: JSON.stringify({ id: 1, type: 'a', version, options: 0 }),
  options: JSON.stringify(options),
  isReadable: true,
  slots: [],
})

function typing(upgrade = async (): Promise<Record<string, unknown>> => ({})) {
  const applied: (string | undefined)[] = []
  const made = createDebouncedEdits({
    description: { version: 2, fields: FIELDS },
    apply: (_id, { options, head }) => applied.push(options, head),
    upgrade,
    now: () => performance.now(),
  })
  return { made, applied }
}

test('each keystroke is shown at once, and the page follows after a rest', () => {
  const { made, applied } = typing()
  made.take(stored({ text: '', more: 1 }))
  for (const text of ['a', 'ab', 'abc']) {
    made.type({ ...made.shown().values, text })
    vi.advanceTimersByTime(100)
  }
  expect(made.shown().values).toEqual({ text: 'abc', more: 1 })
  expect(applied).toEqual([])
  vi.advanceTimersByTime(60)
  expect(applied[0]).toBe('{"text":"abc","more":1}')
})

test('whoever types on without a rest sees the page follow all the same', () => {
  const { made, applied } = typing()
  made.take(stored({ text: '' }))
  for (let key = 0; key < 8; key += 1) {
    made.type({ text: 'x'.repeat(key) })
    vi.advanceTimersByTime(100)
  }
  expect(applied).toHaveLength(2)
})

test('leaving the form gives what was typed to the page, once', () => {
  const { made, applied } = typing()
  made.take(stored({ text: '' }))
  made.type({ text: 'a' })
  made.flush()
  made.flush()
  vi.advanceTimersByTime(1000)
  expect(applied).toHaveLength(2)
})

test('what comes from elsewhere, an undo for one, takes the place of what is shown', () => {
  const { made } = typing()
  made.take(stored({ text: 'a' }))
  made.type({ text: 'ab' })
  made.flush()
  made.take(stored({ text: 'ab' }))
  made.take(stored({ text: 'a' }))
  expect(made.shown().values).toEqual({ text: 'a' })
})

test('a page that changes under the hand does not take away what is being typed', () => {
  const { made } = typing()
  made.take(stored({ text: 'a' }))
  made.type({ text: 'ab' })
  made.take(stored({ text: 'elsewhere' }))
  expect(made.shown().values).toEqual({ text: 'ab' })
})

test('options of a former version are upgraded to be shown, and written only when edited', async () => {
  const { made, applied } = typing(async () => ({ text: 'upgraded' }))
  made.take(stored({ old: 'x' }, 1))
  expect(made.shown().values).toBeNull()
  await vi.advanceTimersByTimeAsync(1000)
  expect(made.shown().values).toEqual({ text: 'upgraded' })
  expect(applied).toEqual([])
  made.type({ text: 'new' })
  made.flush()
  expect(applied).toEqual(['{"text":"new"}', '{"id":1,"type":"a","version":2,"options":0}'])
})

test('options that can’t be upgraded are said to be so', async () => {
  const { made } = typing(async () => {
    throw new Error('Mettez le logiciel à jour.')
  })
  made.take(stored({}, 9))
  await vi.advanceTimersByTimeAsync(0)
  expect(made.shown()).toEqual({ values: null, refusal: 'Mettez le logiciel à jour.' })
})
