import { isFollowable } from './followable.ts'

/** Stands before the name of an attribute that is kept, and does nothing meanwhile. */
const RESTING = 'data-resting-'

/** Attributes by which an element takes the place of a property of its document, window or form. */
const CLOBBERING: ReadonlySet<string> = new Set(['id', 'name'])

/** Attributes that lead somewhere. */
const LEADING: ReadonlySet<string> = new Set(['action', 'formaction', 'href', 'xlink:href'])

const isArmed = (name: string, value: string): boolean =>
  CLOBBERING.has(name) || (LEADING.has(name) && !isFollowable(value))

/**
 * An attribute as a living document may hold it: `name="createElement"` on a picture would take
 * `document.createElement` away, and with it the whole back office.
 */
export const restingName = (name: string, value: string): string =>
  isArmed(name, value) ? RESTING + name : name

/** The name under which an attribute is stored: what came with a resting name of its own keeps it. */
export function storedName(name: string): string {
  const awake = name.startsWith(RESTING) ? name.slice(RESTING.length) : ''
  return CLOBBERING.has(awake) || LEADING.has(awake) ? awake : name
}

/**
 * Parses HTML into a body that may be asked and moved into a living document: nothing in it runs,
 * and nothing in it answers in place of a property. `storedHtml` gives it back as it was.
 */
export function inertBody(html: string): HTMLElement {
  // A document without window loads nothing; one that is empty answers to no name but its own.
  const { body } = document.implementation.createHTMLDocument('')
  body.innerHTML = html
  for (const element of body.querySelectorAll('*')) rename(element, restingName)
  return body
}

/** What stands inside an inert body, as it is stored. */
export function storedHtml(holder: HTMLElement): string {
  const copy = holder.ownerDocument.createElement('div')
  copy.append(...Array.from(holder.childNodes, (child) => child.cloneNode(true)))
  for (const element of copy.querySelectorAll('*')) rename(element, storedName)
  // A no-break space is stored as it is typed and read.
  return copy.innerHTML.replaceAll('&nbsp;', '\u00A0')
}

/** An element of an inert body with what is inside it, as it is stored. */
export function storedElement(element: Element): string {
  const holder = element.ownerDocument.createElement('div')
  holder.append(element.cloneNode(true))
  return storedHtml(holder)
}

/** The prototype is asked, since a form answers with its own controls. */
const { getAttributeNames, getAttribute, removeAttribute, setAttribute } = Element.prototype

function rename(element: Element, renamed: (name: string, value: string) => string): void {
  for (const name of getAttributeNames.call(element)) {
    const value = getAttribute.call(element, name) ?? ''
    const wanted = renamed(name, value)
    if (wanted === name) continue
    removeAttribute.call(element, name)
    setAttribute.call(element, wanted, value)
  }
}
