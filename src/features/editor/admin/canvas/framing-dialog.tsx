import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { CENTRE, type FocalPoint, framed, framingOf } from '#base/core/media/media-file.ts'
import { FocalInput } from '#features/media/admin/focal-input.tsx'
import { listQuery, thumbnail } from '#features/media/admin/media-api.ts'
import { media as calls } from '#features/media/contract/media.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import type { PictureRequest } from './canvas-host.ts'

interface FramingDialogProps {
  picture: PictureRequest
  isReadOnly: boolean
  onClose(): void
}

/** What a picture of the page shows where it is cropped; the page follows as it is chosen. */
export default function FramingDialog({ picture, isReadOnly, onClose }: FramingDialogProps) {
  const id = useId()
  const { path, focal: own } = framingOf(picture.value)
  const { data } = useCall(calls.list, { query: listQuery({ path }, 1) })
  const [chosen, setChosen] = useState<FocalPoint | null>(own)
  const known = data?.data[0]
  const choose = (focal: FocalPoint | null) => {
    setChosen(focal)
    picture.replace(framed(path, focal))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Cadrage</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Ce que vous choisissez vaut ici seulement. Ailleurs, l’image garde le point d’intérêt de
          la médiathèque.
        </DialogContentText>
        <FocalInput
          src={(known && thumbnail(known)) ?? path}
          value={chosen ?? known?.focal ?? CENTRE}
          onChange={choose}
          disabled={isReadOnly}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={chosen === null || isReadOnly} onClick={() => choose(null)}>
          Comme dans la médiathèque
        </Button>
        <Button variant="contained" onClick={onClose}>
          Terminé
        </Button>
      </DialogActions>
    </Dialog>
  )
}
