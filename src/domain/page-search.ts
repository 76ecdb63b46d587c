import { fold } from './fold.ts'
import type { PageNode } from './page.ts'

/** Characters of a query that count. */
export const MAX_QUERY = 200

const IN_NAME = 4
const IN_TITLE = 2
const IN_DESCRIPTION = 1
const PLURAL = /[sx]$/

/** Words of a query or a text that can be looked for: two letters or more, without plural marks. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length >= 2)
    .map((word) => (word.length > 3 ? word.replace(PLURAL, '') : word))

/**
 * Pages whose name, title or description holds every word of the query, best first: a word in the
 * name counts more than in the title, and there more than in the description. Accents, capitals
 * and plural marks don't matter; a word matches the beginning of a word. Inactive, secure and
 * non-indexable pages are left out.
 */
export function searchPages(tree: readonly PageNode[], query: string): PageNode[] {
  const words = [...new Set(wordsOf(query.slice(0, MAX_QUERY)))]
  if (words.length === 0) return []
  return tree
    .filter(({ is_active, is_secure, is_indexable }) => is_active && !is_secure && is_indexable)
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.page.lft - other.page.lft)
    .map(({ page }) => page)
}

/** Sum of the best place of each word; 0 when one is found nowhere. */
function scoreOf({ name, title, description }: PageNode, words: readonly string[]): number {
  const places = [
    [wordsOf(name), IN_NAME],
    [wordsOf(title), IN_TITLE],
    [wordsOf(description), IN_DESCRIPTION],
  ] as const
  let score = 0
  for (const word of words) {
    const place = places.find(([texts]) => texts.some((text) => text.startsWith(word)))
    if (!place) return 0
    score += place[1]
  }
  return score
}
