import RedoIcon from '@mui/icons-material/RedoOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Steps } from './use-steps.ts'

/** The way back in a form, and forth again. */
export const StepButtons = ({ steps }: { steps: Omit<Steps<never>, 'change'> }) => (
  <Box sx={{ flexShrink: 0 }}>
    <IconButton
      aria-label="Annuler le dernier changement"
      title="Annuler le dernier changement"
      disabled={!steps.canUndo}
      onClick={steps.undo}
    >
      <UndoIcon />
    </IconButton>
    <IconButton
      aria-label="Rétablir"
      title="Rétablir"
      disabled={!steps.canRedo}
      onClick={steps.redo}
    >
      <RedoIcon />
    </IconButton>
  </Box>
)
