import type { WidgetPreview, WidgetToPreview } from '#base/core/field/widget-preview.ts'

/** Widgets drawn in one call: the first appear while the others are still asked for. */
const MOST_AT_ONCE = 25
/** Calls that are under way at once. */
const MOST_CALLS = 2
/** Characters of one call, unless one widget has more: the server bounds what it answers at once. */
const MOST_CHARACTERS = 400_000
const KEPT = 400

/** What to draw, as it is sent. */
export interface Wanted {
  widget: WidgetToPreview
  /** Says that two wishes look the same. */
  key: string
}

export interface Previews {
  /** The latest drawing of a widget: of its former options as long as the new one is not there. */
  of(name: string): WidgetPreview | null
  /** Whether a newer one is asked for. */
  isBehind(name: string): boolean
  subscribe(listener: (name: string) => void): () => void
  /**
   * The document shows a widget already, as somebody wants it.
   * @param hasH1 the page's `<h1>` stands in it
   */
  drawn(name: string, wanted: Wanted, preview: WidgetPreview, hasH1: boolean): void
  /** Asks for a drawing; what was asked of the same widget before is dropped. */
  want(name: string, wanted: Wanted): void
  /** Draws the widgets anew that would carry the page's `<h1>`, when another one does now. */
  order(names: readonly string[]): void
  close(): void
}

type Ask = (
  wanted: { widgets: WidgetToPreview[]; h1Owner: number | null },
  signal: AbortSignal,
) => Promise<WidgetPreview[]>

interface PreviewRequest extends Wanted {
  turn: number
}

interface Call {
  abort: AbortController
  members: Map<string, number>
}

/** Drawings of the widgets of an opened page, by their names. */
export function createPreviews(
  ask: Ask,
  soon: (work: () => void) => void = (work) => void setTimeout(work, 0),
): Previews {
  const listeners = new Set<(name: string) => void>()
  const shown = new Map<string, WidgetPreview>()
  const latest = new Map<string, PreviewRequest>()
  const waiting = new Set<string>()
  const calls = new Set<Call>()
  const kept = new Map<string, WidgetPreview>()
  /** Whether the `<h1>` was another's when a widget was drawn. */
  const drawnTaken = new Map<string, boolean>()
  let sequence: readonly string[] = []
  let owner: string | null = null
  let turn = 0
  let isScheduled = false

  const tell = (name: string) => {
    for (const listener of listeners) listener(name)
  }
  const show = (name: string, preview: WidgetPreview) => {
    const { message } = preview
    const before = shown.get(name)
    shown.set(name, message && before ? { ...before, message } : preview)
    tell(name)
  }
  /** Another widget draws the page's `<h1>`. */
  const isTaken = (name: string) => owner !== null && owner !== name
  const keyOf = (name: string, { key }: Wanted) => `${isTaken(name)} ${key}`

  /** The first widget that must draw the `<h1>`, else the first that can (requirements A2). */
  const settleH1 = () => {
    const takes = (name: string) => shown.get(name)?.takesH1
    owner = sequence.find((id) => takes(id) === true) ?? sequence.find(takes) ?? null
    for (const id of sequence) {
      if (takes(id) && drawnTaken.get(id) !== isTaken(id) && latest.get(id)?.turn === 0) again(id)
    }
  }
  const again = (name: string) => {
    const wanted = latest.get(name)
    if (wanted) want(name, wanted)
  }

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    soon(() => {
      isScheduled = false
      while (waiting.size > 0 && calls.size < MOST_CALLS) void call()
    })
  }

  const nextIds = (): string[] => {
    let characters = 0
    const fits = [...waiting].slice(0, MOST_AT_ONCE).findIndex((id, index) => {
      characters += latest.get(id)?.key.length ?? 0
      return index > 0 && characters > MOST_CHARACTERS
    })
    return [...waiting].slice(0, fits === -1 ? MOST_AT_ONCE : fits)
  }

  const call = async (): Promise<void> => {
    const ids = nextIds()
    const wanted = ids.flatMap((id) => {
      waiting.delete(id)
      const one = latest.get(id)
      return one ? [[id, one] as const] : []
    })
    const members = new Map(wanted.map(([id, one]) => [id, one.turn]))
    const own: Call = { abort: new AbortController(), members }
    calls.add(own)
    const h1Owner = owner === null ? null : (latest.get(owner)?.widget.id ?? null)
    const asked = wanted.map(([id, one]) => [keyOf(id, one), isTaken(id)] as const)
    try {
      const previews = await ask(
        { widgets: wanted.map(([, { widget }]) => widget), h1Owner },
        own.abort.signal,
      )
      wanted.forEach(([id, one], index) => {
        const preview = previews[index]
        if (!preview || latest.get(id)?.turn !== one.turn) return
        const [key, taken] = asked[index] ?? ['', false]
        keep(key, preview)
        latest.set(id, { ...one, turn: 0 })
        drawnTaken.set(id, taken)
        show(id, preview)
      })
      settleH1()
    } catch {
      for (const [id, one] of wanted) {
        if (latest.get(id)?.turn === one.turn) latest.set(id, { ...one, turn: 0, key: '' })
        tell(id)
      }
    } finally {
      calls.delete(own)
      if (waiting.size > 0) schedule()
    }
  }

  const keep = (key: string, preview: WidgetPreview) => {
    kept.set(key, preview)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }

  const want = (name: string, wanted: Wanted) => {
    turn += 1
    const known = kept.get(keyOf(name, wanted))
    latest.set(name, { ...wanted, turn: known ? 0 : turn })
    stopStale()
    if (known) {
      waiting.delete(name)
      drawnTaken.set(name, isTaken(name))
      show(name, known)
      return
    }
    waiting.add(name)
    tell(name)
    schedule()
  }

  /** Nobody waits for a call any more all of whose widgets are asked for anew. */
  const stopStale = () => {
    for (const { abort, members } of calls) {
      const isStale = [...members].every(([id, asked]) => latest.get(id)?.turn !== asked)
      if (isStale) abort.abort()
    }
  }

  return {
    of: (name) => shown.get(name) ?? null,
    isBehind: (name) => (latest.get(name)?.turn ?? 0) > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    drawn(name, wanted, preview, hasH1) {
      latest.set(name, { ...wanted, turn: 0 })
      drawnTaken.set(name, preview.takesH1 !== false && !hasH1)
      shown.set(name, preview)
    },
    want(name, wanted) {
      const before = latest.get(name)
      if (before?.key !== wanted.key) want(name, wanted)
    },
    order(names) {
      sequence = names
      settleH1()
    },
    close() {
      waiting.clear()
      for (const { abort } of calls) abort.abort()
    },
  }
}
