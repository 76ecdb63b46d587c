/** Gives an element the attributes of another one. */
function takeAttributes(element: Element, from: Element): void {
  for (const name of element.getAttributeNames()) {
    if (!from.hasAttribute(name)) element.removeAttribute(name)
  }
  for (const { name, value } of from.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

/**
 * Makes an element say what a newer drawing of it says. Children that are equal at the beginning and at the end
 * stay the same nodes, and one that differs alone between them is looked into: pictures do not flash.
 */
export function takeOver(element: Element, drawn: Element): void {
  takeAttributes(element, drawn)
  const old = [...element.childNodes]
  const fresh = [...drawn.childNodes]
  let start = 0
  while (start < old.length && start < fresh.length && isEqual(old[start], fresh[start])) start += 1
  let end = 0
  const most = Math.min(old.length, fresh.length) - start
  while (end < most && isEqual(old[old.length - 1 - end], fresh[fresh.length - 1 - end])) end += 1
  const out = old.slice(start, old.length - end)
  const into = fresh.slice(start, fresh.length - end)
  const [only] = out
  const [next] = into
  const isSame =
    out.length === 1 &&
    into.length === 1 &&
    only instanceof Element &&
    next instanceof Element &&
    only.localName === next.localName
  if (isSame) return takeOver(only, next)
  const after = old[old.length - end] ?? null
  for (const node of out) node.remove()
  for (const node of into) element.insertBefore(node, after)
}

const isEqual = (one: Node | undefined, other: Node | undefined): boolean =>
  one !== undefined && other !== undefined && one.isEqualNode(other)
