import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { Fragment, type MarkType, type Node, Slice } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

interface Signs {
  typed: RegExp
  pasted: RegExp
  type: MarkType
}

/** Signs around words that mark them, « **gras** », « _italique_ »; no picture and no line break among them. */
const AROUND: readonly Signs[] = [
  {
    typed: /(?:^|\s)(\*\*(?!\s+\*\*)([^*\uFFFC]+)\*\*)$/,
    pasted: /(?:^|\s)(\*\*(?!\s+\*\*)([^*]+)\*\*(?!\s+\*\*))/,
    type: marks.bold,
  },
  {
    typed: /(?:^|\s)(__(?!\s+__)([^_\uFFFC]+)__)$/,
    pasted: /(?:^|\s)(__(?!\s+__)([^_]+)__(?!\s+__))/,
    type: marks.bold,
  },
  {
    typed: /(?:^|\s)(\*(?!\s+\*)([^*\uFFFC]+)\*)$/,
    pasted: /(?:^|\s)(\*(?!\s+\*)([^*]+)\*(?!\s+\*))/,
    type: marks.italic,
  },
  {
    typed: /(?:^|\s)(_(?!\s+_)([^_\uFFFC]+)_)$/,
    pasted: /(?:^|\s)(_(?!\s+_)([^_]+)_(?!\s+_))/,
    type: marks.italic,
  },
]

/** Marks words once the sign behind them is typed. */
const markRule = ({ typed, type }: Signs): InputRule =>
  new InputRule(typed, ({ tr }, match, start, end): Transaction => {
    const [whole, signed = '', words = ''] = match
    const from = start + whole.indexOf(signed)
    const size = (signed.length - words.length) / 2
    // The last sign is not in the text yet.
    tr.delete(from + size + words.length, end).delete(from, from + size)
    return tr.addMark(from, from + words.length, type.create()).removeStoredMark(type)
  })

const numbered = (first: number) => (first === 1 ? null : { kept: { start: String(first) } })

/** Number of the entry that would follow in a list. */
const nextIn = ({ attrs, childCount }: Node): number =>
  Number(attrs['kept']?.start ?? 1) + childCount

/** What signs at the beginning of a line, and around words, become while they are typed. */
export const writtenSigns = inputRules({
  rules: [
    new InputRule(/^(?:---|—-|___\s|\*\*\*\s)$/, ({ tr }, _match, start, end) =>
      tr
        .delete(start, end)
        .insert(start - 1, nodes.horizontalRule.create())
        .scrollIntoView(),
    ),
    wrappingInputRule(
      /^(\d+)\.\s$/,
      nodes.orderedList,
      ([, first]) => numbered(Number(first)),
      ([, first], list) => !list.attrs['kept']?.type && nextIn(list) === Number(first),
    ),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    ...AROUND.map(markRule),
    textblockTypeInputRule(/^(#{2,6})\s$/, nodes.heading, ([, signs = '']) => ({
      level: signs.length,
    })),
  ],
})

/** Pasted text in which signs around words mark them, too. */
export const withMarks = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(markedIn(content), openStart, openEnd)

const markedIn = (content: Fragment): Fragment =>
  Fragment.from(
    content.content.flatMap((node) =>
      node.isText ? markedText(node) : [node.copy(markedIn(node.content))],
    ),
  )

function markedText(node: Node): Node[] {
  for (const { pasted, type } of AROUND) {
    const match = pasted.exec(node.text ?? '')
    const [whole, signed = '', words = ''] = match ?? []
    if (!match || whole === undefined) continue
    const from = match.index + whole.indexOf(signed)
    const head = (signed.length - words.length) / 2
    const pieces = [
      ...(from > 0 ? markedText(node.cut(0, from)) : []),
      node.mark(type.create().addToSet(node.marks)).cut(from + head, from + head + words.length),
    ]
    const end = from + signed.length
    return node.nodeSize > end ? [...pieces, ...markedText(node.cut(end))] : pieces
  }
  return [node]
}

/** Plain lines that are numbered one after the other are a list; `null` for others. */
export function numberedLines(text: string): Node | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const parts = lines.map((line) => /^(\d+)[.)]\s(.+)$/.exec(line.trim()))
  const first = Number(parts[0]?.[1])
  const areInOrder = parts.every((part, index) => Number(part?.[1]) === first + index)
  if (parts.length < 2 || !areInOrder) return null
  const entries = parts.map((part) =>
    nodes.listItem.create(null, nodes.paragraph.create(null, schema.text(part?.[2]?.trim() ?? ''))),
  )
  return nodes.orderedList.create(numbered(first), entries)
}
