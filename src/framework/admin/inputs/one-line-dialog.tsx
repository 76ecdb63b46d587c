import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { focusFirst } from '../focus-first.ts'
import { bounded } from './bounded.ts'

interface OneLineDialogProps {
  title: string
  label?: string
  help?: string
  /** What stands there until now. */
  text?: string
  /** Characters at most. */
  most: number
  isRequired?: boolean
  /** What the button says. */
  action: string
  /** Is given the text without the spaces around it. */
  onTake(text: string): void
  onClose(): void
}

/** Asks for one line of text: unless said, the name of something that visitors don’t see. */
export function OneLineDialog(props: OneLineDialogProps) {
  const {
    title,
    label = 'Nom',
    help = 'Pour vous y retrouver : les visiteurs ne le voient pas.',
    text = '',
    most,
    isRequired = true,
    action,
    onTake,
    onClose,
  } = props
  const id = useId()
  const [typed, setTyped] = useState(text)
  const isFit = (!isRequired || typed.trim() !== '') && typed.length <= most
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // It may stand over another form.
          event.stopPropagation()
          if (!isFit) return
          onTake(typed.trim())
          onClose()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={focusFirst}
            fullWidth
            required={isRequired}
            margin="dense"
            label={label}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...bounded(typed, most, help)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" disabled={!isFit}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
