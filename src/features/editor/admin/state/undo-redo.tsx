import RedoIcon from '@mui/icons-material/RedoOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useSyncExternalStore, type ReactElement } from 'react'
import { useEditing } from './editor-context.ts'
import type { PageHistory } from './page-history.ts'

export interface HistoryProps {
  history: PageHistory
  isReadOnly: boolean
}

export function UndoRedo({ history, isReadOnly }: HistoryProps): ReactElement {
  const { undo, redo } = useEditing()
  const canUndo = useSyncExternalStore(history.subscribe, () => history.can('undo'))
  const canRedo = useSyncExternalStore(history.subscribe, () => history.can('redo'))
  const buttons = [
    { label: 'Annuler', keys: 'Control+Z', Icon: UndoIcon, can: canUndo, act: undo },
    { label: 'Rétablir', keys: 'Control+Y', Icon: RedoIcon, can: canRedo, act: redo },
  ]
  return (
    <>
      {buttons.map(({ label, keys, Icon, can, act }) => (
        <Tooltip key={label} describeChild title={`${label} (${keys.replace('Control', 'Ctrl')})`}>
          <span>
            <IconButton
              aria-label={label}
              aria-keyshortcuts={keys}
              disabled={!can || isReadOnly}
              onClick={act}
            >
              <Icon />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </>
  )
}
