import type { Point } from './canvas-contract.ts'
import type { Target } from '../state/tree/tree-steps.ts'
import { lay, piece, type Tools } from './tools.ts'
import type { Units } from './units.ts'

/** CSS pixels by which a pointer moves before it drags. */
const BEGINS = 4
/** Pixels from the edge of the window at which the page scrolls, and by how much with each frame. */
const EDGE = 60
const SCROLLED = 14

/** A place between widgets, in pixels of the document. */
interface Place {
  target: Target
  left: number
  top: number
  width: number
}

/** What is dragged, and where it would go. */
export interface Drag {
  /** Begins when a pointer that is down moves. @param name of the widget that it moves */
  begin(event: PointerEvent, name: string): void
  /** Something from outside of the document is over a point of its window; `null` when it is over no more. */
  over(point: Point | null): Target | null
}

export function createDrag(
  tools: Tools,
  units: Units,
  drop: (name: string, target: Target) => void,
): Drag {
  const line = piece('line')
  line.hidden = true
  tools.root.append(line)
  let places: Place[] | null = null
  let nearest: Place | null = null
  let point: Point = { x: 0, y: 0 }
  let frame = 0

  const look = () => {
    const at = { x: point.x + scrollX, y: point.y + scrollY }
    nearest = closest(places ?? [], at)
    line.hidden = nearest === null
    if (!nearest) return
    const { left, top, width } = nearest
    lay(line, { left: left - scrollX, top: top - scrollY - 2, width })
  }
  /** The page goes on while the pointer rests at an edge. */
  const scroll = () => {
    const by = point.y < EDGE ? -SCROLLED : point.y > innerHeight - EDGE ? SCROLLED : 0
    if (by !== 0) {
      scrollBy(0, by)
      look()
    }
    frame = requestAnimationFrame(scroll)
  }
  const start = (name: string | null) => {
    places ??= placesOf(units, name)
    if (frame === 0) frame = requestAnimationFrame(scroll)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
    places = null
    nearest = null
    line.hidden = true
  }

  return {
    begin(event, name) {
      const { clientX, clientY } = event
      held(event, {
        move(to) {
          point = to
          if (!places && Math.hypot(to.x - clientX, to.y - clientY) < BEGINS) return
          start(name)
          look()
        },
        end(isDropped) {
          const target = nearest?.target
          stop()
          if (isDropped && target) drop(name, target)
        },
      })
    },
    over(at) {
      if (!at) {
        stop()
        return null
      }
      point = at
      start(null)
      look()
      return nearest?.target ?? null
    },
  }
}

interface Held {
  move(point: Point): void
  /** @param isDropped it was let go, not given up */
  end(isDropped: boolean): void
}

/** Follows a pointer that is down until it is let go, or given up by Escape. */
function held(event: PointerEvent, { move, end }: Held): void {
  const { currentTarget: element } = event
  if (event.button !== 0 || !(element instanceof HTMLElement)) return
  event.preventDefault()
  element.setPointerCapture(event.pointerId)
  const { signal, abort } = abortable()
  const finish = (isDropped: boolean) => () => {
    abort()
    end(isDropped)
  }
  element.addEventListener('pointermove', ({ clientX: x, clientY: y }) => move({ x, y }), {
    signal,
  })
  element.addEventListener('pointerup', finish(true), { signal })
  element.addEventListener('pointercancel', finish(false), { signal })
  element.addEventListener('lostpointercapture', finish(false), { signal })
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return
    key.stopPropagation()
    finish(false)()
  }
  addEventListener('keydown', onKey, { signal, capture: true })
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Every place that a widget may go to, measured once: nothing moves until it is dropped. */
function placesOf(units: Units, dragged: string | null): Place[] {
  const root = dragged === null ? null : units.root(dragged)
  return [...units.lists().values()].flatMap(({ element, list }) => {
    if (root?.contains(element)) return []
    const others = list.units.filter(({ name }) => name !== dragged)
    const box = element.getBoundingClientRect()
    const { left, width } = box
    const place = (index: number, top: number): Place => ({
      target: { zone: list.name, index },
      left: left + scrollX,
      top: top + scrollY,
      width,
    })
    const rects = others.map(({ name }) => units.root(name)?.getBoundingClientRect())
    return [
      place(0, rects[0]?.top ?? box.top + box.height / 2),
      ...rects.flatMap((rect, index) => (rect ? [place(index + 1, rect.bottom)] : [])),
    ]
  })
}

function closest(places: readonly Place[], { x, y }: Point): Place | null {
  let best: Place | null = null
  let least = Infinity
  for (const place of places) {
    const aside = Math.max(place.left - x, 0, x - place.left - place.width)
    const far = Math.abs(place.top - y) + aside * 2
    // Of places at the same height the narrowest is the one inside.
    if (far < least - 1 || (far < least + 1 && best && place.width < best.width)) {
      best = place
      least = far
    }
  }
  return best
}
