import type { CanvasList, CanvasView } from './canvas-contract.ts'

/** What a zone lays around each of its widgets (app/website/render/page-parts.ts). */
export type Around = 'band' | 'hero' | 'nothing'

/** The element of a zone, and what stands around its widgets. */
interface Zone {
  element: HTMLElement
  list: CanvasList
  around: Around
}

const BESIDE = {
  content: 'col-12 col-lg-8 zone zone-content',
  aside: 'col-12 col-lg-4 zone zone-aside',
} as const

/** Lays the zones of the page out as the site does: columns stand beside each other only while the second has something. */
export function arrange({ zones, isPage }: CanvasView): Zone[] {
  const found = zones.map((list) => ({ element: elementOf(list), list }))
  const of = (name: string) => found.find(({ list }) => list.at === name)
  if (!isPage) return found.map((zone) => ({ ...zone, around: 'nothing' }))
  const hasAside = (of('aside')?.list.units.length ?? 0) > 0
  const [content, aside, top] = [of('content'), of('aside'), of('top')]
  if (content && aside) layBeside(content.element, aside.element, hasAside)
  if (top) layOnBand(top.element, top.list.units.length > 0)
  return found.map((zone) => ({ ...zone, around: aroundIn(zone.list.at, hasAside) }))
}

function aroundIn(zone: string, hasAside: boolean): Around {
  if (zone === 'hero') return 'hero'
  return zone === 'bottom' || (zone === 'content' && !hasAside) ? 'band' : 'nothing'
}

/** Zones that the document does not show yet stand at its end. */
function elementOf({ at }: CanvasList): HTMLElement {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')]
  const known = zones.find(({ dataset }) => dataset['zone'] === at)
  if (known) return known
  const element = document.createElement('div')
  element.className = 'container'
  element.dataset['zone'] = at
  const last = zones.at(-1)
  if (last) last.after(element)
  else (document.querySelector('main') ?? document.body).append(element)
  return element
}

function layBeside(content: HTMLElement, aside: HTMLElement, isBeside: boolean): void {
  const row = content.closest('.zones')
  if ((row !== null) === isBeside) return
  if (row) {
    content.className = ''
    aside.className = 'container'
    row.replaceWith(content, aside)
    return
  }
  const columns = document.createElement('div')
  columns.className = 'container zones'
  const inner = document.createElement('div')
  inner.className = 'row'
  columns.append(inner)
  content.before(columns)
  content.className = BESIDE.content
  aside.className = BESIDE.aside
  inner.append(content, aside)
}

function layOnBand(top: HTMLElement, isFilled: boolean): void {
  const band = top.closest('.band-top')
  if ((band !== null) === isFilled) return
  if (band) {
    band.replaceWith(top)
    return
  }
  const around = document.createElement('div')
  around.className = 'band band-top'
  top.before(around)
  around.append(top)
}

/** What an element around a widget is. */
export const aroundOf = (outer: Element): Around =>
  outer.classList.contains('band-hero') ? 'hero' : 'band'

/** The element that stands in the zone for a widget: itself, or a band around it, which is made when there is none. */
export function outerOf(root: HTMLElement, around: Around, band: string): HTMLElement {
  if (around === 'nothing') return root
  const { parentElement } = root
  const known = around === 'hero' ? parentElement : parentElement?.parentElement
  const className = around === 'hero' ? 'band band-hero' : `band${band && ` band-${band}`}`
  // A zone on a band of its own is no band of one widget.
  const isThere =
    parentElement?.dataset['zone'] === undefined &&
    known?.classList.contains('band') &&
    known.classList.contains('band-hero') === (around === 'hero') &&
    (around === 'hero' || parentElement?.classList.contains('container'))
  if (isThere && known) {
    if (known.className !== className) known.className = className
    return known
  }
  const outer = document.createElement('div')
  outer.className = className
  const inner = around === 'hero' ? outer : document.createElement('div')
  if (inner !== outer) {
    inner.className = 'container'
    outer.append(inner)
  }
  inner.append(root)
  return outer
}
