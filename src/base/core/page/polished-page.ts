import { weakMemoize } from '../../kit/memoize.ts'
import { cultureOf } from '../../kit/language.ts'
import { typography } from '../../kit/text/fr-typography.ts'
import type { Page, PageNode } from './page.ts'

/** What a page says of itself, as its site writes it: French is polished where it is drawn, and stays as it was typed. */
export const polishedPage = weakMemoize((page: Page): Page => {
  const { text } = typography(cultureOf(page.lang))
  const { name, title, h1, description } = page
  return {
    ...page,
    name: text(name),
    title: text(title),
    h1: text(h1),
    description: text(description),
  }
})

/** The same of the names of a tree; descriptions are many and long, and whoever draws one polishes it. */
export const polishedTree = (tree: readonly PageNode[]): PageNode[] =>
  tree.map((node) => {
    const { text } = typography(cultureOf(node.lang))
    const [name, title] = [text(node.name), text(node.title)]
    return name === node.name && title === node.title ? node : { ...node, name, title }
  })
