import { type DOMOutputSpec, type NodeSpec, type MarkSpec, Schema } from 'prosemirror-model'
import type { TagParseRule } from 'prosemirror-model'
import { restingName, storedName } from './inert-html.ts'
import { KEPT_BLOCK } from './opaque-block.ts'

type Attributes = Readonly<Record<string, string>> | null

/** Attributes of an element, which come back as they were. */
function keptOf(element: Element): Attributes {
  const stored = Array.from(
    element.attributes,
    ({ name, value }) => [storedName(name), value] as const,
  )
  const kept = stored.filter(([name]) => !/^(?:on|style$|data-(?!url$))/.test(name))
  return kept.length > 0 ? Object.fromEntries(kept) : null
}

/** The same as a living document may hold them. */
export const restingAttributes = (kept: Attributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kept ?? {}).map(([name, value]) => [restingName(name, value), value]),
  )

interface Holder {
  attrs: { readonly [name: string]: Attributes }
}

const drawn = (tag: string, { attrs }: Holder): DOMOutputSpec => [
  tag,
  restingAttributes(attrs['kept'] ?? null),
  0,
]

const KEPT = { attrs: { kept: { default: null } } }

const readAs = (tag: string, more?: Partial<TagParseRule>): TagParseRule => ({
  tag,
  getAttrs: (element) => ({ kept: keptOf(element) }),
  ...more,
})

/** An element that keeps its attributes. */
const element = (tag: string, spec: NodeSpec): NodeSpec => ({
  ...KEPT,
  parseDOM: [readAs(tag)],
  toDOM: (node) => drawn(tag, node),
  ...spec,
})

/** One that holds nothing. */
const empty = (tag: string, spec: NodeSpec): NodeSpec =>
  element(tag, {
    toDOM: ({ attrs }) => [tag, restingAttributes(attrs['kept'])],
    ...spec,
  })

const picture = (spec: NodeSpec, rule?: Partial<TagParseRule>): NodeSpec =>
  empty('img', { atom: true, parseDOM: [readAs('img[src]', rule)], ...spec })

/** A call-out, a section, an unfolding part: boxes around blocks. */
export const BOXES = ['div', 'aside', 'section', 'details', 'dl'] as const

const box = (tag: (typeof BOXES)[number], content = 'block+'): NodeSpec =>
  element(tag, { group: 'block', content, defining: true })

/** A line of text inside a box of its own kind. */
const line = (tag: string): NodeSpec => element(tag, { content: 'inline*', defining: true })

/** A part of a table as the sanitiser lets it pass; a cell holds one run of text. */
const part = (tag: string, content: string, spec: NodeSpec = {}): NodeSpec =>
  element(tag, { content, isolating: true, ...spec })

const list = (tag: string): NodeSpec => element(tag, { group: 'block list', content: 'listItem+' })

const LEVELS = [2, 3, 4, 5, 6]

const NODES = {
  // The first one is what a new line is.
  paragraph: element('p', { group: 'block', content: 'inline*' }),
  // Its address and its words stand in what is kept.
  figureImage: picture({ selectable: false }, { context: 'figure/' }),
  doc: { content: 'block+' },
  text: { group: 'inline' },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { kept: { default: null }, level: { default: 2 } },
    parseDOM: LEVELS.map((level) =>
      readAs(`h${level}`, { getAttrs: (heading) => ({ level, kept: keptOf(heading) }) }),
    ),
    toDOM: (node) => drawn(`h${node.attrs['level']}`, node),
  },
  blockquote: element('blockquote', { group: 'block', content: 'block+', defining: true }),
  bulletList: list('ul'),
  orderedList: list('ol'),
  listItem: element('li', { content: 'paragraph block*', defining: true }),
  hardBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  horizontalRule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  inlineImage: picture({ group: 'inline', inline: true }),
  div: box('div'),
  aside: box('aside'),
  section: box('section'),
  details: box('details', 'summary block*'),
  dl: box('dl', '(dt | dd)+'),
  summary: line('summary'),
  dt: line('dt'),
  dd: line('dd'),
  table: part('table', 'caption? colgroup* (thead | tbody | tfoot | tr)+', { group: 'block' }),
  caption: part('caption', 'inline*'),
  colgroup: part('colgroup', 'col*'),
  col: empty('col', { isolating: true }),
  thead: part('thead', 'tr+'),
  tbody: part('tbody', 'tr+'),
  tfoot: part('tfoot', 'tr+'),
  tr: part('tr', '(td | th)+'),
  td: part('td', 'inline*'),
  th: part('th', 'inline*'),
  // A caption that is left empty is not stored.
  figure: element('figure', {
    group: 'block',
    content: 'figureImage figcaption',
    draggable: true,
    isolating: true,
  }),
  figcaption: line('figcaption'),
  keptBlock: KEPT_BLOCK,
} satisfies Record<string, NodeSpec>

/** An inline element that the sanitiser lets pass. */
const mark = (tag: string, spec: MarkSpec = {}): MarkSpec => ({
  ...KEPT,
  parseDOM: [readAs(tag)],
  toDOM: (one) => drawn(tag, one),
  ...spec,
})

/** `<b>` and `<i>` are read, too, unless their style says that they are neither, as word processors write. */
const BOLD = mark('strong', {
  parseDOM: [
    readAs('strong'),
    readAs('b', {
      getAttrs: (b) => b.style.fontWeight !== 'normal' && { kept: keptOf(b) },
    }),
    { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'bold' },
    {
      style: 'font-weight',
      getAttrs: (value) => /^(?:bold(?:er)?|[5-9]\d\d+)$/.test(value) && null,
    },
  ],
})
const ITALIC = mark('em', {
  parseDOM: [
    readAs('em'),
    readAs('i', { getAttrs: (i) => i.style.fontStyle !== 'normal' && { kept: keptOf(i) } }),
    { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'italic' },
    { style: 'font-style=italic' },
  ],
})

const PLAIN_MARKS = ['abbr', 'cite', 'code', 'q', 's', 'small', 'span', 'sub', 'sup', 'u']

/** All that the editor knows; what else a text holds stands in it as kept blocks. */
export const schema = new Schema({
  nodes: NODES,
  marks: {
    bold: BOLD,
    italic: ITALIC,
    // Its address and whatever else it has stand in what is kept. How it is corrected: `link-correction.ts`.
    link: mark('a', { inclusive: false, parseDOM: [readAs('a[href]')] }),
    ...Object.fromEntries(PLAIN_MARKS.map((tag) => [tag, mark(tag)])),
  },
})
