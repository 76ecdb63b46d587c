import {
  attributesOf,
  changeAttributes,
  type HtmlPiece,
  htmlPieces,
} from '#base/kit/html/html-source.ts'
import { isFreeId } from '#base/kit/page-ids.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { slugOf } from '#base/kit/text/slug.ts'

/** One part of a text: the id of its heading, and what it says. */
export interface ContentsEntry {
  id: string
  title: string
}

/** Parts from which on a list of them is worth its place. */
const WORTH_A_LIST = 3

/** Parts that are listed; those after them are read on. */
const MOST = 500

/** Characters of an id made of a heading: the end of a long one says nothing more. */
const ID_LENGTH = 60

/**
 * The list of contents of clean HTML: its second-level headings, each with an id that is its own in
 * the text and none of the page's; a heading that has an id keeps it. No list for fewer than three
 * headings. Doing it again changes nothing.
 */
export function contentsList(html: string): { html: string; entries: ContentsEntry[] } {
  const anchored = anchoredParts(html)
  return anchored.entries.length < WORTH_A_LIST ? { ...anchored, entries: [] } : anchored
}

/** What closes the words that name a part. */
const NAMED_BY = { h2: 'h2', details: 'summary' } as const

/**
 * The same for a text that is one of several: however few, its headings are listed. Its sections that open
 * get an id too: their addresses open them (requirements B7).
 */
export function anchoredParts(html: string): { html: string; entries: ContentsEntry[] } {
  const pieces = htmlPieces(html)
  const freeId = idsBeside(
    pieces.flatMap(({ kind, source }) =>
      kind === 'start' ? (attributesOf(source).get('id') ?? []) : [],
    ),
  )
  const entries: ContentsEntry[] = []
  let named = 0
  const sources = pieces.map(({ kind, name, source }, index) => {
    if (kind !== 'start' || (name !== 'h2' && name !== 'details')) return source
    if (named >= MOST) return source
    const title = titleFrom(pieces, index + 1, NAMED_BY[name])
    if (!title) return source
    named += 1
    const own = attributesOf(source).get('id')
    const id = own || freeId(title)
    if (name === 'h2') entries.push({ id, title })
    return own ? source : withId(source, id)
  })
  return { html: sources.join(''), entries }
}

/** The text that names a part, as far as its end or, where that is missing, the next one's. */
function titleFrom(pieces: readonly HtmlPiece[], start: number, until: 'h2' | 'summary'): string {
  let end = start
  while (end < pieces.length && !ends(pieces[end], until)) end += 1
  return htmlToText(
    pieces
      .slice(start, end)
      .map(({ source }) => source)
      .join(''),
  )
}

/**
 * Gives each heading an id that no other element has: its words, with a number from the second of
 * the same words.
 */
function idsBeside(others: readonly string[]): (title: string) => string {
  const taken = new Set(others)
  const last = new Map<string, number>()
  return (title) => {
    const words = slugOf(title, ID_LENGTH)
    const base = isFreeId(words) ? words : `partie-${words}`.replace(/-$/, '')
    let number = (last.get(base) ?? 0) + 1
    const named = () => (number === 1 ? base : `${base}-${number}`)
    while (taken.has(named())) number += 1
    last.set(base, number)
    taken.add(named())
    return named()
  }
}

const ends = (piece: HtmlPiece | undefined, until: string): boolean =>
  piece?.name === until && (until === 'h2' || piece.kind === 'end')

/** An empty id counts as none. */
const withId = (tag: string, id: string): string =>
  attributesOf(tag).has('id')
    ? changeAttributes(tag, (name) => (name === 'id' ? id : null))
    : tag.replace(/^<\w+/, (start) => `${start} id="${id}"`)
