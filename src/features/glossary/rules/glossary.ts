import { memoize, weakMemoize, roomFor } from '#base/kit/memoize.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'

/** A word with a page of its own. */
export interface Term {
  id: number
  name: string
  path: string
  /** One sentence. */
  definition: string
}

/**
 * The terms of the glossary that a visitor may open: the children of its page, with the first
 * sentence of each page's description as the definition. None when the tree has no such page.
 */
export const glossaryTerms = (tree: readonly PageNode[], pageId: number): readonly Term[] =>
  termsOf(tree)(String(pageId))

const room = roomFor(2_000_000)

/** A tree stays the same until the site's content changes. */
const termsOf = weakMemoize((tree: readonly PageNode[]) =>
  memoize(
    (pageId: string): readonly Term[] => {
      const parent = tree.find(({ id }) => id === Number(pageId))
      if (!parent) return []
      return tree
        .filter((node) => isVisibleChild(node, parent))
        .map(({ id, name, path, description }) => ({
          id,
          name,
          path,
          definition: firstSentence(description),
        }))
    },
    { room, sizeOf: estimateBytes },
  ),
)

const isVisibleChild = (node: PageNode, parent: PageNode): boolean =>
  node.lft > parent.lft &&
  node.rgt < parent.rgt &&
  node.level === parent.level + 1 &&
  node.is_active &&
  !node.is_secure

/** Up to the first full stop, question or exclamation mark before a space. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?…])\s/u)[0]?.trim() ?? ''

/** Terms under the letter they begin with, in the order of a French dictionary. */
export function byLetter(terms: readonly Term[]): { letter: string; terms: Term[] }[] {
  const sorted = terms.toSorted((one, other) => DICTIONARY.compare(one.name, other.name))
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))].map(([letter, under]) => ({
    letter,
    terms: under,
  }))
}

const DICTIONARY = new Intl.Collator('fr', { sensitivity: 'base' })

/** `E` for « Échéance », `O` for « Œuvre »; `#` for what begins with no letter. */
function letterOf(name: string): string {
  const first = normalForm(name.replace('Œ', 'O').replace('œ', 'o'), 'NFD').charAt(0).toUpperCase()
  return /^[A-Z]$/.test(first) ? first : '#'
}
