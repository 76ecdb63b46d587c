import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import type { RemovalPreview } from '../../contract/pages.ts'
import { TRASH_DAYS } from '../../rules/retention.ts'
import { UseList } from '#framework/admin/used-in.tsx'
import { focusFirst } from '#framework/admin/focus-first.ts'

/** Pages shown of a long list. */
const SHOWN = 10

interface TrashDialogProps {
  name: string
  preview: RemovalPreview
  onTrash(): void
  onClose(): void
}

/** Asks before a page goes into the bin: what goes along, and whose links would lead nowhere. */
export function TrashDialog({ name, preview, onTrash, onClose }: TrashDialogProps) {
  const below = preview.pages.slice(1)
  return (
    <Dialog open onClose={onClose} aria-labelledby="trash-title" maxWidth="sm" fullWidth>
      <DialogTitle id="trash-title">Mettre « {name} » à la corbeille ?</DialogTitle>
      <DialogContent>
        <Typography>
          Elle quitte le site tout de suite. Vous pouvez la restaurer pendant {TRASH_DAYS} jours.
        </Typography>
        {below.length > 0 ? (
          <>
            <Typography sx={{ mt: 2, fontWeight: 600 }}>
              {below.length === 1
                ? 'Une page part avec elle :'
                : `${below.length} pages partent avec elle :`}
            </Typography>
            <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
              {below.slice(0, SHOWN).map((page) => (
                <li key={page.id}>{page.name}</li>
              ))}
              {below.length > SHOWN ? <li>… et {below.length - SHOWN} autres</li> : null}
            </Box>
          </>
        ) : null}
        {preview.links.length > 0 ? (
          <Alert severity="warning" sx={{ mt: 2 }}>
            <Typography id="trash-links" variant="body2" gutterBottom>
              Des liens y mènent encore et ne mèneraient plus nulle part :
            </Typography>
            <UseList uses={preview.links} labelledBy="trash-links" />
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button variant="contained" color="error" onClick={onTrash} ref={focusFirst}>
          Mettre à la corbeille
        </Button>
      </DialogActions>
    </Dialog>
  )
}
