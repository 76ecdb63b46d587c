import { SLOT_TYPE } from '#base/core/widget-preview.ts'

/** A piece of a widget's HTML: finished, or with places for inner widgets somewhere in it. */
export type Drawn =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; index: number }
  | { kind: 'element'; tag: string; attributes: Attributes; html: string }
  | { kind: 'element'; tag: string; attributes: Attributes; children: Drawn[] }

export type Attributes = Readonly<Record<string, string>>

const SLOT = `[data-widget-type="${SLOT_TYPE}"]`

/**
 * The root of a widget's HTML, ready to be shown and not to be used: nothing in it takes the focus,
 * and pictures that wait for the page's script show themselves. `null` without a root.
 */
export function drawnHtml(html: string): Drawn | null {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const waiting of template.content.querySelectorAll('[lazyloading="1"]')) {
    const sources = waiting.closest('picture')?.querySelectorAll('source') ?? []
    for (const element of [...sources, waiting]) {
      for (const name of ['srcset', 'src']) {
        const address = element.getAttribute(`data-${name}`)
        if (address !== null) element.setAttribute(name, address)
      }
    }
  }
  const root = template.content.firstElementChild
  return root ? drawn(root) : null
}

function drawn(element: Element): Drawn {
  const shared = {
    kind: 'element',
    tag: element.localName,
    attributes: attributesOf(element),
  } as const
  if (!element.querySelector(SLOT)) {
    for (const child of element.children) child.setAttribute('inert', '')
    return { ...shared, html: element.innerHTML }
  }
  const children = [...element.childNodes].flatMap((child): Drawn[] => {
    if (child instanceof Element) return [childOf(child)]
    return child.nodeType === Node.TEXT_NODE
      ? [{ kind: 'text', text: child.textContent ?? '' }]
      : []
  })
  return { ...shared, children }
}

function childOf(element: Element): Drawn {
  if (element.matches(SLOT)) {
    return { kind: 'slot', index: Number(element.getAttribute('data-widget-id')) - 1 }
  }
  const child = drawn(element)
  const isLeaf = child.kind === 'element' && 'html' in child
  return isLeaf ? { ...child, attributes: { ...child.attributes, inert: '' } } : child
}

const attributesOf = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
