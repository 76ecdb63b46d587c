const KEYS = ['keydown', 'keypress', 'keyup'] as const
const POINTER = ['click', 'mousedown', 'pointerdown', 'touchstart'] as const

/** Classes of the body: it waits; the place of its scroll bar stays free, so that nothing moves. */
const LOADING = 'loading'
const KEEPS_GUTTER = 'loading-keeps-gutter'

/** How many wait at the moment: the overlay goes with the last one. */
let waiting = 0
let overlay: HTMLElement | null = null

/**
 * Puts the body in its loading state (requirements D13): no scroll, and over the page a blank
 * message, one space, that swallows clicks and keys; it comes and goes without fade.
 * @returns what ends it; further calls of that do nothing
 */
export function showLoadingOverlay(): () => void {
  waiting += 1
  if (overlay === null) {
    overlay = document.createElement('div')
    overlay.className = 'loading-overlay'
    overlay.textContent = ' '
    for (const type of POINTER) overlay.addEventListener(type, swallow)
    for (const type of KEYS) window.addEventListener(type, swallowKey, true)
    document.body.append(overlay)
    const hasScrollBar = window.innerWidth > document.documentElement.clientWidth
    document.body.classList.add(LOADING)
    document.body.classList.toggle(KEEPS_GUTTER, hasScrollBar)
  }
  let ended = false
  return () => {
    if (ended) return
    ended = true
    waiting -= 1
    if (waiting === 0) remove()
  }
}

function remove(): void {
  for (const type of KEYS) window.removeEventListener(type, swallowKey, true)
  overlay?.remove()
  overlay = null
  document.body.classList.remove(LOADING, KEEPS_GUTTER)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Keys of the browser itself, to reload or to leave, are left to it: a call has no time-out. */
function swallowKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)) return
  swallow(event)
}
