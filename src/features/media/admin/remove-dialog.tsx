import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { UsedIn } from '#framework/admin/used-in.tsx'
import { type LibraryMedia, media as calls } from '../contract/media.ts'

interface RemoveProps {
  media: LibraryMedia
  /** Why it was not removed at once. */
  refusal: string
  confirm(): void
  close(): void
}

/** A medium that is used goes only when somebody has read where. */
export function RemoveDialog({ media, refusal, confirm, close }: RemoveProps) {
  const id = useId()
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm">
      <DialogTitle id={id}>Ce média est utilisé</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{refusal}</Typography>
        <UsedIn call={calls.uses} id={media.id} labelledBy={id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Le garder</Button>
        <Button color="error" onClick={confirm}>
          Mettre à la corbeille quand même
        </Button>
      </DialogActions>
    </Dialog>
  )
}
