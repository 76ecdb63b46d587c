import type { Bar } from './bar.ts'
import type { CanvasHost, CanvasView } from './canvas-contract.ts'
import type { Plus } from './plus.ts'
import { lay, piece, type Tools } from './tools.ts'
import type { Units } from './units.ts'

/** Roots of what is another document's. */
const OTHER = '[data-widget-id][data-from]'

interface ChosenParts {
  tools: Tools
  units: Units
  host: CanvasHost
  bar: Bar
  plus: Plus
  /** Takes the caret out of the text. */
  leave(): void
}

/** What is chosen in the document, and what the mouse is over: widgets of the page, or another document around it. */
export interface Chosen {
  view(): CanvasView
  show(view: CanvasView): void
  /** Shows the tools of what is chosen. */
  refresh(): void
  /** What is chosen. */
  root(): HTMLElement | null
  /** Chooses a widget of the page; `null` for none. */
  choose(name: string | null): void
  /** Chooses another document that is shown around; nothing of the page is chosen then. */
  chooseOther(root: HTMLElement | null): void
  /** The mouse is over a widget; over none. */
  hover(name: string | null): void
  /** The document around in which an element lies; `null` for one of the page, or of a document without an editor. */
  otherAt(element: Element): HTMLElement | null
  /** What can be chosen, in the order of the page. */
  stops(): HTMLElement[]
}

export function createChosen({ tools, units, host, bar, plus, leave }: ChosenParts): Chosen {
  let view: CanvasView = { zones: [], isPage: true, selected: null, isReadOnly: true }
  let hovered: string | null = null
  let other: HTMLElement | null = null
  const hover = piece('box hovered')
  const frame = piece('box chosen')
  tools.root.prepend(hover, frame)

  const rootOf = (name: string | null) => (name === null ? null : units.root(name))
  const root = () => other ?? rootOf(view.selected)

  const position = () => {
    for (const [box, at] of [
      [hover, hovered === view.selected ? null : rootOf(hovered)],
      [frame, root()],
    ] as const) {
      box.hidden = !at?.isConnected
      if (at?.isConnected) lay(box, at.getBoundingClientRect())
    }
    frame.classList.toggle('focused', document.activeElement === root())
  }
  tools.onMoved(position)

  const refresh = () => {
    const at = root()
    const from = other?.dataset['from'] ?? ''
    const title = other ? (host.titleOf(from) ?? '') : titleOf(view)
    const name = other ? from : view.selected
    bar.show(at && name !== null ? { root: at, title, name, isOther: other !== null } : null)
    plus.show(other ? null : (view.selected ?? hovered), view.isReadOnly)
    position()
  }

  const isOther = (element: Element) =>
    element.matches(OTHER) && host.titleOf(element.getAttribute('data-from') ?? '') !== null

  for (const element of document.querySelectorAll<HTMLElement>(OTHER)) {
    if (isOther(element)) element.tabIndex = -1
  }

  return {
    view: () => view,
    show(next) {
      const isNew = next.selected !== view.selected
      view = next
      if (view.selected !== null) other = null
      units.show(view)
      refresh()
      if (isNew) reveal(root())
    },
    refresh,
    root,
    choose(name) {
      other = null
      if (name === view.selected) refresh()
      else host.select(name)
    },
    chooseOther(element) {
      const isNew = element !== other
      other = element
      if (element) {
        leave()
        host.select(null)
      }
      if (isNew) refresh()
    },
    hover(name) {
      if (name === hovered) return
      hovered = name
      if (view.selected === null) plus.show(name, view.isReadOnly)
      position()
    },
    otherAt(element) {
      const around = units.nameAt(element) === null ? element.closest<HTMLElement>(OTHER) : null
      return around && isOther(around) ? around : null
    },
    stops: () =>
      [...document.querySelectorAll<HTMLElement>('[data-widget-id], [data-edit]')].filter(
        (element) => {
          const name = units.nameAt(element)
          return name === null ? isOther(element) : rootOf(name) === element
        },
      ),
  }
}

/** What the chosen widget is called. */
function titleOf({ zones, selected }: CanvasView): string {
  const all = zones.flatMap(({ units }) => units)
  while (all.length > 0) {
    const unit = all.shift()
    if (unit?.name === selected) return unit?.title.split(' : ')[0] ?? ''
    all.push(...(unit?.lists.flatMap(({ units }) => units) ?? []))
  }
  return ''
}

function reveal(root: HTMLElement | null): void {
  if (!root) return
  const { top, bottom } = root.getBoundingClientRect()
  if (bottom > 0 && top < innerHeight) return
  root.scrollIntoView({ block: 'center' })
}
