import { expect, test, vi } from 'vitest'
import type { WidgetPreview, WidgetToPreview } from '#base/core/field/widget-preview.ts'
import { createPreviews } from './previews.ts'

interface Call {
  ids: number[]
  h1Owner: number | null
  signal: AbortSignal
  answer(previews: Partial<WidgetPreview>[]): Promise<void>
  fail(): Promise<void>
}

/** Previews whose server answers when the test says so. */
function opened() {
  const calls: Call[] = []
  const previews = createPreviews(
    ({ widgets, h1Owner }, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          ids: widgets.map(({ id }) => id),
          h1Owner,
          signal,
          async answer(given) {
            resolve(given.map((one) => ({ ...READY, ...one })))
            await settled()
          },
          async fail() {
            reject(new Error('nobody answers'))
            await settled()
          },
        })
      }),
    (work) => queueMicrotask(work),
  )
  return { previews, calls }
}

const READY: WidgetPreview = {
  html: '<div></div>',
  state: 'ready',
  message: '',
  band: '',
  takesH1: false,
  stylesheets: [],
  symbols: [],
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

const wish = (id: number, text = '') => {
  const widget: WidgetToPreview = { id, type: 'heading', version: 1, options: { text } }
  return { widget, key: `${id} ${text}` }
}

test('what is wanted at once is asked in one call', async () => {
  const { previews, calls } = opened()
  for (const id of [1, 2, 3]) previews.want(`w${id}`, wish(id))
  await settled()
  expect(calls.map(({ ids }) => ids)).toEqual([[1, 2, 3]])
})

test('a long page is asked in parts, two at a time', async () => {
  const { previews, calls } = opened()
  for (let id = 1; id <= 60; id += 1) previews.want(`w${id}`, wish(id))
  await settled()
  expect(calls.map(({ ids }) => ids.length)).toEqual([25, 25])
  await calls[0]?.answer(calls[0].ids.map(() => ({})))
  expect(calls.map(({ ids }) => ids.length)).toEqual([25, 25, 10])
})

test('large widgets are asked for apart, each alone when it must be', async () => {
  const { previews, calls } = opened()
  const large = 'a'.repeat(150_000)
  for (const id of [1, 2, 3]) previews.want(`w${id}`, wish(id, large))
  previews.want('w4', wish(4, large.repeat(4)))
  await settled()
  await calls[0]?.answer([{}, {}])
  await calls[1]?.answer([{}])
  expect(calls.map(({ ids }) => ids)).toEqual([[1, 2], [3], [4]])
})

test('the former drawing stays until the newer one is there', async () => {
  const { previews, calls } = opened()
  previews.want('w1', wish(1, 'a'))
  await settled()
  await calls[0]?.answer([{ html: 'a' }])
  previews.want('w1', wish(1, 'b'))
  await settled()
  expect(previews.of('w1')?.html).toBe('a')
  expect(previews.isBehind('w1')).toBe(true)
  await calls[1]?.answer([{ html: 'b' }])
  expect(previews.of('w1')?.html).toBe('b')
  expect(previews.isBehind('w1')).toBe(false)
})

test('an answer that comes after a newer question is dropped, and its call is stopped', async () => {
  const { previews, calls } = opened()
  previews.want('w1', wish(1, 'a'))
  await settled()
  previews.want('w1', wish(1, 'b'))
  await settled()
  expect(calls[0]?.signal.aborted).toBe(true)
  await calls[1]?.answer([{ html: 'b' }])
  await calls[0]?.answer([{ html: 'a' }])
  expect(previews.of('w1')?.html).toBe('b')
})

test('a call goes on as long as one of its widgets still waits for it', async () => {
  const { previews, calls } = opened()
  previews.want('w1', wish(1, 'a'))
  previews.want('w2', wish(2, 'a'))
  await settled()
  previews.want('w1', wish(1, 'b'))
  await settled()
  expect(calls[0]?.signal.aborted).toBe(false)
  await calls[0]?.answer([{ html: 'old' }, { html: 'two' }])
  expect(previews.of('w1')).toBeNull()
  expect(previews.of('w2')?.html).toBe('two')
})

test('what was drawn before is shown without asking: an undo is at once', async () => {
  const { previews, calls } = opened()
  for (const text of ['a', 'b']) {
    previews.want('w1', wish(1, text))
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as an editor types.
    await settled()
    // oxlint-disable-next-line no-await-in-loop
    await calls.at(-1)?.answer([{ html: text }])
  }
  previews.want('w1', wish(1, 'a'))
  expect(previews.of('w1')?.html).toBe('a')
  await settled()
  expect(calls).toHaveLength(2)
})

test('after a failure the same wish is asked again', async () => {
  const { previews, calls } = opened()
  previews.want('w1', wish(1, 'a'))
  await settled()
  await calls[0]?.fail()
  previews.want('w1', wish(1, 'a'))
  await settled()
  expect(calls).toHaveLength(2)
})

test('refused options keep the last good drawing and say why', async () => {
  const { previews, calls } = opened()
  previews.want('w1', wish(1, 'a'))
  await settled()
  await calls[0]?.answer([{ html: 'good' }])
  previews.want('w1', wish(1, 'bad'))
  await settled()
  await calls[1]?.answer([{ html: 'alert', state: 'error', message: 'Trop long.' }])
  expect(previews.of('w1')).toMatchObject({ html: 'good', state: 'ready', message: 'Trop long.' })
})

test('A2 the first widget that can draws the page’s <h1>; the others are drawn anew', async () => {
  const { previews, calls } = opened()
  previews.order(['w1', 'w2'])
  for (const id of [1, 2]) previews.want(`w${id}`, wish(id))
  await settled()
  await calls[0]?.answer([{ takesH1: 'unless-taken' }, { takesH1: 'unless-taken' }])
  await settled()
  expect(calls[1]).toMatchObject({ ids: [2], h1Owner: 1 })
  await calls[1]?.answer([{ takesH1: 'unless-taken', html: 'h2' }])
  previews.order(['w2', 'w1'])
  await settled()
  expect(previews.of('w2')?.html).toBe(READY.html)
  expect(calls[2]).toMatchObject({ ids: [1], h1Owner: 2 })
})

test('whoever listens hears of each widget by its name', async () => {
  const { previews, calls } = opened()
  const heard = vi.fn<(name: string) => void>()
  previews.subscribe(heard)
  previews.want('w7', wish(7))
  await settled()
  await calls[0]?.answer([{}])
  expect(heard).toHaveBeenCalledWith('w7')
})
