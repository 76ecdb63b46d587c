import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import AddIcon from '@mui/icons-material/AddOutlined'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import { Box, Button, IconButton, Stack } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { Viewports } from './canvas/viewports.tsx'
import { useEditing, usePageStore } from './state/editor-context.ts'
import { UndoRedo } from './state/undo-redo.tsx'
import { PANELS, type Panel, type Panels } from './use-panels.ts'

interface EditorToolsProps {
  panels: Panels
  isReadOnly: boolean
}

/** The line over the page; on a phone under it, where the thumb is. */
export function EditorTools({ panels, isReadOnly }: EditorToolsProps): ReactElement {
  const { isNarrow, width, setWidth, pick } = panels
  const store = usePageStore()
  const { undo, redo } = useEditing()
  return (
    <Stack
      direction="row"
      component="section"
      aria-label="Outils de la page"
      spacing={isNarrow ? 0 : 1}
      sx={{
        px: isNarrow ? 1 : 2,
        py: 0.5,
        order: isNarrow ? 1 : 0,
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: isNarrow ? '1px 0 0' : '0 0 1px',
        alignItems: 'center',
      }}
    >
      <Tool
        panels={panels}
        panel="add"
        label="Ajouter un bloc"
        icon={<AddIcon />}
        isDisabled={isReadOnly}
        onPress={() => (panels.open.includes('add') ? panels.close('add') : pick(null))}
      />
      <Tool panels={panels} panel="outline" label="Plan" icon={<AccountTreeIcon />} />
      <UndoRedo store={store} undo={undo} redo={redo} isReadOnly={isReadOnly} />
      <Box sx={{ flex: 1 }} />
      {isNarrow ? null : <Viewports width={width} onChange={setWidth} />}
      <Tool panels={panels} panel="options" label="Options" icon={<TuneIcon />} />
    </Stack>
  )
}

interface ToolProps {
  panels: Panels
  panel: Panel
  label: string
  icon: ReactNode
  isDisabled?: boolean
  onPress?(): void
}

/** Opens a panel, and closes it. */
function Tool({ panels, panel, label, icon, isDisabled = false, onPress }: ToolProps) {
  const isOpen = panels.open.includes(panel)
  const shared = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? PANELS[panel].id : undefined,
    disabled: isDisabled,
    onClick: onPress ?? (() => panels.toggle(panel)),
  }
  if (panels.isNarrow) {
    return (
      <IconButton {...shared} aria-label={label} color={isOpen ? 'primary' : 'default'}>
        {icon}
      </IconButton>
    )
  }
  return (
    <Button {...shared} startIcon={icon} sx={isOpen ? { bgcolor: 'action.selected' } : undefined}>
      {label}
    </Button>
  )
}
