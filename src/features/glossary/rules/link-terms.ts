import { escapeAttribute } from '#base/kit/html/escape-html.ts'
import { type Term, glossaryTerms } from './glossary.ts'
import { attributesOf, htmlPieces } from '#base/kit/html/html-source.ts'
import { memoize, weakMemoize, roomFor } from '#base/kit/memoize.ts'
import { type TermPattern, termPattern } from './term-pattern.ts'
import type { Page, PageNode } from '#base/core/page/page.ts'
import type { SiteSettings } from '#base/core/settings/settings.ts'

/** Elements in which no term is explained: links, titles, and what is read letter by letter. */
const LEFT_ALONE: ReadonlySet<string> = new Set(
  'a abbr button caption code dfn dt h1 h2 h3 h4 h5 h6 kbd label pre samp summary th'.split(' '),
)

/** A text with the places where a term could be explained. */
interface Marked {
  /** Terms that the author linked already. */
  linked: readonly number[]
  pieces: readonly (string | { words: string; term: Term })[]
}

interface ExplainedPage {
  /** The terms that need no explanation here: that of the page itself. */
  known: readonly number[]
  /** Address of a term's page. */
  href(path: string): string | null
}

/**
 * Explains the terms of a glossary in clean HTML of one page, each where the page first meets it:
 * a real link to the term's page, with its definition as a tooltip. One function a page, since it
 * remembers what it has explained; texts are asked for in the order of the page.
 */
export function termExplainer(terms: readonly Term[], { known, href }: ExplainedPage) {
  const met = new Set(known)
  const { mark } = marker(terms)
  return (html: string): string => {
    if (terms.length === 0) return html
    const { linked, pieces } = mark(html)
    for (const id of linked) met.add(id)
    return pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece
        const { words, term } = piece
        const target = met.has(term.id) ? null : href(term.path)
        if (target === null) return words
        met.add(term.id)
        return `<a class="terme" href="${escapeAttribute(target)}" title="${escapeAttribute(term.definition)}">${words}</a>`
      })
      .join('')
  }
}

const room = roomFor(4_000_000)

/** The places of a text are found once, for as long as the terms stay the same. */
const marker = weakMemoize((terms: readonly Term[]) => {
  const pattern = termPattern(terms)
  const ids = new Map(terms.map(({ id, path }) => [path, id]))
  return {
    mark: memoize((html: string) => marked(html, pattern, ids), { room, sizeOf: sizeOfMarked }),
  }
})

const sizeOfMarked = ({ pieces }: Marked): number =>
  pieces.reduce(
    (sum, piece) => sum + A_PIECE + (typeof piece === 'string' ? piece : piece.words).length,
    0,
  )

/** Characters that a piece takes beside its words. */
const A_PIECE = 50

function marked(html: string, pattern: TermPattern, ids: ReadonlyMap<string, number>): Marked {
  const linked: number[] = []
  const pieces: (string | { words: string; term: Term })[] = []
  let plain = ''
  let depth = 0
  for (const { kind, source, name } of htmlPieces(html)) {
    if (LEFT_ALONE.has(name)) depth += kind === 'start' ? 1 : -1
    if (kind === 'start' && name === 'a') {
      const id = ids.get((attributesOf(source).get('href') ?? '').replace(/^\/dev\.php(?=\/)/, ''))
      if (id !== undefined) linked.push(id)
    }
    if (kind !== 'text' || depth > 0) {
      plain += source
      continue
    }
    let end = 0
    for (const { index, words, term } of pattern.find(source)) {
      if (term === null) continue
      pieces.push(plain + source.slice(end, index), { words, term })
      plain = ''
      end = index + words.length
    }
    plain += source.slice(end)
  }
  return { linked, pieces: [...pieces, plain] }
}

/**
 * Explains terms of the site's glossary in the texts of one page. Not on the home page, whose words
 * are few and chosen, nor in the glossary's own list, nor in another language than the glossary's.
 */
export function pageExplainer(
  { glossary_tooltips, glossary_page }: SiteSettings,
  page: Pick<Page, 'id' | 'lang' | 'level'>,
  { tree, href }: { tree: readonly PageNode[]; href(link: string): string | null },
): (html: string) => string {
  const isExplained = page.lang === 'fr' && page.level > 0 && page.id !== glossary_page
  if (glossary_tooltips !== '1' || !isExplained) return (html) => html
  return termExplainer(glossaryTerms(tree, glossary_page), { known: [page.id], href })
}
