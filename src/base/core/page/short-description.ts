import { withoutEnd } from '#base/kit/text/trim-end.ts'

/** What stands before a colon that opens an explanation, or the first sentence. */
const FIRST_PART = /^.*?(?=[\s\u00A0\u202F]:\s|[.!?…](?:\s|$)|$)/u

/**
 * A page's description in one line, for a menu or a card: what stands before its first colon, else its first
 * sentence, cut between two words when it is longer.
 * @param most letters of the line, the « … » of a cut among them
 */
export function shortDescription(description: string, most = 84): string {
  const first = FIRST_PART.exec(description.trim())?.[0] ?? ''
  if (first.length <= most) return first
  const cut = first.slice(0, most)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, -1)
  return `${withoutEnd(words, /[,;\s]/u)}…`
}
