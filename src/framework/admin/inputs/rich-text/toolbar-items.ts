import type { SvgIconComponent } from '@mui/icons-material'
import BoldIcon from '@mui/icons-material/FormatBold'
import BulletIcon from '@mui/icons-material/FormatListBulleted'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import NumberedIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import UnlinkIcon from '@mui/icons-material/LinkOff'
import CalloutIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import { setLink } from './link-edits.ts'
import type { TextEditor } from './engine/text-editor.ts'
import { isIn } from './engine/text-state.ts'

/** A button over the text. */
export interface ToolbarItem {
  label: string
  icon: SvgIconComponent
  run(editor: TextEditor): unknown
  /** Whether the text at the cursor has it; absent for what is done rather than set. */
  isOn?(editor: TextEditor): boolean
  isOff?(editor: TextEditor): boolean
}

/** Everything but the style of the paragraph, the link and the picture, in the order of the bar. */
export const TOOLBAR: readonly ToolbarItem[] = [
  {
    label: 'Gras',
    icon: BoldIcon,
    run: (editor) => editor.run('bold'),
    isOn: (editor) => isIn(editor.state, 'bold'),
  },
  {
    label: 'Italique',
    icon: ItalicIcon,
    run: (editor) => editor.run('italic'),
    isOn: (editor) => isIn(editor.state, 'italic'),
  },
  {
    label: 'Retirer le lien',
    icon: UnlinkIcon,
    run: (editor) => setLink(editor, null),
    isOff: (editor) => !isIn(editor.state, 'link'),
  },
  {
    label: 'Liste à puces',
    icon: BulletIcon,
    run: (editor) => editor.run('bulletList'),
    isOn: (editor) => isIn(editor.state, 'bulletList'),
  },
  {
    label: 'Liste numérotée',
    icon: NumberedIcon,
    run: (editor) => editor.run('orderedList'),
    isOn: (editor) => isIn(editor.state, 'orderedList'),
  },
  {
    label: 'Citation',
    icon: QuoteIcon,
    run: (editor) => editor.run('quote'),
    isOn: (editor) => isIn(editor.state, 'blockquote'),
  },
  {
    label: 'Encadré',
    icon: CalloutIcon,
    run: (editor) => editor.run('callout'),
    isOn: (editor) => isIn(editor.state, 'div'),
  },
  {
    label: 'Tableau',
    icon: TableIcon,
    run: (editor) => editor.run('table'),
    isOff: (editor) => isIn(editor.state, 'table'),
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

export function styleOf(editor: TextEditor): Style {
  const level = ([2, 3, 4] as const).find((rank) => isIn(editor.state, 'heading', rank))
  return level ?? 'paragraph'
}

export function setStyle(editor: TextEditor, style: string): void {
  const level = ([2, 3, 4] as const).find((rank) => String(rank) === style)
  editor.run(level === undefined ? 'paragraph' : `heading${level}`)
}
