import { type Extensions, Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { history, redo, undo } from '@tiptap/pm/history'
import { restingName, storedName } from './inert-html.ts'
import { FIGURE_NODES } from './figure-nodes.ts'
import { LinkCorrection } from './link-correction.ts'
import { OpaqueBlock } from './opaque-block.ts'
import { SeenCaret } from './seen-caret.ts'
import { TABLE_NODES } from './table-nodes.ts'

/** Attributes of an element that no extension reads: they come back as they were. */
const KEPT = {
  default: null,
  keepOnSplit: false,
  parseHTML: (element: Element) => {
    const stored = Array.from(element.attributes, ({ name, value }) => [storedName(name), value])
    const kept = stored.filter(([name]) => !/^(?:on|style$|data-(?!url$))/.test(name ?? ''))
    return kept.length > 0 ? Object.fromEntries(kept) : null
  },
  renderHTML: ({ kept }: { kept?: Record<string, string> | null }) =>
    Object.fromEntries(
      Object.entries(kept ?? {}).map(([name, value]) => [restingName(name, value), value]),
    ),
}

/** An inline element that the sanitiser lets pass and that carries nothing but its attributes. */
const inlineMark = (tag: string) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const MARKS = ['abbr', 'cite', 'code', 'q', 's', 'small', 'span', 'sub', 'sup', 'u'].map(inlineMark)

/** A link; its address and whatever else it has stand in what is kept. How it is corrected: `link-correction.ts`. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const InlineImage = Node.create({
  name: 'inlineImage',
  group: 'inline',
  inline: true,
  atom: true,
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** A call-out, a section, an unfolding part: a box around blocks. */
const box = (tag: string, content = 'block+') =>
  Node.create({
    name: tag,
    group: 'block',
    content,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addNodeView() {
      return ({ HTMLAttributes }) => {
        // A closed `<details>` would hide what is being written.
        const dom = document.createElement(tag === 'details' ? 'div' : tag)
        dom.className = String(HTMLAttributes['class'] ?? '')
        dom.dataset['box'] = tag
        return { dom, contentDOM: dom }
      }
    },
  })

const BOXES = [
  box('div'),
  box('aside'),
  box('section'),
  box('details', 'summary block*'),
  box('dl', '(dt | dd)+'),
]

/** A line of text inside a box of its own kind. */
const line = (tag: string) =>
  Node.create({
    name: tag,
    content: 'inline*',
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

const LINES = ['summary', 'dt', 'dd'].map(line)

const KEEPING = [
  'blockquote',
  'bulletList',
  'heading',
  'listItem',
  'orderedList',
  'paragraph',
  'bold',
  'italic',
  Link.name,
  InlineImage.name,
  ...[...MARKS, ...BOXES, ...LINES, ...TABLE_NODES, ...FIGURE_NODES].map(({ name }) => name),
]

const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [{ types: KEEPING, attributes: { kept: KEPT } }],
})

/** Undo and redo, by keyboard and for the buttons. */
const History = Extension.create({
  name: 'history',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () =>
      command(this.editor.state, (transaction) => this.editor.view.dispatch(transaction))
    return { 'Mod-z': run(undo), 'Shift-Mod-z': run(redo), 'Mod-y': run(redo) }
  },
})

/** All that the editor knows; what else a text holds stands in it as kept blocks. */
export const EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4, 5, 6] }),
  Bold,
  Italic,
  Link,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  HardBreak,
  HorizontalRule,
  InlineImage,
  ...MARKS,
  ...BOXES,
  ...LINES,
  ...TABLE_NODES,
  ...FIGURE_NODES,
  OpaqueBlock,
  KeptAttributes,
  LinkCorrection,
  SeenCaret,
  History,
]
