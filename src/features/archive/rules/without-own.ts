import {
  type HtmlElement,
  type HtmlNode,
  areBlank,
  isElement,
  readTree,
  writeTree,
} from '#base/kit/html/html-tree.ts'

/** What is looked for in a text, and what stands in the place of a name. */
export interface Cut {
  holds(text: string): boolean
  rename(text: string): string
}

/** Elements that hold others; what is none of them is kept or goes as a whole. */
const HOLDERS: ReadonlySet<string> = new Set(
  'article aside blockquote details div dl figure main ol section table tbody tfoot thead ul'.split(
    ' ',
  ),
)
const HEADING = /^h[1-6]$/

/**
 * A value without what holds a firm's own words: of a text the sentences, of HTML the paragraphs, lines and rows, of
 * a list its entries. What holds none is given back as it is.
 */
export function withoutOwn(value: unknown, cut: Cut): unknown {
  if (typeof value === 'string') return textWithout(value, cut)
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown) => (isLost(entry, cut) ? [] : [withoutOwn(entry, cut)]))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutOwn(member, cut)]),
  )
}

/** Whether an entry of a list says nothing of its own once a text right in it is cut. */
function isLost(entry: unknown, cut: Cut): boolean {
  const isCut = (text: unknown): boolean =>
    typeof text === 'string' &&
    text !== '' &&
    (isHtml(text) ? textWithout(text, cut) === '' : textWithout(text, cut) !== cut.rename(text))
  if (typeof entry === 'string') return textWithout(entry, cut) === '' && entry !== ''
  if (typeof entry !== 'object' || entry === null) return false
  const said = Object.entries(entry).flatMap(([name, text]: [string, unknown]) =>
    BESIDE.has(name) ? [] : [text],
  )
  // A number and what it counts are two texts: « 3 » and « associés ».
  const whole = said.filter((text) => typeof text === 'string' && !isHtml(text)).join(' ')
  return said.some(isCut) || cut.holds(cut.rename(whole))
}

/** What is said beside a picture goes alone. */
const BESIDE: ReadonlySet<string> = new Set(['alt', 'caption', 'copyright', 'credit'])

/** A text, plain or HTML, without the sentences or blocks that hold own words. */
export function textWithout(text: string, cut: Cut): string {
  const named = cut.rename(text)
  if (isHtml(named)) return htmlWithout(named, cut)
  if (!cut.holds(named)) return named
  return named
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !cut.holds(sentence))
    .join(' ')
    .trim()
}

const isHtml = (text: string): boolean => /<[a-z][^<>]*>/i.test(text)

function htmlWithout(html: string, cut: Cut): string {
  if (!holdsHtml(html, cut)) return html
  const kept = nodesWithout(readTree(html), cut)
  return areBlank(kept) ? '' : writeTree(kept)
}

/** Marks cut words apart, and hold some themselves: both are looked at. */
const holdsHtml = (html: string, { holds }: Cut): boolean =>
  holds(html) || holds(html.replaceAll(/<[^<>]*>/g, ''))

function nodesWithout(nodes: readonly HtmlNode[], cut: Cut): HtmlNode[] {
  const kept: (HtmlNode | null)[] = nodes.map((node) => {
    if (!holdsHtml(writeTree([node]), cut)) return node
    if (!isElement(node) || !HOLDERS.has(node.name)) return null
    const children = nodesWithout(node.children, cut)
    // A frame with nothing but its title says nothing.
    return isBare(children) ? null : { ...node, children }
  })
  return withoutLonely(withWholePairs(nodes, kept)).filter((node) => node !== null)
}

const isBare = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every(
    (node) =>
      (!isElement(node) && node.trim() === '') ||
      (isElement(node) &&
        (HEADING.test(node.name) || node.attributes.get('class')?.endsWith('-titre') === true)),
  )

/** A term goes with what is said of it, and the other way round. */
function withWholePairs(
  nodes: readonly HtmlNode[],
  kept: readonly (HtmlNode | null)[],
): (HtmlNode | null)[] {
  const found = [...kept]
  const isOf = (index: number, name: string) => {
    const node = nodes[index]
    return node !== undefined && isElement(node) && node.name === name
  }
  for (const [index, node] of nodes.entries()) {
    if (!isElement(node) || node.name !== 'dt') continue
    const said: number[] = []
    for (let at = index + 1; at < nodes.length && !isOf(at, 'dt'); at += 1) {
      if (isOf(at, 'dd')) said.push(at)
    }
    if (kept[index] === null || said.every((at) => kept[at] === null)) {
      for (const at of [index, ...said]) found[at] = null
    }
  }
  return found
}

/** A heading over what has gone goes too. */
function withoutLonely(kept: readonly (HtmlNode | null)[]): (HtmlNode | null)[] {
  const found = [...kept]
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const node = found[index]
    if (!node || !isElement(node) || !HEADING.test(node.name)) continue
    const below = found.slice(index + 1)
    const next = below.find((one): one is HtmlElement => !!one && isElement(one))
    const isOver = next !== undefined && (!HEADING.test(next.name) || next.name > node.name)
    const hasLost = kept.slice(index + 1, next ? kept.indexOf(next) : undefined).includes(null)
    if (!isOver && hasLost) found[index] = null
  }
  return found
}
