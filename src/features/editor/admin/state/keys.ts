import type { Editing } from './editing.ts'
import { focusChosen } from './focus-chosen.ts'

/** What a key combination does, and how it is told (`aria-keyshortcuts`). */
type Deed = (editing: Editing, id: string) => void

const DEEDS: Readonly<Record<string, Deed>> = {
  'Alt+ArrowUp': ({ up }, id) => up(id),
  'Alt+ArrowDown': ({ down }, id) => down(id),
  'Control+c': ({ copy }, id) => copy(id),
  'Control+d': ({ duplicate }, id) => duplicate(id),
  Delete: ({ remove }, id) => remove(id),
}

/**
 * Keys of the editor, heard before those of fields and buttons: nothing of the page is undone while somebody
 * undoes a word in a field.
 */
export function editorKeys(editing: Editing) {
  const goes = stepKeys(editing)
  return (event: KeyboardEvent): void => {
    const key = combination(event)
    if (key === 'Escape' && leaveOptions(event.target)) return
    if (isTyping(event.target) || goes(event)) return
    if (!isOnWidgets(event.target)) return
    if (key === 'Escape') return editing.select(null)
    if (key === 'Control+v') return consume(event, () => editing.paste())
    const id = editing.selectedId()
    const deed = DEEDS[key]
    if (deed && id !== null && !isChosenText(event)) consume(event, () => deed(editing, id))
  }
}

/** Keys of the way back; those of a field are its own. @returns whether the key was one of them */
export const stepKeys =
  ({ undo, redo }: Pick<Editing, 'undo' | 'redo'>) =>
  (event: KeyboardEvent): boolean => {
    const key = combination(event)
    const deed =
      key === 'Control+z' ? undo : key === 'Control+y' || key === 'Control+Shift+z' ? redo : null
    if (!deed || isTyping(event.target)) return false
    consume(event, deed)
    return true
  }

function combination({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [
    ctrlKey || metaKey ? 'Control+' : '',
    altKey ? 'Alt+' : '',
    shiftKey ? 'Shift+' : '',
  ]
  return held.join('') + (key.length === 1 ? key.toLowerCase() : key)
}

/** Duck-typed: an element of the preview is no instance of this window's classes. */
function isTyping(target: EventTarget | null): boolean {
  const element = target as {
    matches?(selector: string): boolean
    isContentEditable?: boolean
  } | null
  return (
    element?.isContentEditable === true ||
    element?.matches?.(
      'input:not([type=checkbox], [type=radio], [type=button]), textarea, select',
    ) === true
  )
}

/** Keys speak of the chosen widget where widgets are shown: in the outline and in the preview. */
const isOnWidgets = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest('.outline') !== null

/** From the options back to the widget's line. @returns whether it was left */
function leaveOptions(target: EventTarget | null): boolean {
  const isInside = target instanceof Element && target.closest('[data-editor-options]') !== null
  if (!isInside || target.getAttribute('aria-expanded') === 'true') return false
  return focusChosen()
}

/** Somebody copies words of the screen, not a widget. */
const isChosenText = ({ key, view }: KeyboardEvent): boolean =>
  key === 'c' && (view?.getSelection()?.toString() ?? '') !== ''

function consume(event: KeyboardEvent, deed?: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  deed?.()
}
