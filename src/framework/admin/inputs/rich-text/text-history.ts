import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { closeHistory, history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Plugin } from 'prosemirror-state'
import type { ToolbarItem } from './toolbar-items.ts'
import { writtenSigns } from './engine/written-signs.ts'

/** What signs became is taken back before what was written with them. */
const signsApart = new Plugin({
  filterTransaction(tr) {
    if (tr.getMeta(writtenSigns)) closeHistory(tr)
    return true
  },
})

/** A text in a form goes back and forth by itself; one in a page with the page. */
export const textHistory = (): Plugin[] => [
  signsApart,
  history(),
  keymap({ 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo }),
]

/** The same by button. */
export const STEPS: readonly ToolbarItem[] = [
  {
    label: 'Annuler',
    icon: UndoIcon,
    run: ({ state, view }) => undo(state, (transaction) => view.dispatch(transaction)),
    isOff: ({ state }) => undoDepth(state) === 0,
  },
  {
    label: 'Rétablir',
    icon: RedoIcon,
    run: ({ state, view }) => redo(state, (transaction) => view.dispatch(transaction)),
    isOff: ({ state }) => redoDepth(state) === 0,
  },
]
