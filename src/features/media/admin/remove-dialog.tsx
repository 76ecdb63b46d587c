import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import type { MediaUse } from '#base/core/media/media-file.ts'
import { MediaUses } from './media-facts.tsx'

/** Why a medium was not removed at once. */
export interface Refusal {
  message: string
  uses: MediaUse[]
}

interface RemoveProps {
  refusal: Refusal
  confirm(): void
  close(): void
}

/** A medium that is used goes only when somebody has read where. */
export function RemoveDialog({ refusal, confirm, close }: RemoveProps) {
  const id = useId()
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm">
      <DialogTitle id={id}>Ce média est utilisé</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{refusal.message}</Typography>
        <MediaUses uses={refusal.uses} />
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
