import type { Focus, PageState } from './journey.ts'

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

/** What is before somebody: what lies under a list or a dialog is out of reach. */
const REACH = `${SEEN}
  const layer = [...document.querySelectorAll('.MuiModal-root')].filter(isSeen).at(-1)
  const reached = (selector) => [...(layer ?? document).querySelectorAll(selector)]
    .filter((element) => isSeen(element) || [...(element.labels ?? [])].some(isSeen))
  const named = (element) => (element.getAttribute('aria-labelledby') ?? '').split(' ')
    .map((id) => plain(document.getElementById(id)?.textContent)).join(' ').trim()`

/** Of what can be clicked: by what it is called, and whether a click gets there. */
const CLICKS = `${REACH}
  const names = (element) => [element.getAttribute('aria-label'), element.innerText].map(plain)
  const kinds = 'a[href], button, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"], [role="combobox"]'
  const clickable = (found) => {
    shown(found)
    if (found?.matches(':disabled, [aria-disabled="true"]')) return null
    // A list or a dialog that is just closing still takes the click; one that opens is soon elsewhere.
    const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.MuiModal-root')
    if (!over) return found ?? null
    const moves = over.getAnimations({ subtree: true }).some((one) => one instanceof CSSTransition)
    return moves || !over.contains(found) ? null : found
  }`

/**
 * What somebody would click for these words: the one that says them alone, else the smallest with them, whole
 * words only: « Annonce » is not « Annoncer une fermeture » of the screen before.
 */
export const CLICKABLE = `${CLICKS}
  const holds = (name) => name.split(words).some((after, at, parts) =>
    at > 0 && !/[\\p{L}\\p{N}]$/u.test(parts[at - 1]) && !/^[\\p{L}\\p{N}]/u.test(after))
  const near = reached(kinds + ', label, td')
  return clickable(
    near.find((element) => names(element).includes(words)) ??
      near.findLast((element) => names(element).some(holds)))`

/** All that can be clicked and whose name matches an expression. */
const MATCHING = `${CLICKS}
  const called = (element) => [...names(element), named(element), plain(element.title),
    plain([...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ') + ' ' + element.innerText)]
  const choices = ', tr, label:has([type="radio"], [type="checkbox"])'
  const matching = reached(kinds + choices).filter((element) =>
    called(element).some((name) => new RegExp(words, 'u').test(name)))`

export const FIRST_NAMED = `${MATCHING}
  return clickable(matching[0])`

export const LAST_NAMED = `${MATCHING}
  return clickable(matching.at(-1))`

/** The field, of a form or a text that is written in its place, whose label, its mark aside, matches an expression. */
export const FIELD = `${REACH}
  const kinds = 'input:not([type="hidden"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
  return shown(reached(kinds).find((field) =>
    [...[...(field.labels ?? [])].map((label) => plain(label.textContent).replace(/ ?\\*$/, '')), plain(field.ariaLabel), named(field)]
      .some((name) => name !== '' && new RegExp(words, 'u').test(name))))`

/** The field that has the caret. */
export const FOCUSED = `
  const { activeElement } = document
  return activeElement?.matches('input, textarea, [contenteditable]') ? activeElement : null`

/** Where a file is chosen. */
export const FILE = `${REACH}
  return (layer ?? document).querySelector('[type="file"]')`

/** The innermost element of the page that is edited with these words, whatever their case. */
export const TEXT = `${SEEN}
  const [wanted, all] = [words.toLowerCase(), [...document.body.querySelectorAll('*')]]
  const holds = (element) => plain(element.textContent).toLowerCase().includes(wanted)
  return shown(all.find((element) => holds(element) && isSeen(element) && ![...element.children].some(holds)))`

/** The picture of the first block of a type in the page that is edited, once it is drawn. */
export const PICTURE = `${SEEN}
  const picture = shown(document.querySelector('[data-widget-type="' + words + '"] img'))
  return picture?.complete && picture.naturalWidth > 0 ? picture : null`

/** A `Focus`, in the page that is edited where that has it. */
export const FOCUS = `${REACH}
  const outer = document.activeElement
  const inner = outer?.id === 'preview-frame' ? outer.contentDocument?.activeElement : null
  const active = inner && inner.localName !== 'body' ? inner : outer
  const labelOf = (field) => plain(field?.labels?.[0]?.textContent)
  const group = active?.type === 'radio' ? [...document.getElementsByName(active.name)] : []
  return {
    name: labelOf(active) || plain(active?.ariaLabel) || (active ? named(active) : '') || plain(active?.textContent),
    beside: group.map(labelOf),
    isField: active?.matches('input, textarea, [contenteditable]:not([contenteditable="false"])') ?? false,
    isPage: outer?.id === 'preview-frame',
  }`

/** Puts a day or an hour where no keyboard is alike: what it is, its script told. */
export const PUT = `
  const field = document.activeElement
  if (!['date', 'datetime-local', 'time'].includes(field?.type)) return false
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  // A field of WebKit that has just got the focus takes no value before it has told of its first change.
  for (let time = 0; time < 2 && field.value !== words; time += 1) {
    set.call(field, words)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return true`

/** The control whose label begins with these words. */
export const LABELLED = `${SEEN}
  const labels = [...document.querySelectorAll('label')].filter((label) => plain(label.innerText).startsWith(words))
  return shown(labels.map(({ control }) => control).find((control) => control !== null && isSeen(control)))`

/** A `PageState`, without text while the page still comes. */
export const STATE = `
  const root = document.documentElement
  return {
    address: location.pathname + location.search,
    title: document.title,
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

export const isFocus = (value: unknown): value is Focus =>
  typeof value === 'object' && value !== null && 'beside' in value && 'isPage' in value
