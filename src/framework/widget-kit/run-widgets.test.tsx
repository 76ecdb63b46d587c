import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { WidgetInstance } from '#base/core/page/page.ts'
import { defineOptions } from './define-options.ts'
import { defineWidget, type Widget } from './define-widget.ts'
import { widgets as nested } from '#base/core/field/fields.ts'
import { type PageContext, runWidgets } from './run-widgets.tsx'

const ALERT = "Une erreur est survenue, merci de contacter l'équipe de développement"
const written = (text: string) => text.replaceAll("'", '&#x27;')

const plain = { title: 'Essai', options: defineOptions({}), examples: [] }

/** How long the slow loader of these tests would take, far beyond any deadline here. */
const FOR_EVER = new Promise<never>(() => {})

const kinds: Widget[] = [
  defineWidget({
    ...plain,
    type: 'good',
    load: () => ({ state: 'ready', model: 'bon' }),
    View: ({ model }) => <p>{model}</p>,
  }),
  defineWidget({
    ...plain,
    type: 'throws-at-once',
    load: () => {
      throw new Error('secret : chargement')
    },
    View: () => null,
  }),
  defineWidget({
    ...plain,
    type: 'rejects',
    load: () => Promise.reject(new Error('secret : refus')),
    View: () => null,
  }),
  defineWidget({ ...plain, type: 'slow', load: () => FOR_EVER, View: () => null }),
  defineWidget({
    ...plain,
    type: 'bad-view',
    load: () => ({ state: 'ready', model: {}, takesH1: true }),
    View: () => {
      throw new Error('secret : dessin')
    },
    island: () => 'bad-view',
  }),
  defineWidget({ ...plain, type: 'none', load: () => ({ state: 'empty' }), View: () => null }),
  defineWidget({
    ...plain,
    type: 'box',
    options: defineOptions({ inside: nested({ label: 'Widgets' }) }),
    async load({ inside }, { run }) {
      // Its own deadline began before that of the widgets inside.
      await setImmediate()
      return { state: 'ready', model: await run(inside) }
    },
    inner: (model) => model,
    View: ({ model, view }) => (
      <div dangerouslySetInnerHTML={{ __html: model.map((one) => one.html(view)).join('') }} />
    ),
  }),
]
const registry = new Map(kinds.map((widget) => [widget.type, widget]))

const instance = (id: number, type: string, options: unknown = {}): WidgetInstance => ({
  id,
  zone: 'content',
  position: id,
  type,
  version: 1,
  options: JSON.stringify(options),
})

/** Runs widgets and draws them; nothing of the page but the log is needed here. */
async function drawn(instances: WidgetInstance[], deadline = 1000) {
  const warnings: string[] = []
  const context = {
    culture: 'fr-FR',
    formOf: () => ({}),
    warn: (message: string, cause?: unknown) => void warnings.push(`${message} ${String(cause)}`),
  } as unknown as PageContext
  const outcomes = await runWidgets(instances, context, { registry, deadline })
  const html = outcomes.map((outcome) => outcome.html({ culture: 'fr-FR', h1Owner: null }))
  return { outcomes, html, warnings }
}

describe('A9 one widget never takes its neighbours down', () => {
  test.each(['throws-at-once', 'rejects', 'slow', 'bad-view', 'unknown'])(
    'A9 a widget that %s shows its alert where it stands',
    async (type) => {
      const { html, warnings } = await drawn(
        [instance(1, 'good'), instance(2, type), instance(3, 'good')],
        60,
      )
      expect(html[0]).toContain('<p>bon</p>')
      expect(html[1]).toContain('data-state="error"')
      expect(html[1]).toContain(`role="alert">Widget 2 : ${written(ALERT)}</div>`)
      expect(html[1]).not.toContain('secret')
      expect(html[2]).toContain('<p>bon</p>')
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).toContain('Widget 2')
    },
  )

  test('A9 all loaders run at once: three slow ones cost one deadline', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const run = drawn([instance(1, 'slow'), instance(2, 'slow'), instance(3, 'slow')], 400)
    await vi.advanceTimersByTimeAsync(400)
    expect((await run).warnings).toHaveLength(3)
  })

  test('A9 outcomes keep the order of the instances', async () => {
    const { outcomes } = await drawn([instance(3, 'slow'), instance(1, 'good')], 30)
    expect(outcomes.map(({ id }) => id)).toEqual([3, 1])
  })

  test('A9 inside another widget a slow one costs itself alone, at any depth', async () => {
    const inner = (id: number, type: string, options: Record<string, unknown> = {}) => ({
      id,
      type,
      version: 1,
      options,
    })
    const deep = inner(3, 'box', { inside: [inner(4, 'slow'), inner(5, 'good')] })
    const { html } = await drawn([instance(1, 'box', { inside: [inner(2, 'good'), deep] })], 1_500)
    expect(html[0]).toContain('data-widget-id="2" data-widget-type="good" data-state="ready"')
    expect(html[0]).toContain('data-widget-id="4" data-widget-type="slow" data-state="error"')
    expect(html[0]).toContain('data-widget-id="5" data-widget-type="good" data-state="ready"')
  })

  test('A9 the signal of a loader that is given up is aborted', async () => {
    let signal: AbortSignal | undefined
    const waiting = defineWidget({
      ...plain,
      type: 'waiting',
      load: (_options, context) => {
        signal = context.signal
        return FOR_EVER
      },
      View: () => null,
    })
    const context = { warn: () => {}, formOf: () => ({}) } as unknown as PageContext
    const running = { registry: new Map([['waiting', waiting]]), deadline: 30 }
    await runWidgets([instance(1, 'waiting')], context, running)
    expect(signal?.aborted).toBe(true)
  })
})

test('D12 an empty widget is marked and has no content', async () => {
  const { html } = await drawn([instance(1, 'none')])
  expect(html[0]).toBe(
    '<div class="widget widget-none is_empty" data-widget-id="1" data-widget-type="none" data-state="empty"></div>',
  )
})

describe('what stands on page after page', () => {
  const draws: string[] = []
  const words = (text: string) => ({ state: 'ready' as const, model: { text } })
  const repeated = defineWidget({
    ...plain,
    type: 'repeated',
    isRepeated: true,
    load: (_options, { culture }) => words(culture),
    View: ({ model, view }) => {
      draws.push(model.text)
      if (model.text === 'throws') throw new Error('secret : dessin')
      return <p>{`${model.text} ${view.h1Owner}`}</p>
    },
  })
  async function piece(text: string, id = 1, h1Owner: number | null = null) {
    const warnings: string[] = []
    const context = {
      culture: text,
      formOf: () => ({}),
      warn: (line: string) => warnings.push(line),
    }
    const running = { registry: new Map([['repeated', repeated]]), deadline: 1000 }
    const visits = [instance(id, 'repeated')]
    const [outcome] = await runWidgets(visits, context as unknown as PageContext, running)
    const { bytes } = outcome?.piece({ culture: 'fr-FR', h1Owner }) ?? {}
    return { html: String(bytes), warnings }
  }

  test('is drawn once for the same words, and anew for others, another place or another page title', async () => {
    draws.length = 0
    const [first, again, other] = [await piece('Un'), await piece('Un'), await piece('Deux')]
    expect(first.html).toContain('<p>Un null</p>')
    expect(again.html).toBe(first.html)
    expect(other.html).toContain('<p>Deux null</p>')
    expect((await piece('Un', 2)).html).toContain('data-widget-id="2"')
    expect((await piece('Un', 1, 7)).html).toContain('<p>Un 7</p>')
    expect(draws).toEqual(['Un', 'Deux', 'Un', 'Un'])
  })

  test('is tried again when its view has thrown', async () => {
    draws.length = 0
    for (const _ of [1, 2]) {
      const { html, warnings } = await piece('throws')
      expect(html).toContain('role="alert"')
      expect(warnings).toHaveLength(1)
    }
    expect(draws).toEqual(['throws', 'throws'])
  })
})

test('a visit that is over goes with the collection of young objects', async () => {
  setFlagsFromString('--expose-gc')
  const collect: (how: object) => void = runInNewContext('gc')
  const collectYoung = () => collect({ type: 'minor', execution: 'sync' })
  const tested = defineWidget({
    ...plain,
    type: 'tested',
    load: (_options, { now, request }) => ({
      state: 'ready',
      model: `${now.getTime()} ${Object.keys(request.query).length} `.padEnd(50_000, 'x'),
    }),
    View: ({ model }) => model,
  })
  const stored = instance(7, 'tested')
  async function visit(query: Record<string, unknown>): Promise<void> {
    const context = { culture: 'fr-FR', now: new Date(), request: { query }, formOf: () => ({}) }
    const running = { registry: new Map([['tested', tested]]), deadline: 1000 }
    const [outcome] = await runWidgets([stored], context as unknown as PageContext, running)
    outcome?.piece({ culture: 'fr-FR', h1Owner: null })
  }
  /** Bytes that are left of so many visits, each with 100 KB of its own. */
  async function withdrawnOf(count: number): Promise<number> {
    const before = process.memoryUsage().heapUsed
    for (let visits = 0; visits < count; visits += 1) {
      await visit({ long: Array.from({ length: 6000 }, () => visits) })
      await setImmediate()
      // What is young twice is old.
      collectYoung()
      collectYoung()
    }
    return process.memoryUsage().heapUsed - before
  }
  await withdrawnOf(50)
  collect({ type: 'major', execution: 'sync' })
  expect(await withdrawnOf(200)).toBeLessThan(5_000_000)
})
