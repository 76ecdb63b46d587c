import type { Spot } from '../state/step-store.ts'
import type { CanvasHost, CanvasText, CanvasView } from './canvas-contract.ts'
import { openPlain, type OpenText, type Where } from './plain-typing.ts'
import { EMPTY } from './drawing.ts'
import { lay, piece, type Tools } from './tools.ts'
import type { Units } from './units.ts'

/** The text that has the caret. */
interface Opened extends OpenText {
  /** Of the widget. */
  name: string
  path: string
  isOneLine: boolean
}

/** A text with marks, which comes with a script of its own; who goes elsewhere meanwhile is not called back. */
interface Awaited {
  element: HTMLElement
  /** Letters that are written into it once it is there. */
  typed: string
}

/** What is typed in the page, one text at a time. */
export interface Typing {
  /** The element that has the caret, or will have it once the script of its text is there; `null` for none. */
  element(): HTMLElement | null
  /** Puts the caret into the text at a node. @returns whether there is one */
  enter(node: Element, where: Where): boolean
  /**
   * The first text of a widget, or of one inside it, that can be typed and says something; of a new one it is
   * selected, to be written over. @returns whether there is one
   */
  enterFirst(name: string, isNew?: boolean): boolean
  /** The same of a text that says nothing yet. */
  enterEmpty(name: string): boolean
  /** Takes the caret out. */
  leave(): void
  /** The page is another one, perhaps by a step back. */
  follow(view: CanvasView): void
  /** A key, before anything else hears it. @returns whether it was one of the text */
  key(event: KeyboardEvent): boolean
}

/** A text of the page, in the element that shows it. */
interface ShownText {
  element: HTMLElement
  text: CanvasText
}

const MARKED = '[data-edit]'

/** What shows an option in a part of the page, be it that part itself. */
export const markedIn = (part: Element | null): HTMLElement[] =>
  part === null
    ? []
    : [
        ...(part instanceof HTMLElement && part.matches(MARKED) ? [part] : []),
        ...part.querySelectorAll<HTMLElement>(MARKED),
      ]

const richTyping = () => import('./rich-typing.ts')

export function createTyping(tools: Tools, units: Units, host: CanvasHost): Typing {
  const { opened, awaited, keep, enter, leave } = createOpening(tools, units, host)
  // Should it not come, it is asked for again by who comes to such a text.
  whenIdle(() => void richTyping().catch(() => {}))
  let isReadOnly = false
  const typed = () => opened()?.element ?? awaited()

  /** What can be typed in a part of the page, in its order; a closed box is opened by whoever comes to it. */
  const textsIn = (part: Element | null): ShownText[] =>
    markedIn(part).flatMap((element) => {
      const name = units.nameAt(element)
      const text = name === null ? null : host.text(name, element.dataset['edit'] ?? '')
      const isSeen = element.checkVisibility() || element.closest('details:not([open])') !== null
      return text && isSeen ? [{ element, text }] : []
    })
  const enterAt = ({ element }: ShownText, where: Where): boolean => {
    if (isReadOnly || !enter(element, where)) return false
    element.scrollIntoView({ block: 'nearest' })
    return true
  }
  /** To the text after the one that is typed, or before it, as from field to field of a form. */
  const walk = (from: HTMLElement, by: -1 | 1): boolean => {
    const texts = textsIn(document.body)
    const next = texts[texts.findIndex(({ element }) => element === from) + by]
    // One line is there to be written over; a list at its end would take the next such key for its own.
    return next !== undefined && enterAt(next, next.text.kind === 'text' ? 'whole' : 'start')
  }

  return {
    element: typed,
    enter(node, where) {
      const element = node.closest<HTMLElement>(MARKED)
      return element !== null && !isReadOnly && enter(element, where)
    },
    enterFirst(name, isNew = false) {
      const root = units.root(name)
      const texts = textsIn(root)
      // An empty surtitle over a title, or over a list of articles, is not what somebody means.
      const said = texts.find(({ text }) => text.value !== '')
      const first = isNew && root?.matches(EMPTY) ? texts[0] : said
      return first !== undefined && enterAt(first, isNew ? 'whole' : null)
    },
    enterEmpty(name) {
      const [first] = textsIn(units.root(name))
      return first !== undefined && enterAt(first, null)
    },
    leave,
    follow(view) {
      isReadOnly = view.isReadOnly
      const open = opened()
      if (!open) return
      const text = host.text(open.name, open.path)
      if (isReadOnly || !text || !open.element.isConnected) leave()
      else open.take(text.value)
    },
    key(event) {
      const open = opened()
      const at = typed()
      if (!at) return false
      if (event.isComposing) return true
      const { key } = event
      const step = stepOf(event)
      if (step) {
        event.preventDefault()
        host[step]()
        const spot = host.spot()
        const other = host.holdsTexts && spot?.id !== open?.name ? units.root(spot?.id ?? '') : null
        // What changed elsewhere is shown by whoever goes there.
        if (other) enter(other, null)
        const now = opened()
        if (now) toSpot(now, spot)
      } else if (key === 'F10' && event.altKey && open?.editor) {
        event.preventDefault()
        host.toTextBar()
      } else if (key === 'Tab' && !open?.usesTab?.(event.shiftKey)) {
        if (walk(at, event.shiftKey ? -1 : 1)) event.preventDefault()
      } else if (key === 'Escape' || (key === 'Enter' && open?.isOneLine)) {
        event.preventDefault()
        const root = units.root(units.nameAt(at) ?? '')
        leave()
        root?.focus({ preventScroll: true })
      } else if (!open) {
        return keep(event)
      }
      return true
    },
  }
}

/** Milliseconds after which something is done though the page is busy. */
const LATEST = 2000

/** Not every browser says when it has nothing else to do. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST })
  else setTimeout(work, LATEST / 4)
}

/** Opens one text at a time, and closes it. */
function createOpening(tools: Tools, units: Units, host: CanvasHost) {
  let open: Opened | null = null
  const fault = createFault(tools, () => open?.element ?? null)
  let awaited: Awaited | null = null

  const leave = () => {
    if (!open && !awaited) return
    awaited = null
    if (open) {
      const left = open
      open = null
      left.close()
      host.typing(null, null)
    }
    units.release()
    tools.moved()
  }

  const listener = (name: string, path: string) => ({
    typed(value: string, before: { start: number; end: number }) {
      if (!open) return
      const spot = { id: name, path }
      host.type(name, path, value, [
        { ...spot, ...before },
        { ...spot, ...open.caret() },
      ])
      tools.moved()
    },
    fault,
    isExample: (line: string) => host.isExample?.(line) === true,
  })

  const opens = (name: string, path: string, made: OpenText, isOneLine: boolean) => {
    open = { ...made, name, path, isOneLine }
    host.typing(name, made.editor ?? null)
    host.select(name)
    tools.moved()
  }

  const enter = (element: HTMLElement, where: Where): boolean => {
    if ((open ?? awaited)?.element === element) return true
    const name = units.nameAt(element)
    const path = element.dataset['edit'] ?? ''
    const text = name === null ? null : host.text(name, path)
    if (name === null || !text) return false
    leave()
    const details = element.closest('details')
    if (details) details.open = true
    if (text.kind !== 'rich-text') {
      opens(name, path, openPlain(element, text, listener(name, path), where), text.kind === 'text')
      return true
    }
    host.select(name)
    const own: Awaited = { element, typed: '' }
    awaited = own
    const toOptions = () => {
      leave()
      host.options(name)
    }
    void richTyping().then(
      ({ openRich }) => {
        if (awaited !== own) return
        const made = element.isConnected && openRich(element, text, listener(name, path), where)
        if (!made) return toOptions()
        awaited = null
        opens(name, path, made, false)
        const { typed } = own
        if (typed !== '') made.write?.(typed)
      },
      // Without its script the text can still be written beside the page.
      () => awaited === own && toOptions(),
    )
    return true
  }

  /** Keeps a letter for the text that is awaited; a key that would do something there is not the page's either. */
  const keep = (event: KeyboardEvent): boolean => {
    const { key } = event
    if (!awaited || event.ctrlKey || event.metaKey || event.altKey) return false
    event.preventDefault()
    if ([...key].length === 1) awaited.typed += key
    else if (key === 'Backspace') awaited.typed = [...awaited.typed].slice(0, -1).join('')
    return true
  }

  return { opened: () => open, awaited: () => awaited?.element ?? null, keep, enter, leave }
}

/** The caret goes where it was at the step that was gone to. */
function toSpot(open: Opened, spot: Spot | null): void {
  if (spot?.id === open.name && spot.path === open.path) open.putCaret(spot.start, spot.end)
}

/** What is wrong with the text that is typed, under it. */
function createFault(tools: Tools, element: () => Element | null): (text: string) => void {
  const words = piece('row')
  words.setAttribute('role', 'status')
  const tell = piece('tell', piece('inner', words))
  tools.root.append(tell)
  tools.onMoved(() => {
    const rect = element()?.getBoundingClientRect()
    tell.hidden = !rect || words.textContent === ''
    if (rect) lay(tell, { left: rect.left, top: rect.bottom + 6 })
  })
  return (text) => {
    words.textContent = text
    tools.moved()
  }
}

function stepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' ? 'redo' : null
}
