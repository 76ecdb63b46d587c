import { type CanvasHost, type Point, TEXT_TOOLS } from './canvas-contract.ts'
import type { Chosen } from './chosen.ts'
import type { Pictures } from './pictures.ts'
import type { Tools } from './tools.ts'
import type { Typing } from './typing.ts'
import type { Units } from './units.ts'

interface PagePointer {
  tools: Tools
  units: Units
  typing: Typing
  chosen: Chosen
  pictures: Pictures
  host: CanvasHost
}

/** What takes a click for itself; in the editor the widget around it does. */
const CONTROLS = 'input, select, textarea, button, summary, audio, video'

/** Mouse, finger and focus in the page: they choose, and put the caret into texts. Nothing of the page is used. */
export function pagePointer({ tools, units, typing, chosen, pictures, host }: PagePointer): void {
  let pressed: MouseEvent | null = null
  const onClick = (event: MouseEvent) => {
    if (event.composedPath().includes(tools.host)) return
    const isMoved = wasMoved(event, pressed)
    const { target } = isMoved && pressed ? pressed : event
    // No link leads away, no form is sent.
    event.preventDefault()
    if (!(target instanceof Element)) return
    event.stopPropagation()
    if (typing.element()?.contains(target)) return
    const name = units.nameAt(target)
    const wasChosen = name !== null && name === chosen.view().selected
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    // A finger chooses first, and types with the next touch.
    const isTyped =
      (!isTouch || wasChosen) &&
      typing.enter(target, isMoved ? null : (selectedIn(target) ?? pointOf(event)))
    if (isTyped) return chosen.chooseOther(null)
    typing.leave()
    const picture = name === null ? null : pictures.at(event)
    if (name !== null && picture !== null && host.picture(name, picture, !wasChosen)) return
    const around = chosen.otherAt(target)
    if (around) return chosen.chooseOther(around)
    chosen.choose(name)
    if (name !== null) units.root(name)?.focus({ preventScroll: true })
  }
  document.addEventListener('click', onClick, true)
  for (const type of ['submit', 'auxclick', 'dragstart'] as const) {
    document.addEventListener(type, (event) => event.preventDefault(), true)
  }
  const onMouseDown = (event: MouseEvent) => {
    pressed = event
    const { target } = event
    if (!(target instanceof Element) || typing.element()?.contains(target)) return
    if (target.closest(CONTROLS)) event.preventDefault()
  }
  document.addEventListener('mousedown', onMouseDown, true)

  document.addEventListener('pointerover', ({ target }) => {
    if (target === tools.host) return
    chosen.hover(target instanceof Element ? units.nameAt(target) : null)
  })

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === tools.host) return
    const element = typing.element()
    if (element && !element.contains(target)) typing.leave()
    const name = units.nameAt(target)
    if (name !== null && units.root(name) === target) chosen.choose(name)
    else if (chosen.otherAt(target) === target) chosen.chooseOther(target)
    tools.moved()
  })

  // Who goes to the options beside the page has left the text; who looks at another window has not.
  const leaveFor = (element: Element | null) => {
    if (element !== window.frameElement && !element?.closest(TEXT_TOOLS)) typing.leave()
  }
  addEventListener('blur', () => setTimeout(() => leaveFor(parent.document.activeElement), 0))
  // At once where the focus is taken: a dialog that is none of the text's may be open a moment later.
  const gone = new AbortController()
  const onFocus = ({ target }: FocusEvent) => leaveFor(target as Element)
  parent.document.addEventListener('focusin', onFocus, { signal: gone.signal })
  addEventListener('pagehide', () => gone.abort())
}

/** Pixels by which a hand may move between pressing and letting go. */
const STILL = 3

/** Whether the page moved from under a mouse that stood: what was typed elsewhere is drawn anew once it is left. */
function wasMoved(click: MouseEvent, pressed: MouseEvent | null): boolean {
  const [on, was] = [click.target, pressed?.target]
  return (
    pressed !== null &&
    on instanceof Element &&
    was instanceof Element &&
    on !== was &&
    on.contains(was) &&
    Math.hypot(click.screenX - pressed.screenX, click.screenY - pressed.screenY) < STILL
  )
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

/** The two ends of what was just selected with the mouse in a text; `null` for nothing. */
function selectedIn(target: Element): readonly [Point, Point] | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  if (!target.closest('[data-edit]')?.contains(range.commonAncestorContainer)) return null
  const rects = [...range.getClientRects()]
  const [first] = rects
  const last = rects.at(-1)
  if (!first || !last) return null
  return [
    { x: first.left, y: first.top + first.height / 2 },
    { x: last.right, y: last.top + last.height / 2 },
  ]
}
