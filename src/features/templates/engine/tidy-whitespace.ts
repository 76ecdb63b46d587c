import { ignoresSpaces, isBlockElement } from './html-elements.ts'
import type { ElementNode, TemplateNode } from './template-node.ts'

/** HTML whitespace; a no-break space is none. */
const SPACES = /[ \t\n\f\r]+/g

/** Whether a text is made of HTML whitespace alone. */
export const isBlank = (text: string): boolean => /^[ \t\n\f\r]*$/.test(text)

const nameOf = (element: ElementNode): string | null =>
  typeof element.tag === 'string' ? element.tag : null

function tidyChildren(nodes: readonly TemplateNode[], dropsBlank: boolean): TemplateNode[] {
  const tidied: TemplateNode[] = []
  for (const node of nodes) {
    if (node.kind === 'text') {
      const text = node.text.replace(SPACES, ' ')
      if (!(dropsBlank && text === ' ')) tidied.push({ kind: 'text', text })
    } else if (node.kind === 'section') {
      tidied.push({ ...node, children: tidyChildren(node.children, dropsBlank) })
    } else {
      tidied.push(node.kind === 'element' ? tidyElement(node) : node)
    }
  }
  return tidied
}

function trimEdges(nodes: TemplateNode[]): TemplateNode[] {
  const first = nodes[0]
  if (first?.kind === 'text') first.text = first.text.replace(/^ /, '')
  const last = nodes.at(-1)
  if (last?.kind === 'text') last.text = last.text.replace(/ $/, '')
  return nodes.filter((node) => node.kind !== 'text' || node.text !== '')
}

function tidyElement(element: ElementNode): ElementNode {
  const name = nameOf(element)
  if (name === 'pre') return element
  const children = tidyChildren(element.children, name !== null && ignoresSpaces(name))
  return {
    ...element,
    children: name !== null && isBlockElement(name) ? trimEdges(children) : children,
  }
}

/**
 * Collapses the spaces of static text as a browser would draw them: runs become one space, the
 * first and last space of a block go, and so does what stands between the parts of a table, a
 * picture or a drawing. Spaces between elements stay, since a style may lay any of them out in
 * line; `<pre>` is left as written.
 */
export function tidyWhitespace(nodes: readonly TemplateNode[]): TemplateNode[] {
  return trimEdges(tidyChildren(nodes, false))
}
