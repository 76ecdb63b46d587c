import type { Mark, Node, ResolvedPos } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { dialled } from '#base/kit/text/dialled.ts'

/** An edge of a link of which something was taken: what is typed there takes its place, and is of the link. */
interface Correction {
  at: number
  link: Mark
  /** Gaps between words that were taken and not typed again: with the next one the link is left. */
  gaps: number
}

/** Text of one block that was put in place of another. */
interface Change {
  from: number
  taken: string
  put: string
  /** Of which link what was taken is, whole or from within it on. */
  link: Mark | undefined
}

const KEY = new PluginKey<Correction | null>('linkCorrection')

/** What ends a word, as a hyphen or an apostrophe does not. */
const GAP = /[\s.,;:!?()«»"]/g

const gapsIn = (text: string): number => text.match(GAP)?.length ?? 0

const linkOf = (node: Node | null | undefined): Mark | undefined =>
  node?.marks.find(({ type }) => type.name === 'link')

/** The link that ends or begins at a place, or goes over it. */
const linkAt = ({ nodeBefore, nodeAfter }: ResolvedPos): Mark | undefined =>
  linkOf(nodeBefore) ?? linkOf(nodeAfter)

/** `undefined` where nothing or more than one piece of one text was changed. */
function changeOf({ mapping, before, doc, docChanged }: Transaction): Change | null | undefined {
  const ranges: [number, number, number, number][] = []
  for (const map of mapping.maps) map.forEach((...range) => ranges.push(range))
  if (!docChanged || ranges.length === 0) return undefined
  const [range] = ranges
  if (!range || ranges.length > 1) return null
  const [from, to, , end] = range
  const [start, stop, put] = [before.resolve(from), before.resolve(to), doc.slice(from, end)]
  if (!start.parent.isTextblock || !start.sameParent(stop) || put.openStart > 0) return null
  if (put.content.childCount > 0 && !put.content.firstChild?.isInline) return null
  const link = from < to ? linkOf(start.nodeAfter) : undefined
  const isWithin =
    link?.isInSet(start.nodeBefore?.marks ?? []) || link?.isInSet(stop.nodeBefore?.marks ?? [])
  return {
    from,
    taken: before.textBetween(from, to),
    put: doc.textBetween(from, end),
    link: isWithin ? link : undefined,
  }
}

function next(transaction: Transaction, was: Correction | null): Correction | null {
  const change = changeOf(transaction)
  const { selection, doc } = transaction
  if (change === null) return null
  if (change === undefined) {
    if (!was || !selection.empty || was.at !== selection.from) return null
    // What it dials may have been changed meanwhile, or the link taken away.
    const link = linkAt(doc.resolve(was.at))
    return link ? { ...was, link } : null
  }
  const { from, taken, put } = change
  const goesOn = was?.at === from || was?.at === from + taken.length ? was : null
  const link = change.link ?? (taken === '' ? goesOn?.link : undefined)
  if (!link) return null
  const gaps = (goesOn?.gaps ?? 0) + gapsIn(taken) - gapsIn(put)
  const at = from + put.length
  const isLeft = gaps < 0 || (put === '' && !linkAt(doc.resolve(at)))
  return isLeft ? null : { at, link, gaps }
}

/** What is typed over a part of a link is of it; what comes after is not, though the caret carried its mark. */
function corrected(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
): Transaction | null {
  const [was, is] = [KEY.getState(before), KEY.getState(after)]
  const [change, another] = transactions.map(changeOf).filter((one) => one !== undefined)
  if (!change || another) return null
  const { tr } = after
  const [from, to] = [change.from, change.from + change.put.length]
  if (!is && was && from < to && was.at === from && !linkOf(after.doc.resolve(to).nodeAfter)) {
    tr.removeMark(from, to, was.link.type).removeStoredMark(was.link.type)
  } else if (is) {
    if (from < to) tr.addMark(from, to, is.link)
    if (after.selection.empty && after.selection.from === is.at) tr.addStoredMark(is.link)
  }
  dialsWhatItSays(tr, tr.doc.resolve(to))
  return tr.steps.length > 0 || tr.storedMarksSet ? tr : null
}

/** A link that dials a number dials the one that it says, as soon as that is whole again. */
function dialsWhatItSays(tr: Transaction, place: ResolvedPos): void {
  const link = linkAt(place)
  const kept: Record<string, unknown> | undefined = link?.attrs['kept']
  const href = String(kept?.['href'] ?? '')
  if (!link || !place.parent.isTextblock || !href.startsWith('tel:')) return
  const pieces: { from: number; to: number; text: string }[] = []
  place.parent.forEach((node, offset) => {
    const from = place.start() + offset
    const last = pieces.at(-1)
    if (!link.isInSet(node.marks)) return
    if (last?.to === from)
      Object.assign(last, { to: from + node.nodeSize, text: last.text + node.textContent })
    else pieces.push({ from, to: from + node.nodeSize, text: node.textContent })
  })
  const said = pieces.find(({ from, to }) => from <= place.pos && place.pos <= to)
  const number = dialled(said?.text ?? '')
  if (!said || number === '' || number === dialled(href.slice('tel:'.length))) return
  tr.addMark(said.from, said.to, link.type.create({ kept: { ...kept, href: `tel:${number}` } }))
}

/**
 * A word of a link is corrected at its edges as in its middle. A link does not grow by what is typed beside it:
 * only what takes the place of something of it belongs to it, up to the first gap more than was taken.
 */
export const linkCorrection = new Plugin({
  key: KEY,
  state: { init: () => null, apply: next },
  appendTransaction: corrected,
})
