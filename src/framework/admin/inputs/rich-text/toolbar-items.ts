import type { SvgIconComponent } from '@mui/icons-material'
import BoldIcon from '@mui/icons-material/FormatBold'
import BulletIcon from '@mui/icons-material/FormatListBulleted'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import NumberedIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import RedoIcon from '@mui/icons-material/Redo'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import UnlinkIcon from '@mui/icons-material/LinkOff'
import CalloutIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import type { Editor } from '@tiptap/core'
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'

/** A button over the text. */
export interface ToolbarItem {
  label: string
  icon: SvgIconComponent
  run(editor: Editor): unknown
  /** Whether the text at the cursor has it; absent for what is done rather than set. */
  isOn?(editor: Editor): boolean
  isOff?(editor: Editor): boolean
}

const EMPTY_TABLE =
  '<table><thead><tr><th scope="col"></th><th scope="col"></th><th scope="col"></th></tr></thead>' +
  '<tbody><tr><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table><p></p>'

/** Puts an empty table after the block at the cursor, and the cursor into its first cell. */
function insertTable(editor: Editor): void {
  const { $to } = editor.state.selection
  const place = $to.depth > 0 ? $to.after(1) : $to.pos
  editor.chain().focus().insertContentAt(place, EMPTY_TABLE).run()
  let first = -1
  editor.state.doc.nodesBetween(place, editor.state.doc.content.size, (node, at) => {
    if (first === -1 && node.type.name === 'th') first = at
    return first === -1
  })
  if (first !== -1) editor.commands.setTextSelection(first + 1)
}

/** Everything but the style of the paragraph, the link and the picture, in the order of the bar. */
export const TOOLBAR: readonly ToolbarItem[] = [
  {
    label: 'Gras',
    icon: BoldIcon,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italique',
    icon: ItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Retirer le lien',
    icon: UnlinkIcon,
    run: (editor) => editor.chain().focus().extendMarkRange('link').unsetMark('link').run(),
    isOff: (editor) => !editor.isActive('link'),
  },
  {
    label: 'Liste à puces',
    icon: BulletIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Liste numérotée',
    icon: NumberedIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Citation',
    icon: QuoteIcon,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'Encadré',
    icon: CalloutIcon,
    run: (editor) =>
      editor.isActive('div')
        ? editor.chain().focus().lift('div').run()
        : editor
            .chain()
            .focus()
            .wrapIn('div', { kept: { class: 'encadre' } })
            .run(),
    isOn: (editor) => editor.isActive('div'),
  },
  {
    label: 'Tableau',
    icon: TableIcon,
    run: insertTable,
    isOff: (editor) => editor.isActive('table'),
  },
]

/** The way back and forth, where the text has its own. */
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

/** What a paragraph may be, by the value of the choice. */
export const STYLES = {
  paragraph: 'Paragraphe',
  2: 'Titre 2',
  3: 'Titre 3',
  4: 'Titre 4',
} as const

export type Style = keyof typeof STYLES

export function styleOf(editor: Editor): Style {
  const level = ([2, 3, 4] as const).find((rank) => editor.isActive('heading', { level: rank }))
  return level ?? 'paragraph'
}

export function setStyle(editor: Editor, style: string): void {
  const level = ([2, 3, 4] as const).find((rank) => String(rank) === style)
  if (level === undefined) editor.chain().focus().setParagraph().run()
  else editor.chain().focus().setHeading({ level }).run()
}
