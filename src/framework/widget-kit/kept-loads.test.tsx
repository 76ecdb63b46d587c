import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import type { WidgetInstance } from '#base/core/page/page.ts'
import { defineOptions } from './define-options.ts'
import { defineWidget, type LoadResult, type WidgetContext } from './define-widget.ts'
import { widgets as nested } from './fields.ts'
import { KeptLoads, unexplained } from './site-kept-loads.ts'
import { type PageContext, runWidgets } from './run-widgets.tsx'

const NOON = new Date('2026-11-22T11:00:00Z')
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)

const plain = { title: 'Essai', options: defineOptions({}), examples: [] }
const stored = { zone: 'content', position: 0, version: 1, options: '{}' }
const INSTANCE: WidgetInstance = { ...stored, id: 7, type: 'tested' }

interface Visit {
  now?: Date
  query?: Record<string, unknown>
  explain?: PageContext['explain']
  h1Owner?: number | null
  developer?: boolean
}

/** A page with one widget that is visited again and again, counting what the widget does. */
function page(
  load: (context: WidgetContext) => LoadResult<string> | Promise<LoadResult<string>>,
  view: (model: string) => string = (model) => model,
) {
  const counts = { loads: 0, draws: 0 }
  const menus: number[] = []
  const warnings: string[] = []
  const kept = new KeptLoads()
  const tested = defineWidget({
    ...plain,
    type: 'tested',
    load: (_options, context) => {
      counts.loads += 1
      return load(context)
    },
    View: ({ model }) => {
      counts.draws += 1
      return view(model)
    },
  })
  const box = defineWidget({
    ...plain,
    type: 'box',
    options: defineOptions({ inside: nested({ label: 'Widgets' }) }),
    load: async ({ inside }, { run }) => ({ state: 'ready', model: await run(inside) }),
    View: ({ model, view: shared }) => model.map((one) => one.html(shared)).join(''),
  })
  const registry = new Map([tested, box].map((widget) => [widget.type, widget]))

  async function visit(instance: WidgetInstance, asked: Visit = {}): Promise<string> {
    const { now = NOON, query = {}, explain = unexplained, h1Owner = null, developer } = asked
    const context = {
      culture: 'fr-FR',
      now,
      explain,
      request: { path: '/', scriptName: '/', debug: false, query },
      site: { id: 1 },
      menu: async (id: number) => {
        menus.push(id)
        return null
      },
      template: async (name: string) => name,
      formOf: () => ({}),
      warn: (message: string) => void warnings.push(message),
      kept,
    } as unknown as PageContext
    const running = { registry, deadline: 1000, developer: developer === true }
    const [outcome] = await runWidgets([instance], context, running)
    return outcome?.html({ culture: 'fr-FR', h1Owner }) ?? ''
  }
  return {
    counts,
    menus,
    warnings,
    visit: (asked?: Visit) => visit(INSTANCE, asked),
    visitOf: (instance: WidgetInstance) => visit(instance),
  }
}

const ready = (model: string): LoadResult<string> => ({ state: 'ready', model })

describe('what follows from the page', () => {
  test('is loaded at the first visit, drawn at the first two and kept from then on', async () => {
    const { visit, counts } = page(({ site, request }) => ready(`${site.id} ${request.path}`))
    const first = await visit()
    const others = [await visit(), await visit(), await visit()]
    expect(others).toEqual([first, first, first])
    expect(first).toContain('1 /')
    expect(counts).toEqual({ loads: 1, draws: 2 })
  })

  test('is kept by instance: another one loads for itself', async () => {
    const { visitOf, counts } = page(({ widgetId }) => ready(`n° ${widgetId}`))
    await visitOf(INSTANCE)
    expect(await visitOf({ ...INSTANCE, id: 8 })).toContain('n° 8')
    expect(counts.loads).toBe(2)
  })

  test('menus of a kept load are asked for again, by whoever notes what a page shows', async () => {
    const { visit, menus, counts } = page(async ({ menu }) => ready(String(await menu(12))))
    await visit()
    await visit()
    expect({ menus, loads: counts.loads }).toEqual({ menus: [12, 12], loads: 1 })
  })

  test('a theme’s template is the page’s, one of the site’s own folder may change', async () => {
    const themes = page(async ({ template }) => ready(String(await template('card', ''))))
    const own = page(async ({ template }) => ready(String(await template('card', 'site-1'))))
    for (const { visit } of [themes, own]) {
      await visit()
      await visit()
    }
    expect([themes.counts.loads, own.counts.loads]).toEqual([1, 2])
  })

  test('a widget inside another is kept, the other one is not', async () => {
    const { visitOf, counts } = page(() => ready('dedans'))
    const inside = [{ id: 9, type: 'tested', version: 1, options: {} }]
    const outer = { ...stored, id: 3, type: 'box', options: JSON.stringify({ inside }) }
    const first = await visitOf(outer)
    expect(await visitOf(outer)).toBe(first)
    expect(first).toContain('dedans')
    expect(counts.loads).toBe(1)
  })
})

describe('what hangs on the visit is loaded anew', () => {
  test.each([
    'editorial',
    'form',
    'search',
    'written',
    'documents',
    'run',
    'signal',
    'warn',
    'any member that nobody thought of',
  ])('%s', async (member) => {
    const { visit, counts } = page((context) => {
      void Reflect.get(context, member)
      return ready('lu')
    })
    await visit()
    await visit()
    expect(counts).toEqual({ loads: 2, draws: 2 })
  })

  test('a copy of the whole context', async () => {
    const { visit, counts } = page((context) => ready(Object.keys({ ...context }).join(' ')))
    await visit()
    await visit()
    expect(counts.loads).toBe(2)
  })

  test('terms that the page explains, but not a page that explains none', async () => {
    const { visit, counts } = page(({ explain }) => ready(explain('TVA')))
    await visit()
    await visit()
    expect(counts.loads).toBe(1)
    const explaining = page(({ explain }) => ready(explain('TVA')))
    const explain = (html: string) => `${html} !`
    await explaining.visit({ explain })
    expect(await explaining.visit({ explain })).toContain('TVA !')
    expect(explaining.counts.loads).toBe(2)
  })

  test('a load that fails, and a view that throws', async () => {
    const failing = page(() => Promise.reject(new Error('refus')))
    await failing.visit()
    await failing.visit()
    expect([failing.counts.loads, failing.warnings.length]).toEqual([2, 2])
    const throwing = page(
      () => ready(''),
      () => {
        throw new Error('dessin')
      },
    )
    for (let visits = 0; visits < 3; visits += 1) await throwing.visit()
    expect(throwing.warnings).toHaveLength(3)
  })
})

describe('parameters of the address', () => {
  const asked = { query: { concerne: 'tva' } }

  test('who reads them sees them at each visit, and is kept for the address without any', async () => {
    const { visit, counts } = page(({ request }) => ready(JSON.stringify(request.query)))
    await visit(asked)
    const bare = await visit()
    expect(await visit()).toBe(bare)
    expect(counts.loads).toBe(2)
    expect(await visit(asked)).toContain('concerne')
    expect(await visit()).toBe(bare)
    expect(counts.loads).toBe(3)
  })

  test('who does not read them is kept with any', async () => {
    const { visit, counts } = page(() => ready('sans'))
    await visit(asked)
    await visit()
    expect(counts.loads).toBe(1)
  })
})

describe('the clock', () => {
  test('who reads it without saying until when loads anew', async () => {
    const { visit, counts } = page(({ now }) => ready(now.toISOString()))
    await visit()
    await visit()
    expect(counts.loads).toBe(2)
  })

  test('who says until when is kept until then, and no longer when the clock is set back', async () => {
    const { visit, counts } = page(({ now }) => ({
      ...ready(now.toISOString()),
      until: later(2),
    }))
    await visit()
    await visit({ now: later(1.99) })
    expect(counts.loads).toBe(1)
    expect(await visit({ now: later(2) })).toContain(later(2).toISOString())
    expect(await visit({ now: later(-1) })).toContain(later(-1).toISOString())
    expect(counts.loads).toBe(3)
  })
})

test('the HTML is drawn again when another widget has the page’s title', async () => {
  const { visit, counts } = page(() => ready('titre'))
  for (const h1Owner of [7, 7, 7, 8, 8]) await visit({ h1Owner })
  expect(counts).toEqual({ loads: 1, draws: 3 })
})

test('notes for developers stay theirs', async () => {
  const { visit } = page(() => ({ state: 'ready', model: 'vu', notes: ['note'] }))
  await visit()
  await visit()
  expect(await visit({ developer: true })).toContain('note')
  expect(await visit()).not.toContain('note')
})

test('a visit that is over goes with the collection of young objects', async () => {
  setFlagsFromString('--expose-gc')
  const collect: (how: object) => void = runInNewContext('gc')
  const collectYoung = () => collect({ type: 'minor', execution: 'sync' })
  const { visit } = page(({ now, request }) =>
    ready(`${now.getTime()} ${Object.keys(request.query).length} `.padEnd(50_000, 'x')),
  )
  /** Bytes that are left of so many visits, each with 100 KB of its own. */
  async function leftOf(count: number): Promise<number> {
    const before = process.memoryUsage().heapUsed
    for (let visits = 0; visits < count; visits += 1) {
      await visit({ query: { long: Array.from({ length: 6000 }, () => visits) } })
      await setImmediate()
      // What is young twice is old.
      collectYoung()
      collectYoung()
    }
    return process.memoryUsage().heapUsed - before
  }
  await leftOf(50)
  collect({ type: 'major', execution: 'sync' })
  expect(await leftOf(200)).toBeLessThan(5_000_000)
})
