import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'

interface ConfirmDialogProps {
  title: string
  text: string
  /** What the button says. */
  action: string
  /** What stands under the text. */
  children?: ReactNode
  onConfirm(): Promise<unknown>
  onClose(): void
}

/** Asks before something that visitors, or others of the team, will notice. */
export const ConfirmDialog = ({
  title,
  text,
  action,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="confirm-title">
    <DialogTitle id="confirm-title">{title}</DialogTitle>
    <DialogContent>
      <Typography>{text}</Typography>
      {children}
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Annuler</Button>
      <Button variant="contained" color="error" onClick={() => void onConfirm().then(onClose)}>
        {action}
      </Button>
    </DialogActions>
  </Dialog>
)
