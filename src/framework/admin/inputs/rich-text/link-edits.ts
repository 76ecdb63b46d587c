import type { Attrs } from 'prosemirror-model'
import { linkOf, linkRange } from './engine/text-state.ts'
import type { TextEditor } from './engine/text-editor.ts'

/** Attributes of the link at the caret. */
export const linkAttributes = (editor: TextEditor): Attrs =>
  linkOf(editor.state)?.attrs['kept'] ?? {}

/** Links what is selected, or changes the link that has the caret; without attributes it is taken away. */
export function setLink(editor: TextEditor, kept: Attrs | null): void {
  editor.focus()
  editor.select(...linkRange(editor.state))
  const { tr, selection, schema } = editor.state
  const { link } = schema.marks
  if (!link) return
  const { from, to } = selection
  editor.view.dispatch(
    kept
      ? tr.addMark(from, to, link.create({ kept }))
      : tr.removeMark(from, to, link).removeStoredMark(link),
  )
}

/** Puts linked words at the caret. */
export function insertLink(editor: TextEditor, words: string, kept: Attrs): void {
  editor.focus()
  const { tr, schema } = editor.state
  const link = schema.mark('link', { kept })
  editor.view.dispatch(tr.replaceSelectionWith(schema.text(words, [link]), false))
}
