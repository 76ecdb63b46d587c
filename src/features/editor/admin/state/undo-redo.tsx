import RedoIcon from '@mui/icons-material/RedoOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { IconButton } from '@mui/material'
import { useSyncExternalStore, type ReactElement } from 'react'
import type { StepStore } from './step-store.ts'

interface UndoRedoProps {
  store: Pick<StepStore<never>, 'subscribe' | 'can'>
  undo(): void
  redo(): void
  isReadOnly: boolean
}

/** The way back, and forth again. */
export function UndoRedo({ store, undo, redo, isReadOnly }: UndoRedoProps): ReactElement {
  const canUndo = useSyncExternalStore(store.subscribe, () => store.can('undo'))
  const canRedo = useSyncExternalStore(store.subscribe, () => store.can('redo'))
  const buttons = [
    { label: 'Annuler', keys: 'Control+Z', Icon: UndoIcon, can: canUndo, act: undo },
    { label: 'Rétablir', keys: 'Control+Y', Icon: RedoIcon, can: canRedo, act: redo },
  ]
  return (
    <>
      {buttons.map(({ label, keys, Icon, can, act }) => (
        <IconButton
          key={label}
          title={`${label} (${keys.replace('Control', 'Ctrl')})`}
          aria-label={label}
          aria-keyshortcuts={keys}
          disabled={!can || isReadOnly}
          onClick={act}
        >
          <Icon />
        </IconButton>
      ))}
    </>
  )
}
