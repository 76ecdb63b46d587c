import { escapeAttribute } from './escape-html.ts'
import { attributesOf, htmlPieces } from './html-source.ts'

/** An element of clean HTML; attribute values are decoded. */
export interface HtmlElement {
  name: string
  attributes: Map<string, string>
  children: HtmlNode[]
}

/** A node of clean HTML; a text stays as it is written, with its entities. */
export type HtmlNode = HtmlElement | string

const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'source', 'track'])

/**
 * Reads what sanitize-html wrote: every tag is one that it allows, every text is escaped. End tags
 * that close nothing are ignored, and what stays open is closed at the end.
 */
export function readTree(clean: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] }
  const open = [root]
  const inside = () => open.at(-1) ?? root
  for (const { kind, source, name } of htmlPieces(clean)) {
    if (kind === 'text') inside().children.push(source)
    if (kind === 'end' && open.length > 1 && inside().name === name) open.pop()
    if (kind !== 'start') continue
    const element = { name, attributes: attributesOf(source), children: [] }
    inside().children.push(element)
    if (!VOID.has(name)) open.push(element)
  }
  return root.children
}

/** Writes nodes; void elements have no slash, attributes without a value no equals sign. */
export function writeTree(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : writeElement(node))).join('')
}

function writeElement({ name, attributes, children }: HtmlElement): string {
  const written = [...attributes].map(([key, value]) =>
    value === '' && key !== 'alt' ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`,
  )
  const start = `<${name}${written.join('')}>`
  return VOID.has(name) ? start : `${start}${writeTree(children)}</${name}>`
}

/** Attributes as rules write them: those without a value are left out. */
export type Attributes = Readonly<Record<string, string | undefined>>

export const elementOf = (
  name: string,
  attributes: Attributes,
  children: HtmlNode[],
): HtmlElement => ({
  name,
  attributes: new Map(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  ),
  children,
})

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

export const isNamed = (name: string) => (node: HtmlNode) => isElement(node) && node.name === name

/** Whether nodes show nothing: no element, and spaces for text. */
export const areBlank = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every((node) => !isElement(node) && node.trim() === '')
