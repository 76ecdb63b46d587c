import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { useState, type ReactElement } from 'react'
import { placeTitle } from '../state/place-title.ts'
import { useEditing, useEditorParts } from '../state/editor-context.ts'
import { isInside, placed, placesOf } from '../state/tree/places.ts'
import { widgetName } from '../state/widget-name.ts'

interface MoveDialogProps {
  /** The widget to move. */
  id: string
  onClose(): void
}

/** « Déplacer vers… » : every list of the page and every position in it, without a mouse. */
export function MoveDialog({ id, onClose }: MoveDialogProps): ReactElement | null {
  const editing = useEditing()
  const { descriptions } = useEditorParts()
  const page = editing.page()
  const found = placed(page, id)
  const [zone, setZone] = useState(found?.place.zone ?? '')
  const [index, setIndex] = useState(found?.index ?? 0)
  if (!found) return null
  const places = placesOf(page).filter((place) => !isInside(page, place.zone, id))
  const place = places.find((one) => one.zone === zone)
  const others = (place?.slot.content ?? []).filter(({ props }) => props.id !== id)
  const name = widgetName(found.widget, descriptions)
  const chooseZone = (chosen: string) => {
    setZone(chosen)
    setIndex(places.find((one) => one.zone === chosen)?.slot.content.length ?? 0)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="move-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          editing.move(id, { zone, index: Math.min(index, others.length) })
          onClose()
        }}
      >
        <DialogTitle id="move-title">Déplacer « {name} »</DialogTitle>
        <DialogContent>
          <Stack spacing={3} sx={{ pt: 1 }}>
            <TextField
              select
              label="Vers"
              value={zone}
              onChange={({ target }) => chooseZone(target.value)}
            >
              {places.map((one) => (
                <MenuItem key={one.zone} value={one.zone} sx={{ pl: 2 + one.depth * 2 }}>
                  {placeTitle(one, descriptions)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label="Position"
              value={String(Math.min(index, others.length))}
              onChange={({ target }) => setIndex(Number(target.value))}
            >
              <MenuItem value="0">En premier</MenuItem>
              {others.map((other, at) => (
                <MenuItem key={other.props.id} value={String(at + 1)}>
                  Après « {widgetName(other, descriptions)} »
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained">
            Déplacer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
