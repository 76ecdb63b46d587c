import type { Started, WidgetContext } from './define-widget.ts'

/**
 * What the loads of one page's widgets gave, for the next visit. Only what follows from the page is
 * kept: its stored widgets, its site, its address. Whoever read anything of the visit loads again.
 */
export class KeptLoads {
  readonly #loads = new WeakMap<object, Load>()
  readonly #keeps: (options: string) => void

  /** @param keeps told of the options of each instance whose load is kept */
  constructor(keeps: (options: string) => void = () => {}) {
    this.#keeps = keeps
  }

  /**
   * What the load of an instance gave at an earlier visit, if it gives the same at this one. Its
   * menus are asked for as the load did: whoever notes what a page shows hears of them each time.
   */
  find(
    instance: object,
    { now, request, menu }: Pick<WidgetContext, 'now' | 'request' | 'menu'>,
  ): Started | null {
    const load = this.#loads.get(instance)
    if (load === undefined) return null
    const at = now.getTime()
    // A clock that was set back has left what it said before.
    if (at < load.since || at >= load.until || (load.query && !isBare(request))) return null
    for (const id of load.menus) menu(id).catch(() => {})
    return load.started
  }

  /** Keeps a finished load, unless it hangs on its visit. */
  keep(instance: { options: string }, started: Started, { context, read }: WatchedContext): void {
    const { until } = started.result
    const saysUntil = until !== undefined && until !== null
    if (read.visit || (read.clock && !saysUntil) || (read.query && !isBare(context.request))) return
    if (!this.#loads.has(instance)) this.#keeps(instance.options)
    this.#loads.set(instance, {
      started,
      menus: [...read.menus],
      query: read.query,
      since: read.clock ? context.now.getTime() : Number.NEGATIVE_INFINITY,
      until: saysUntil ? until.getTime() : Number.POSITIVE_INFINITY,
    })
  }
}

interface Load {
  started: Started
  menus: readonly number[]
  /** It has seen that the address has no parameters. */
  query: boolean
  /** Milliseconds since the epoch between which it holds. */
  since: number
  until: number
}

/** Without parameters. */
const isBare = ({ query }: WidgetContext['request']): boolean => Object.keys(query).length === 0

/** What a loader has looked at beside the page. */
interface Read {
  menus: Set<number>
  clock: boolean
  query: boolean
  /** Anything else that the next visit may find different. */
  visit: boolean
}

/** A context that knows what was read of it. */
export interface WatchedContext {
  context: WidgetContext
  read: Read
}

/** The same for every visit of a page, for as long as the site's content is. */
const OF_THE_PAGE: ReadonlySet<PropertyKey> = new Set<keyof WidgetContext>([
  'widgetId',
  'site',
  'origin',
  'page',
  'pageMotifs',
  'culture',
  'tree',
  'translations',
  'href',
  'media',
  'clean',
])

/** Watches what a loader reads: whatever is not known to be the page's is the visit's. */
export function watched(unwatched: WidgetContext): WatchedContext {
  const read: Read = { menus: new Set(), clock: false, query: false, visit: false }
  // No object with a getter of its own: the engine would keep its shape, and by it all of the visit,
  // until it collects everything (docs/decisions/019).
  const request = new Proxy(unwatched.request, {
    get(target, name) {
      if (name === 'query') read.query = true
      return Reflect.get(target, name)
    },
  })
  const menu: WidgetContext['menu'] = (id) => {
    read.menus.add(id)
    return unwatched.menu(id)
  }
  const template: WidgetContext['template'] = (name, dir) => {
    // Files of a site's own folder change without the site.
    if (dir !== '') read.visit = true
    return unwatched.template(name, dir)
  }
  const context = new Proxy(unwatched, {
    get(target, name) {
      if (name === 'request') return request
      if (name === 'menu') return menu
      if (name === 'template') return template
      if (name === 'now') read.clock = true
      else if (name === 'explain') read.visit ||= unwatched.explain !== unexplained
      else if (!OF_THE_PAGE.has(name)) read.visit = true
      return Reflect.get(target, name)
    },
  })
  return { context, read }
}

/** Explains nothing, on a page where there is nothing to explain. */
export const unexplained: WidgetContext['explain'] = (html) => html
