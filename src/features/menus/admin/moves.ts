import type { SvgIconComponent } from '@mui/icons-material'
import DownIcon from '@mui/icons-material/ArrowDownward'
import OutIcon from '@mui/icons-material/FormatIndentDecrease'
import InIcon from '@mui/icons-material/FormatIndentIncrease'
import UpIcon from '@mui/icons-material/ArrowUpward'
import type { EntryPath } from '../rules/entry-at.ts'
import { indentEntry } from '../rules/indent-entry.ts'
import { type Moved, moveEntry, outdentEntry } from '../rules/move-entry.ts'
import type { MenuEntry } from '#base/core/menu.ts'

/** A way to move an entry: its button, and its key together with Alt. */
interface Move {
  label: string
  key: string
  icon: SvgIconComponent
  run(entries: readonly MenuEntry[], path: EntryPath): Moved
}

export const MOVES: readonly Move[] = [
  {
    label: 'Monter',
    key: 'ArrowUp',
    icon: UpIcon,
    run: (entries, path) => moveEntry(entries, path, -1),
  },
  {
    label: 'Descendre',
    key: 'ArrowDown',
    icon: DownIcon,
    run: (entries, path) => moveEntry(entries, path, 1),
  },
  { label: 'Sortir d’un niveau', key: 'ArrowLeft', icon: OutIcon, run: outdentEntry },
  { label: 'Mettre sous la précédente', key: 'ArrowRight', icon: InIcon, run: indentEntry },
]
