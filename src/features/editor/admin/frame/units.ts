import type { WidgetPreview } from '#base/core/field/widget-preview.ts'
import { adopt, slotOf } from './adopt.ts'
import type { CanvasList, CanvasUnit, CanvasView, RenderedUnit } from './canvas-contract.ts'
import { adorn, furnish, note, parsed, SLOT_MARK } from './drawing.ts'
import { takeOver } from './swap.ts'
import { type Around, aroundOf, arrange, outerOf } from './zones.ts'

/** A widget of the page as it stands in the document. */
interface Shown {
  unit: CanvasUnit
  root: HTMLElement
  /** Band of the page that it stands on. */
  band: string
}

interface ShownList {
  element: HTMLElement
  list: CanvasList
}

/** The widgets of the page in the document. */
export interface Units {
  /** Puts every widget where it belongs. */
  show(view: CanvasView): void
  draw(name: string, preview: WidgetPreview): void
  /** Draws what waited for the caret to leave. */
  release(): void
  root(name: string): HTMLElement | null
  /** The innermost widget of the page around a node. */
  nameAt(node: Node | null): string | null
  /** Elements of the lists, by their names in the state. */
  lists(): ReadonlyMap<string, ShownList>
}

const WAITING = 'Chargement de l’aperçu…'
const EMPTY = 'Rien à montrer pour l’instant : les visiteurs ne voient rien ici.'

/** @param isHeld whether the caret stands in an element, which is left alone then */
export function createUnits(
  opened: (drawn: readonly RenderedUnit[]) => void,
  isHeld: (element: Element) => boolean,
): Units {
  const page = createLayer()
  const held = new Map<string, WidgetPreview>()
  let isFirst = true

  const draw = (name: string, preview: WidgetPreview): void => {
    const root = page.shown.get(name)?.root
    if (root && isHeld(root)) return void held.set(name, preview)
    const wasSeen = root !== undefined && isSeen(root)
    page.draw(name, preview)
    // A text whose empty lines filled the window is drawn without them: it would be above what is looked at.
    const drawn = page.shown.get(name)?.root
    if (wasSeen && drawn && !isSeen(drawn)) drawn.scrollIntoView({ block: 'nearest' })
  }

  return {
    show(view) {
      const zones = arrange(view)
      if (isFirst) {
        isFirst = false
        opened(zones.flatMap(({ element, list }) => adopt(element, list, page.add)))
      }
      const { activeElement } = document
      page.placeAll(zones, view)
      // What is moved in the document lets the focus go.
      if (!(activeElement instanceof HTMLElement) || document.activeElement === activeElement)
        return
      const root = view.selected === null ? null : page.shown.get(view.selected)?.root
      const next = activeElement.isConnected ? activeElement : root
      next?.focus({ preventScroll: true })
    },
    draw,
    release() {
      const waiting = [...held]
      held.clear()
      for (const [name, preview] of waiting) draw(name, preview)
    },
    root: (name) => page.shown.get(name)?.root ?? null,
    nameAt: (node) => nameAt(node, page),
    lists: () => page.lists,
  }
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The widgets and their lists in the document. */
function createLayer() {
  const shown = new Map<string, Shown>()
  const names = new WeakMap<Node, string>()
  const lists = new Map<string, ShownList>()
  let chosen: string | null = null

  /** The one widget that the Tab key stops at. */
  const isStop = (name: string) => name === (chosen ?? shown.keys().next().value)

  const add = (unit: CanvasUnit, root: HTMLElement, band: string): Shown => {
    const one = { unit, root, band }
    shown.set(unit.name, one)
    names.set(root, unit.name)
    return one
  }

  const place = (element: HTMLElement, list: CanvasList, around: Around): void => {
    lists.set(list.name, { element, list })
    const outers = list.units.map((unit) => {
      const one = shown.get(unit.name) ?? add(unit, freshRoot(unit), '')
      one.unit = unit
      adorn(one.root, unit.title, isStop(unit.name))
      return outerOf(one.root, around, one.band)
    })
    // First what has gone: else all that stands behind it would be moved before it.
    const staying = new Set<Element>(outers)
    for (const child of Array.from(element.children)) if (!staying.has(child)) child.remove()
    let next = element.firstElementChild
    for (const outer of outers) {
      if (outer === next) next = next.nextElementSibling
      else element.insertBefore(outer, next)
    }
    for (const { name } of list.units) {
      const one = shown.get(name)
      if (one) placeInner(one)
    }
  }
  const placeInner = ({ unit, root }: Shown): void => {
    for (const list of unit.lists) {
      const slot = slotOf(root, list.at)
      if (slot) place(slot, list, 'nothing')
    }
  }

  /** Another root takes the place of one that holds widgets: these go over to it. */
  const replaceRoot = (one: Shown, root: HTMLElement): void => {
    const { activeElement } = document
    const hadFocus = one.root.contains(activeElement)
    openSlots(root, one.unit)
    one.root.replaceWith(root)
    one.root = root
    names.set(root, one.unit.name)
    placeInner(one)
    if (!hadFocus) return
    const next = activeElement instanceof HTMLElement && activeElement.isConnected
    ;(next ? activeElement : root).focus({ preventScroll: true })
  }

  return {
    shown,
    names,
    lists,
    add,
    placeAll(zones: ReturnType<typeof arrange>, { selected, zones: all }: CanvasView) {
      chosen = selected
      lists.clear()
      for (const { element, list, around } of zones) place(element, list, around)
      const left = new Set(namesIn(all))
      for (const name of shown.keys()) if (!left.has(name)) shown.delete(name)
    },
    draw(name: string, preview: WidgetPreview) {
      const one = shown.get(name)
      const root = one ? parsed(preview.html) : null
      if (!one || !root) return
      const { unit } = one
      furnish(preview.stylesheets, preview.symbols)
      if (preview.state === 'empty') note(root, unit, preview.message || EMPTY)
      adorn(root, unit.title, isStop(name))
      one.band = preview.band
      const isSame = unit.lists.length === 0 && root.localName === one.root.localName
      if (isSame) takeOver(one.root, root)
      else replaceRoot(one, root)
      showBand(one)
    },
  }
}

function nameAt(
  node: Node | null,
  { names, shown }: Pick<ReturnType<typeof createLayer>, 'names' | 'shown'>,
): string | null {
  for (let at = node; at; at = at.parentNode) {
    const name = names.get(at)
    if (name !== undefined && shown.get(name)?.root === at) return name
  }
  return null
}

/** The band around a widget has the look that its options ask for. */
function showBand({ root, band }: Shown): void {
  const { parentElement } = root
  const outer = root.closest('.band')
  const isOwn = parentElement === outer || parentElement?.parentElement === outer
  if (outer && isOwn && parentElement?.dataset['zone'] === undefined) {
    outerOf(root, aroundOf(outer), band)
  }
}

/** Stands for a widget until the server has drawn it. */
function freshRoot({ number, title }: CanvasUnit): HTMLElement {
  const root = document.createElement('div')
  root.className = 'widget'
  root.dataset['widgetId'] = String(number)
  root.ariaBusy = 'true'
  return note(root, { title, firstText: null }, WAITING)
}

/** Makes places for inner widgets where the server left its marks. */
function openSlots(root: HTMLElement, { lists }: CanvasUnit): void {
  for (const mark of root.querySelectorAll<HTMLElement>(SLOT_MARK)) {
    const at = lists[Number(mark.dataset['widgetId']) - 1]?.at ?? ''
    if (mark.parentElement?.dataset['slot'] === at) mark.remove()
    else {
      mark.removeAttribute('data-widget-id')
      mark.dataset['slot'] = at
    }
  }
}

const namesIn = (lists: readonly CanvasList[]): string[] =>
  lists.flatMap(({ units }) => units.flatMap((unit) => [unit.name, ...namesIn(unit.lists)]))
