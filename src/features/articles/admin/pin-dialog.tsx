import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { after, isToCome } from './moments.ts'
import { InstantInput } from '#framework/admin/inputs/instant-input.tsx'

interface PinDialogProps {
  title: string
  /** Instant at which it appears; empty where it is seen already. */
  from?: string
  save(until: string): Promise<boolean>
  close(): void
}

/** Milliseconds for which an article is pinned unless another date is chosen: two weeks. */
const USUAL = 14 * 24 * 3600 * 1000

/** Until when an article stands first. */
export function PinDialog({ title, from = '', save, close }: PinDialogProps) {
  const [until, setUntil] = useState(() => after(from, USUAL))
  const [isBusy, setBusy] = useState(false)
  const isPast = until !== '' && !isToCome(until)
  const send = async () => {
    setBusy(true)
    if (await save(until)) close()
    else setBusy(false)
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="pin-title">
      <DialogTitle id="pin-title">Épingler l’article</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="textSecondary">
            {fr(`« ${title} » sera le premier des listes qui suivent l’un de ses thèmes.`)}
          </Typography>
          <InstantInput
            label="Jusqu’au"
            help="Vide : jusqu’à ce que vous le désépingliez."
            value={until}
            onChange={setUntil}
            error={isPast ? 'Cette date est passée.' : undefined}
            disabled={isBusy}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Annuler</Button>
        <Button variant="contained" disabled={isBusy || isPast} onClick={() => void send()}>
          Épingler
        </Button>
      </DialogActions>
    </Dialog>
  )
}
