import {
  arrow,
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  type Placement,
} from '@floating-ui/dom'
import { type Gravity, tooltipGravity } from '../rules/tooltip-gravity.ts'
import { type Sign, type TooltipAnchor, tooltipAnchor } from './tooltip-anchor.ts'
import './styles/tooltips.scss'

/** Milliseconds before a bubble shows (requirements I2). */
const DELAY = 500
/** Pixels between the element and its bubble, and between the bubble and the window's edge. */
const GAP = 8
const MARGIN = 8

const BUBBLE_ID = 'infobulle'

const PLACEMENT: Record<Gravity, Placement> = {
  west: 'right',
  east: 'left',
  south: 'top',
  north: 'bottom',
}
const GRAVITY: Readonly<Record<string, Gravity>> = {
  right: 'west',
  left: 'east',
  top: 'south',
  bottom: 'north',
}

/** What asked for a tooltip also takes it away. */
type Cause = 'pointer' | 'focus'

/** A tooltip from the first sign of interest to the last. */
interface Tooltip {
  anchor: TooltipAnchor
  cause: Cause
  /** Takes the bubble away, or the wait for it; the native one stays away. */
  hide(): void
  /** Takes everything back. */
  leave(): void
}

let current: Tooltip | null = null

/**
 * Shows the tooltip of what is pointed at or reached by keyboard, half a second later; leaving,
 * pressing or Escape takes it away. `event` is the one that called for this code.
 */
export function startTooltips(event: Sign): void {
  document.addEventListener('pointerover', pointed)
  document.documentElement.addEventListener('pointerleave', () => leave('pointer'))
  document.addEventListener('focusin', reached)
  document.addEventListener('focusout', () => leave('focus'))
  document.addEventListener('pointerdown', () => current?.hide())
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') current?.hide()
  })
  if (event.type === 'focusin') reached(event)
  else if (event instanceof PointerEvent && stillPointed(event)) pointed(event)
}

/** The pointer may have gone on while this code was on its way. */
const stillPointed = ({ target }: Event): boolean =>
  target instanceof Element && target.matches(':hover')

function pointed(event: Event): void {
  const { target } = event
  if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return
  // Whoever follows a long text with the pointer keeps it.
  if (target instanceof Element && target.id === BUBBLE_ID) return
  enter(target, 'pointer')
}

function reached({ target }: Sign): void {
  if (target instanceof Element && target.matches(':focus-visible')) enter(target, 'focus')
}

function enter(target: EventTarget | null, cause: Cause): void {
  if (current && target instanceof Node && current.anchor.element.contains(target)) return
  const anchor = tooltipAnchor(target)
  if (anchor && anchor.element === current?.anchor.element) return
  if (anchor === null) return leave(cause)
  current?.leave()
  current = tooltip(anchor, cause)
}

function leave(cause: Cause): void {
  if (current?.cause !== cause) return
  current.leave()
  current = null
}

function tooltip(anchor: TooltipAnchor, cause: Cause): Tooltip {
  const { element, text } = anchor
  const title = element.getAttribute('title')
  const silence = () => element.removeAttribute('title')
  let remove = () => {}
  const timer = setTimeout(() => {
    silence()
    remove = showBubble(element, text)
  }, DELAY)
  // The browser's own would come first. For the keyboard it does not come, and is still read out.
  if (cause === 'pointer') silence()
  const hide = () => {
    clearTimeout(timer)
    remove()
    remove = () => {}
  }
  return {
    anchor,
    cause,
    hide,
    leave() {
      hide()
      if (title !== null) element.setAttribute('title', title)
    },
  }
}

/** Draws the bubble and keeps it beside its element; gives what takes it away. */
function showBubble(element: HTMLElement, text: string): () => void {
  const bubble = document.createElement('div')
  bubble.id = BUBBLE_ID
  bubble.className = 'infobulle'
  bubble.role = 'tooltip'
  bubble.textContent = text
  const tip = document.createElement('span')
  tip.className = 'infobulle-pointe'
  bubble.append(tip)
  document.body.append(bubble)
  const before = element.getAttribute('aria-describedby')
  element.setAttribute('aria-describedby', [before, BUBBLE_ID].filter(Boolean).join(' '))
  const end = autoUpdate(element, bubble, () => void place(element, bubble, tip))
  return () => {
    end()
    bubble.remove()
    if (before === null) element.removeAttribute('aria-describedby')
    else element.setAttribute('aria-describedby', before)
  }
}

async function place(element: HTMLElement, bubble: HTMLElement, tip: HTMLElement): Promise<void> {
  const room = bubble.offsetHeight + GAP + MARGIN
  const gravity = tooltipGravity(element.getBoundingClientRect(), innerWidth, room)
  const beside = gravity === 'west' || gravity === 'east'
  const { x, y, placement, middlewareData } = await computePosition(element, bubble, {
    strategy: 'fixed',
    placement: PLACEMENT[gravity],
    middleware: [
      offset(GAP),
      // On a narrow window nothing may fit beside: above or below is better than out of sight.
      ...(beside ? [flip({ fallbackPlacements: ['top', 'bottom'], padding: MARGIN })] : []),
      shift({ padding: MARGIN }),
      arrow({ element: tip, padding: MARGIN }),
    ],
  })
  bubble.dataset['gravity'] = GRAVITY[placement]
  move(bubble, x, y)
  move(tip, middlewareData.arrow?.x, middlewareData.arrow?.y)
}

/** The content security policy forbids style attributes, not what a script sets. */
function move({ style }: HTMLElement, x: number | undefined, y: number | undefined): void {
  style.left = x === undefined ? '' : `${x}px`
  style.top = y === undefined ? '' : `${y}px`
}
