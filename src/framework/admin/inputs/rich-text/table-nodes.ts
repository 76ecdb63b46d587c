import { type Editor, Node } from '@tiptap/core'

const part = (name: string, tag: string, content: string, group = '') =>
  Node.create({
    name,
    content,
    ...(group ? { group } : {}),
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** A cell holds one run of text: Enter makes a line in it, Tab goes on to the next one. */
const cell = (tag: 'td' | 'th') =>
  Node.create({
    name: tag,
    content: 'inline*',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const here = () => this.editor.isActive(tag)
      return {
        Enter: () => here() && this.editor.commands.setHardBreak(),
        Tab: () => here() && this.editor.commands.selectTextblockEnd() && toCell(this.editor, 1),
        'Shift-Tab': () =>
          here() && this.editor.commands.selectTextblockStart() && toCell(this.editor, -1),
      }
    },
  })

/** Puts the cursor into the cell after or before the one it stands in. */
function toCell(editor: Editor, step: 1 | -1): boolean {
  const { doc, selection } = editor.state
  const cells: number[] = []
  doc.descendants((node, place) => {
    if (node.type.name === 'td' || node.type.name === 'th') cells.push(place)
  })
  const here = cells.findLastIndex((place) => place < selection.from)
  const next = cells[here + step]
  return next !== undefined && editor.commands.setTextSelection(next + 1)
}

/** A table as the sanitiser lets it pass. */
export const TABLE_NODES = [
  part('table', 'table', 'caption? colgroup* (thead | tbody | tfoot | tr)+', 'block'),
  part('caption', 'caption', 'inline*'),
  part('colgroup', 'colgroup', 'col*'),
  part('col', 'col', ''),
  part('thead', 'thead', 'tr+'),
  part('tbody', 'tbody', 'tr+'),
  part('tfoot', 'tfoot', 'tr+'),
  part('tr', 'tr', '(td | th)+'),
  cell('td'),
  cell('th'),
]
