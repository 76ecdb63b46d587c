import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { focusFirst } from '../focus-first.ts'

interface ConfirmProps {
  title: string
  content: string
  /** What the button says that does it. */
  action: string
  color?: ButtonProps['color']
  onConfirm(): void
  onClose(): void
}

/** Asks before what can’t be taken back. */
export function Confirm({ title, content, action, color, onConfirm, onClose }: ConfirmProps) {
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography>{content}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button ref={focusFirst} variant="contained" color={color} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
