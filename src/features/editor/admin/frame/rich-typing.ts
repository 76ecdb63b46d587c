import { sinkListItem } from 'prosemirror-schema-list'
import type { EditorProps } from 'prosemirror-view'
import { schema } from '#framework/admin/inputs/rich-text/engine/schema.ts'
import { openedText, writtenText } from '#framework/admin/inputs/rich-text/source.ts'
import {
  createTextEditor,
  type TextEditor,
} from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import { isIn } from '#framework/admin/inputs/rich-text/engine/text-state.ts'
import type { CanvasText, Point } from './canvas-contract.ts'
import { endsOf, isPoint, type OpenText, type TextListener, type Where } from './plain-typing.ts'

const indents = sinkListItem(schema.nodes.listItem)

/**
 * Has a text with marks typed in the element that shows it, as it is stored.
 * @returns `null` for a text that the editor would not give back as it is
 */
export function openRich(
  element: HTMLElement,
  { label, value }: CanvasText,
  { typed, isExample }: TextListener,
  where: Where,
): OpenText | null {
  const opened = openedText(value)
  if (!opened.isSafe) return null
  const shown = [...element.childNodes]
  const former = [...element.attributes].map(({ name, value: said }) => [name, said] as const)
  let stored = value
  let isChanged = false
  element.replaceChildren()
  const editor = createTextEditor({
    place: { mount: element },
    html: opened.html,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    props: exampleClicks(isExample, (start, end) => put(start, end)),
    onWritten() {
      const html = writtenText(editor.html())
      stored = html === initial ? value : html
      isChanged ||= stored !== value
      typed(stored, at)
      at = caret()
    },
  })
  const caret = () => ({ start: editor.state.selection.from, end: editor.state.selection.to })
  const initial = writtenText(editor.html())
  let at = caret()
  const put = (start: number, end: number) => {
    editor.select(start, end)
    // At once: what is typed next goes there.
    editor.view.focus()
    at = caret()
  }
  const clicked = isPoint(where) ? posAt(editor, where) : undefined
  put(...(exampleAt(editor, clicked, isExample) ?? placeIn(editor, where)))
  editor.view.dispatch(editor.state.tr.scrollIntoView())
  // Where the caret goes before something is written; what is written tells where it was.
  let { doc } = editor.state
  editor.follow(() => {
    if (doc === editor.state.doc) at = caret()
    ;({ doc } = editor.state)
  })

  return {
    element,
    editor,
    caret,
    putCaret: put,
    write: (letters) => editor.view.dispatch(editor.state.tr.insertText(letters)),
    usesTab: (isBack) =>
      isIn(editor.state, 'table') ||
      (isBack ? isIn(editor.state, 'listItem') : indents(editor.state)),
    take(next) {
      if (next === stored) return
      stored = next
      isChanged = true
      editor.take(openedText(next).html)
    },
    close() {
      // The editor leaves empty styles on what it holds, which the policy would refuse.
      for (const one of editor.view.dom.querySelectorAll('[style]')) one.removeAttribute('style')
      const html = editor.view.dom.innerHTML
      editor.close()
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
      for (const [name, said] of former) element.setAttribute(name, said)
      // Until the server has drawn it.
      if (isChanged && stored !== value) element.innerHTML = html
      else element.replaceChildren(...shown)
    },
  }
}

/** In a text that is open: a click on a line that nobody has written chooses it. */
function exampleClicks(
  isExample: TextListener['isExample'],
  choose: (start: number, end: number) => void,
): Pick<EditorProps, 'handleDOMEvents' | 'handleClick'> {
  /** Where the line begins that had the caret before the button went down. */
  let left = 0
  return {
    handleDOMEvents: {
      mousedown({ state }) {
        left = state.selection.$from.start()
      },
    },
    handleClick(view, pos) {
      const line = exampleAt(view, pos, isExample)
      // Another click in it puts the caret.
      if (!line || line[0] === left) return false
      choose(...line)
      return true
    },
  }
}

const posAt = ({ view }: TextEditor, { x, y }: Point): number | undefined =>
  view.posAtCoords({ left: x, top: y })?.pos

/** The line at a position, where nobody has written it. */
function exampleAt(
  { state }: Pick<TextEditor, 'state'>,
  pos: number | undefined,
  isExample: TextListener['isExample'],
): [number, number] | null {
  const at = pos === undefined ? null : state.doc.resolve(pos)
  return at?.parent.isTextblock && isExample(at.parent.textContent) ? [at.start(), at.end()] : null
}

/** Of a text that is to be written over, its first line. */
function placeIn(editor: TextEditor, where: Where): [number, number] {
  const { doc } = editor.state
  if (where === 'start') return [1, 1]
  if (where === 'whole') {
    return [1, 1 + (doc.firstChild?.isTextblock ? doc.firstChild.content.size : 0)]
  }
  const [from, to] = endsOf(where).map((point) => point && posAt(editor, point))
  const end = doc.content.size
  return [from ?? end, to ?? end]
}
