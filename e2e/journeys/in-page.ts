import type { PageState } from './journey.ts'

/**
 * What runs in the page, as texts, since three protocols carry them there: bodies of functions, of `words`
 * those that look for something.
 */

const SEEN = `
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]')
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const shown = (element) => {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return element ?? null
  }`

/**
 * What somebody would click for these words: the one that says them alone, else the smallest with them, whole
 * words only: « Annonce » is not « Annoncer une fermeture » of the screen before.
 */
export const CLICKABLE = `${SEEN}
  const kinds = 'a[href], button, summary, label, td, [role="button"], [role="tab"], [role="option"], [role="menuitem"], [role="combobox"]'
  const holds = (name) => name.split(words).some((after, at, parts) =>
    at > 0 && !/[\\p{L}\\p{N}]$/u.test(parts[at - 1]) && !/^[\\p{L}\\p{N}]/u.test(after))
  const names = (element) => [element.getAttribute('aria-label'), element.innerText].map(plain)
  const all = [...document.querySelectorAll(kinds)].filter(isSeen)
  // What lies under a list or a dialog is out of reach.
  const layer = [...document.querySelectorAll('.MuiModal-root')].filter(isSeen).at(-1)
  const near = layer ? all.filter((element) => layer.contains(element)) : all
  const found = shown(
    near.find((element) => names(element).includes(words)) ??
      near.findLast((element) => names(element).some(holds)))
  if (found?.matches(':disabled, [aria-disabled="true"]')) return null
  // A list or a dialog that is just closing still takes the click; one that opens is soon elsewhere.
  const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.MuiModal-root')
  if (!over) return found
  const moves = over.getAnimations({ subtree: true }).some((one) => one instanceof CSSTransition)
  return moves || !over.contains(found) ? null : found`

/** The control whose label begins with these words. */
export const LABELLED = `${SEEN}
  const labels = [...document.querySelectorAll('label')].filter((label) => plain(label.innerText).startsWith(words))
  return shown(labels.map(({ control }) => control).find((control) => control !== null && isSeen(control)))`

/** A `PageState`, without text while the page still comes. */
export const STATE = `
  const root = document.documentElement
  return {
    address: location.pathname + location.search,
    text: document.readyState === 'complete' ? document.body.innerText.replace(/\\s+/g, ' ').trim() : '',
    overflow: root.scrollWidth - root.clientWidth,
  }`

/** Starts the film of the page, without sound; seconds that it has played, `null` where there is none or it can't. */
export const PLAY = `
  const film = document.querySelector('main video')
  if (film === null || film.error !== null) return null
  film.muted = true
  if (film.paused && !film.ended) film.play().catch(() => {})
  return film.ended ? film.duration : film.currentTime`

/** Tells the console of what the policy refused, where the browser's protocol does not. */
export const TELL_VIOLATIONS = `
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('The policy refused', violatedDirective, blockedURI))`

/** Where a browser's protocol tells nothing of errors, the page notes them for the visit. */
export const NOTE_ERRORS = `
  if (!globalThis.notesErrors) {
    globalThis.notesErrors = true
    let leaves = false
    // What is still on its way when one leaves is given up, which is no error of the page.
    addEventListener('beforeunload', () => (leaves = true))
    const note = (error) => leaves || sessionStorage.setItem('errors', JSON.stringify([...noted(), String(error)]))
    addEventListener('error', ({ message }) => note(message))
    addEventListener('unhandledrejection', ({ reason }) => note(reason))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(violatedDirective + ' ' + blockedURI))
    const { error } = console
    console.error = (...words) => (note(words.join(' ')), error.apply(console, words))
  }
  function noted() { return JSON.parse(sessionStorage.getItem('errors') ?? '[]') }`

export const NOTED_ERRORS = `return JSON.parse(sessionStorage.getItem('errors') ?? '[]')`

/** A text that runs one of these bodies. */
export const called = (body: string, words = ''): string =>
  `(function (words) {${body}})(${JSON.stringify(words)})`

export const isState = (value: unknown): value is PageState =>
  typeof value === 'object' && value !== null && 'text' in value && 'overflow' in value
