import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined'
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import ContentPasteIcon from '@mui/icons-material/ContentPasteOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DriveFileMoveIcon from '@mui/icons-material/DriveFileMoveOutlined'
import LibraryAddIcon from '@mui/icons-material/LibraryAddOutlined'
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined'
import type { ComponentType } from 'react'
import { SHARED_BLOCK } from '#base/core/page/shared-block.ts'
import type { Editing } from '../state/editing.ts'
import { placed } from '../state/tree/places.ts'

/** One thing to do with a widget; the same in its bar, in the outline and over its options. */
export interface WidgetAction {
  label: string
  icon: ComponentType
  /** The type of widget that it is for; all unless said. */
  of?: string
  /** As `aria-keyshortcuts` says it. */
  keys?: string
  run(editing: Editing, id: string): void
}

const WIDGET_ACTIONS: readonly WidgetAction[] = [
  {
    label: 'Monter',
    icon: ArrowUpwardIcon,
    keys: 'Alt+ArrowUp',
    run: ({ up }, id) => up(id),
  },
  {
    label: 'Descendre',
    icon: ArrowDownwardIcon,
    keys: 'Alt+ArrowDown',
    run: ({ down }, id) => down(id),
  },
  { label: 'Déplacer vers…', icon: DriveFileMoveIcon, run: ({ askWhere }, id) => askWhere(id) },
  {
    label: 'Dupliquer',
    icon: LibraryAddIcon,
    keys: 'Control+D',
    run: ({ duplicate }, id) => duplicate(id),
  },
  {
    label: 'Copier',
    icon: ContentCopyIcon,
    keys: 'Control+C',
    run: ({ copy }, id) => copy(id),
  },
  {
    label: 'Coller après',
    icon: ContentPasteIcon,
    keys: 'Control+V',
    run({ select, paste }, id) {
      select(id)
      paste()
    },
  },
  {
    label: 'Détacher',
    icon: LinkOffIcon,
    of: SHARED_BLOCK,
    run: ({ detach }, id) => void detach(id),
  },
  {
    label: 'Supprimer',
    icon: DeleteIcon,
    keys: 'Delete',
    run: ({ remove }, id) => remove(id),
  },
]

/** What can be done with a widget of the page. */
export function actionsOf(editing: Pick<Editing, 'page'>, id: string): readonly WidgetAction[] {
  const type = placed(editing.page(), id)?.widget.type
  return WIDGET_ACTIONS.filter(({ of }) => of === undefined || of === type)
}
