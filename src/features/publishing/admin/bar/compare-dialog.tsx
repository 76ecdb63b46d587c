import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { PageChange } from '../../rules/page-diff.ts'
import { Comparison, type Drawings } from '../comparison.tsx'

interface CompareDialogProps {
  title: string
  /** Asks the server. */
  ask(): Promise<{ changes: PageChange[] }>
  drawings?: Drawings
  onClose(): void
}

/** The difference of two versions, over the screen. */
export const CompareDialog = ({ title, ask, drawings, onClose }: CompareDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    maxWidth={drawings ? 'lg' : 'md'}
    fullWidth
    aria-labelledby="compare-title"
  >
    <DialogTitle id="compare-title">{title}</DialogTitle>
    <DialogContent dividers tabIndex={0}>
      <Comparison ask={ask} drawings={drawings} />
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Fermer</Button>
    </DialogActions>
  </Dialog>
)
