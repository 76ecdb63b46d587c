import { attributesOf, changeAttributes, htmlPieces } from './html-source.ts'
import { isFreeId } from './page-ids.ts'
import { htmlToText } from './plain-text.ts'
import { slugOf } from './slug.ts'

/** One part of a text: the id of its heading, and what it says. */
export interface ContentsEntry {
  id: string
  title: string
}

/** Parts from which on a list of them is worth its place. */
const WORTH_A_LIST = 3

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

/** The same for a text that is one of several: however few, its headings are listed. */
export function anchoredParts(html: string): { html: string; entries: ContentsEntry[] } {
  const pieces = htmlPieces(html)
  const taken = new Set(
    pieces.flatMap(({ kind, source }) =>
      kind === 'start' ? (attributesOf(source).get('id') ?? []) : [],
    ),
  )
  const entries: ContentsEntry[] = []
  const sources = pieces.map(({ kind, name, source }, index) => {
    if (kind !== 'start' || name !== 'h2') return source
    const end = pieces.findIndex(
      (piece, at) => at > index && piece.kind === 'end' && piece.name === 'h2',
    )
    const inside = pieces.slice(index + 1, end === -1 ? undefined : end)
    const title = htmlToText(inside.map((piece) => piece.source).join(''))
    if (!title) return source
    const own = attributesOf(source).get('id')
    const id = own || freeId(title, taken)
    taken.add(id)
    entries.push({ id, title })
    return own ? source : withId(source, id)
  })
  return { html: sources.join(''), entries }
}

/** An id for a heading: its words, with a number from the second of the same words. */
function freeId(title: string, taken: ReadonlySet<string>): string {
  const words = slugOf(title, ID_LENGTH)
  const base = isFreeId(words) ? words : `partie-${words}`.replace(/-$/, '')
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  return id
}

/** An empty id counts as none. */
const withId = (tag: string, id: string): string =>
  attributesOf(tag).has('id')
    ? changeAttributes(tag, (name) => (name === 'id' ? id : null))
    : tag.replace(/^<h2/i, (start) => `${start} id="${id}"`)
