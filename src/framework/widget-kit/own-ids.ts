import { SHARED_BLOCK } from '#base/core/page/shared-block.ts'
import { htmlPieces } from '#base/kit/html/html-source.ts'

/** What is asked of a widget that ran. */
interface Ran {
  id: number
  type: string
  inner: readonly Ran[]
}

/** By the first widget of a shared block that stands on the page once more: how often it does by then. */
export type Repeats = ReadonlyMap<object, number>

/**
 * The shared blocks that the page has shown before. Told once all have run: they are done in any order.
 * @param all widgets of the page as they are read, each before those inside of it
 */
export function repeatsIn(all: readonly Ran[]): Repeats {
  const shown = new Map<number, number>()
  const repeats = new Map<object, number>()
  for (const { type, inner } of all) {
    const [first] = inner
    if (type !== SHARED_BLOCK || first === undefined) continue
    const times = (shown.get(first.id) ?? 0) + 1
    shown.set(first.id, times)
    if (times > 1) repeats.set(first, times)
  }
  return repeats
}

const IDS = / (id|for|form|list|headers|aria-[a-z]+|href|action)="([^"]*)"/g

/** Its ids, and all that leads to them from within, told from those of its other drawings. */
export function withOwnIds(html: string, times: number): string {
  const pieces = htmlPieces(html)
  const own = new Set(
    pieces.flatMap(({ kind, source }) =>
      kind === 'start' ? [...source.matchAll(IDS)].flatMap(idOf) : [],
    ),
  )
  // No slug has two hyphens.
  const renamed = (id: string): string => (own.has(id) ? `${id}--${times}` : id)
  const valueOf = (name: string, value: string): string => {
    if (name !== 'href' && name !== 'action') return value.split(' ').map(renamed).join(' ')
    const at = value.indexOf('#') + 1
    // Of a form the page itself, by its path; a link to a path leads elsewhere.
    const isHere = name === 'action' ? at > 0 : at === 1
    return isHere ? value.slice(0, at) + renamed(value.slice(at)) : value
  }
  return pieces
    .map(({ kind, source }) =>
      kind === 'start'
        ? source.replace(
            IDS,
            (_whole, name: string, value: string) => ` ${name}="${valueOf(name, value)}"`,
          )
        : source,
    )
    .join('')
}

const idOf = ([, name, value]: RegExpExecArray): string[] => (name === 'id' && value ? [value] : [])
