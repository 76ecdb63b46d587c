import { SLOT_TYPE } from '#base/core/page/slot-type.ts'
import type { CanvasUnit } from './canvas-contract.ts'

/** What takes the focus by itself: in the editor the widgets around do. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'

/** The root of a widget that the server has drawn. */
export const ROOT = '[data-widget-id]'

export const SLOT_MARK = `[data-widget-type="${SLOT_TYPE}"]`

/** A widget that shows nothing yet. */
export const EMPTY = '.canvas-note'

/** Makes a drawing ready to be edited: nothing in it is a stop of the Tab key, and pictures that wait show themselves. */
export function prepare(root: Element): void {
  for (const element of root.querySelectorAll(FOCUSABLE)) element.setAttribute('tabindex', '-1')
  for (const waiting of root.querySelectorAll('[lazyloading="1"]')) {
    const sources = waiting.closest('picture')?.querySelectorAll('source') ?? []
    for (const element of [...sources, waiting]) {
      for (const name of ['srcset', 'src']) {
        const address = element.getAttribute(`data-${name}`)
        if (address !== null) element.setAttribute(name, address)
      }
    }
    waiting.setAttribute('lazyloading', '0')
  }
}

/** The root element of a drawing; `null` without one. */
export function parsed(html: string): HTMLElement | null {
  const template = document.createElement('template')
  template.innerHTML = html
  const root = document.importNode(template.content, true).firstElementChild
  if (!(root instanceof HTMLElement)) return null
  prepare(root)
  return root
}

/** Says of a root what it is for whoever hears the page. */
export function adorn(root: HTMLElement, title: string, isStop: boolean): void {
  const attributes = {
    role: 'group',
    'aria-label': title,
    'aria-roledescription': 'widget',
    tabindex: isStop ? '0' : '-1',
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
}

/** What stands where a widget shows nothing: what is typed first can be typed there. */
export function note(
  root: HTMLElement,
  { title, firstText }: Pick<CanvasUnit, 'title' | 'firstText'>,
  says: string,
): HTMLElement {
  const strong = document.createElement('strong')
  strong.textContent = title
  root.classList.remove('is_empty')
  root.classList.add('canvas-note')
  root.replaceChildren(strong, ` ${says}`)
  if (firstText) {
    const typed = document.createElement('div')
    typed.dataset['edit'] = firstText.path
    typed.dataset['editLabel'] = firstText.label
    root.append(typed)
  }
  return root
}

/** Adds the stylesheets and icons that a drawing asks for. */
export function furnish(stylesheets: readonly string[], symbols: readonly string[]): void {
  for (const href of stylesheets) {
    const links = [...document.querySelectorAll('link')]
    if (links.some((link) => link.getAttribute('href') === href)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
  for (const symbol of symbols) {
    const id = /id="([^"]+)"/.exec(symbol)?.[1]
    if (id && !document.getElementById(id)) symbolList().insertAdjacentHTML('beforeend', symbol)
  }
}

const LIST = 'canvas-symbols'

function symbolList(): Element {
  const known = document.querySelector(`svg.${LIST}`)
  if (known) return known
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', `icon-symbols ${LIST}`)
  svg.setAttribute('aria-hidden', 'true')
  document.body.append(svg)
  return svg
}
