import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { TreePreview } from '../../contract/pages.ts'
import { AddressesList } from './addresses-list.tsx'
import { focusFirst } from '#framework/admin/focus-first.ts'

interface ChangeDialogProps {
  title: string
  confirm: string
  preview: TreePreview
  onConfirm(): void
  onClose(): void
}

/** Asks before addresses change. */
export const ChangeDialog = ({
  title,
  confirm,
  preview,
  onConfirm,
  onClose,
}: ChangeDialogProps) => (
  <Dialog open onClose={onClose} aria-labelledby="change-title" maxWidth="sm" fullWidth>
    <DialogTitle id="change-title">{title}</DialogTitle>
    <DialogContent>
      <AddressesList {...preview} />
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Annuler</Button>
      <Button variant="contained" onClick={onConfirm} ref={focusFirst}>
        {confirm}
      </Button>
    </DialogActions>
  </Dialog>
)
