import { type Editor, Node } from '@tiptap/core'
import type { Node as ModelNode } from '@tiptap/pm/model'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { MediaFile } from '#base/core/media/media-file.ts'

/** The picture of a figure; its address and its words stand in what is kept. */
const FigureImage = Node.create({
  name: 'figureImage',
  atom: true,
  selectable: false,
  priority: 200,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addProseMirrorPlugins: () => [new Plugin({ props: { handleClickOn: chooseFigure } })],
})

/** Who clicks the picture has chosen it with its caption. */
function chooseFigure(view: EditorView, _at: number, node: ModelNode, place: number): boolean {
  if (node.type.name !== 'figureImage') return false
  const { doc, tr } = view.state
  // It stands first in its figure.
  view.dispatch(tr.setSelection(NodeSelection.create(doc, place - 1)))
  return true
}

const FigureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  // A caption is one line: Enter goes on below the figure.
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const figure = figureAt(this.editor)
        if (!figure || !this.editor.isActive('figcaption')) return false
        const after = figure.place + figure.node.nodeSize
        return this.editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run()
      },
    }
  },
})

/** A picture between the paragraphs, with its caption; one that is left empty is not stored. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figureImage figcaption',
  draggable: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
})

export const FIGURE_NODES = [Figure, FigureImage, FigureCaption]

interface PlacedFigure {
  node: ModelNode
  /** Where it begins in the text. */
  place: number
}

/** The figure that is chosen, or whose caption has the cursor. */
function figureAt({ state: { selection } }: Editor): PlacedFigure | null {
  // The text may be of the page in the frame, whose classes are its own.
  const { node: chosen } = selection as Partial<NodeSelection>
  if (chosen?.type.name === 'figure') return { node: chosen, place: selection.from }
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name === 'figure') return { node, place: $from.before(depth) }
  }
  return null
}

type Shown = Pick<MediaFile, 'path' | 'alt' | 'decorative' | 'width' | 'height'>

const keptOf = ({ path, alt, decorative, width, height }: Shown): Record<string, string> => ({
  src: path,
  alt: decorative ? '' : alt,
  ...(width > 0 && height > 0 ? { width: String(width), height: String(height) } : {}),
})

/**
 * Puts a picture into the text, in place of an empty paragraph at the cursor, else after the block it stands
 * in; in place of the picture of a figure that is chosen.
 */
export function putImage(
  editor: Editor,
  media: Shown & Pick<MediaFile, 'caption' | 'credit'>,
): void {
  const figure = figureAt(editor)
  if (figure) {
    changeImage(editor, figure, keptOf(media))
    return
  }
  const { $to } = editor.state.selection
  const block = $to.depth > 0 ? $to.node(1) : null
  const isBlank = block?.type.name === 'paragraph' && block.content.size === 0
  const end = $to.depth > 0 ? $to.after(1) : $to.pos
  const from = isBlank ? $to.before(1) : end
  const caption = [media.caption, media.credit && `Photo\u00A0: ${media.credit}`]
    .filter(Boolean)
    .join('. ')
  const content = [
    { type: 'figureImage', attrs: { kept: keptOf(media) } },
    { type: 'figcaption', content: caption === '' ? [] : [{ type: 'text', text: caption }] },
  ]
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to: end }, [{ type: 'figure', content }, { type: 'paragraph' }])
    // At the end of the caption: behind the picture, which takes one place.
    .setTextSelection(from + 3 + caption.length)
    .run()
}

function changeImage(editor: Editor, { place }: PlacedFigure, kept: Record<string, string>): void {
  const { state, view } = editor
  view.dispatch(state.tr.setNodeMarkup(place + 1, undefined, { kept }))
  editor.commands.focus()
}

/** What the chosen picture says to who does not see it; `null` when no figure is chosen. */
export function imageWords(editor: Editor): string | null {
  const figure = figureAt(editor)
  return figure && String(figure.node.firstChild?.attrs['kept']?.alt ?? '')
}

export function setImageWords(editor: Editor, alt: string): void {
  const figure = figureAt(editor)
  if (figure) changeImage(editor, figure, { ...figure.node.firstChild?.attrs['kept'], alt })
}

export function removeFigure(editor: Editor): void {
  const figure = figureAt(editor)
  if (!figure) return
  const { state, view } = editor
  view.dispatch(state.tr.delete(figure.place, figure.place + figure.node.nodeSize))
  editor.commands.focus()
}
