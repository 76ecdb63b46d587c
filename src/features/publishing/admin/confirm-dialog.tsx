import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'

interface ConfirmDialogProps {
  title: string
  text: string
  /** What the button says. */
  action: string
  onConfirm(): Promise<unknown>
  onClose(): void
}

/** Asks before something that visitors, or others of the team, will notice. */
export const ConfirmDialog = ({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="confirm-title">
    <DialogTitle id="confirm-title">{title}</DialogTitle>
    <DialogContent>
      <Typography>{text}</Typography>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Annuler</Button>
      <Button variant="contained" color="error" onClick={() => void onConfirm().then(onClose)}>
        {action}
      </Button>
    </DialogActions>
  </Dialog>
)
