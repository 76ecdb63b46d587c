import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { RestoreInput, TakenAddress, TrashedPage } from '../contract/trash.ts'
import { PagePicker } from '#framework/admin/inputs/page-picker.tsx'
import { PAGE_ABOVE } from './tree/page-above.ts'
import { focusFirst } from '#framework/admin/focus-first.ts'

interface RestoreDialogProps {
  entry: TrashedPage
  /** Addresses that others have by now; none as long as nobody asked. */
  taken: readonly TakenAddress[]
  onRestore(wish: RestoreInput): void
  onClose(): void
}

/** Asks where a page goes back to when its place or its address is no longer free. */
export function RestoreDialog({ entry, taken, onRestore, onClose }: RestoreDialogProps) {
  const [parentId, setParentId] = useState(entry.hasParent ? entry.parentId : 0)
  return (
    <Dialog open onClose={onClose} aria-labelledby="restore-title" maxWidth="sm" fullWidth>
      <DialogTitle id="restore-title">Restaurer « {entry.name} »</DialogTitle>
      <DialogContent>
        {entry.hasParent ? null : (
          <>
            <Alert severity="warning" sx={{ mb: 1 }}>
              Sa page parente « {entry.parentName} » n’est plus là. Restaurez-la d’abord, ou
              choisissez une autre page.
            </Alert>
            <PagePicker
              label="Sous la page"
              help={PAGE_ABOVE}
              value={parentId}
              onChange={setParentId}
            />
          </>
        )}
        {taken.map(({ name, path, takenBy, proposed }) => (
          <Alert key={path} severity="warning" sx={{ mt: 1 }}>
            <Typography>
              L’adresse {path} de « {name} » est maintenant celle de la page « {takenBy.name} ».
            </Typography>
            <Typography>
              Adresse proposée : <strong>{proposed}</strong>
            </Typography>
          </Alert>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          ref={focusFirst}
          disabled={parentId === 0}
          onClick={() =>
            onRestore({
              withFreePaths: taken.length > 0,
              ...(entry.hasParent ? {} : { parentId }),
            })
          }
        >
          {taken.length > 0 ? 'Restaurer à l’adresse proposée' : 'Restaurer'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
