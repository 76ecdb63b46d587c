import type { NodeSelection } from 'prosemirror-state'
import type { MediaFile } from '#base/core/media/media-file.ts'
import type { TextEditor } from './engine/text-editor.ts'
import { around, type Placed } from './engine/text-state.ts'

/** The figure that is chosen, or whose caption has the cursor. */
function figureAt({ state: { selection } }: TextEditor): Pick<Placed, 'node' | 'place'> | null {
  // The text may be of the page in the frame, whose classes are its own.
  const { node: chosen } = selection as Partial<NodeSelection>
  if (chosen?.type.name === 'figure') return { node: chosen, place: selection.from }
  return around(selection, 'figure')
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
  editor: TextEditor,
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
  const { tr, schema } = editor.state
  const figureOf = [
    schema.node('figureImage', { kept: keptOf(media) }),
    schema.node('figcaption', null, caption === '' ? [] : [schema.text(caption)]),
  ]
  const put = [schema.node('figure', null, figureOf), schema.node('paragraph')]
  editor.focus()
  editor.view.dispatch(tr.replaceWith(from, end, put))
  // At the end of the caption: behind the picture, which takes one place.
  editor.select(from + 3 + caption.length)
}

function changeImage(
  editor: TextEditor,
  { place }: Pick<Placed, 'place'>,
  kept: Record<string, string>,
): void {
  const { state, view } = editor
  view.dispatch(state.tr.setNodeMarkup(place + 1, undefined, { kept }))
  editor.focus()
}

/** What the chosen picture says to who does not see it; `null` when no figure is chosen. */
export function imageWords(editor: TextEditor): string | null {
  const figure = figureAt(editor)
  return figure && String(figure.node.firstChild?.attrs['kept']?.alt ?? '')
}

export function setImageWords(editor: TextEditor, alt: string): void {
  const figure = figureAt(editor)
  if (figure) changeImage(editor, figure, { ...figure.node.firstChild?.attrs['kept'], alt })
}

export function removeFigure(editor: TextEditor): void {
  const figure = figureAt(editor)
  if (!figure) return
  const { state, view } = editor
  view.dispatch(state.tr.delete(figure.place, figure.place + figure.node.nodeSize))
  editor.focus()
}
