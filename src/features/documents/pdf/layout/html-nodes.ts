import { attributesOf, decodeEntities, htmlPieces } from '#base/kit/html/html-source.ts'

export interface HtmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: HtmlNode[]
}

/** An element, or a text with its entities decoded. */
export type HtmlNode = string | HtmlElement

const VOID: ReadonlySet<string> = new Set('br col hr img source track wbr'.split(' '))

/**
 * Clean HTML as a tree. An end tag closes the nearest element of its name; one that closes nothing
 * counts for nothing.
 */
export function htmlNodes(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] }
  const open = [root]
  /** Of `open`, by name. */
  const counts = new Map<string, number>()
  const count = (named: string, more: number) => counts.set(named, (counts.get(named) ?? 0) + more)
  for (const { kind, source, name } of htmlPieces(html)) {
    const parent = open.at(-1) ?? root
    if (kind === 'text') parent.children.push(decodeEntities(source))
    if (kind === 'start') {
      const element: HtmlElement = { name, attributes: attributesOf(source), children: [] }
      parent.children.push(element)
      if (VOID.has(name)) continue
      open.push(element)
      count(name, 1)
    }
    if (kind === 'end') {
      while ((counts.get(name) ?? 0) > 0) {
        const closed = open.pop()?.name ?? name
        count(closed, -1)
        if (closed === name) break
      }
    }
  }
  return root.children
}
