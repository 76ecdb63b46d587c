import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import type { TreePage } from '../../contract/pages.ts'
import { PagePicker } from '#framework/admin/inputs/page-picker.tsx'
import type { TreePlace } from '../../contract/page-inputs.ts'
import { PAGE_ABOVE } from './page-above.ts'
import { childrenOf, isWithin, type TreeIndex } from './tree-index.ts'

interface MoveDialogProps {
  page: TreePage
  index: TreeIndex
  onMove(place: TreePlace): void
  onClose(): void
}

/** « Déplacer… »: under which page, and behind which of its pages. */
export function MoveDialog({ page, index, onMove, onClose }: MoveDialogProps) {
  const [parentId, setParentId] = useState(page.parent)
  const [position, setPosition] = useState<number>(
    childrenOf(index, page.parent).findIndex(({ id }) => id === page.id),
  )
  const siblings = childrenOf(index, parentId).filter(({ id }) => id !== page.id)
  const problem =
    parentId === 0
      ? 'Choisissez une page.'
      : isWithin(index, page.id, parentId)
        ? 'Une page ne peut pas aller sous elle-même ni sous une de ses pages.'
        : ''
  return (
    <Dialog open onClose={onClose} aria-labelledby="move-title" maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (problem === '') onMove({ parentId, position: Math.min(position, siblings.length) })
        }}
      >
        <DialogTitle id="move-title">Déplacer « {page.name} »</DialogTitle>
        <DialogContent>
          <PagePicker
            label="Sous la page"
            help={PAGE_ABOVE}
            value={parentId}
            onChange={(id) => {
              setParentId(id)
              setPosition(childrenOf(index, id).length)
            }}
            error={problem}
          />
          <TextField
            select
            label="Position"
            value={Math.min(position, siblings.length)}
            onChange={({ target }) => setPosition(Number(target.value))}
            disabled={problem !== ''}
          >
            <MenuItem value={0}>En premier</MenuItem>
            {siblings.map(({ id, name }, place) => (
              <MenuItem key={id} value={place + 1}>
                Après « {name} »
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" disabled={problem !== ''}>
            Déplacer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
