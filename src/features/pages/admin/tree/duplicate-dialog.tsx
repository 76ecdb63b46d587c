import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { DuplicateInput } from '../../contract/page-inputs.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'

interface DuplicateDialogProps {
  name: string
  /** How many pages lie below. */
  below: number
  onDuplicate(wish: DuplicateInput): void
  onClose(): void
}

/** Asks how a page is copied. */
export function DuplicateDialog({ name, below, onDuplicate, onClose }: DuplicateDialogProps) {
  const [withDescendants, setWithDescendants] = useState(false)
  const [asActive, setAsActive] = useState(false)
  return (
    <Dialog open onClose={onClose} aria-labelledby="duplicate-title" maxWidth="sm" fullWidth>
      <DialogTitle id="duplicate-title">Dupliquer « {name} »</DialogTitle>
      <DialogContent>
        <Typography>
          La copie, « {name} (copie) », vient juste après, avec tous ses blocs.
        </Typography>
        {below > 0 ? (
          <FormControlLabel
            control={
              <Checkbox
                checked={withDescendants}
                onChange={(_event, checked) => setWithDescendants(checked)}
              />
            }
            label={
              below === 1
                ? 'Copier aussi la page dessous'
                : `Copier aussi les ${below} pages dessous`
            }
            sx={{ display: 'flex', mt: 1 }}
          />
        ) : null}
        <FormControlLabel
          control={
            <Checkbox checked={asActive} onChange={(_event, checked) => setAsActive(checked)} />
          }
          label="Mettre la copie en ligne tout de suite, comme l’original"
          sx={{ display: 'flex' }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          ref={focusFirst}
          onClick={() => onDuplicate({ withDescendants, asActive })}
        >
          Dupliquer
        </Button>
      </DialogActions>
    </Dialog>
  )
}
